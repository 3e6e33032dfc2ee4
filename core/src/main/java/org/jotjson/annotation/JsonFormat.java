package org.jotjson.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * How a member is written.
 *
 * <pre>{@code
 * record Order(
 *     @JsonFormat(pattern = "dd.MM.yyyy") LocalDate day,
 *     @JsonFormat(shape = Shape.STRING) long number) {}
 * }</pre>
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT})
public @interface JsonFormat {
  /** For times and dates: a pattern of {@link java.time.format.DateTimeFormatter}. */
  String pattern() default "";

  /** For times and dates with a pattern: the zone to write them in; an instant needs one or UTC. */
  String zone() default "";

  /** For numbers and booleans: whether they are in quotes. */
  Shape shape() default Shape.NATURAL;

  /** The JSON type of a member. */
  enum Shape {
    /** As values of its type are written. */
    NATURAL,
    /** A string. */
    STRING
  }
}
