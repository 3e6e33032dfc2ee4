package org.jotjson.ruby.oj;

import java.util.IdentityHashMap;
import org.jotjson.internal.token.Tokens;
import org.jruby.RubyArray;
import org.jruby.RubyBasicObject;
import org.jruby.RubyClass;
import org.jruby.RubyFixnum;
import org.jruby.RubyFloat;
import org.jruby.RubyHash;
import org.jruby.RubyInteger;
import org.jruby.RubyString;
import org.jruby.RubySymbol;
import org.jruby.runtime.ThreadContext;
import org.jruby.runtime.builtin.IRubyObject;
import org.jruby.util.ByteList;

/**
 * Writes any Ruby value as one of Oj's modes has it: the one dispatch from type to token.
 *
 * <p>What JSON knows is written here; {@code Jot::Oj::Kinds} turns everything else into text.
 */
final class OjWalker extends RubyHash.VisitorWithState<Object> {
  private static final IRubyObject[] NO_ARGUMENTS = {};

  private static final int SUSPICIOUS_DEPTH = 50;

  final Tokens tokens;
  final OjTexts texts;
  final OjNumbers numbers;
  final OjErrors errors = new OjErrors(this);
  private final OjHashes members;

  ThreadContext context;
  OjRuntime oj;
  OjOptions options;
  EscapeMode escapes;

  /** The mode whose rules hold now: now and then others than those of the options. */
  Mode mode;

  Space space;

  /** What hooks are called with. */
  IRubyObject[] arguments;

  /** Whether the value is below one that Active Support has selected keys for. */
  boolean selected;

  private IRubyObject nil;
  private IdentityHashMap<IRubyObject, Integer> seen;
  private Walk walk;

  /** The deepest object that Ruby code was asked about. */
  private int deepest;

  OjWalker(Tokens tokens) {
    this.tokens = tokens;
    this.texts = new OjTexts(this);
    this.numbers = new OjNumbers(this);
    this.members = new OjHashes(this);
  }

  /** Starts a document. */
  void start(ThreadContext context, OjRuntime oj, OjOptions options, IRubyObject[] arguments) {
    this.context = context;
    this.oj = oj;
    this.options = options;
    this.arguments = arguments;
    this.nil = context.nil;
    this.escapes = options.escapeMode;
    this.selected = false;
    this.deepest = 0;
    if (options.mode == Mode.RAILS) {
      this.escapes = oj.escapesHtml ? EscapeMode.RAILS_XSS : EscapeMode.RAILS;
    }
    mode(options.mode);
    this.seen = options.is(Flag.CIRCULAR) ? new IdentityHashMap<>() : null;
    tokens.start(escapes.layout, null);
  }

  /** Goes on by the rules of another mode. */
  void mode(Mode mode) {
    this.mode = mode;
    this.space = options.spaceOf(mode);
    members.start();
  }

  /** Forgets everything about the document. */
  void release() {
    context = null;
    oj = null;
    options = null;
    arguments = NO_ARGUMENTS;
    nil = null;
    seen = null;
    walk = null;
    members.release();
  }

  IRubyObject utf8() {
    return context
        .runtime
        .getEncodingService()
        .convertEncodingToRubyEncoding(org.jcodings.specific.UTF8Encoding.INSTANCE);
  }

  /**
   * Writes a value where the tokens stand.
   *
   * @param hooks whether its own ideas about JSON may be asked for
   */
  void value(IRubyObject value, boolean hooks) {
    RubyClass type = ((RubyBasicObject) value).getMetaClass();
    if (type == oj.strings) string((RubyString) value);
    else if (value instanceof RubyFixnum) numbers.integer(value);
    else if (value == nil) tokens.nullValue();
    else if (type == oj.hashes) hash((RubyHash) value, hooks);
    else if (type == oj.floats) numbers.number((RubyFloat) value);
    else if (type == oj.arrays) array((RubyArray<?>) value, hooks);
    else if (value instanceof RubySymbol symbol) symbol(symbol);
    else other(value, hooks);
  }

  private void other(IRubyObject value, boolean hooks) {
    if (value == context.tru || value == context.fals) tokens.bool(value == context.tru);
    else if (value instanceof RubyInteger) numbers.integer(value);
    else if (isObjectWithClass(value)) kind(value, hooks);
    else if (value instanceof RubyString string) string(string);
    else if (value instanceof RubyHash hash) hash(hash, hooks);
    else if (value instanceof RubyArray<?> array) array(array, hooks);
    else if (value instanceof RubyFloat number) numbers.number(number);
    else kind(value, hooks);
  }

