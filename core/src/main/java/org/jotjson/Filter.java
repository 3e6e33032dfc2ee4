package org.jotjson;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jotjson.internal.filter.PathFilter;
import org.jotjson.internal.filter.PathPattern;
import org.jotjson.internal.filter.PathState;

/**
 * Which parts of a document are written, by their paths.
 *
 * <pre>{@code
 * Filter.all()
 *     .include("id", "items[*].name")          // these and what is in them, and what leads there
 *     .exclude("**.internal", "items[*].cost") // but not these
 *     .redact("**.password", value -> "***")   // these are replaced
 * }</pre>
 *
 * <p>A pattern is written like the path in an error message: {@code user.name}, {@code ["odd
 * name"]}, {@code items[*].price} for all elements of an array, {@code .*} for any member, {@code
 * **.name} for a member at any depth. A leading {@code $} may be there.
 *
 * <p>It goes for whatever writes the members: maps, objects, and hooks with their {@link
 * JsonWriter}. Ready-made JSON ({@link Fragment}) is not looked into. Immutable.
 */
public final class Filter {
  private static final Filter ALL = new Filter(List.of());

  private final List<Consumer<PathFilter>> patterns;

  private Filter(List<Consumer<PathFilter>> patterns) {
    this.patterns = patterns;
  }

  /** A filter that writes everything, to start with. */
  public static Filter all() {
    return ALL;
  }

  /**
   * Writes only what one of these patterns matches, with all that is in it. Of what leads there,
   * only objects and arrays are written.
   *
   * @throws IllegalArgumentException if one is no pattern
   */
  public Filter include(String... patterns) {
    return with(patterns, PathFilter::include);
  }

  /**
   * Leaves out what one of these patterns matches, even if it is included.
   *
   * @throws IllegalArgumentException if one is no pattern
   */
  public Filter exclude(String... patterns) {
    return with(patterns, PathFilter::exclude);
  }

  /**
   * Replaces what the pattern matches, before anything of it is written. The function is never
   * handed null, which stays null. An object or array that a hook writes token by token cannot be
   * handed over: it becomes null. Of several patterns that match, the last is taken.
   *
   * @throws IllegalArgumentException if it is no pattern
   */
  public Filter redact(String pattern, UnaryOperator<Object> replacement) {
    Objects.requireNonNull(replacement);
    return with(new String[] {pattern}, (paths, redacted) -> paths.redact(redacted, replacement));
  }

  private interface Addition {
    void add(PathFilter paths, String pattern);
  }

  private Filter with(String[] added, Addition addition) {
    List<Consumer<PathFilter>> all = new ArrayList<>(patterns);
    for (String pattern : added) {
      PathPattern.check(pattern);
      all.add(paths -> addition.add(paths, pattern));
    }
    return new Filter(List.copyOf(all));
  }

  /** The state of a whole document; null if all is written. */
  PathState root() {
    PathFilter paths = new PathFilter();
    patterns.forEach(pattern -> pattern.accept(paths));
    return paths.root();
  }
}
