package org.jotjson.bench.jmh;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The legal ways from a String to bytes in an array that is there already. Those named latin1 are
 * right for strings without chars above 0xFF only.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(StringReaderBenchmark.COUNT)
@Warmup(iterations = 4, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 4, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Fork
public class StringReaderBenchmark {
  static final int COUNT = 256;

  @Param({"4", "8", "15", "16", "31", "64", "128", "512", "4096"})
  private int length;

  @Param({"ASCII", "LATIN_1", "THREE_BYTE"})
  private Content content;

  private final String[] texts = new String[COUNT];
  private final CharsetEncoder encoder = StandardCharsets.UTF_8.newEncoder();
  private byte[] bytes;
  private char[] chars;
  private ByteBuffer byteBuffer;

  @Setup
  public void setup() {
    Random random = new Random(length);
    for (int i = 0; i < COUNT; i++) {
      texts[i] = content.text(length, random);
    }
    chars = new char[length];
    bytes = new byte[3 * length];
    byteBuffer = ByteBuffer.wrap(bytes);
  }

  @Benchmark
  public byte[] latin1CharAt() {
    for (String text : texts) {
      for (int i = 0; i < text.length(); i++) {
        bytes[i] = (byte) text.charAt(i);
      }
    }
    return bytes;
  }

  @Benchmark
  @SuppressWarnings("deprecation")
  public byte[] latin1GetBytesInPlace() {
    for (String text : texts) {
      text.getBytes(0, text.length(), bytes, 0);
    }
    return bytes;
  }

  @Benchmark
  public byte[] latin1GetCharsAndNarrow() {
    for (String text : texts) {
      text.getChars(0, text.length(), chars, 0);
      for (int i = 0; i < text.length(); i++) {
        bytes[i] = (byte) chars[i];
      }
    }
    return bytes;
  }

  @Benchmark
  public byte[] utf8GetBytesAndCopy() {
    for (String text : texts) {
      byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
      System.arraycopy(utf8, 0, bytes, 0, utf8.length);
    }
    return bytes;
  }

  @Benchmark
  public byte[] utf8GetCharsAndEncode() {
    for (String text : texts) {
      text.getChars(0, text.length(), chars, 0);
      byteBuffer.clear();
      encoder.reset().encode(CharBuffer.wrap(chars), byteBuffer, true);
    }
    return bytes;
  }
}
