package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jotjson.annotation.JsonInclude.Include;
import org.junit.jupiter.api.Test;

/** What is asked about the values of maps is asked about those of records alike. */
class TailoredBeansTest {
  record Card(String number, int year) {}

  record User(
      int id,
      byte rank,
      short size,
      char initial,
      float ratio,
      String name,
      Card card,
      List<Card> cards) {}

  private static final Card CARD = new Card("4111", 30);
  private static final User USER =
      new User(1, (byte) 2, (short) 3, 'u', 0.5f, "", CARD, new ArrayList<>(List.of(CARD, CARD)));

  private static Map<String, Object> map() {
    Map<String, Object> card = new LinkedHashMap<>();
    card.put("number", "4111");
    card.put("year", 30);
    Map<String, Object> user = new LinkedHashMap<>();
    user.put("id", 1);
    user.put("rank", (byte) 2);
    user.put("size", (short) 3);
    user.put("initial", 'u');
    user.put("ratio", 0.5f);
    user.put("name", "");
    user.put("card", card);
    user.put("cards", List.of(card, card));
    return user;
  }

  private static void assertAlike(GeneratorBuilder builder, String part) {
    Generator generator = builder.build();
    assertThat(generator.generate(List.of(USER)))
        .isEqualTo(generator.generate(List.of(map())))
        .contains(part);
  }

  @Test
  void filtersChooseAndRedactMembersByTheirPaths() {
    assertAlike(Generator.builder().filter(Filter.all().exclude("**.number")), "{\"year\":30}");
    assertAlike(Generator.builder().include(Include.NON_EMPTY), "\"ratio\":0.5,\"card\"");
  }

  record Secret(@JsonValue String text) {}

  record Holder(Secret a, Card b) {}

  @Test
  void anObjectThatStandsForAStringHasNothingDeeperToInclude() {
    Filter filter = Filter.all().include("a.text", "b.year");
    Generator generator = Generator.builder().filter(filter).build();
    assertThat(generator.generate(new Holder(new Secret("s"), CARD)))
        .isEqualTo("{\"b\":{\"year\":30}}");
  }

  @Test
  void convertersByTypeSeePrimitivesAsWhatTheyAre() {
    assertAlike(Generator.builder().convert(Integer.class, i -> "int " + i), "\"id\":\"int 1\"");
    assertAlike(Generator.builder().convert(Byte.class, b -> "byte " + b), "\"rank\":\"byte 2\"");
    assertAlike(
        Generator.builder().convert(Short.class, s -> "short " + s), "\"size\":\"short 3\"");
    assertAlike(Generator.builder().convert(Character.class, c -> "c" + c), "\"initial\":\"cu\"");
    assertAlike(Generator.builder().convert(Float.class, f -> f * 2), "\"ratio\":1.0");
    Generator cards = Generator.builder().convert(Card.class, Card::number).build();
    assertThat(cards.generate(USER)).contains("\"card\":\"4111\",\"cards\":[\"4111\",\"4111\"]");
  }
}
