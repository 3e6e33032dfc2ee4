package org.jotjson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jotjson.testing.ChildJvm;
import org.junit.jupiter.api.Test;

/**
 * What native images and Android do not have is used where it is said to be, and what makes threads
 * wait for one another nowhere. Told by the form of the classes, not by running there.
 */
class RestrictedPlatformsTest {
  /** The classes of Jot, without their package's common part, that name this class of the JDK. */
  private static Set<String> thatName(String type) throws IOException {
    Path home = ChildJvm.home(Json.class).resolve("org/jotjson");
    Set<String> found = new TreeSet<>();
    try (var files = Files.walk(home)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".class")).toList()) {
        String name = home.relativize(file).toString().replace('\\', '/');
        if (constants(file).stream().anyMatch(constant -> constant.contains(type)))
          found.add(name.replaceAll("(\\$.*)?\\.class", ""));
      }
    }
    return found;
  }

  /** The texts in a class file's constant pool (JVMS 4.4), which are names and types too. */
  private static Set<String> constants(Path file) throws IOException {
    Set<String> texts = new TreeSet<>();
    try (DataInputStream in = new DataInputStream(Files.newInputStream(file))) {
      in.readLong();
      int count = in.readUnsignedShort();
      for (int i = 1; i < count; i++) {
        int tag = in.readUnsignedByte();
        switch (tag) {
          case 1 -> texts.add(in.readUTF());
          case 3, 4, 9, 10, 11, 12, 17, 18 -> in.readInt();
          case 5, 6 -> {
            in.readLong();
            i++;
          }
          case 15 -> in.skipNBytes(3);
          default -> in.readUnsignedShort();
        }
      }
    }
    return texts;
  }

  @Test
  void theFormOfAClassIsSeen() throws IOException {
    assertThat(thatName("java/util/LinkedHashMap")).contains("internal/walk/Walk");
    assertThat(thatName("java/applet/Applet")).isEmpty();
  }

  @Test
  void unsafeAccessNativeMemoryAndProcessesAreUsedNowhere() throws IOException {
    for (String type :
        List.of("sun/misc/", "jdk/internal/", "java/lang/foreign", "ProcessHandle", "classfile")) {
      assertThat(thatName(type)).as(type).isEmpty();
    }
  }

  @Test
  void whatOnlyAFullJdkHasIsUsedInFewPlaces() throws IOException {
    assertThat(thatName("java/lang/invoke/VarHandle"))
        .containsExactly("internal/bytes/LittleEndian", "internal/bytes/OpenString");
    assertThat(thatName("defineHiddenClass"))
        .containsExactly("internal/bind/Elements", "internal/bind/WriterClass");
    assertThat(thatName("jdk/incubator/vector"))
        .allMatch(name -> name.equals("internal/text/RunScanners") || name.contains("/Vector"));
    assertThat(thatName("java/lang/reflect/Method"))
        .allMatch(name -> name.startsWith("internal/bind/"));
  }

  @Test
  void noThreadWaitsForAnother() throws IOException {
    assertThat(thatName("java/util/concurrent/locks")).containsExactly("ChunkPublisher");
    assertThat(thatName("java/lang/ThreadLocal")).containsExactly("internal/bind/Bindings");
    Path sources = Path.of("src/main/java");
    try (var files = Files.walk(sources)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        assertThat(Files.readString(file, UTF_8))
            .as(file.toString())
            .doesNotContain("synchronized");
      }
    }
  }

  @Test
  void aWriterMadeAtBuildTimeNeedsNoClassMadeAtRunTimeAndNoLookAtMembers() throws Exception {
    String log = ChildJvm.run(Program.class, List.of("-Xlog:class+load:stdout"));
    assertThat(log)
        .contains("{\"x\":1,\"next\":{\"x\":2,\"next\":null}}", "org.jotjson.BuiltPointJsonWriter ")
        .doesNotContain("org.jotjson.internal.bind.WriterClass ")
        .doesNotContain("org.jotjson.internal.bind.Sources ")
        .doesNotContain("org.jotjson.internal.bind.Writes");
  }

  static final class Program {
    private Program() {}

    public static void main(String[] arguments) {
      System.out.println(Json.generate(new BuiltPoint(1, new BuiltPoint(2, null))));
    }
  }
}
