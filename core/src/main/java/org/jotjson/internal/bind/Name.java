package org.jotjson.internal.bind;

import org.jotjson.bind.MemberName;
import org.jotjson.internal.token.EncodedName;

/**
 * A name of a member.
 *
 * @param encoded null if it must be encoded under the policy of each generator
 */
public record Name(String text, EncodedName encoded) implements MemberName {
  public static Name of(String text) {
    return new Name(text, EncodedName.of(text));
  }
}
