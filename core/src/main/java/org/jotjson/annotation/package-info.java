/** Annotations that say how records and beans are written. All are optional. */
package org.jotjson.annotation;
