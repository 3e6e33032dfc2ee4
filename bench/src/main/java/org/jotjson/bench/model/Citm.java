package org.jotjson.bench.model;

import com.dslplatform.json.CompiledJson;
import java.util.List;
import java.util.Map;

/** citm_catalog.json: performances and the names of what they refer to. */
@CompiledJson
public record Citm(
    Map<String, String> areaNames,
    Map<String, String> audienceSubCategoryNames,
    Map<String, String> blockNames,
    Map<String, Event> events,
    List<Performance> performances,
    Map<String, String> seatCategoryNames,
    Map<String, String> subTopicNames,
    Map<String, String> subjectNames,
    Map<String, String> topicNames,
    Map<String, List<Integer>> topicSubTopics,
    Map<String, String> venueNames) {
  /** What is performed. */
  public record Event(
      Object description,
      int id,
      String logo,
      String name,
      List<Integer> subTopicIds,
      Object subjectCode,
      Object subtitle,
      List<Integer> topicIds) {}

  /** When and where. */
  public record Performance(
      int eventId,
      int id,
      String logo,
      String name,
      List<Price> prices,
      List<SeatCategory> seatCategories,
      Object seatMapImage,
      long start,
      String venueCode) {}

  /** What it costs. */
  public record Price(int amount, int audienceSubCategoryId, int seatCategoryId) {}

  /** Seats of a price. */
  public record SeatCategory(List<Area> areas, int seatCategoryId) {}

  /** Where they are. */
  public record Area(int areaId, List<Integer> blockIds) {}
}
