package org.jotjson;

import org.jotjson.internal.output.SinkException;
import org.jotjson.internal.output.TooLargeException;
import org.jotjson.internal.token.Failure;
import org.jotjson.internal.walk.Hooks;
import org.jotjson.internal.walk.Walk;

/** Lends a {@link JsonWriter} to a hook. It is made only when a hook is called. */
final class WriterHooks implements Hooks {
  @Override
  public void write(ToJson hook, Walk walk) {
    Scopes scopes = new Scopes(walk.keyOrder());
    try {
      hook.toJson(new JsonWriter(walk, scopes, null));
    } catch (GenerationException e) {
      throw again(e).in(e.path().substring(1));
    } catch (SinkException | TooLargeException e) {
      throw e;
    } catch (RuntimeException e) {
      throw Failure.of("toJson of " + hook.getClass().getName() + " threw " + e, hook, e);
    } finally {
      scopes.end();
    }
    if (!scopes.isWhole()) throw wrong(hook, scopes.whatIsMissing());
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
