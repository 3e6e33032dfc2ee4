package org.jotjson;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.jotjson.annotation.JsonInclude.Include;
import org.jotjson.internal.filter.PathState;
import org.jotjson.internal.number.TimeText;
import org.jotjson.internal.walk.Rules;
import org.jotjson.internal.walk.Tailoring;
import org.jotjson.internal.walk.Times;
import org.jotjson.internal.walk.TypeConverters;

/** The options of what is written and in which order, as they are collected. */
final class ValueOptions {
  Converter converter;
  final Map<Class<?>, Function<Object, Object>> types = new LinkedHashMap<>();
  Comparator<? super String> keyOrder;
  DuplicateKeys duplicateKeys = DuplicateKeys.WARN;
  Include include = Include.ALWAYS;
  Filter filter = Filter.all();
  boolean strict;
  Unknown unknown = Unknown.ERROR;
  Times times = new Times(TimeFormat.ISO, TimeText.AS_NEEDED);
  boolean throwables;
  Naming naming = Naming.IDENTITY;

  Rules rules() {
    return new Rules(
        converter,
        keyOrder,
        duplicateKeys,
        include != Include.ALWAYS,
        strict,
        unknown == Unknown.TO_STRING,
        times,
        tailoring(),
        throwables,
        naming);
  }

  private Tailoring tailoring() {
    PathState paths = filter.root();
    if (types.isEmpty() && paths == null && include == Include.ALWAYS) return Tailoring.NONE;
    return new Tailoring(types.isEmpty() ? null : new TypeConverters(types), paths, include);
  }

  /** Canonical JSON leaves no choice in what it speaks of. */
  void makeCanonical() {
    keyOrder = Comparator.naturalOrder();
    duplicateKeys = DuplicateKeys.ERROR;
  }
}
