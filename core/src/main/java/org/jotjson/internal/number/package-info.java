/**
 * Numbers as text: static kernels that take a value, an array and a position, and give the next
 * position back. They hold no state and allocate nothing; the caller reserves the stated worst
 * case.
 */
package org.jotjson.internal.number;
