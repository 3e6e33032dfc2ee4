package org.jotjson.bench.rival;

import com.jsoniter.extra.PreciseFloatSupport;
import com.jsoniter.output.JsonStream;
import com.jsoniter.spi.JsoniterSpi;
import com.jsoniter.spi.Slice;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.Arrays;
import org.jotjson.bench.Badge;
import org.jotjson.bench.Contender;

/**
 * jsoniter: a reused stream. Its default writer of doubles keeps six decimals only, so the precise
 * one is switched on.
 */
public final class Jsoniter implements Contender {
  private final JsonStream stream = new JsonStream(null, 4096);

  static {
    PreciseFloatSupport.enable();
    JsoniterSpi.registerTypeEncoder(Badge.class, (value, out) -> writeBadge((Badge) value, out));
    JsoniterSpi.registerTypeEncoder(
        OffsetDateTime.class, (value, out) -> out.writeVal(value.toString()));
    JsoniterSpi.registerTypeEncoder(
        LocalDate.class, (value, out) -> out.writeVal(value.toString()));
  }

  @Override
  public byte[] toBytes(Object tree) throws IOException {
    Slice text = write(tree);
    return Arrays.copyOfRange(text.data(), text.head(), text.tail());
  }

  @Override
  public String toText(Object tree) throws IOException {
    Slice text = write(tree);
    return new String(text.data(), text.head(), text.len(), StandardCharsets.UTF_8);
  }

  @Override
  public void toStream(Object tree, OutputStream out) {
    JsonStream.serialize(tree, out);
  }

  private Slice write(Object tree) throws IOException {
    stream.reset(null);
    stream.writeVal(tree);
    return stream.buffer();
  }

  private static void writeBadge(Badge badge, JsonStream out) throws IOException {
    out.writeObjectStart();
    out.writeObjectField("name");
    out.writeVal(badge.name());
    out.writeMore();
    out.writeObjectField("level");
    out.writeVal(badge.level());
    out.writeObjectEnd();
  }
}
