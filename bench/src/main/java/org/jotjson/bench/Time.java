package org.jotjson.bench;

/**
 * Nanoseconds per call in one round.
 *
 * @param wall by the clock on the wall: everything counts, other processes and the garbage
 *     collector too
 * @param cpu processor time of the calling thread: what to look at when the machine is busy; the
 *     garbage collector's own threads do not count
 */
public record Time(double wall, double cpu) {}
