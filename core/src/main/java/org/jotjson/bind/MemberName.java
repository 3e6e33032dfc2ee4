package org.jotjson.bind;

import org.jotjson.internal.bind.Name;

/** The name of a member, encoded once and ready to be written. */
public sealed interface MemberName permits Name {
  /** This name, as it is. */
  static MemberName of(String name) {
    return Name.of(name);
  }

  /** The name as it is written, without quotes and escapes. */
  String text();
}
