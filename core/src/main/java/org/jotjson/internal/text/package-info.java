/**
 * Strings to JSON string bodies: policy tables, the search for bytes that need attention, the only
 * escape routine, and the readers that turn a {@code String} into bytes. Works on arrays and
 * positions; knows nothing of writers.
 */
package org.jotjson.internal.text;
