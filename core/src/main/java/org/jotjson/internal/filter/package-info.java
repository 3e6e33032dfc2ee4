/**
 * Patterns of paths, compiled into states: a walk that goes from state to state knows at once what
 * is to be written of the value it stands at.
 */
package org.jotjson.internal.filter;
