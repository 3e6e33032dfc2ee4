/** The one dispatch from a Java value to the tokens that stand for it. */
package org.jotjson.internal.walk;
