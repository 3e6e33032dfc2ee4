package org.jotjson;

import org.jotjson.internal.output.SinkException;
import org.jotjson.internal.output.TooLargeException;
import org.jotjson.internal.token.Failure;
import org.jotjson.internal.walk.Hooks;
import org.jotjson.internal.walk.Walk;

/**
 * Lends a {@link JsonWriter} to a hook. Each hook has a writer of its own, which takes no more
 * calls when the hook is over; the scopes behind it are used again.
 */
final class WriterHooks implements Hooks {
  private Scopes spare;

  @Override
  public void write(ToJson hook, Walk walk) {
    Scopes scopes = scopes(walk);
    JsonWriter writer = new JsonWriter(walk, scopes, null);
    try {
      hook.toJson(writer);
    } catch (GenerationException e) {
      throw again(e).in(e.path().substring(1));
    } catch (SinkException | TooLargeException e) {
      throw e;
    } catch (RuntimeException e) {
      throw Failure.of("toJson of " + hook.getClass().getName() + " threw " + e, hook, e);
    } finally {
      scopes.end();
      writer.end();
    }
    if (!scopes.isWhole()) throw wrong(hook, scopes.whatIsMissing());
    if (scopes.isSmall()) spare = scopes;
  }

  private Scopes scopes(Walk walk) {
    Scopes scopes = spare;
    if (scopes == null) return new Scopes(walk.keyOrder());
    spare = null;
    scopes.restart(walk.keyOrder());
    return scopes;
  }

  /**
   * What a value inside the hook's own could not do goes on its way out, as if there had been no
   * hook.
   */
  private static Failure again(GenerationException e) {
    if (e instanceof NestingException) return Failure.nesting(e.rule(), e.value(), e.getCause());
    return Failure.of(e.rule(), e.value(), e.getCause());
  }

  private static Failure wrong(ToJson hook, String what) {
    return Failure.of("toJson of " + hook.getClass().getName() + " " + what, hook);
  }

  @Override
  public byte[] bytes(Fragment fragment) {
    return fragment.utf8();
  }
}
