package org.jotjson.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** When a member is written; on a class, for all its members that do not say otherwise. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT, ElementType.TYPE})
public @interface JsonInclude {
  /** When; see also {@link org.jotjson.GeneratorBuilder#include}, which is for all classes. */
  Include value();

  /** Each is stricter than the one before. */
  enum Include {
    /** Always, unless the generator omits nulls. */
    ALWAYS,
    /** Not if it is null. */
    NON_NULL,
    /** Nor if it is an empty {@code Optional} or {@code AtomicReference}. */
    NON_ABSENT,
    /**
     * Nor if it is an empty string, array, collection or map. Iterators and streams are not looked
     * into.
     */
    NON_EMPTY,
    /** Nor if it is zero or false. */
    NON_DEFAULT
  }
}
