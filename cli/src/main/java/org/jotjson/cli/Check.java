package org.jotjson.cli;

/**
 * A document to verify.
 *
 * @param golden what it must be encoded to, or null if the encoders are only to agree
 */
record Check(Job job, Golden golden) {}
