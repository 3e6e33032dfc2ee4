/**
 * Turns data into JSON text: {@link org.jotjson.Json} in one line, {@link org.jotjson.Generator}
 * with options.
 */
package org.jotjson;
