package org.jotjson.bench;

import java.util.Arrays;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Constants as they are typed: letters and digits count, case, dashes and dots do not. */
final class Name<E extends Enum<E>> implements ITypeConverter<E> {
  private final Class<E> type;

  Name(Class<E> type) {
    this.type = type;
  }

  @Override
  public E convert(String typed) {
    return Arrays.stream(type.getEnumConstants())
        .filter(constant -> plain(constant.name()).equals(plain(typed)))
        .findFirst()
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "'%s' is none of %s"
                        .formatted(typed, Arrays.toString(type.getEnumConstants()))));
  }

  private static String plain(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
  }
}