  /** Whether this is a string, hash or array whose class the object mode writes. */
  private boolean isObjectWithClass(IRubyObject value) {
    if (mode != Mode.OBJECT) return false;
    RubyClass type = value.getMetaClass().getRealClass();
    return type != oj.strings && type != oj.hashes && type != oj.arrays;
  }

  private void string(RubyString string) {
    if (mode == Mode.OBJECT) texts.objectString(string);
    else texts.string(string);
  }

  private void symbol(RubySymbol symbol) {
    if (mode == Mode.OBJECT) texts.objectSymbol(symbol);
    else texts.symbol(symbol);
  }

  /** Writes what Ruby code makes of a value. */
  private void kind(IRubyObject value, boolean hooks) {
    int depth = tokens.depth();
    if (depth > OjOptions.MAX_DEPTH && mode != Mode.COMPAT) throw errors.tooDeep();
    deepest = Math.max(deepest, depth);
    paste(ask(mode.option(), value, hooks));
  }

  /** Whether objects are nested so deep that a stack overflow is a matter of them. */
  boolean isDeep() {
    return deepest >= SUSPICIOUS_DEPTH;
  }

  /** What Ruby code makes of a value: JSON, or nil for null. */
  IRubyObject ask(String method, IRubyObject value, boolean hooks) {
    int depth = tokens.depth();
    IRubyObject[] given = {
      walk(), value, RubyFixnum.newFixnum(oj.runtime, depth), hooks ? context.tru : context.fals
    };
    return oj.kinds.callMethod(context, method, given);
  }

  /** This walk as Ruby code sees it. */
  Walk walk() {
    if (walk == null) walk = new Walk(this, oj.walks);
    return walk;
  }

  /** Writes text that is JSON already. */
  void paste(IRubyObject json) {
    if (json == nil) {
      tokens.nullValue();
      return;
    }
    ByteList bytes = json.convertToString().getByteList();
    tokens.raw(bytes.unsafeBytes(), bytes.begin(), bytes.realSize());
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
      if (arguments.length > 0) ask("depth", nil, false);
      throw errors.nesting();
    }
    if (depth + (empty ? 0 : 1) > OjOptions.MAX_DEPTH) throw errors.tooDeep();
  }

  /** Writes what stands for a container that was seen before, if it was. */
  private boolean repeated(int number) {
    if (number >= 0) return false;
    if (mode == Mode.COMPAT) throw errors.nesting();
    if (mode == Mode.OBJECT) numbers.raw("\"^r" + -number + '"');
    else tokens.nullValue();
    return true;
  }

  /** Whether a container is written as its to_json or as_json says, which is done here. */
  private boolean hooked(IRubyObject value, boolean hooks, boolean plain, boolean optimized) {
    if (!hooks) return false;
    String method = null;
    if (mode == Mode.RAILS && !optimized) method = "as_json";
    if (mode == Mode.COMPAT && !plain && isSubclass(value)) method = "to_json";
    if (method == null || !((RubyBasicObject) value).respondsTo(method)) return false;
    paste(ask(method, value, false));
    return true;
  }

  private boolean isSubclass(IRubyObject value) {
    RubyClass type = value.getMetaClass().getRealClass();
    return type != oj.hashes && type != oj.arrays;
  }

  void array(RubyArray<?> array, boolean hooks) {
    boolean empty = array.getLength() == 0;
    checkDepth(empty);
    int number = mode == Mode.WAB ? 0 : seen(array);
    if (repeated(number)) return;
    if (hooked(array, hooks, oj.plainArrays, oj.railsArrays)) return;
    tokens.openArray();
    if (mode == Mode.OBJECT && number > 0) {
      gap();
      numbers.raw("\"^i" + number + '"');
    }
    for (int i = 0; i < array.getLength(); i++) element(array, i);
    if (!space.none && !empty) tokens.lastGap(space.element, space.indent);
    tokens.closeArray();
  }

  /** White space as before an attribute. */
  private void gap() {
    tokens.gap(space.member, space.memberIndent);
  }

  private void element(RubyArray<?> array, int index) {
    IRubyObject element = array.entry(index);
    if (!space.none) tokens.gap(space.element, space.indent);
    value(element == null ? nil : element, true);
  }

  void hash(RubyHash hash, boolean hooks) {
    boolean empty = hash.isEmpty();
    checkDepth(empty);
    int number = mode == Mode.WAB || mode == Mode.OBJECT && empty ? 0 : seen(hash);
    if (repeated(number)) return;
    if (hooked(hash, hooks, oj.plainHashes, oj.railsHashes)) return;
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
    members.write(key, value);
  }
}
