package org.jotjson.internal.text;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import java.util.HexFormat;
import org.jotjson.InvalidText;
import org.jotjson.testing.ReferenceText;
import org.jotjson.testing.ReferenceText.Escaped;

/** All that tests know of the text room: its kernels in exact inputs and guarded outputs. */
final class TextKernels {
  private static final InvalidText ERROR = InvalidText.ERROR;

  private static final HexFormat HEX = HexFormat.of();

  private static final byte CANARY = (byte) 0xA5;

  private static final Scratch SCRATCH = new Scratch();

  private static final TextPolicy[][] POLICIES =
      new TextPolicy[Escaped.values().length][InvalidText.values().length];

  static {
    for (Escaped escaped : Escaped.values()) {
      for (InvalidText invalid : InvalidText.values()) {
        Malformed malformed =
            invalid == InvalidText.ERROR ? Malformed.REFUSE : Malformed.valueOf(invalid.name());
        POLICIES[escaped.ordinal()][invalid.ordinal()] =
            new TextPolicy(Escapes.valueOf(escaped.name()), malformed);
      }
    }
  }

  private TextKernels() {}

  private static TextPolicy policy(Escaped escaped, InvalidText invalid) {
    return POLICIES[escaped.ordinal()][invalid.ordinal()];
  }

  /** Checks what is written for {@code text[from, to)} at {@code at}, and that nothing else is. */
  static void verify(String text, int from, int to, Escaped escaped, InvalidText invalid, int at) {
    String part = text.substring(from, to);
    byte[] wanted = wanted(ReferenceText.quoted(part, escaped, invalid));
    TextPolicy policy = policy(escaped, invalid);
    byte[] dst = room(wanted, at, to - from);
    int end = StringText.write(text, from, to, policy, SCRATCH, dst, at);
    compare(dst, at, end, wanted, escaped + " " + invalid, part.getBytes(UTF_8));
  }

  /** Writes a string under the strictest policy. */
  static void write(String text) {
    byte[] dst = new byte[StringText.maxBytes(text.length())];
    StringText.write(text, 0, text.length(), policy(Escaped.JSON, ERROR), SCRATCH, dst, 0);
  }

  /** As {@link #verify(String, int, int, Escaped, InvalidText, int)} for a whole string. */
  static void verify(String text, Escaped escaped, InvalidText invalid, int at) {
    verify(text, 0, text.length(), escaped, invalid, at);
  }

  /** Checks what is written for UTF-8 that ends where its array ends. */
  static void verifyUtf8(byte[] utf8, int from, Escaped escaped, int at) {
    byte[] exact = new byte[from + utf8.length];
    System.arraycopy(utf8, 0, exact, from, utf8.length);
    byte[] wanted = wanted(ReferenceText.quoted(new String(utf8, UTF_8), escaped, ERROR));
    byte[] dst = room(wanted, at, utf8.length);
    int end = StringText.write(exact, from, exact.length, policy(escaped, ERROR), SCRATCH, dst, at);
    compare(dst, at, end, wanted, escaped + " as UTF-8", utf8);
  }

  /** What is written for bytes that may be UTF-8, in quotes; null if they are refused. */
  static String checkedUtf8(byte[] bytes, Escaped escaped, InvalidText invalid) {
    TextPolicy policy = policy(escaped, invalid);
    try {
      byte[] checked = Utf8.check(bytes, 0, bytes.length, policy.malformed());
      byte[] dst = new byte[StringText.maxBytes(checked.length)];
      int end = StringText.write(checked, 0, checked.length, policy, SCRATCH, dst, 0);
      return '"' + new String(dst, 0, end, UTF_8) + '"';
    } catch (MalformedTextException e) {
      return null;
    }
  }

  private static byte[] wanted(String quoted) {
    byte[] bytes = quoted.getBytes(UTF_8);
    return Arrays.copyOfRange(bytes, 1, bytes.length - 1);
  }

  /** An array that ends with the stated room, and holds nothing that could pass for the text. */
  private static byte[] room(byte[] wanted, int at, int units) {
    byte[] dst = new byte[at + StringText.maxBytes(units)];
    Arrays.fill(dst, 0, at, CANARY);
    for (int i = 0; i < wanted.length; i++) {
      dst[at + i] = (byte) ~wanted[i];
    }
    return dst;
  }

  private static void compare(
      byte[] dst, int at, int end, byte[] wanted, String policy, byte[] input) {
    boolean right = Arrays.equals(dst, at, end, wanted, 0, wanted.length);
    for (int i = 0; i < at; i++) {
      right &= dst[i] == CANARY;
    }
    if (!right) {
      throw new AssertionError(
          String.format(
                  "%s by %s, at %d: UTF-8 %s%nwanted %s%nbefore %s",
                  policy,
                  RunScanners.name(),
                  at,
                  HEX.formatHex(input),
                  new String(wanted, UTF_8),
                  HEX.formatHex(dst, 0, at))
              + " wrote "
              + HEX.formatHex(dst, at, Math.max(at, end)));
    }
  }
}
