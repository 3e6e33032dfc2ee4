package org.jotjson.conformance.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.ByteArrayOutputStream;
import java.util.SplittableRandom;
import org.jotjson.GenerationException;
import org.jotjson.Generator;
import org.jotjson.InvalidText;
import org.jotjson.JsonWriter;
import org.jotjson.testing.Options;
import org.jotjson.testing.ReferenceText;
import org.jotjson.testing.ReferenceWriter;
import org.jotjson.testing.Routes;
import org.jotjson.testing.Trees;

class GenerateFuzzTest {
  @FuzzTest(maxDuration = "1m")
  void anyStringIsWrittenAsTheReferenceWritesIt(FuzzedDataProvider data) {
    Options options = Options.random(new SplittableRandom(data.consumeLong()));
    String text = data.consumeRemainingAsString();
    String wanted;
    try {
      wanted = new ReferenceWriter(options).write(text);
    } catch (IllegalArgumentException refused) {
      wanted = null;
    }
    for (Routes route : Routes.values()) {
      String written;
      try {
        written = route.json(options.builder().build(), text);
      } catch (GenerationException refused) {
        written = null;
      }
      assertThat(written).isEqualTo(wanted);
    }
  }

  @FuzzTest(maxDuration = "1m")
  void anyBytesAreTakenRepairedOrRefused(FuzzedDataProvider data) {
    InvalidText invalid = data.pickValue(InvalidText.values());
    byte[] bytes = data.consumeRemainingAsBytes();
    String wanted;
    try {
      wanted = ReferenceText.quoted(bytes, ReferenceText.Escaped.JSON, invalid);
    } catch (IllegalArgumentException refused) {
      wanted = null;
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    JsonWriter writer = Generator.builder().invalidText(invalid).build().writer(out);
    try {
      writer.utf8(bytes, 0, bytes.length);
      writer.close();
      assertThat(out.toString(UTF_8)).isEqualTo(wanted);
    } catch (GenerationException refused) {
      assertThat(wanted).isNull();
    }
  }

  @FuzzTest(maxDuration = "1m")
  void anyTreeIsWrittenAsTheReferenceWritesIt(FuzzedDataProvider data) {
    Options options = Options.random(new SplittableRandom(data.consumeLong()));
    options.sortKeys = false;
    Object tree = new Trees(data.consumeLong(), false).next(6);
    options.nonFinite = org.jotjson.NonFinite.WORD;
    assertThat(options.builder().build().generate(tree))
        .isEqualTo(new ReferenceWriter(options).write(tree));
  }
}
