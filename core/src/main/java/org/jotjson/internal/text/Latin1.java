package org.jotjson.internal.text;

/**
 * Reads strings at the speed of {@code memcpy} through public methods only.
 *
 * <p>{@code String.getBytes(int, int, byte[], int)} copies the low byte of each char: for a string
 * stored as Latin-1 that is one array copy. It remains to prove that no char is above U+00FF.
 * {@link #isLatin1} does so by looking at each char; once compiled it costs the same few
 * instructions whatever the length, for C2 moves the string's own "am I Latin-1" test out of the
 * loop and then knows that a byte is never above 0xFF, and an empty loop goes away.
 *
 * <p>That needs {@code charAt} to be inlined with both its branches. JDK 18 and later leave a
 * branch out if the profile has it in fewer than 0.85 % of the calls; the call that remains then
 * keeps all of it inside the loop, 3 ns a char. Most programs have few UTF-16 strings. So the first
 * {@link #lessons} strings come with a lesson each: {@code charAt} on a UTF-16 string, often enough
 * to be remembered among all other calls in the process.
 */
final class Latin1 {
  /** Not final: C2 does not inline {@code charAt} of a constant UTF-16 string. */
  private static String utf16 = "\u20ac".repeat(128);

  /**
   * Lessons to go. By the time they are over, C2 has compiled them and they would teach nothing
   * more.
   */
  private static int lessons = 2000;

  /** The JDK has a class of its own for chars that are stored as Latin-1. */
  private static final Class<?> NARROW_CHARS = "a".chars().spliterator().getClass();

  private Latin1() {}

  /** Whether {@code text[from, to)} has no char above U+00FF. */
  static boolean isLatin1(String text, int from, int to) {
    if (lessons > 0 && teach() == 0) return false;
    for (int i = from; i < to; i++) {
      if (text.charAt(i) > 0xFF) return false;
    }
    return true;
  }

  /**
   * Whether the string seems to be stored as UTF-16, which saves looking at all its chars in vain.
   * Allocates 100 bytes, so for long strings only. A wrong answer does no harm.
   */
  static boolean isStoredWide(String text) {
    return text.chars().spliterator().getClass() != NARROW_CHARS;
  }

  /** Returns what is never 0, so that nothing of it can be left out. */
  private static int teach() {
    lessons--;
    String text = utf16;
    int seen = 0;
    for (int i = 0; i < text.length(); i++) seen |= text.charAt(i);
    return seen;
  }

  /** Copies {@code text[from, to)}, proved to be Latin-1. */
  @SuppressWarnings(
      "deprecation") // deprecated because it drops the high bytes, of which there are none
  static void copy(String text, int from, int to, byte[] dst, int at) {
    text.getBytes(from, to, dst, at);
  }

  /** Eight chars, proved to be Latin-1, the first in the lowest byte. */
  static long word(String text, int at) {
    return half(text, at) & 0xFFFFFFFFL | (long) half(text, at + 4) << 32;
  }

  /**
   * Four chars, proved to be Latin-1, the first in the lowest byte. By {@code codePointAt}, whose
   * profile had no lessons: C2 leaves out what it does with UTF-16, or makes it a call.
   */
  static int half(String text, int at) {
    return text.codePointAt(at)
        | text.codePointAt(at + 1) << 8
        | text.codePointAt(at + 2) << 16
        | text.codePointAt(at + 3) << 24;
  }

  /**
   * Up to seven chars, proved to be Latin-1, the first in the lowest byte; harmless letters above.
   *
   * <pre>
   *   n = 6, two halves:       0 1 2 3          n = 3, three bytes:   0
   *                                2 3 4 5                              1
   *                                                                       2      (n = 2: 0 1 1, n = 1: 0 0 0)
   * </pre>
   */
  static long tiny(String text, int from, int to) {
    int n = to - from;
    long padding = StringText.PADDING << 8 * n;
    if (n >= Integer.BYTES) {
      long last = half(text, to - Integer.BYTES) & 0xFFFFFFFFL;
      return half(text, from) & 0xFFFFFFFFL | last << 8 * (n - Integer.BYTES) | padding;
    }
    if (n == 0) return padding;
    int middle = n >> 1;
    return text.codePointAt(from)
        | text.codePointAt(from + middle) << 8 * middle
        | (long) text.codePointAt(to - 1) << 8 * (n - 1)
        | padding;
  }
}
