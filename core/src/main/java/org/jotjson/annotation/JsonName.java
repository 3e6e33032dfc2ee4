package org.jotjson.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The name of a member, whatever the generator's naming strategy; of an enum constant; or, on a
 * class, the name that {@link JsonType} writes for it. On a private field it makes a member of it.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT, ElementType.TYPE})
public @interface JsonName {
  /** The name as it is to be written. */
  String value();
}
