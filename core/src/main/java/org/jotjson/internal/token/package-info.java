/**
 * From values to tokens: the only room that knows commas, colons, indentation and depth. It trusts
 * the order of calls.
 */
package org.jotjson.internal.token;
