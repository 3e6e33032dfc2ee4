package org.jotjson.internal.walk;

import java.util.ArrayDeque;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.Map;
import java.util.stream.BaseStream;
import org.jotjson.internal.filter.PathState;
import org.jotjson.internal.token.Failure;

/**
 * Walks containers with a stack on the heap, so that depth is bounded by the limit on nesting and
 * not by the thread's stack. The values in them take the same way as all others; a container among
 * them comes back here and waits on top of the stack.
 */
class DeepWalk {
  private final Walk walk;
  private final ArrayDeque<Frame> open = new ArrayDeque<>();

  DeepWalk(Walk walk) {
    this.walk = walk;
  }

  /** A container that is being written. */
  private static final class Frame {
    final Iterator<?> rest;
    final Map<?, ?> map;
    final boolean isObject;
    final BaseStream<?, ?> stream;
    final PathState state;
    Object key;
    long index = -1;
    boolean oddKeys;

    Frame(
        Iterator<?> rest,
        Map<?, ?> map,
        boolean isObject,
        BaseStream<?, ?> stream,
        PathState state) {
      this.rest = rest;
      this.map = map;
      this.isObject = isObject;
      this.stream = stream;
      this.state = state;
    }

    Object source() {
      return map == null ? rest : map;
    }
  }

  void enterObject(Map<?, ?> map) {
    walk.tokens.openObject();
    Iterator<?> members =
        (walk.rules.keyOrder() == null ? map.entrySet() : Members.sorted(map, walk)).iterator();
    enter(new Frame(members, map, true, null, walk.state));
  }

  /** An object of a record or bean, whose names are told once. */
  void enterObject(Iterator<Map.Entry<String, Object>> members) {
    walk.tokens.openObject();
    enter(new Frame(members, null, true, null, walk.state));
  }

  void enterArray(Iterator<?> elements, BaseStream<?, ?> stream) {
    try {
      walk.tokens.openArray();
    } catch (Failure failure) {
      if (stream != null) stream.close();
      throw failure;
    }
    enter(new Frame(elements, null, false, stream, walk.state));
  }

  private void enter(Frame frame) {
    boolean walking = !open.isEmpty();
    open.push(frame);
    if (walking) return;
    try {
      while (!open.isEmpty()) step(open.peek());
    } catch (Failure failure) {
      throw located(failure);
    } catch (ConcurrentModificationException e) {
      throw located(Members.changed(open.peek().source(), e));
    } finally {
      for (Frame f : open) if (f.stream != null) f.stream.close();
      open.clear();
    }
  }

  private Failure located(Failure failure) {
    for (Frame f : open) locate(failure, f);
    return failure;
  }

  private static void locate(Failure failure, Frame frame) {
    if (frame.isObject) failure.inMember(frame.key);
    else failure.inElement(frame.index);
  }

  private void step(Frame frame) {
    if (!frame.rest.hasNext()) {
      leave(frame);
    } else if (!frame.isObject) {
      frame.index++;
      element(frame.state, frame.rest.next());
    } else {
      Map.Entry<?, ?> member = (Map.Entry<?, ?>) frame.rest.next();
      frame.key = member.getKey();
      frame.oddKeys |= !(frame.key instanceof String);
      member(frame.state, frame.key, member.getValue());
    }
  }

  /** Writes a member of a container in this state. */
  void member(PathState within, Object key, Object value) {
    walk.member(key, value);
  }

  /** Writes an element of a container in this state. */
  void element(PathState within, Object value) {
    walk.tokens.element();
    walk.value(value);
  }

  private void leave(Frame frame) {
    open.pop();
    if (frame.stream != null) frame.stream.close();
    if (!frame.isObject) {
      walk.tokens.closeArray();
      return;
    }
    if (frame.map != null && Members.mayRepeat(frame.map, frame.oddKeys, walk)) {
      Members.checkDuplicates(frame.map, walk);
    }
    walk.tokens.closeObject();
  }
}
