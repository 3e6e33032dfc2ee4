package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jotjson.testing.ChildJvm;
import org.jotjson.testing.Routes;
import org.junit.jupiter.api.Test;

/** One generator, many threads: one answer, and nothing kept that belongs to somebody else. */
class SharedGeneratorTest {
  private static final int THREADS = 16;
  private static final int ROUNDS = 400;

  private final Generator generator =
      Generator.builder().indent(" ").arrayNl("\n").objectNl("\n").build();

  private final Object good =
      List.of(List.of(List.of(Map.of("a", List.of(1, List.of(2, hook()))))));
  private final Object bad = List.of("x".repeat(20_000), List.of(Map.of("a", new Object())));

  private static ToJson hook() {
    return writer -> writer.beginArray().value(Json.generate(List.of("inner"))).endArray();
  }

  private String answers(int seed) {
    Set<String> answers = ConcurrentHashMap.newKeySet();
    for (int i = 0; i < ROUNDS; i++) {
      Routes route = Routes.values()[(seed + i) % 4];
      answers.add(route.json(generator, good));
      try {
        answers.add(route.json(generator, bad));
      } catch (GenerationException e) {
        answers.add(e.path());
      }
    }
    return String.join("|", new java.util.TreeSet<>(answers));
  }

  private void assertOneAnswer(ExecutorService threads) throws Exception {
    String wanted = answers(0);
    assertThat(wanted).startsWith("$[1][0].a|[\n [\n").doesNotContain("||");
    List<Future<String>> answers = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      int seed = i;
      answers.add(threads.submit(() -> answers(seed)));
    }
    for (Future<String> answer : answers) {
      assertThat(answer.get(2, TimeUnit.MINUTES)).isEqualTo(wanted);
    }
    threads.shutdown();
  }

  @Test
  void manyThreadsGetOneAnswerWithFailuresAmongThem() throws Exception {
    assertOneAnswer(Executors.newFixedThreadPool(THREADS));
  }

  @Test
  void threadsThatComeAndGoGetOneAnswer() throws Exception {
    Object value = List.of(Map.of("k", "v"));
    for (int i = 0; i < 600; i++) {
      String[] answer = {null};
      Thread thread = new Thread(() -> answer[0] = generator.generate(value));
      thread.start();
      thread.join();
      assertThat(answer[0]).isEqualTo("[\n {\n  \"k\":\"v\"\n }\n]");
    }
  }

  @Test
  void virtualThreadsGetOneAnswerWhereThereAreAny() throws Exception {
    boolean any = Runtime.version().feature() >= 21;
    assertOneAnswer(
        any
            ? (ExecutorService)
                Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null)
            : Executors.newCachedThreadPool());
  }

  @Test
  void nothingOfTheCallersIsKeptAfterACall() throws Exception {
    List<WeakReference<Object>> kept = new ArrayList<>();
    for (Routes route : Routes.values()) {
      Object value = new ArrayList<>(List.of(new StringBuilder("text")));
      Converter converter = new Answering();
      kept.add(new WeakReference<>(value));
      kept.add(new WeakReference<>(converter));
      route.json(Generator.builder().convert(converter).build(), value);
      converter = new Answering();
      kept.add(new WeakReference<>(converter));
      try {
        route.json(Generator.builder().convert(converter).build(), List.of(value, new Object()));
      } catch (GenerationException e) {
        assertThat(e.path()).isEqualTo("$[1]");
      }
      var out = new java.io.ByteArrayOutputStream();
      Json.generate(1, out);
      kept.add(new WeakReference<>(out));
    }
    assertCollected(kept);
  }

  /** A class, for a lambda without state may live for ever. */
  private static final class Answering implements Converter {
    @Override
    public Object convert(Object value, boolean isKey) {
      return value;
    }
  }

  private static void assertCollected(List<WeakReference<Object>> references)
      throws InterruptedException {
    for (int i = 0; i < 50; i++) {
      System.gc();
      if (references.stream().allMatch(reference -> reference.get() == null)) {
        return;
      }
      Thread.sleep(20);
    }
    assertThat(references).extracting(WeakReference::get).containsOnlyNulls();
  }

  @Test
  void theClassLoaderCanGoThoughAThreadOfAPoolUsedIt() throws Exception {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    try {
      WeakReference<Object> loader = pool.submit(SharedGeneratorTest::useInALoader).get();
      // the thread lives on
      pool.submit(() -> Json.generate(1)).get();
      assertCollected(List.of(loader));
    } finally {
      pool.shutdown();
    }
  }

  private static WeakReference<Object> useInALoader() throws Exception {
    URL[] home = {ChildJvm.home(Json.class).toUri().toURL()};
    ClassLoader parent = ClassLoader.getPlatformClassLoader();
    try (URLClassLoader loader = new URLClassLoader(home, parent)) {
      Class<?> json = loader.loadClass("org.jotjson.Json");
      assertThat(json).isNotSameAs(Json.class);
      Callable<Object> generate =
          () ->
              json.getMethod("generate", Object.class)
                  .invoke(
                      null, List.of(Map.of(1, 2.5, "1", Thread.State.NEW), new int[1], "\u20ac"));
      assertThat(generate.call()).asString().contains("\"NEW\"");
      return new WeakReference<>(loader);
    }
  }
}
