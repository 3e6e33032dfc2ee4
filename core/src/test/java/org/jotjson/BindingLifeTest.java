package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Phaser;
import org.jotjson.testing.ChildJvm;
import org.junit.jupiter.api.Test;

/** Writers of classes are made once for all threads, and go with the classes or with Jot. */
class BindingLifeTest {
  private static final int THREADS = 16;

  record Left(String name, Right right, List<Right> rights) {}

  record Right(int id, Left left) {}

  @Test
  void threadsThatAskForMutuallyRecursiveTypesAtOnceGetWholeWriters() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(THREADS);
    Phaser start = new Phaser(THREADS);
    List<Future<String>> written = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      Object value =
          i % 2 == 0
              ? new Left("l", new Right(1, null), List.of())
              : new Right(2, new Left("r", null, new ArrayList<>(List.of(new Right(3, null)))));
      written.add(
          pool.submit(
              () -> {
                start.arriveAndAwaitAdvance();
                return Json.generate(value);
              }));
    }
    for (int i = 0; i < THREADS; i++) {
      assertThat(written.get(i).get())
          .isEqualTo(
              i % 2 == 0
                  ? "{\"name\":\"l\",\"right\":{\"id\":1,\"left\":null},\"rights\":[]}"
                  : "{\"id\":2,\"left\":{\"name\":\"r\",\"right\":null,"
                      + "\"rights\":[{\"id\":3,\"left\":null}]}}");
    }
    pool.shutdown();
  }

  @Test
  void theLoadersOfClassesAndOfJotCanGo() throws Exception {
    String printed =
        ChildJvm.run(
            LoaderPrograms.class, List.of("-Xmx64m", "-XX:SoftRefLRUPolicyMSPerMB=0"), "go");
    assertThat(printed).isEqualTo("the class's loader went\nJot's loader went\n");
  }
}
