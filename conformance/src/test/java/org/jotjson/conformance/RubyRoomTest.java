package org.jotjson.conformance;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * What the Ruby door may use of core. Reads the compiled classes of the module {@code ruby}, which
 * this module does not depend on: JRuby is not for every test's class path.
 */
class RubyRoomTest {
  private static final String ROOMS = "org.jotjson.internal.";

  private final JavaClasses classes = new ClassFileImporter().importPath(compiled());

  @Test
  void thereAreClassesToLookAt() {
    assertThat(classes)
        .as("classes in %s: mvn -pl core,ruby compile", compiled())
        .hasSizeGreaterThan(15);
  }

  @Test
  void itUsesTokensAndWhatOptionsAreMadeOf() {
    noClasses()
        .should()
        .dependOnClassesThat(
            resideInAPackage("org.jotjson..")
                .and(
                    not(
                        resideInAnyPackage(
                            "org.jotjson.ruby..",
                            ROOMS + "token",
                            ROOMS + "text",
                            ROOMS + "number",
                            ROOMS + "output"))))
        .check(classes);
  }

  @Test
  void itNeitherEscapesNorMakesDigitsNorKeepsABuffer() {
    noClasses()
        .that()
        .resideInAPackage("org.jotjson.ruby")
        .should()
        .dependOnClassesThat(
            resideInAnyPackage(ROOMS + "text", ROOMS + "number", ROOMS + "output")
                .and(
                    not(
                        com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching(
                            ".*\\.(Escapes|Malformed|TextPolicy|NumberLayout|Recycled|Recycler|TooLargeException);?"))))
        .check(classes);
  }

  private static Path compiled() {
    Path here = Path.of("").toAbsolutePath();
    Path root = here.endsWith("conformance") ? here.getParent() : here;
    return root.resolve("ruby/target/classes");
  }
}
