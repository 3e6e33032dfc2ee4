package org.jotjson.bench;

/** What the JIT has seen before the first document is timed. */
public enum Profile {
  /** That document only; each JVM times one. */
  CLEAN,
  /** All documents, as in a long-lived server; each JVM times all. */
  POLLUTED
}
