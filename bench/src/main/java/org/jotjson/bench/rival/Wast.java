package org.jotjson.bench.rival;

import io.github.wycst.wast.json.JSON;
import io.github.wycst.wast.json.options.WriteOption;
import java.io.OutputStream;
import org.jotjson.bench.Contender;

/** wast: its static methods; nulls in maps are asked for. */
public final class Wast implements Contender {
  @Override
  public byte[] toBytes(Object tree) {
    return JSON.toJsonBytes(tree, WriteOption.FullProperty);
  }

  @Override
  public String toText(Object tree) {
    return JSON.toJsonString(tree, WriteOption.FullProperty);
  }

  @Override
  public void toStream(Object tree, OutputStream out) {
    JSON.writeJsonTo(tree, out, WriteOption.FullProperty);
  }
}
