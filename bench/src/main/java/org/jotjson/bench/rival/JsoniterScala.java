package org.jotjson.bench.rival;

import com.github.plokhotnyuk.jsoniter_scala.core.JsonReader;
import com.github.plokhotnyuk.jsoniter_scala.core.JsonValueCodec;
import com.github.plokhotnyuk.jsoniter_scala.core.JsonWriter;
import com.github.plokhotnyuk.jsoniter_scala.core.WriterConfig;
import com.github.plokhotnyuk.jsoniter_scala.core.WriterConfig$;
import com.github.plokhotnyuk.jsoniter_scala.core.package$;
import java.io.OutputStream;
import java.util.List;
import org.jotjson.bench.Contender;

/**
 * jsoniter-scala's core, for what it does without its Scala macros: one array of strings or
 * numbers. It refuses all other trees.
 */
public final class JsoniterScala implements Contender {
  private static final package$ JSONITER = package$.MODULE$;
  private static final WriterConfig CONFIG = WriterConfig$.MODULE$;

  private final JsonValueCodec<Object> codec = new ArrayCodec();

  @Override
  public byte[] toBytes(Object tree) {
    return JSONITER.writeToArray(tree, CONFIG, codec);
  }

  @Override
  public String toText(Object tree) {
    return JSONITER.writeToString(tree, CONFIG, codec);
  }

  @Override
  public void toStream(Object tree, OutputStream out) {
    JSONITER.writeToStream(tree, out, CONFIG, codec);
  }

  private static final class ArrayCodec implements JsonValueCodec<Object> {
    @Override
    public void encodeValue(Object tree, JsonWriter out) {
      out.writeArrayStart();
      if (tree instanceof long[] longs) {
        for (long value : longs) {
          out.writeVal(value);
        }
      } else if (tree instanceof double[] doubles) {
        for (double value : doubles) {
          out.writeVal(value);
        }
      } else if (tree instanceof List<?> list) {
        for (Object element : list) {
          encodeElement(element, out);
        }
      } else {
        throw new UnsupportedOperationException("arrays only");
      }
      out.writeArrayEnd();
    }

    private static void encodeElement(Object element, JsonWriter out) {
      if (element instanceof String text) {
        out.writeVal(text);
      } else if (element instanceof Integer number) {
        out.writeVal((int) number);
      } else {
        throw new UnsupportedOperationException("strings and numbers only");
      }
    }

    @Override
    public Object decodeValue(JsonReader in, Object start) {
      throw new UnsupportedOperationException("written only");
    }

    @Override
    public Object nullValue() {
      return null;
    }
  }
}
