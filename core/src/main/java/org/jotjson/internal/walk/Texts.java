package org.jotjson.internal.walk;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Locale;
import java.util.TimeZone;

/** Values of the JDK that are strings to JSON: their text is the same as a value and as a key. */
final class Texts {
  private Texts() {}

  /** The text of a value of this kind, or null if the kind is not one of text. */
  static String of(Object value, Kind kind, Walk walk) {
    return switch (kind) {
      case CHARS, CHAR, TEXT -> value.toString();
      case CHAR_ARRAY -> String.valueOf((char[]) value);
      case ENUM -> ((Enum<?>) value).name();
      case TIME -> walk.rules.times().text(value, walk.tokens);
      case LOCALE -> ((Locale) value).toLanguageTag();
      case TIME_ZONE -> ((TimeZone) value).getID();
      case CLASS -> ((Class<?>) value).getName();
      case ADDRESS -> ((InetAddress) value).getHostAddress();
      case SOCKET_ADDRESS -> socketAddress((InetSocketAddress) value);
      default -> null;
    };
  }

  /** Host and port; the host is what is known of it, for nothing is ever looked up. */
  private static String socketAddress(InetSocketAddress socket) {
    String host = socket.getHostString();
    boolean bare = socket.getAddress() instanceof Inet6Address && host.indexOf(':') >= 0;
    return (bare ? "[" + host + "]" : host) + ":" + socket.getPort();
  }
}
