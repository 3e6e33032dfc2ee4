package org.jotjson.bench.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a browser makes of the report; {@code .ci/run} installs one. */
class ScreenshotTest {
  private static final int LIGHT_PAPER = 0xFFFFFF;
  private static final int LIGHT_JOT = 0x1568D6;
  private static final int DARK_PAPER = 0x10141A;
  private static final int DARK_JOT = 0x58A6FF;
  private static final int DARK_RUBY = 0xEF6F80;
  private static final int PHONE = 390;

  @TempDir private Path folder;

  @Test
  void lightAndDarkAndOnAPhoneThePicturesAreThereAndFit() throws Exception {
    Optional<Path> browser = browser();
    if (browser.isEmpty()) {
      System.err.println("NOT TESTED: the report in a browser, for there is no chromium");
      return;
    }
    Path report = Files.writeString(folder.resolve("report.html"), Examples.html());
    BufferedImage light = shot(browser.get(), report, "Light");
    assertThat(colours(light, 0, light.getWidth())).contains(LIGHT_PAPER, LIGHT_JOT);
    assertThat(light.getRGB(1, 1) & 0xFFFFFF).isEqualTo(LIGHT_PAPER);

    Path phone =
        Files.writeString(
            folder.resolve("phone.html"),
            "<body style='margin:0'><iframe src=report.html style='border:0;width:%dpx;height:2000px'>"
                .formatted(PHONE));
    BufferedImage dark = shot(browser.get(), phone, "Dark");
    assertThat(colours(dark, 0, PHONE)).contains(DARK_PAPER, DARK_JOT, DARK_RUBY);
    assertThat(colours(dark, PHONE - 4, PHONE)).containsExactly(DARK_PAPER);
  }

  private static Optional<Path> browser() {
    return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
        .flatMap(place -> Stream.of("google-chrome", "chromium").map(name -> Path.of(place, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  private BufferedImage shot(Path browser, Path page, String scheme) throws Exception {
    Path picture = folder.resolve(scheme + ".png");
    Process process =
        new ProcessBuilder(
                browser.toString(),
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--hide-scrollbars",
                "--window-size=1200,1800",
                "--blink-settings=preferredColorScheme=" + (scheme.equals("Dark") ? 0 : 1),
                "--user-data-dir=" + folder.resolve("profile"),
                "--screenshot=" + picture,
                page.toUri().toString())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("browser.log").toFile())
            .start();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(picture).exists();
    return ImageIO.read(picture.toFile());
  }

  private static Set<Integer> colours(BufferedImage picture, int from, int to) {
    Set<Integer> colours = new HashSet<>();
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = from; x < to; x++) {
        colours.add(picture.getRGB(x, y) & 0xFFFFFF);
      }
    }
    return colours;
  }
}
