package org.jotjson.bench.model;

import com.dslplatform.json.CompiledJson;
import com.fasterxml.jackson.annotation.JsonAlias;
import java.util.List;

/** twitter.json: one page of a search. */
@CompiledJson
public record Twitter(List<Status> statuses, SearchMetadata search_metadata) {
  /** The search. */
  public record SearchMetadata(
      double completed_in,
      long max_id,
      String max_id_str,
      String next_results,
      String query,
      String refresh_url,
      int count,
      long since_id,
      String since_id_str) {}

  /** A message. */
  public record Status(
      Metadata metadata,
      String created_at,
      long id,
      String id_str,
      String text,
      String source,
      boolean truncated,
      Long in_reply_to_status_id,
      String in_reply_to_status_id_str,
      Long in_reply_to_user_id,
      String in_reply_to_user_id_str,
      String in_reply_to_screen_name,
      User user,
      Object geo,
      Object coordinates,
      Object place,
      Object contributors,
      Status retweeted_status,
      int retweet_count,
      int favorite_count,
      Entities entities,
      boolean favorited,
      boolean retweeted,
      Boolean possibly_sensitive,
      String lang) {}

  /** What the search says about it; to some libraries, a name with "is" is that of a boolean. */
  public record Metadata(
      String result_type, @JsonAlias("iso_language_code") String language_code) {}

  /** Who wrote it. */
  public record User(
      long id,
      String id_str,
      String name,
      String screen_name,
      String location,
      String description,
      String url,
      UserEntities entities,
      boolean protected_user,
      int followers_count,
      int friends_count,
      int listed_count,
      String created_at,
      int favourites_count,
      Integer utc_offset,
      String time_zone,
      boolean geo_enabled,
      boolean verified,
      int statuses_count,
      String lang,
      boolean contributors_enabled,
      boolean is_translator,
      boolean is_translation_enabled,
      String profile_background_color,
      String profile_background_image_url,
      String profile_background_image_url_https,
      boolean profile_background_tile,
      String profile_image_url,
      String profile_image_url_https,
      String profile_banner_url,
      String profile_link_color,
      String profile_sidebar_border_color,
      String profile_sidebar_fill_color,
      String profile_text_color,
      boolean profile_use_background_image,
      boolean default_profile,
      boolean default_profile_image,
      boolean following,
      boolean follow_request_sent,
      boolean notifications) {}

  /** Links of a user. */
  public record UserEntities(Links description, Links url) {}

  /** Links in a text. */
  public record Links(List<Link> urls) {}

  /** A link. */
  public record Link(String url, String expanded_url, String display_url, List<Integer> indices) {}

  /** What is in a text. */
  public record Entities(
      List<Hashtag> hashtags,
      List<Object> symbols,
      List<Link> urls,
      List<Mention> user_mentions,
      List<Picture> media) {}

  /** A tag. */
  public record Hashtag(String text, List<Integer> indices) {}

  /** A user who is named. */
  public record Mention(
      String screen_name, String name, long id, String id_str, List<Integer> indices) {}

  /** A picture. */
  public record Picture(
      long id,
      String id_str,
      List<Integer> indices,
      String media_url,
      String media_url_https,
      String url,
      String display_url,
      String expanded_url,
      String type,
      Sizes sizes,
      Long source_status_id,
      String source_status_id_str) {}

  /** Its sizes. */
  public record Sizes(Size medium, Size small, Size thumb, Size large) {}

  /** One of them. */
  public record Size(int w, int h, String resize) {}
}
