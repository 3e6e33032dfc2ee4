package org.jotjson.internal.text;

/** Text that has no UTF-8 form. The message says what was found where; a caller adds the path. */
public final class MalformedTextException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  MalformedTextException(String message) {
    super(message, null, false, false);
  }

  static MalformedTextException loneSurrogate(int unit, int index) {
    return new MalformedTextException(
        String.format("lone surrogate \\u%04x at index %d", unit, index));
  }

  static MalformedTextException notUtf8(byte[] bytes, int index, int begin) {
    return new MalformedTextException(
        String.format("byte 0x%02x at offset %d is not UTF-8", bytes[index] & 0xFF, index - begin));
  }
}
