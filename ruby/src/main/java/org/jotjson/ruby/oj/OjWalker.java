package org.jotjson.ruby.oj;

import java.util.IdentityHashMap;
import org.jotjson.internal.token.Tokens;
import org.jotjson.ruby.ValueWalker;
import org.jruby.RubyArray;
import org.jruby.RubyBoolean;
import org.jruby.RubyClass;
import org.jruby.RubyFloat;
import org.jruby.RubyHash;
import org.jruby.RubyInteger;
import org.jruby.RubyNil;
import org.jruby.RubyString;
import org.jruby.RubySymbol;
import org.jruby.runtime.ThreadContext;
import org.jruby.runtime.builtin.IRubyObject;

/**
 * Writes any Ruby value as one of Oj's modes has it.
 *
 * <p>What JSON knows is written here; {@code Jot::Oj::Kinds} turns everything else into text.
 */
final class OjWalker extends ValueWalker {
  private static final IRubyObject[] NO_ARGUMENTS = {};

  final OjRuntime oj;
  final OjTexts texts;
  final OjNumbers numbers;
  final OjErrors errors = new OjErrors(this);
  final OjKinds kinds;
  private final OjHashes members;

  ThreadContext context;
  OjOptions options;

  /** The mode whose rules hold now: now and then others than those of the options. */
  Mode mode;

  Space space;
  EscapeMode escapes;

  /** What hooks are called with. */
  IRubyObject[] arguments = NO_ARGUMENTS;

  /** The arguments where there is one, as there mostly is. */
  private final IRubyObject[] single = new IRubyObject[1];

  /** Whether the value is below one that Active Support has selected keys for. */
  boolean selected;

  private IdentityHashMap<IRubyObject, Integer> seen;

  OjWalker(OjRuntime oj, Tokens tokens) {
    super(oj, tokens);
    this.oj = oj;
    this.texts = new OjTexts(this);
    this.numbers = new OjNumbers(this);
    this.members = new OjHashes(this);
    this.kinds = new OjKinds(this);
  }

  /** Starts a document. References are stored only if need be: the garbage collector minds. */
  void start(ThreadContext context, OjOptions options, IRubyObject[] arguments) {
    this.context = context;
    if (arguments.length == 1) {
      if (single[0] != arguments[0]) single[0] = arguments[0];
      arguments = single;
    }
    if (this.arguments != arguments) this.arguments = arguments;
    if (this.options != options) {
      this.options = options;
      mode(options.mode);
    }
    EscapeMode escapes = options.escapeMode;
    if (mode == Mode.RAILS) escapes = oj.escapesHtml ? EscapeMode.RAILS_XSS : EscapeMode.RAILS;
    if (this.escapes != escapes) this.escapes = escapes;
    if (options.is(Flag.CIRCULAR)) seen = new IdentityHashMap<>();
    tokens.start(escapes.layout, null);
  }

  /** Goes on by the rules of another mode. */
  void mode(Mode mode) {
    if (this.mode != mode) this.mode = mode;
    Space space = options.spaceOf(mode);
    if (this.space != space) this.space = space;
    texts.start();
    numbers.start();
    members.start();
  }

  /**
   * Forgets everything about the document. Options that are nothing but a mode, and the hash that
   * says so, are kept: the next call mostly has the same.
   */
  @Override
  protected void release() {
    context = null;
    if (!options.shared) {
      options = null;
      single[0] = null;
    }
    if (arguments != single) arguments = NO_ARGUMENTS;
    if (seen != null) seen = null;
    selected = false;
    kinds.release();
    members.release();
  }

  IRubyObject utf8() {
    return context
        .runtime
        .getEncodingService()
        .convertEncodingToRubyEncoding(org.jcodings.specific.UTF8Encoding.INSTANCE);
  }

  /** Writes a value without asking for its own ideas about JSON. */
  void unhooked(IRubyObject value) {
    RubyClass type = value.getMetaClass();
    if (type == hashType) hash((RubyHash) value, false);
    else if (type == arrayType) array((RubyArray<?>) value, false);
    else if (isPlain(type) || value instanceof RubyNil || value instanceof RubyBoolean)
      value(value);
    else other(value, false);
  }

  @Override
  protected void other(IRubyObject value) {
    other(value, true);
  }

  private void other(IRubyObject value, boolean hooks) {
    if (value instanceof RubySymbol symbol) texts.write(symbol);
    else if (value instanceof RubyInteger) integer(value);
    else if (isObjectWithClass(value)) kinds.write(value, hooks);
    else if (value instanceof RubyString string) string(string);
    else if (value instanceof RubyHash hash) hash(hash, hooks);
    else if (value instanceof RubyArray<?> array) array(array, hooks);
    else if (value instanceof RubyFloat number) number(number);
    else kinds.write(value, hooks);
  }

