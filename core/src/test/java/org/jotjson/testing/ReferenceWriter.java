package org.jotjson.testing;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jotjson.NonFinite;

/**
 * Writes JSON slowly and obviously. Knows null, Boolean, Number, CharSequence, List and Map with
 * names that are strings.
 */
public final class ReferenceWriter {
  private static final BigInteger LIMIT = BigInteger.TWO.pow(53);

  private final Options options;

  public ReferenceWriter(Options options) {
    this.options = options;
  }

  /**
   * The JSON text.
   *
   * @throws IllegalArgumentException if the options have no place for some value
   */
  public String write(Object value) {
    return write(value, options.depth);
  }

  private String write(Object value, int depth) {
    if (value == null || value instanceof Boolean) {
      return String.valueOf(value);
    } else if (value instanceof CharSequence) {
      return string(value.toString());
    } else if (value instanceof Number number) {
      return number(number);
    } else if (value instanceof Map<?, ?> map) {
      return container('{', members(map, depth + 1), '}', options.objectNl, depth);
    } else if (value instanceof List<?> list) {
      return container('[', elements(list, depth + 1), ']', options.arrayNl, depth);
    }
    throw new IllegalArgumentException(value.getClass().getName());
  }

  private String string(String text) {
    return ReferenceText.quoted(text, options.escaped(), options.invalidText);
  }

  private List<String> elements(List<?> list, int depth) {
    List<String> texts = new ArrayList<>();
    for (Object element : list) {
      texts.add(write(element, depth));
    }
    return texts;
  }

  private List<String> members(Map<?, ?> map, int depth) {
    List<String> names = new ArrayList<>();
    map.keySet().forEach(key -> names.add((String) key));
    if (options.sortKeys) {
      names.sort(Comparator.comparing(name -> name.codePoints().toArray(), Arrays::compare));
    }
    List<String> texts = new ArrayList<>();
    for (String name : names) {
      Object value = map.get(name);
      if (value != null || !options.omitNulls) {
        String colon = options.spaceBefore + ":" + options.space;
        texts.add(string(name) + colon + write(value, depth));
      }
    }
    return texts;
  }

  private String container(char open, List<String> texts, char close, String newline, int depth) {
    StringBuilder out = new StringBuilder().append(open);
    String comma = "";
    for (String text : texts) {
      out.append(comma).append(newline).append(options.indent.repeat(depth + 1)).append(text);
      comma = ",";
    }
    if (!texts.isEmpty() && !newline.isEmpty()) {
      out.append(newline).append(options.indent.repeat(depth));
    }
    return out.append(close).toString();
  }

  private String number(Number number) {
    if (number instanceof Double || number instanceof Float) {
      double value = number.doubleValue();
      return Double.isFinite(value) ? layOut(number) : nonFinite(number.toString());
    }
    if (number instanceof BigDecimal) {
      return number.toString();
    }
    BigInteger value = new BigInteger(number.toString());
    boolean beyond = value.abs().compareTo(LIMIT) >= 0;
    return beyond && options.longsAsStrings ? string(value.toString()) : value.toString();
  }

  private String nonFinite(String word) {
    if (options.nonFinite == NonFinite.ERROR) {
      throw new IllegalArgumentException(word);
    }
    return switch (options.nonFinite) {
      case NULL -> "null";
      case STRING -> string(word);
      default -> word;
    };
  }

  private String layOut(Number number) {
    ReferenceLayout layout = ReferenceLayout.valueOf(options.floatLayout.name());
    return layout.layOut(shortest(number));
  }

  /** The shortest decimal that reads back as this float, and of these the closest. */
  private static String shortest(Number number) {
    double value = number.doubleValue();
    if (value == 0) {
      return 1 / value < 0 ? "-0.0" : "0.0";
    }
    Predicate<BigDecimal> readsBack =
        number instanceof Float
            ? decimal -> Float.parseFloat(decimal.toString()) == value
            : decimal -> Double.parseDouble(decimal.toString()) == value;
    BigDecimal exact = new BigDecimal(value);
    for (int digits = 1; ; digits++) {
      BigDecimal down = exact.round(new MathContext(digits, RoundingMode.DOWN));
      BigDecimal up = exact.round(new MathContext(digits, RoundingMode.UP));
      BigDecimal nearest = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
      for (BigDecimal candidate : List.of(nearest, down, up)) {
        if (readsBack.test(candidate)) {
          return candidate.toString();
        }
      }
    }
  }
}
