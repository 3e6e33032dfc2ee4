package org.jotjson.internal.text;

/**
 * The vector width asked for by {@code org.jotjson.scanner}, apart from all classes that need the
 * vector module.
 */
final class VectorWidth {
  private VectorWidth() {}

  /** 128, 256, 512, or 0 for the width the CPU prefers. */
  static int bits() {
    String asked = RunScanners.asked();
    return asked.equals("128") || asked.equals("256") || asked.equals("512")
        ? Integer.parseInt(asked)
        : 0;
  }
}
