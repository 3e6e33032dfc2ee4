package org.jotjson.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * On a sealed interface, or any other supertype: objects of its subtypes start with a member that
 * says which they are.
 *
 * <pre>{@code
 * @JsonType("kind")
 * sealed interface Shape {}
 * @JsonName("circle")
 * record Circle(double radius) implements Shape {}   // {"kind":"circle","radius":1.5}
 * }</pre>
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface JsonType {
  /** The name of that member; its value is the class's {@link JsonName}, or its simple name. */
  String value();
}
