package org.jotjson.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jotjson.bench.jmh.Content;

/** Trees of any size. */
enum Shape {
  /** An array of orders, of about so many bytes. */
  ORDERS {
    @Override
    Object tree(int size) {
      return Synthetic.orders(size);
    }
  },
  /** 256 ASCII strings of so many characters. */
  STRINGS {
    @Override
    Object tree(int size) {
      Random random = new Random(size);
      List<Object> texts = new ArrayList<>();
      for (int i = 0; i < 256; i++) {
        texts.add(Content.ASCII.text(size, random));
      }
      return texts;
    }
  };

  abstract Object tree(int size);
}
