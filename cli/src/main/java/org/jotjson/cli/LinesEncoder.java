package org.jotjson.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Encodes a document a line, on all cores. The text is cut into batches of lines; while the oldest
 * batch is written, others are worked on, so the order is kept and memory is bounded.
 */
final class LinesEncoder implements Encoder {
  private final Document document;
  private final Console console;
  private final boolean skipBad;
  private final int workers;

  LinesEncoder(Document document, Console console, boolean skipBad, int workers) {
    this.document = document;
    this.console = console;
    this.skipBad = skipBad;
    this.workers = workers;
  }

  @Override
  public void encode(Source source, Sink out) {
    LinesReport report = new LinesReport(document.newDuplicates());
    ExecutorService pool = Executors.newFixedThreadPool(workers);
    try (InputStream text = Progress.of(source.open(), source.name(), source.size(), console)) {
      LineBatches batches = new LineBatches(text);
      Queue<Future<LineBatch.Encoded>> running = new ArrayDeque<>();
      for (LineBatch batch; goesOn(report) && (batch = batches.next()) != null; ) {
        LineBatch lines = batch;
        running.add(pool.submit(() -> lines.encode(document, skipBad)));
        if (running.size() > 2 * workers) write(running.remove(), report, out);
      }
      while (goesOn(report) && !running.isEmpty()) write(running.remove(), report, out);
    } catch (IOException e) {
      throw Problem.withFile(source.name(), e);
    } finally {
      pool.shutdownNow();
    }
    report.tell(console, source, skipBad);
  }

  private boolean goesOn(LinesReport report) {
    return skipBad || !report.bad();
  }

  private static void write(Future<LineBatch.Encoded> running, LinesReport report, Sink out) {
    LineBatch.Encoded encoded = finished(running);
    report.add(encoded);
    byte[] json = encoded.json.toByteArray();
    out.write(json);
  }

  private static LineBatch.Encoded finished(Future<LineBatch.Encoded> running) {
    try {
      return running.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Error error) throw error;
      throw (RuntimeException) e.getCause(); // nothing else is declared
    } catch (InterruptedException e) {
      throw new Problem("interrupted");
    }
  }
}
