package org.jotjson.ruby;

import org.jotjson.internal.token.Tokens;
import org.jruby.RubyArray;
import org.jruby.RubyBasicObject;
import org.jruby.RubyBignum;
import org.jruby.RubyClass;
import org.jruby.RubyFixnum;
import org.jruby.RubyFloat;
import org.jruby.RubyHash;
import org.jruby.RubyProc;
import org.jruby.RubyString;
import org.jruby.RubyStruct;
import org.jruby.RubySymbol;
import org.jruby.runtime.ThreadContext;
import org.jruby.runtime.builtin.IRubyObject;

/**
 * Writes any Ruby value as the json gem does on MRI.
 *
 * <p>Containers are walked by recursion down to {@link #RECURSION} levels and by {@link DeepWalk}
 * on the heap below that.
 */
final class RubyWalker extends ValueWalker {
  /** Levels walked on the thread's stack. */
  private static final int RECURSION = 200;

  /** Levels at which a cycle is taken for what it is where nothing limits nesting. */
  private static final int CEILING = 100_000;

  final JsonGem gem;
  final OpenHashes hashes = new OpenHashes();
  final Texts texts;
  final Keys keys;
  final Hooks hooks;
  private final JavaValues java = new JavaValues(this);

  ThreadContext context;
  Options options;
  private int top;
  private DeepWalk deep;

  RubyWalker(JsonGem gem, Tokens tokens) {
    super(gem, tokens);
    this.gem = gem;
    this.options = gem.defaults;
    this.texts = new Texts(this);
    this.keys = new Keys(this);
    this.hooks = new Hooks(this);
  }

  /** Starts a document. References are stored only if need be: the garbage collector minds. */
  void start(ThreadContext context, Options options) {
    this.context = context;
    if (this.options != options) this.options = options;
    this.top = options.depth;
    tokens.depth(options.depth);
  }

  @Override
  protected void release() {
    context = null;
    if (options != gem.defaults) options = gem.defaults;
    deep = null;
    hashes.release();
    hooks.release();
  }

  @Override
  protected void other(IRubyObject value) {
    other(value, true, false);
  }

  /**
   * Writes a value of any kind.
   *
   * @param exact whether what has a subclass, or methods of its own, is left to its {@code to_json}
   * @param converted whether as_json made it, which it does only once
   */
  void other(IRubyObject value, boolean exact, boolean converted) {
    while (!core(value, exact, converted)) {
      if (value instanceof RubyString string && (!exact || string.getMetaClass() == strings)) {
        value = Encodings.utf8(this, string, converted, false);
      } else if (options.javaValues && java.write(value)) {
        return;
      } else if (!options.strict) {
        hooks.write(value);
        return;
      } else if (options.asJson == null || converted) {
        throw Errors.notAllowed(context, gem, value);
      } else {
        value = asJson(value, false);
      }
      converted = true;
    }
  }

  /** Writes a value if JSON knows its kind, and says so. */
  private boolean core(IRubyObject value, boolean exact, boolean converted) {
    if (value == nil) tokens.nullValue();
    else if (value == yes || value == no) tokens.bool(value == yes);
    else if (value instanceof RubyFixnum || value instanceof RubyBignum) integer(value);
    else if (value instanceof RubySymbol symbol) return symbol(symbol);
    else if (exact && !isPlain(value.getMetaClass())) return fragment(value);
    else if (value instanceof RubyString string) return validString(string, converted);
    else if (value instanceof RubyHash hash) hash(hash);
    else if (value instanceof RubyArray<?> array) array(array);
    else if (value instanceof RubyFloat number) number(number);
    else return fragment(value);
    return true;
  }

  private boolean fragment(IRubyObject value) {
    if (value.getMetaClass() != gem.fragment) return false;
    texts.paste(((RubyStruct) value).get(0));
    return true;
  }

  private boolean symbol(RubySymbol symbol) {
    if (!options.strict) return false;
    texts.write(symbol);
    return true;
  }

  @Override
  protected void string(RubyString string) {
    if (!texts.write(string)) other(string, true, false);
  }

  private boolean validString(RubyString string, boolean converted) {
    if (texts.write(string)) return true;
    if (converted) throw Errors.malformed(context, gem, string);
    return false;
  }

  @Override
  protected void integer(IRubyObject value) {
    if (value instanceof RubyFixnum number) tokens.number(number.getValue());
    else tokens.number(((RubyBignum) value).getValue());
  }

  @Override
  protected void number(RubyFloat value) {
    double number = value.getValue();
    if (Double.isFinite(number) || options.allowNan) tokens.number(number);
    else notFinite(value);
  }

  /** NaN and the infinities cost a level of nesting where as_json is asked about them. */
  private void notFinite(RubyFloat value) {
    if (options.strict && options.asJson != null) {
      IRubyObject instead = asJson(value, false);
      if (instead != value) {
        checkNesting();
        tokens.depth(tokens.depth() + 1);
        atOnce(instead, true);
        tokens.depth(tokens.depth() - 1);
        return;
      }
    }
    String message = Double.toString(value.getValue()) + " not allowed in JSON";
    throw Errors.generator(context, gem, message, value);
  }

  IRubyObject asJson(IRubyObject value, boolean isKey) {
    IRubyObject flag = isKey ? yes : no;
    RubyProc converter = options.asJson;
    return converter.call(context, new IRubyObject[] {value, flag});
  }

  /** Writes a value to its end, with no container left for later. */
  void atOnce(IRubyObject value, boolean exact) {
    DeepWalk outer = deep;
    deep = null;
    other(value, exact, false);
    deep = outer;
  }

  /** Refuses one more level where there may not be one. */
  void checkNesting() {
    int depth = tokens.depth();
    if (depth >= options.maxNesting && options.maxNesting != 0) {
      throw Errors.nesting(context, gem, depth);
    }
    if (depth - top >= CEILING) throw new StackOverflowError();
  }

  @Override
  protected void hash(RubyHash hash) {
    if (options.sortKeys != null) hash = sorted(hash);
    checkNesting();
    if (tokens.depth() - top >= RECURSION) {
      deep().enter(hash);
      return;
    }
    tokens.openObject();
    hashes.enter();
    hash.visitAll(context, this, null);
    hashes.leave();
    tokens.closeObject();
  }

  private RubyHash sorted(RubyHash hash) {
    IRubyObject sorted = options.sortKeys.call(context, new IRubyObject[] {hash});
    if (sorted instanceof RubyHash inOrder) return inOrder;
    throw Errors.wrongType(context, sorted, "Hash");
  }

  @Override
  public void visit(
      ThreadContext context,
      RubyHash self,
      IRubyObject key,
      IRubyObject value,
      int index,
      Object state) {
    member(self, key, value);
  }

  void member(RubyHash hash, IRubyObject key, IRubyObject value) {
    keys.write(hash, key);
    RubyClass type = ((RubyBasicObject) value).getMetaClass();
    if (type == strings && texts.write((RubyString) value)) return;
    if (type == integers) {
      integer(value);
    } else {
      hashes.note(hash);
      value(value);
    }
  }

  @Override
  protected void array(RubyArray<?> array) {
    checkNesting();
    if (tokens.depth() - top >= RECURSION) {
      deep().enter(array);
      return;
    }
    tokens.openArray();
    elements(array);
    tokens.closeArray();
  }

  @Override
  protected boolean areIntegersPlain() {
    return tokens.isCompact();
  }

  @Override
  protected void beforeElement() {
    tokens.element();
  }

  private DeepWalk deep() {
    if (deep == null) deep = new DeepWalk(this);
    return deep;
  }
}
