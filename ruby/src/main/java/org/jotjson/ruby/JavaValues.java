package org.jotjson.ruby;

import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.temporal.TemporalAccessor;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jruby.RubyFloat;
import org.jruby.java.proxies.JavaProxy;
import org.jruby.runtime.builtin.IRubyObject;

/** Writes what Java code left in Ruby data, if the option {@code java} asks for it. */
final class JavaValues {
  private final RubyWalker walker;

  JavaValues(RubyWalker walker) {
    this.walker = walker;
  }

  /** Writes a Java object in its Ruby shell, if JSON knows the like; says whether it did. */
  boolean write(IRubyObject value) {
    if (!(value instanceof JavaProxy proxy) || !knows(proxy.getObject())) return false;
    object(proxy.getObject());
    return true;
  }

  private static boolean knows(Object value) {
    return value instanceof Map
        || value instanceof Iterable
        || value instanceof Number
        || value instanceof Boolean
        || value instanceof CharSequence
        || value instanceof Character
        || value instanceof TemporalAccessor
        || value instanceof UUID
        || value instanceof Enum
        || value instanceof Optional
        || value.getClass().isArray();
  }

  private void object(Object value) {
    if (value == null) walker.tokens.nullValue();
    else if (value instanceof IRubyObject ruby) walker.value(ruby);
    else if (value instanceof Boolean flag) walker.tokens.bool(flag);
    else if (value instanceof Number number) number(number);
    else if (value instanceof Map<?, ?> map) map(map);
    else if (value instanceof Iterable<?> elements) array(elements);
    else if (value.getClass().isArray()) javaArray(value);
    else if (value instanceof Optional<?> optional) object(optional.orElse(null));
    else if (value instanceof Enum<?> constant) walker.tokens.string(constant.name());
    else if (knows(value)) walker.tokens.string(value.toString());
    else walker.value(ruby(value));
  }

  private IRubyObject ruby(Object value) {
    return org.jruby.javasupport.JavaUtil.convertJavaToUsableRubyObject(walker.gem.runtime, value);
  }

  private void number(Number number) {
    if (number instanceof Float single && Float.isFinite(single)) {
      walker.tokens.number((float) single);
    } else if (number instanceof Double || number instanceof Float) {
      walker.value(RubyFloat.newFloat(walker.gem.runtime, number.doubleValue()));
    } else if (number instanceof BigInteger big) {
      walker.tokens.number(big);
    } else if (number instanceof BigDecimal big) {
      walker.tokens.number(big);
    } else {
      walker.tokens.number(number.longValue());
    }
  }

  private void map(Map<?, ?> map) {
    walker.checkNesting();
    walker.tokens.openObject();
    for (Map.Entry<?, ?> member : map.entrySet()) {
      walker.tokens.name(String.valueOf(member.getKey()));
      object(member.getValue());
    }
    walker.tokens.closeObject();
  }

  private void array(Iterable<?> elements) {
    walker.checkNesting();
    walker.tokens.openArray();
    for (Object element : elements) {
      walker.tokens.element();
      object(element);
    }
    walker.tokens.closeArray();
  }

  private void javaArray(Object array) {
    walker.checkNesting();
    walker.tokens.openArray();
    for (int i = 0; i < Array.getLength(array); i++) {
      walker.tokens.element();
      object(Array.get(array, i));
    }
    walker.tokens.closeArray();
  }
}
