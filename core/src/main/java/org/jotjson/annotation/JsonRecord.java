package org.jotjson.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * On a record or bean: the annotation processor {@code jot-processor} makes its writer when the
 * class is compiled, so that nothing of it is looked up by reflection at run time. Without the
 * processor it means nothing.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface JsonRecord {}
