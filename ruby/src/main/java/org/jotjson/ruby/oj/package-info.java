/**
 * Oj's dumper for JRuby: what is written often. Ruby code in {@code lib/jot/oj} turns the rarer
 * kinds of objects into text, and this package pastes it. How JSON is written is the engine's
 * business here too.
 */
package org.jotjson.ruby.oj;
