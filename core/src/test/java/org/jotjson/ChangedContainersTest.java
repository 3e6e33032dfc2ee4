package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.Vector;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jotjson.testing.Routes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Containers that somebody changes while they are written: a clear error, and never for ever. */
class ChangedContainersTest {
  private static final Generator GENERATOR = Generator.builder().build();
  private static final Generator DEEP = Generator.builder().maxNesting(0).build();

  /** Writes a number and does something else. */
  private static ToJson hook(Runnable action) {
    return writer -> {
      writer.value(1);
      action.run();
    };
  }

  private static void assertFoundOut(Routes route, Object container) {
    GenerationException e =
        catchThrowableOfType(
            GenerationException.class, () -> route.json(GENERATOR, Map.of("x", container)));
    assertThat(e.rule()).isEqualTo("the container was changed while it was written");
    assertThat(e.path()).startsWith("$.x");
    Object nest = container;
    for (int level = 0; level < 110; level++) {
      nest = List.of(nest);
    }
    Object deep = nest;
    assertThat(catchThrowableOfType(GenerationException.class, () -> route.json(DEEP, deep)).rule())
        .isEqualTo("the container was changed while it was written");
    assertThat(Json.generate(List.of(1))).isEqualTo("[1]");
  }

  @ParameterizedTest
  @EnumSource(Routes.class)
  void aHookThatGrowsTheMapBeingWrittenIsFoundOut(Routes route) {
    for (Map<String, Object> map :
        List.of(
            new HashMap<String, Object>(),
            new LinkedHashMap<String, Object>(),
            new TreeMap<String, Object>())) {
      map.put("a", hook(() -> map.put("n" + map.size(), 1)));
      map.put("b", 2);
      assertFoundOut(route, map);
    }
  }

  private static List<Collection<Object>> collections() {
    return List.of(new ArrayList<>(), new LinkedList<>(), new Vector<>(), new ArrayList<>() {});
  }

  @ParameterizedTest
  @EnumSource(Routes.class)
  void aHookThatGrowsTheListBeingWrittenIsFoundOutAndNotFollowedForEver(Routes route) {
    for (Collection<Object> list : collections()) {
      Consumer<Object> add = list::add;
      list.add(
          new ToJson() {
            @Override
            public void toJson(JsonWriter writer) {
              writer.value(1);
              add.accept(this);
            }
          });
      list.add(2);
      assertFoundOut(route, list);
    }
  }

  @ParameterizedTest
  @EnumSource(Routes.class)
  void aHookThatShortensTheListBeingWrittenIsFoundOut(Routes route) {
    List<Object> list = new ArrayList<>();
    ToJson hook = hook(() -> list.subList(1, list.size()).clear());
    list.addAll(List.of(hook, 2, 3));
    GenerationException e =
        catchThrowableOfType(GenerationException.class, () -> route.json(GENERATOR, list));
    assertThat(e).hasMessage("the container was changed while it was written (at $[1])");
    assertThat(e.value()).isSameAs(list);
  }

  @ParameterizedTest
  @EnumSource(Routes.class)
  void aListThatIsItsOwnSnapshotIsWrittenAsItWas(Routes route) {
    List<Object> list = new CopyOnWriteArrayList<>();
    list.add(hook(() -> list.add(2)));
    assertThat(route.json(GENERATOR, list)).isEqualTo("[1]");
  }

  @Test
  void aListThatAnotherThreadChangesIsWrittenWholeOrIsAClearError() throws InterruptedException {
    List<Object> list = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7, 8));
    AtomicBoolean done = new AtomicBoolean();
    Thread other =
        new Thread(
            () -> {
              while (!done.get()) {
                if (list.size() < 1_000) list.add(list.size());
                else list.subList(8, list.size()).clear();
              }
            });
    other.start();
    for (int round = 0; round < 3_000; round++) {
      String[] json = {null};
      Throwable e = catchThrowable(() -> json[0] = Json.generate(Map.of("x", list)));
      if (e == null) assertIsWhole(json[0]);
      else assertThat(e).isInstanceOf(GenerationException.class).hasMessageContaining("(at $.x[");
    }
    done.set(true);
    other.join();
  }

  private static void assertIsWhole(String json) {
    assertThat(json).startsWith("{\"x\":[").endsWith("]}");
    assertThat(json.substring(6, json.length() - 2).split(",", -1))
        .allMatch(element -> element.matches("\\d+|null"));
  }

  @Test
  void anIndexErrorOfAUsersOwnIsNotTakenForAChange() {
    IndexOutOfBoundsException mine = new IndexOutOfBoundsException("mine");
    Iterable<Object> failing =
        () -> {
          throw mine;
        };
    assertThat(catchThrowable(() -> Json.generate(new ArrayList<>(List.of(failing)))))
        .isSameAs(mine);
  }

  @ParameterizedTest
  @EnumSource(Routes.class)
  void integersInAListAreWrittenWhateverStandsBetweenThem(Routes route) {
    for (int length : new int[] {1, 31, 32, 33, 64, 100}) {
      for (Object odd : new Object[] {null, 7L, "x", 1.5, Integer.MIN_VALUE}) {
        List<Object> values = new ArrayList<>(Collections.nCopies(length, 1_234_567));
        values.set(length / 2, odd);
        values.add(odd);
        StringBuilder wanted = new StringBuilder();
        for (Object value : values) wanted.append(",").append(value == "x" ? "\"x\"" : value);
        assertThat(route.json(Generator.builder().build(), values))
            .isEqualTo("[" + wanted.substring(1) + "]");
      }
    }
  }
}
