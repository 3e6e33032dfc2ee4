package org.jotjson.bench;

import java.util.List;
import java.util.Locale;

/** The circumstances that results are published for. */
enum Setting {
  BYTES("to byte[]", "25", "", Mode.BYTES, Profile.CLEAN),
  POLLUTED("to byte[], all documents seen", "25", "", Mode.BYTES, Profile.POLLUTED),
  FLAGS("to byte[], vectors and open strings", "25", Setting.VECTORS, Mode.BYTES, Profile.CLEAN),
  STRING("to String", "25", "", Mode.STRING, Profile.CLEAN),
  STRING_FLAGS(
      "to String, vectors and open strings", "25", Setting.VECTORS, Mode.STRING, Profile.CLEAN),
  STREAM("to a stream", "25", "", Mode.STREAM, Profile.CLEAN),
  JAVA_17("to byte[], JDK 17", "17", "", Mode.BYTES, Profile.CLEAN),
  JAVA_17_FLAGS(
      "to byte[], JDK 17, vectors and open strings",
      "17",
      Setting.VECTORS,
      Mode.BYTES,
      Profile.CLEAN);

  private static final String VECTORS =
      "--add-modules jdk.incubator.vector --add-opens java.base/java.lang=ALL-UNNAMED";

  private final String title;
  private final String jdk;
  private final String flags;
  private final Mode mode;
  private final Profile profile;

  Setting(String title, String jdk, String flags, Mode mode, Profile profile) {
    this.title = title;
    this.jdk = jdk;
    this.flags = flags;
    this.mode = mode;
    this.profile = profile;
  }

  /** As a column is headed. */
  String title() {
    return title;
  }

  /** As in names of files. */
  String file() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  Measurement measurement(Timing timing) {
    return timing.measurement(mode, profile, false, jdk, List.of(Variant.of(flags, null)));
  }
}
