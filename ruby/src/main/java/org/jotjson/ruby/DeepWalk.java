package org.jotjson.ruby;

import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.Map;
import org.jruby.RubyArray;
import org.jruby.RubyHash;
import org.jruby.runtime.builtin.IRubyObject;

/**
 * Walks containers with a stack on the heap, so that depth is not bounded by the thread's stack. A
 * container among the values written on the way comes back here and waits on top of the stack.
 */
final class DeepWalk {
  private final RubyWalker walker;
  private final ArrayDeque<Frame> open = new ArrayDeque<>();

  DeepWalk(RubyWalker walker) {
    this.walker = walker;
  }

  /** A container that is being written: an array and an index, or the entries of a hash. */
  private static final class Frame {
    final RubyArray<?> array;
    int index;
    final RubyHash hash;
    final Iterator<?> entries;

    Frame(RubyArray<?> array) {
      this.array = array;
      this.hash = null;
      this.entries = null;
    }

    Frame(RubyHash hash) {
      this.array = null;
      this.hash = hash;
      this.entries = hash.directEntrySet().iterator();
    }
  }

  void enter(RubyArray<?> array) {
    walker.tokens.openArray();
    enter(new Frame(array));
  }

  void enter(RubyHash hash) {
    walker.tokens.openObject();
    walker.hashes.enter();
    enter(new Frame(hash));
  }

  private void enter(Frame frame) {
    boolean walking = !open.isEmpty();
    open.push(frame);
    if (walking) return;
    while (!open.isEmpty()) step(open.peek());
  }

  private void step(Frame frame) {
    if (frame.array != null) {
      if (frame.index < frame.array.getLength()) {
        walker.element(frame.array, frame.index++);
      } else {
        open.pop();
        walker.tokens.closeArray();
      }
    } else if (frame.entries.hasNext()) {
      Map.Entry<?, ?> entry = (Map.Entry<?, ?>) frame.entries.next();
      walker.member(frame.hash, (IRubyObject) entry.getKey(), (IRubyObject) entry.getValue());
    } else {
      open.pop();
      walker.hashes.leave();
      walker.tokens.closeObject();
    }
  }
}
