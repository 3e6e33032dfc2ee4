package org.jotjson.internal.bind;

import org.jotjson.bind.ObjectWriter;

/**
 * The class that the value of a member, or each element of it, is declared to have, and its writer.
 * A record, so that C2 sees through it.
 */
record Nested(Class<?> type, ObjectWriter<Object> writer) {}
