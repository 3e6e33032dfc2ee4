package org.jotjson.bench;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.EnumSource.Mode.MATCH_ANY;

import org.jotjson.Json;
import org.jotjson.cli.RubyEncoder;
import org.jotjson.cli.RubyProcess;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Ruby writes the same documents; needs the Ruby that CONTRIBUTING asks for. */
class RubyDocumentsTest {
  private static final String PROGRAM = RubyEncoder.resource(EncoderRun.class, "lap.rb");

  @ParameterizedTest
  @EnumSource(
      names = {"SMALL_.*", "INTEGERS", "M.*UTF8", "BYTES.*", "MANY.*"},
      mode = MATCH_ANY)
  void aDocumentMadeInRubyIsTheOneMadeInJava(Documents document) throws Exception {
    try (RubyProcess ruby =
        RubyEncoder.MRI_JSON.start(PROGRAM, document.title(), "none").orElseThrow()) {
      assertThat(ruby.line()).startsWith("ruby ").contains(", json ");
      assertThat(new String(ruby.answer(), UTF_8)).isEqualTo(Json.generate(document.tree()));
      ruby.send("1 3 1");
      assertThat(ruby.line().split(" "))
          .hasSize(3)
          .allMatch(nanos -> Double.parseDouble(nanos) > 0);
    }
  }
}
