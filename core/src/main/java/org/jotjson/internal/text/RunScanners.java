package org.jotjson.internal.text;

/**
 * Chooses the scanner, once, and can say why.
 *
 * <p>The system property {@value #PROPERTY} may be {@code auto} (the default), {@code scalar},
 * {@code swar}, or a vector width: {@code 128}, {@code 256}, {@code 512}.
 */
public final class RunScanners {
  /** The name of the system property. */
  public static final String PROPERTY = "org.jotjson.scanner";

  private static final Choice CHOICE = choose();

  static final RunScanner CHOSEN = CHOICE.scanner;

  private RunScanners() {}

  private record Choice(RunScanner scanner, String name, String reason) {}

  /** The chosen scanner: {@code scalar}, {@code swar} or {@code vector-256} with its width. */
  public static String name() {
    return CHOICE.name;
  }

  /** Why it was chosen, as a half-sentence. */
  public static String reason() {
    return CHOICE.reason;
  }

  static String asked() {
    return System.getProperty(PROPERTY, "auto");
  }

  private static Choice choose() {
    String asked = asked();
    switch (asked) {
      case "scalar":
        return new Choice(new ScalarRunScanner(), "scalar", "asked for by " + PROPERTY);
      case "swar":
        return swar("asked for by " + PROPERTY);
      case "128":
      case "256":
      case "512":
        return vectorModule()
            ? vector("asked for by " + PROPERTY)
            : swar(asked + " bits asked for, but " + NO_MODULE);
      case "auto":
        String refusal = refusal();
        return refusal == null ? vector("the vector module is present") : swar(refusal);
      default:
        return swar("'" + asked + "' is not a scanner (auto, scalar, swar, 128, 256, 512)");
    }
  }

  private static final String NO_MODULE =
      "the module jdk.incubator.vector is absent; add it with --add-modules jdk.incubator.vector";

  /** Why vectors would not pay here, or null. */
  private static String refusal() {
    if (!vectorModule()) return NO_MODULE;
    if (Runtime.version().feature() < 21) return "vector masks are slow before Java 21";
    if (!System.getProperty("java.vm.info", "").contains("mixed mode"))
      return "the JIT compiler is off";
    return null;
  }

  private static boolean vectorModule() {
    return ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();
  }

  private static Choice swar(String reason) {
    return new Choice(new SwarRunScanner(), "swar", reason);
  }

  private static Choice vector(String reason) {
    RunScanners.class
        .getModule()
        .addReads(ModuleLayer.boot().findModule("jdk.incubator.vector").orElseThrow());
    VectorRunScanner scanner = new VectorRunScanner();
    return new Choice(scanner, "vector-" + VectorRunScanner.bits(), reason);
  }
}
