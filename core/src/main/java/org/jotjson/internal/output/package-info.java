/**
 * The bytes on their way out: one array, one position, an optional sink; and what keeps arrays for
 * the next call.
 */
package org.jotjson.internal.output;
