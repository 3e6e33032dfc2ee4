/**
 * The command. Input is read by Jackson, written by Jot; {@link org.jotjson.cli.Encode} says how
 * the two are joined.
 */
package org.jotjson.cli;
