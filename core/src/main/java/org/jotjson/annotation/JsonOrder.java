package org.jotjson.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The order of members: those named here come first, the others follow in the order of their
 * declaration.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface JsonOrder {
  /** Names of components or properties, or as {@link JsonName} has them. */
  String[] value();
}
