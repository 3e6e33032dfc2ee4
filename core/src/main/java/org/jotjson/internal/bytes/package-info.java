/** Wide access to byte arrays. The only room that holds {@code VarHandle}s. */
package org.jotjson.internal.bytes;
