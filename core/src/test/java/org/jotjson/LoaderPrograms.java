package org.jotjson;

import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.WeakReference;
import java.net.URL;
import java.net.URLClassLoader;
import org.jotjson.testing.ChildJvm;

/** Run by {@link BindingLifeTest} in a JVM that lets go of softly held objects at once. */
final class LoaderPrograms {
  private LoaderPrograms() {}

  /** Known to both loaders, or to one of its own. */
  public record Shared(int id, String name, Shared next) {}

  private static final Shared SHARED = new Shared(1, "s", new Shared(2, "t", null));
  private static final String JSON =
      "{\"id\":1,\"name\":\"s\",\"next\":{\"id\":2,\"name\":\"t\",\"next\":null}}";

  public static void main(String[] arguments) throws Exception {
    await(classInALoader());
    System.out.print("the class's loader went\n");
    await(jotInALoader());
    System.out.print("Jot's loader went\n");
  }

  /** A class that goes before Jot does. */
  private static WeakReference<Object> classInALoader() throws Exception {
    ClassLoader loader = new CopyLoader();
    Class<?> copy = loader.loadClass(Shared.class.getName());
    Object last = copy.getConstructor(int.class, String.class, copy).newInstance(2, "t", null);
    Object first = copy.getConstructor(int.class, String.class, copy).newInstance(1, "s", last);
    check(copy != Shared.class && Json.generate(first).equals(JSON));
    return new WeakReference<>(loader);
  }

  /** Defines {@link Shared} and its host anew. */
  private static final class CopyLoader extends ClassLoader {
    CopyLoader() {
      super(LoaderPrograms.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith(LoaderPrograms.class.getName())) return super.loadClass(name, resolve);
      Class<?> known = findLoadedClass(name);
      if (known != null) return known;
      try (InputStream file = getResourceAsStream(name.replace('.', '/') + ".class")) {
        byte[] bytes = file.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  /** Jot goes before a class that it has written does. */
  private static WeakReference<Object> jotInALoader() throws Exception {
    URL[] home = {ChildJvm.home(Json.class).toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(home, ClassLoader.getPlatformClassLoader())) {
      Class<?> json = loader.loadClass("org.jotjson.Json");
      Object written = json.getMethod("generate", Object.class).invoke(null, SHARED);
      check(json != Json.class && written.equals(JSON));
      return new WeakReference<>(loader);
    }
  }

  private static void await(WeakReference<Object> reference) throws InterruptedException {
    for (int i = 0; i < 100 && reference.get() != null; i++) {
      System.gc();
      Thread.sleep(20);
    }
    check(reference.get() == null);
  }

  private static void check(boolean holds) {
    if (!holds) throw new AssertionError();
  }
}
