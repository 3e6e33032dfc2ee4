package org.jotjson.internal.bind;

import org.jotjson.internal.token.EncodedName;

/**
 * The names of an enum's constants, by ordinal; null for one that must be encoded under the policy
 * of each generator. A record, so that C2 sees through it.
 */
record Words(EncodedName[] all) {
  static Words of(Class<?> type) {
    Object[] constants = type.getEnumConstants();
    EncodedName[] all = new EncodedName[constants.length];
    for (int i = 0; i < all.length; i++) all[i] = EncodedName.of(((Enum<?>) constants[i]).name());
    return new Words(all);
  }
}
