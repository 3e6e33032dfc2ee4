package org.jotjson;

import java.io.OutputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jotjson.testing.Routes;

/** Run by {@link DepthTest} in JVMs with little room. */
final class DeepPrograms {
  private static final int LEVELS = 200_000;

  private DeepPrograms() {}

  /** Ways to put a value into a container. */
  enum Nest {
    LIST("[", "]") {
      @Override
      Object around(Object value) {
        return new ArrayList<>(List.of(value));
      }
    },
    OTHER_LIST("[", "]") {
      @Override
      Object around(Object value) {
        return List.of(value);
      }
    },
    ARRAY("[", "]") {
      @Override
      Object around(Object value) {
        return new Object[] {value};
      }
    },
    ITERATOR("[", "]") {
      @Override
      Object around(Object value) {
        return List.of(value).iterator();
      }
    },
    MAP("{\"k\":", "}") {
      @Override
      Object around(Object value) {
        Map<String, Object> map = new LinkedHashMap<>(2);
        map.put("k", value);
        return map;
      }
    },
    TREE_MAP("{\"k\":", "}") {
      @Override
      Object around(Object value) {
        return new TreeMap<>(Map.of("k", value));
      }
    },
    RECORD("{\"k\":", "}") {
      @Override
      Object around(Object value) {
        return new Box(value);
      }
    },
    BEAN("{\"k\":", "}") {
      @Override
      Object around(Object value) {
        Bean bean = new Bean();
        bean.k = value;
        return bean;
      }
    },
    MIXED("[{\"k\":[", "]}]") {
      @Override
      Object around(Object value) {
        return List.of(Map.of("k", Optional.of(new AtomicReference<>(new Object[] {value}))));
      }

      @Override
      int levels() {
        return 3;
      }
    };

    private final String open;
    private final String close;

    Nest(String open, String close) {
      this.open = open;
      this.close = close;
    }

    abstract Object around(Object value);

    int levels() {
      return 1;
    }
  }

  private record Box(Object k) {}

  /** An object with a public field. */
  public static final class Bean {
    public Object k;
  }

  public static void main(String[] arguments) throws Exception {
    Runnable program = arguments[0].equals("nested") ? DeepPrograms::nested : DeepPrograms::cycles;
    program.run();
    Throwable[] failure = {null};
    Thread small = new Thread(null, program, "small", 512 << 10);
    small.setUncaughtExceptionHandler((thread, e) -> failure[0] = e);
    small.start();
    small.join();
    if (failure[0] != null) {
      throw new AssertionError("on a thread of 512 KB", failure[0]);
    }
    System.out.print(
        arguments[0].equals("nested") ? "all levels written\n" : "every cycle found\n");
  }

  private static void nested() {
    for (Nest nest : Nest.values()) {
      boolean sorted = nest == Nest.TREE_MAP;
      Generator generator = Generator.builder().maxNesting(0).sortKeys(sorted).build();
      Routes route = Routes.values()[nest.ordinal() % Routes.values().length];
      int count = LEVELS / nest.levels();
      String wanted = nest.open.repeat(count) + "1" + nest.close.repeat(count);
      Object value = 1;
      for (int level = 0; level < count; level++) {
        value = nest.around(value);
      }
      if (!route.json(generator, value).equals(wanted)) {
        throw new AssertionError(nest + " by " + route);
      }
    }
  }

  private static Map<String, Supplier<Object>> allCycles() {
    Map<String, Supplier<Object>> cycles = new LinkedHashMap<>();
    cycles.put(
        "list",
        () -> {
          List<Object> list = new ArrayList<>();
          list.add(list);
          return list;
        });
    cycles.put(
        "map",
        () -> {
          Map<String, Object> map = new LinkedHashMap<>();
          map.put("k", map);
          return map;
        });
    cycles.put(
        "array",
        () -> {
          Object[] array = {1, null};
          array[1] = array;
          return array;
        });
    cycles.put(
        "iterable",
        () -> {
          AtomicReference<Object> self = new AtomicReference<>();
          Iterable<Object> iterable = () -> List.of(self.get()).iterator();
          self.set(iterable);
          return iterable;
        });
    cycles.put(
        "reference",
        () -> {
          AtomicReference<Object> self = new AtomicReference<>();
          self.set(self);
          return self;
        });
    cycles.put(
        "optional in reference",
        () -> {
          AtomicReference<Object> self = new AtomicReference<>();
          self.set(Optional.of(self));
          return self;
        });
    cycles.put(
        "optional in list",
        () -> {
          List<Object> list = new ArrayList<>();
          list.add(Optional.of(list));
          return list;
        });
    cycles.put(
        "bean",
        () -> {
          Bean bean = new Bean();
          bean.k = bean;
          return bean;
        });
    cycles.put(
        "record in list",
        () -> {
          List<Object> list = new ArrayList<>();
          list.add(new Box(list));
          return list;
        });
    cycles.put("hook", () -> (Hook) (self, w) -> w.beginArray().value(self).endArray());
    cycles.put("bare hook", () -> (Hook) (self, w) -> w.value(self));
    cycles.put("hook in map", () -> (Hook) (self, w) -> w.value(Map.of("k", List.of(self))));
    return cycles;
  }

  /** A hook that knows itself. */
  private interface Hook extends ToJson {
    void write(Object self, JsonWriter writer);

    @Override
    default void toJson(JsonWriter writer) {
      write(this, writer);
    }
  }

  private static void cycles() {
    Generator limited = Generator.builder().maxNesting(5_000).build();
    Generator unlimited = Generator.builder().maxNesting(0).build();
    Generator sorted = Generator.builder().maxNesting(0).sortKeys(true).build();
    allCycles()
        .forEach(
            (name, cycle) -> {
              end(name, limited, cycle.get(), 0, 1, 2);
              end(name, name.equals("map") ? sorted : unlimited, cycle.get(), name.length() % 3);
            });
  }

  private static void end(String name, Generator generator, Object cycle, int... routes) {
    for (int route : routes) {
      try {
        if (route == 0) {
          generator.generateBytes(cycle);
        } else if (route == 1) {
          generator.generate(cycle, OutputStream.nullOutputStream());
        } else {
          generator.writer(OutputStream.nullOutputStream()).value(cycle);
        }
        throw new AssertionError(name + " was written");
      } catch (NestingException found) {
        if (!generator.generate(List.of(1)).equals("[1]")) {
          throw new AssertionError(name + " left a trace", found);
        }
      } catch (java.io.IOException | RuntimeException | Error e) {
        throw new AssertionError(name + " by route " + route, e);
      }
    }
  }
}
