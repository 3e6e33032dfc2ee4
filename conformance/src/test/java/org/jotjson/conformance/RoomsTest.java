package org.jotjson.conformance;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.VarHandle;
import java.lang.reflect.AccessibleObject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which room may use which, as DESIGN.md says. */
@AnalyzeClasses(packages = "org.jotjson", importOptions = RoomsTest.CoreOnly.class)
class RoomsTest {
  private static final String ROOMS = "org.jotjson.internal.";

  /** The classes of core itself, not its tests and not this module. */
  static final class CoreOnly implements ImportOption {
    @Override
    public boolean includes(com.tngtech.archunit.core.importer.Location location) {
      String place = location.toString();
      return place.contains("/core/target/classes/")
          || place.contains("/jot-core-") && !place.contains("-tests.jar");
    }
  }

  @ArchTest
  static void thereAreClassesToLookAt(JavaClasses classes) {
    assertThat(classes).hasSizeGreaterThan(50);
  }

  @ArchTest static final ArchRule BYTES_USE_NOTHING = room("bytes");

  @ArchTest static final ArchRule FILTERS_USE_NOTHING = room("filter");

  @ArchTest static final ArchRule OUTPUT_USES_BYTES_AT_MOST = room("output", "bytes");

  @ArchTest static final ArchRule TEXT_USES_BYTES = room("text", "bytes");

  @ArchTest static final ArchRule NUMBERS_USE_BYTES = room("number", "bytes");

  @ArchTest
  static final ArchRule TOKENS_USE_THE_ROOMS_BELOW =
      room("token", "bytes", "output", "text", "number");

  private static ArchRule room(String room, String... usable) {
    String[] allowed = new String[usable.length + 1];
    allowed[0] = ROOMS + room + "..";
    for (int i = 0; i < usable.length; i++) {
      allowed[i + 1] = ROOMS + usable[i] + "..";
    }
    return noClasses()
        .that()
        .resideInAPackage(ROOMS + room + "..")
        .should()
        .dependOnClassesThat(
            resideInAPackage("org.jotjson..")
                .and(
                    com.tngtech.archunit.base.DescribedPredicate.not(resideInAnyPackage(allowed))));
  }

  @ArchTest
  static final ArchRule ONLY_THE_VECTOR_CLASSES_KNOW_VECTORS =
      noClasses()
          .that()
          .doNotHaveSimpleName("VectorRunScanner")
          .and()
          .doNotHaveSimpleName("VectorUtf16")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("jdk.incubator..");

  @ArchTest
  static final ArchRule VAR_HANDLES_LIVE_IN_ONE_ROOM =
      noClasses()
          .that()
          .resideOutsideOfPackage(ROOMS + "bytes")
          .should()
          .dependOnClassesThat(assignableTo(VarHandle.class));

  @ArchTest
  static final ArchRule NOBODY_USES_UNSAFE =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("sun..", "jdk.internal..", "com.sun..");

  @ArchTest
  static final ArchRule NOBODY_BREAKS_INTO_OTHER_CLASSES =
      noClasses()
          .should()
          .callMethodWhere(
              com.tngtech.archunit.core.domain.JavaCall.Predicates.target(
                  com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching(
                      "setAccessible|trySetAccessible")));

  @ArchTest
  static final ArchRule ONLY_BIND_REFLECTS =
      noClasses()
          .that()
          .resideOutsideOfPackage(ROOMS + "bind")
          .should()
          .dependOnClassesThat(assignableTo(AccessibleObject.class));

  @ArchTest
  static final ArchRule ANNOTATIONS_USE_NOTHING =
      noClasses()
          .that()
          .resideInAPackage("org.jotjson.annotation")
          .should()
          .dependOnClassesThat(
              resideInAPackage("org.jotjson..")
                  .and(
                      com.tngtech.archunit.base.DescribedPredicate.not(
                          resideInAPackage("org.jotjson.annotation"))));

  @Test
  void noSourceFileHasMoreThanThreeHundredLines() throws IOException {
    Path root = sources();
    try (var files = Files.walk(root)) {
      List<String> tooLong =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .filter(file -> lines(file) > 300)
              .map(file -> root.relativize(file) + " " + lines(file))
              .toList();
      assertThat(tooLong).isEmpty();
    }
  }

  private static int lines(Path file) {
    try {
      return Files.readAllLines(file).size();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path sources() {
    Path here = Path.of("").toAbsolutePath();
    Path root = here.endsWith("conformance") ? here.getParent() : here;
    return root.resolve("core/src/main/java");
  }
}
