package org.jotjson.internal.bind;

import java.util.function.Predicate;

/** Which property a method gets, by its name. The annotation processor has the same rules. */
public final class GetterNames {
  private GetterNames() {}

  /**
   * The property that a method without parameters gets; null if it gets none.
   *
   * @param flag whether it returns a boolean
   * @param isField whether there is a field of a name
   */
  public static String property(String method, boolean flag, Predicate<String> isField) {
    if (method.startsWith("get")) return property(method.substring(3), isField);
    return method.startsWith("is") && flag ? property(method.substring(2), isField) : null;
  }

  /**
   * {@code Price} is price; {@code URL} is URL, as JavaBeans have it, unless a field says url or
   * uRL.
   */
  private static String property(String suffix, Predicate<String> isField) {
    if (suffix.isEmpty() || !startsWord(suffix.charAt(0))) return null;
    String lower = Character.toLowerCase(suffix.charAt(0)) + suffix.substring(1);
    if (isField.test(lower)) return lower;
    if (suffix.length() == 1 || !Character.isUpperCase(suffix.charAt(1))) return lower;
    String capitals = capitalsLowered(suffix);
    return isField.test(capitals) ? capitals : suffix;
  }

  private static boolean startsWord(char c) {
    return Character.isLetter(c) && !Character.isLowerCase(c);
  }

  private static String capitalsLowered(String suffix) {
    int end = 1;
    while (end < suffix.length() && Character.isUpperCase(suffix.charAt(end))) end++;
    StringBuilder name = new StringBuilder(suffix);
    for (int i = 0; i < end; i++) name.setCharAt(i, Character.toLowerCase(suffix.charAt(i)));
    return name.toString();
  }
}
