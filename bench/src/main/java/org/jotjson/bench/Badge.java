package org.jotjson.bench;

/**
 * An object no library knows, written as {@code {"name":…,"level":…}} by a hook: {@link
 * org.jotjson.ToJson} for Jot, and for each rival the serializer its manual tells users to
 * register.
 */
public record Badge(String name, int level) {}
