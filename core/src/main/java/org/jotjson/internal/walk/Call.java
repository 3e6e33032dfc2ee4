package org.jotjson.internal.walk;

import java.io.OutputStream;
import org.jotjson.internal.output.Recycled;
import org.jotjson.internal.token.Layout;
import org.jotjson.internal.token.Tokens;

/**
 * All that one call needs and the next can use again: the walk, the tokens, the buffers behind
 * them.
 */
public final class Call extends Recycled {
  private static final int INITIAL_LENGTH = 1 << 14;

  public final Tokens tokens = new Tokens(INITIAL_LENGTH);
  public final Walk walk;

  Call(Thread owner, Hooks hooks) {
    super(owner);
    this.walk = new Walk(tokens, hooks);
  }

  @Override
  protected void release() {
    tokens.release();
    walk.release();
  }

  /** Starts a document. */
  public void start(Layout layout, Rules rules, OutputStream sink) {
    tokens.start(layout, sink);
    walk.start(rules);
  }
}
