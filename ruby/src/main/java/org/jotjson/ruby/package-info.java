/**
 * The json gem's generator for JRuby: Ruby values, options and errors. How JSON is written is the
 * engine's business: nothing here escapes, formats numbers or grows buffers.
 */
package org.jotjson.ruby;
