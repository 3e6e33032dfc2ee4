package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jotjson.testing.Routes;
import org.junit.jupiter.api.Test;

/** Beans are objects of what their getters return. */
class BeansTest {
  /** Fields in one order, getters in another. */
  static class Person {
    private final String name = "Ann";
    private final int age = 41;
    private final boolean active = true;
    private final Boolean premium = false;
    private final String secret = "hidden";

    public Boolean isPremium() {
      return premium;
    }

    public boolean isActive() {
      return active;
    }

    public int getAge() {
      return age;
    }

    public String getName() {
      return name;
    }

    public String getLabel() {
      return name + age;
    }

    public String get() {
      return secret;
    }

    public String get_under() {
      return "no";
    }

    public int get1() {
      return 1;
    }

    public String getaway() {
      return secret;
    }

    public String is() {
      return secret;
    }

    public String issue() {
      return secret;
    }

    public String getWith(int argument) {
      return secret + argument;
    }

    public void getNothing() {}

    public static String getStatic() {
      return "static";
    }

    String getPackagePrivate() {
      return secret;
    }
  }

  @Test
  void gettersAreMembersInTheOrderOfTheFieldsAndThenByName() {
    assertThat(Routes.all(Generator.builder().build(), Person::new))
        .isEqualTo(
            "{\"name\":\"Ann\",\"age\":41,\"active\":true,\"premium\":false,\"label\":\"Ann41\"}");
  }

  static class Employee extends Person {
    public final String company = "ACME";
    public transient String left = "out";
    public static final String ALSO = "out";
    private final Person boss = new Person();

    public Person getBoss() {
      return boss;
    }

    @Override
    public String getName() {
      return "Bob";
    }
  }

  @Test
  void superclassesComeFirstAndPublicFieldsAreMembers() {
    assertThat(Json.generate(new Employee()))
        .startsWith(
            "{\"name\":\"Bob\",\"age\":41,\"active\":true,\"premium\":false,\"company\":\"ACME\"")
        .endsWith(",\"boss\":" + Json.generate(new Person()) + ",\"label\":\"Ann41\"}")
        .doesNotContain("out");
  }

  interface Named {
    String getName();

    default String getGreeting() {
      return "Hi " + getName();
    }
  }

  interface Sized<T extends Number> {
    T getSize();
  }

  static final class Both implements Named, Sized<Integer> {
    @Override
    public Integer getSize() {
      return 3;
    }

    @Override
    public String getName() {
      return "both";
    }
  }

  record Holder(Named named, Sized<?> sized) {}

  @Test
  void interfacesAreWrittenAsTheClassThatImplementsThem() {
    String both = "{\"greeting\":\"Hi both\",\"name\":\"both\",\"size\":3}";
    assertThat(Json.generate(new Both())).isEqualTo(both);
    assertThat(Json.generate(new Holder(new Both(), new Both())))
        .isEqualTo("{\"named\":" + both + ",\"sized\":" + both + "}");
  }

  @Test
  void anonymousClassesAndProxiesHaveTheGettersOfTheirInterfaces() {
    Named anonymous =
        new Named() {
          @Override
          public String getName() {
            return "anonymous";
          }
        };
    assertThat(Json.generate(anonymous))
        .isEqualTo("{\"greeting\":\"Hi anonymous\",\"name\":\"anonymous\"}");
    Object proxy =
        java.lang.reflect.Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {Sized.class},
            (self, method, arguments) -> 5);
    assertThat(Json.generate(proxy)).isEqualTo("{\"size\":5}");
  }

  abstract static class Base<T> {
    public abstract T getValue();
  }

  static class Covariant extends Base<CharSequence> {
    @Override
    public String getValue() {
      return "narrow";
    }
  }

  @Test
  void overriddenGettersAreWrittenOnce() {
    assertThat(Json.generate(new Covariant())).isEqualTo("{\"value\":\"narrow\"}");
  }

  enum Level {
    LOW,
    HIGH {
      @Override
      public String getNote() {
        return "body";
      }
    };

    public String getNote() {
      return "none";
    }

    @Override
    public String toString() {
      return "level";
    }
  }

  record Levels(Level low, Level high, Map<Level, Integer> counts) {}

  @Test
  void enumsAreTheirNamesAsMembersAndKeysWithAndWithoutABody() {
    Map<Level, Integer> counts = new LinkedHashMap<>();
    counts.put(Level.HIGH, 1);
    assertThat(Json.generate(new Levels(Level.LOW, Level.HIGH, counts)))
        .isEqualTo("{\"low\":\"LOW\",\"high\":\"HIGH\",\"counts\":{\"HIGH\":1}}");
  }

  sealed interface Shape permits Circle, Square {}

  record Circle(double radius) implements Shape {}

  record Square(double side) implements Shape {}

  record Drawing(Shape first, List<Shape> shapes) {}

  @Test
  void sealedTypesAreWrittenByTheirActualClass() {
    assertThat(Json.generate(new Drawing(new Circle(1), List.of(new Square(2), new Circle(3)))))
        .isEqualTo("{\"first\":{\"radius\":1.0},\"shapes\":[{\"side\":2.0},{\"radius\":3.0}]}");
  }

  static class Member {
    public int id = 1;
  }

  static class Special extends Member {
    public int extra = 2;
  }

  record Team(Member lead, List<Member> all) {}

  @Test
  void aSubclassOfTheDeclaredClassIsWrittenWhole() {
    assertThat(
            Json.generate(
                new Team(
                    new Special(),
                    new java.util.ArrayList<>(List.of(new Member(), new Special())))))
        .isEqualTo("{\"lead\":{\"id\":1,\"extra\":2},\"all\":[{\"id\":1},{\"id\":1,\"extra\":2}]}");
  }

  static class Ping {
    public Pong pong;
    public String name = "ping";
  }

  static class Pong {
    public Ping ping;
    public String name = "pong";
  }

  @Test
  void classesThatKnowEachOtherAreWritten() {
    Ping ping = new Ping();
    ping.pong = new Pong();
    ping.pong.ping = new Ping();
    assertThat(Json.generate(ping))
        .isEqualTo(
            "{\"pong\":{\"ping\":{\"pong\":null,\"name\":\"ping\"},\"name\":\"pong\"},\"name\":\"ping\"}");
  }
}
