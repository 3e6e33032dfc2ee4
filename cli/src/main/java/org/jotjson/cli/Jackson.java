package org.jotjson.cli;

import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.core.json.PackageVersion;

/**
 * Jackson's own generator, fed with what Jackson's parser reads in Jot's text. Its floats are laid
 * out as Java's.
 */
final class Jackson implements Outsider {
  private final JsonFactory factory =
      JsonFactory.builder()
          .streamWriteConstraints(
              StreamWriteConstraints.builder().maxNestingDepth(Integer.MAX_VALUE).build())
          .disable(JsonWriteFeature.ESCAPE_FORWARD_SLASHES)
          .disable(JsonWriteFeature.WRITE_HEX_UPPER_CASE)
          .build();

  @Override
  public String name() {
    return "jackson";
  }

  @Override
  public String description() {
    return "jackson-core " + PackageVersion.VERSION;
  }

  @Override
  public byte[] encode(Path file, byte[] json) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (JsonParser in = OptionSet.READING.parser(json, 0, json.length);
        JsonGenerator generator = factory.createGenerator(ObjectWriteContext.empty(), out)) {
      while (in.nextToken() != null) generator.copyCurrentEvent(in);
    }
    return out.toByteArray();
  }
}
