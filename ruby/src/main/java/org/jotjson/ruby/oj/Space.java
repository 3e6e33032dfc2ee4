package org.jotjson.ruby.oj;

import static java.nio.charset.StandardCharsets.UTF_8;

/** The white space of a document: Oj has two kinds, an indent in columns or five strings. */
final class Space {
  private static final byte[] NOTHING = {};
  static final Space NONE = new Space(":", NOTHING, NOTHING, NOTHING, NOTHING, NOTHING);

  /** Before an element, and before the bracket that closes an array. */
  final byte[] element;

  /** Before the bracket that closes a hash. */
  final byte[] closeHash;

  /** Once per level, behind those. */
  final byte[] indent;

  /** Before a member of a hash, and once per level behind it. */
  final byte[] member;

  final byte[] memberIndent;
  final byte[] colon;

  /** Whether there is none at all. */
  final boolean none;

  private Space(
      String colon,
      byte[] element,
      byte[] indent,
      byte[] member,
      byte[] memberIndent,
      byte[] closeHash) {
    this.element = element;
    this.indent = indent;
    this.member = member;
    this.memberIndent = memberIndent;
    this.closeHash = closeHash;
    this.colon = colon.getBytes(UTF_8);
    int length = element.length + indent.length + member.length + closeHash.length;
    this.none = length + this.colon.length == 1;
  }

  static Space of(OjOptions options, Mode mode) {
    byte[] newline = options.indent > 0 ? new byte[] {'\n'} : NOTHING;
    byte[] columns = " ".repeat(Math.max(0, options.indent)).getBytes(UTF_8);
    if (mode == Mode.WAB || !options.strings) {
      if (newline.length == 0) return NONE;
      return new Space(":", newline, columns, newline, columns, newline);
    }
    byte[] element = options.arrayNl.getBytes(UTF_8);
    byte[] member = options.objectNl.getBytes(UTF_8);
    byte[] indent = options.indentString.getBytes(UTF_8);
    if (mode == Mode.OBJECT) return new Space(":", element, indent, newline, columns, member);
    String colon = options.spaceBefore + ":" + options.space;
    return new Space(colon, element, indent, member, indent, member);
  }
}
