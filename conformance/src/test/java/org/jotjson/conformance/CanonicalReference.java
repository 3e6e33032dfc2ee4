package org.jotjson.conformance;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** RFC 8785 written down as it reads, without a line of Jot: the JSON Canonicalization Scheme. */
final class CanonicalReference {
  private CanonicalReference() {}

  static String write(Object value) {
    if (value instanceof String text) {
      return string(text);
    } else if (value instanceof Number number) {
      return number(number.doubleValue());
    } else if (value instanceof List<?> list) {
      List<String> elements = new ArrayList<>();
      list.forEach(element -> elements.add(write(element)));
      return "[" + String.join(",", elements) + "]";
    } else if (value instanceof Map<?, ?> map) {
      List<String> names = new ArrayList<>();
      map.keySet().forEach(name -> names.add((String) name));
      names.sort(CanonicalReference::compareUtf16);
      List<String> members = new ArrayList<>();
      names.forEach(name -> members.add(string(name) + ":" + write(map.get(name))));
      return "{" + String.join(",", members) + "}";
    }
    return String.valueOf(value);
  }

  /** Section 3.2.3: as arrays of unsigned UTF-16 code units. */
  private static int compareUtf16(String a, String b) {
    for (int i = 0; i < a.length() && i < b.length(); i++) {
      if (a.charAt(i) != b.charAt(i)) {
        return a.charAt(i) < b.charAt(i) ? -1 : 1;
      }
    }
    return Integer.compare(a.length(), b.length());
  }

  /** Section 3.2.2.2. */
  private static String string(String text) {
    StringBuilder out = new StringBuilder("\"");
    for (char c : text.toCharArray()) {
      switch (c) {
        case '\b' -> out.append("\\b");
        case '\t' -> out.append("\\t");
        case '\n' -> out.append("\\n");
        case '\f' -> out.append("\\f");
        case '\r' -> out.append("\\r");
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        default -> out.append(c < 0x20 ? String.format("\\u%04x", (int) c) : "" + c);
      }
    }
    return out.append('"').toString();
  }

  /** Section 3.2.2.3, that is ECMA-262, Number::toString: n and k are the names used there. */
  private static String number(double value) {
    if (value == 0) {
      return "0";
    }
    if (value < 0) {
      return "-" + number(-value);
    }
    BigDecimal shortest = shortest(value).stripTrailingZeros();
    String s = shortest.unscaledValue().toString();
    int k = s.length();
    int n = k - shortest.scale();
    if (k <= n && n <= 21) {
      return s + "0".repeat(n - k);
    } else if (0 < n && n <= 21) {
      return s.substring(0, n) + "." + s.substring(n);
    } else if (-6 < n && n <= 0) {
      return "0." + "0".repeat(-n) + s;
    }
    String exponent = (n > 0 ? "e+" : "e-") + Math.abs(n - 1);
    return k == 1 ? s + exponent : s.charAt(0) + "." + s.substring(1) + exponent;
  }

  private static BigDecimal shortest(double value) {
    BigDecimal exact = new BigDecimal(value);
    for (int digits = 1; ; digits++) {
      for (RoundingMode mode :
          List.of(RoundingMode.HALF_EVEN, RoundingMode.DOWN, RoundingMode.UP)) {
        BigDecimal candidate = exact.round(new MathContext(digits, mode));
        if (candidate.doubleValue() == value) {
          return candidate;
        }
      }
    }
  }
}
