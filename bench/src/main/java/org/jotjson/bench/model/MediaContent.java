package org.jotjson.bench.model;

import com.dslplatform.json.CompiledJson;
import java.util.ArrayList;
import java.util.List;

/** The document of the Eishay benchmark: a film and two pictures of it. */
@CompiledJson
public class MediaContent {
  private Media media;
  private List<Image> images;

  public Media getMedia() {
    return media;
  }

  public void setMedia(Media media) {
    this.media = media;
  }

  public List<Image> getImages() {
    return images;
  }

  public void setImages(List<Image> images) {
    this.images = images;
  }

  /** The usual one. */
  public static MediaContent sample() {
    Media media = new Media();
    media.setBitrate(262_144);
    media.setDuration(18_000_000);
    media.setFormat("video/mpg4");
    media.setHeight(480);
    media.setPersons(new ArrayList<>(List.of("Bill Gates", "Steve Jobs")));
    media.setPlayer(Media.Player.JAVA);
    media.setSize(58_982_400);
    media.setTitle("Javaone Keynote");
    media.setUri("http://javaone.com/keynote.mpg");
    media.setWidth(640);
    media.setCopyright("None");
    MediaContent content = new MediaContent();
    content.setMedia(media);
    content.setImages(
        new ArrayList<>(
            List.of(
                image(Image.Size.LARGE, 768, 1024, "large"),
                image(Image.Size.SMALL, 240, 320, "small"))));
    return content;
  }

  private static Image image(Image.Size size, int height, int width, String name) {
    Image image = new Image();
    image.setSize(size);
    image.setHeight(height);
    image.setWidth(width);
    image.setTitle("Javaone Keynote");
    image.setUri("http://javaone.com/keynote_" + name + ".jpg");
    return image;
  }
}
