package org.jotjson.internal.bind;

import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jotjson.Naming;
import org.jotjson.bind.MemberName;
import org.jotjson.bind.MemberWriter;
import org.jotjson.bind.ObjectWriter;
import org.jotjson.internal.output.SinkException;
import org.jotjson.internal.output.TooLargeException;
import org.jotjson.internal.token.CompactTokens;
import org.jotjson.internal.token.Failure;
import org.jotjson.internal.token.Tokens;
import org.jotjson.internal.walk.Walk;

/**
 * From objects to tokens. Most are written as their members come; where names are to be in order,
 * or nesting is deep, the members are collected first.
 */
abstract class ObjectTokens extends MemberWriter {
  final Walk walk;
  final Tokens tokens;
  final CompactTokens compact;

  /** Whether members go straight to the tokens. */
  boolean plain;

  /** Whether names are to be in an order of their own. */
  private boolean ordered;

  /** Whether, beyond that, nobody wants to see the values. */
  boolean direct;

  boolean omitNulls;
  private Naming naming;

  /** Where members go that are not to be written yet; null if they are. */
  List<Map.Entry<String, Object>> collected;

  /** Members told since collecting began, written or left out. */
  int told;

  ObjectTokens(Walk walk) {
    this.walk = walk;
    this.tokens = walk.tokens();
    this.compact = new CompactTokens(tokens);
  }

  /**
   * Starts a document.
   *
   * @param direct whether objects are written as they are, without anybody being asked
   */
  public void start(Naming naming, boolean omitNulls, boolean direct) {
    this.plain = tokens.isCompact();
    this.naming = naming;
    this.direct = direct;
    this.ordered = walk.keyOrder() != null;
    this.omitNulls = omitNulls;
    this.collected = null;
  }

  /** Sends all members the way of a map's, for somebody wants to see each. */
  public void boxAll() {
    plain = false;
  }

  /** Writes an object, or the value that it stands for; false if it has no members. */
  public final boolean write(Object object) {
    ObjectWriter<Object> writer = Bindings.of(object.getClass(), naming);
    if (writer == Odd.EMPTY) return false;
    if (writer instanceof Odd odd) walk.value(odd.valueOf(object));
    else object(object, writer);
    return true;
  }

  /** What is written instead of an object; the object itself if nothing is. */
  public final Object valueOf(Object object) {
    ObjectWriter<Object> writer = Bindings.of(object.getClass(), naming);
    return writer instanceof Odd odd ? odd.valueOf(object) : object;
  }

  /** Writes an object. */
  final void object(Object object, ObjectWriter<Object> writer) {
    if (ordered || walk.isDeep()) {
      collected(object, writer);
      return;
    }
    if (plain && writer instanceof HiddenWriter hidden) {
      compact.leave(hidden(object, hidden, compact.enter()));
      return;
    }
    tokens.openObject();
    try {
      writer.write(object, this);
    } catch (Exception e) {
      throw failed(e, object, writer);
    }
    tokens.closeObject();
  }

  /** The same, from one position to the next. */
  final int object(Object object, ObjectWriter<Object> writer, int at) {
    if (plain && writer instanceof HiddenWriter hidden && !ordered && !walk.isDeep())
      return hidden(object, hidden, at);
    compact.leave(at);
    object(object, writer);
    return compact.enter();
  }

  private int hidden(Object object, HiddenWriter writer, int at) {
    try {
      return writer.write(object, (DirectTokens) this, at);
    } catch (Exception e) {
      throw failed(e, object, writer);
    }
  }

  /** Starts an object, and makes room for what is to follow. */
  final int open(int need, int at) {
    return compact.openObject(compact.reserve(need, at));
  }

  /** Ends an object. There is room for it. */
  final int close(int at) {
    return compact.closeObject(at);
  }

  private void collected(Object object, ObjectWriter<Object> writer) {
    List<Map.Entry<String, Object>> members = collect(object, writer);
    if (ordered) members.sort(Map.Entry.comparingByKey(walk.keyOrder()));
    if (walk.isDeep()) {
      walk.deepObject(members);
      return;
    }
    tokens.openObject();
    for (Map.Entry<String, Object> member : members) {
      walk.accept(member.getKey(), member.getValue());
    }
    tokens.closeObject();
  }

  private List<Map.Entry<String, Object>> collect(Object object, ObjectWriter<Object> writer) {
    List<Map.Entry<String, Object>> members = new ArrayList<>();
    try {
      collect(object, writer, members);
    } catch (Exception e) {
      throw failed(e, object, writer);
    }
    return members;
  }

  private void collect(
      Object object, ObjectWriter<Object> writer, List<Map.Entry<String, Object>> members) {
    List<Map.Entry<String, Object>> outer = collected;
    boolean outerPlain = plain;
    int outerTold = told;
    collected = members;
    plain = false;
    told = 0;
    try {
      writer.write(object, this);
    } catch (Exception e) {
      throw e instanceof Failure failure ? failure : new GetterException(writer.name(told), e);
    } finally {
      collected = outer;
      plain = outerPlain;
      told = outerTold;
    }
  }

  /** A getter threw. */
  private static final class GetterException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    final transient MemberName name;

    GetterException(MemberName name, Exception cause) {
      super(cause);
      this.name = name;
    }
  }

  /**
   * What came out of a writer: a value's failure goes on; for a getter's, the members are asked
   * once more, now counted, so that nothing needs to be counted where nothing fails.
   */
  private RuntimeException failed(Exception e, Object object, ObjectWriter<Object> writer) {
    if (e instanceof Failure || e instanceof SinkException || e instanceof TooLargeException)
      return (RuntimeException) e;
    if (e instanceof GetterException getter) return threw(getter.getCause(), getter.name, object);
    try {
      collect(object, writer, new ArrayList<>());
    } catch (GetterException again) {
      return threw(e, again.name, object);
    } catch (Exception other) {
      e.addSuppressed(other);
    }
    return threw(e, null, object);
  }

  private static Failure threw(Throwable e, MemberName name, Object object) {
    String what = name == null ? "a member" : "the member " + Failure.quote(name.text());
    Failure failure =
        Failure.of(what + " of " + object.getClass().getName() + " threw " + e, object, e);
    return name == null ? failure : failure.inMember(name.text());
  }

  /** A member that is not written straight away. */
  final void other(MemberName name, Object value) {
    told++;
    if (collected == null) walk.accept(name.text(), value);
    else collected.add(new SimpleImmutableEntry<>(name.text(), value));
  }
}