  /** Whether this is a string, hash or array whose class the object mode writes. */
  private boolean isObjectWithClass(IRubyObject value) {
    if (mode != Mode.OBJECT) return false;
    RubyClass type = value.getMetaClass().getRealClass();
    return type != strings && type != hashType && type != arrayType;
  }

  @Override
  protected void string(RubyString string) {
    texts.write(string);
  }

  @Override
  protected void integer(IRubyObject value) {
    numbers.integer(value);
  }

  @Override
  protected void number(RubyFloat value) {
    numbers.number(value);
  }

  /**
   * Where circular references are looked for: 0 if they are not, the object's number if it is new,
   * the negated number if it was seen before.
   */
  int seen(IRubyObject value) {
    if (seen == null) return 0;
    Integer number = seen.putIfAbsent(value, seen.size() + 1);
    return number == null ? seen.size() : -number;
  }

  /** Whether the option {@code ignore} has the class of this value. */
  boolean ignores(IRubyObject value) {
    return members.isIgnored(value);
  }

  private void checkDepth(boolean empty) {
    int depth = tokens.depth();
    if (mode == Mode.COMPAT) {
      if (depth < options.maxNesting) return;
      if (arguments.length > 0) kinds.ask("depth", nil, false);
      throw errors.nesting();
    }
    if (depth + (empty ? 0 : 1) > OjOptions.MAX_DEPTH) throw errors.tooDeep();
  }

  /** Writes what stands for a container that was seen before. */
  private void repeated(int number) {
    if (mode == Mode.COMPAT) throw errors.nesting();
    if (mode == Mode.OBJECT) numbers.raw("\"^r" + -number + '"');
    else tokens.nullValue();
  }

  /** Whether a container is written as its to_json or as_json says, which is done here. */
  private boolean hooked(IRubyObject value, boolean plain, boolean optimized) {
    if (mode == Mode.COMPAT) return !plain && isSubclass(value) && kinds.hooked(value, "to_json");
    return mode == Mode.RAILS && !optimized && kinds.hooked(value, "as_json");
  }

  private boolean isSubclass(IRubyObject value) {
    RubyClass type = value.getMetaClass().getRealClass();
    return type != hashType && type != arrayType;
  }

  /** Only rails mode asks an array of no class of its own for its JSON; the same with hashes. */
  @Override
  protected void array(RubyArray<?> array) {
    array(array, mode == Mode.RAILS);
  }

  void array(RubyArray<?> array, boolean hooks) {
    boolean empty = array.getLength() == 0;
    checkDepth(empty);
    int number = seen == null || mode == Mode.WAB ? 0 : seen(array);
    if (number < 0) {
      repeated(number);
      return;
    }
    if (hooks && hooked(array, oj.plainArrays, oj.railsArrays)) return;
    tokens.openArray();
    if (mode == Mode.OBJECT && number > 0) {
      gap();
      numbers.raw("\"^i" + number + '"');
    }
    elements(array);
    if (!space.none && !empty) tokens.lastGap(space.element, space.indent);
    tokens.closeArray();
  }

  /** White space as before an attribute. */
  private void gap() {
    tokens.gap(space.member, space.memberIndent);
  }

  @Override
  protected boolean areIntegersPlain() {
    return space.none && !numbers.isRanged();
  }

  @Override
  protected void beforeElement() {
    if (!space.none) tokens.gap(space.element, space.indent);
  }

  @Override
  protected void hash(RubyHash hash) {
    hash(hash, mode == Mode.RAILS);
  }

  void hash(RubyHash hash, boolean hooks) {
    boolean empty = hash.isEmpty();
    checkDepth(empty);
    boolean counted = seen != null && mode != Mode.WAB && !(mode == Mode.OBJECT && empty);
    int number = counted ? seen(hash) : 0;
    if (number < 0) {
      repeated(number);
      return;
    }
    if (hooks && hooked(hash, oj.plainHashes, oj.railsHashes)) return;
    tokens.openObject();
    if (mode == Mode.OBJECT && number > 0) {
      gap();
      numbers.raw("\"^i\"");
      tokens.colon();
      tokens.number(number);
    }
    hash.visitAll(context, this, null);
    if (!space.none && !empty) tokens.lastGap(space.closeHash, space.indent);
    tokens.closeObject();
  }

  @Override
  public void visit(
      ThreadContext context,
      RubyHash self,
      IRubyObject key,
      IRubyObject value,
      int index,
      Object state) {
    if (members.name(key, value)) value(value);
  }
}
