package org.jotjson.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * White space as people type it: itself, {@code \n}, {@code \t}, {@code \r}, or a number of spaces.
 */
final class WhiteSpace implements ITypeConverter<String> {
  private static final int MOST = 100;

  @Override
  public String convert(String typed) {
    if (typed.matches("\\d{1,3}") && Integer.parseInt(typed) <= MOST)
      return " ".repeat(Integer.parseInt(typed));
    String text = typed.replace("\\n", "\n").replace("\\t", "\t").replace("\\r", "\r");
    if (!text.matches("[ \\t\\r\\n]*")) {
      throw new TypeConversionException(
          "'" + typed + "' is not white space: spaces, \\t, \\n, \\r or a number of spaces");
    }
    return text;
  }
}
