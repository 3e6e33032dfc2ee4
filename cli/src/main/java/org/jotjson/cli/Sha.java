package org.jotjson.cli;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Digests, in hexadecimal. */
final class Sha {
  private Sha() {}

  /** What {@code sha1sum} prints for the text and a newline. */
  static String ofLine(byte[] text) {
    MessageDigest digest = digest("SHA-1");
    digest.update(text);
    digest.update((byte) '\n');
    return HexFormat.of().formatHex(digest.digest());
  }

  static String sha256(byte[] bytes) {
    return HexFormat.of().formatHex(digest("SHA-256").digest(bytes));
  }

  private static MessageDigest digest(String algorithm) {
    try {
      return MessageDigest.getInstance(algorithm);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every JDK has it", e);
    }
  }
}
