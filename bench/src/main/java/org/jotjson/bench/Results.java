package org.jotjson.bench;

import java.util.List;

/**
 * Raw figures of a race, with all that is needed to get them again.
 *
 * @param command as it was typed
 * @param scanners how Jot searched strings, and why; one for each variant at most
 */
record Results(
    String date,
    String command,
    Machine machine,
    String jvm,
    List<String> scanners,
    Measurement measurement,
    List<Sample> samples) {}
