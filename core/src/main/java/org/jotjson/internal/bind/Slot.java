package org.jotjson.internal.bind;

import org.jotjson.internal.token.EncodedName;

/**
 * A member's name where its bytes are known, and what becomes of it if it is null. A record, so
 * that C2 sees through it.
 *
 * @param isOptional whether the member is left out if it is null, whatever the generator does
 */
record Slot(EncodedName encoded, Name name, boolean isOptional) {}
