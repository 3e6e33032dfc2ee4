package org.jotjson.cli;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** Shows on a terminal how much of a long input has been read; leaves nothing there at the end. */
final class Progress extends FilterInputStream {
  /** Bytes to read before a bar is worth its place: about a tenth of a second's work. */
  static final int LONG = 16 << 20;

  private static final int WIDTH = 79;
  private static final String ERASED = '\r' + " ".repeat(WIDTH) + '\r';

  private final String name;
  private final long size;
  private final Console console;
  private long count;
  private ProgressBar bar;

  private Progress(InputStream in, String name, long size, Console console) {
    super(in);
    this.name = name;
    this.size = size;
    this.console = console;
  }

  /**
   * The same stream, watched if somebody looks at the console.
   *
   * @param size bytes to come, or -1 if that is not known
   */
  static InputStream of(InputStream in, String name, long size, Console console) {
    return console.terminal() ? new Progress(in, name, size, console) : in;
  }

  @Override
  public int read(byte[] target, int at, int length) throws IOException {
    int n = in.read(target, at, length);
    count += Math.max(n, 0);
    if (count >= LONG) show();
    return n;
  }

  @Override
  public void close() throws IOException {
    in.close();
    if (bar == null) return;
    bar.close();
    console.err().print(ERASED);
  }

  private void show() {
    if (bar == null) {
      bar =
          new ProgressBarBuilder()
              .setTaskName(name)
              .setInitialMax(size)
              .setUnit(" MB", 1_000_000)
              .setStyle(ProgressBarStyle.UNICODE_BLOCK)
              .setUpdateIntervalMillis(200)
              .setConsumer(new DelegatingProgressBarConsumer(this::draw, WIDTH))
              .build();
    }
    bar.stepTo(count);
  }

  private void draw(String line) {
    console.err().print('\r' + line);
  }
}
