package org.jotjson.processor;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic.Kind;
import javax.tools.StandardLocation;
import org.jotjson.annotation.JsonRecord;

/**
 * Makes a writer for each class with {@link JsonRecord}: a class beside it whose source says what
 * is written. It writes the same bytes as the writer made at run time would.
 *
 * <p>Of classes that it cannot see enough of, it warns, and leaves them to the run time.
 */
@SupportedAnnotationTypes("org.jotjson.annotation.JsonRecord")
public final class RecordProcessor extends AbstractProcessor {
  private final List<String> made = new ArrayList<>();

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    for (Element element : round.getElementsAnnotatedWith(JsonRecord.class)) {
      make((TypeElement) element);
    }
    if (round.processingOver() && !made.isEmpty()) registerForNativeImages();
    return true;
  }

  private void make(TypeElement type) {
    try {
      WriterSource source = new WriterSource(new TypeModel(type, processingEnv));
      try (Writer file =
          processingEnv.getFiler().createSourceFile(source.name(), type).openWriter()) {
        file.write(source.text());
      }
      made.add(source.name());
    } catch (Unsuitable e) {
      String left = ", so its writer is made at run time";
      processingEnv.getMessager().printMessage(Kind.WARNING, e.getMessage() + left, e.element());
    } catch (IOException e) {
      processingEnv.getMessager().printMessage(Kind.ERROR, e.toString(), type);
    }
  }

  /** A native image has no class by name unless it is told. */
  private void registerForNativeImages() {
    StringBuilder json = new StringBuilder("[");
    for (String name : new TreeSet<>(made)) {
      json.append(json.length() == 1 ? "\n  " : ",\n  ")
          .append("{\"name\":\"")
          .append(name)
          .append(
              "\",\"methods\":[{\"name\":\"<init>\",\"parameterTypes\":[\"org.jotjson.Naming\"]}]}");
    }
    String path = "META-INF/native-image/jot-processor/" + made.get(0) + "/reflect-config.json";
    try (Writer file =
        processingEnv
            .getFiler()
            .createResource(StandardLocation.CLASS_OUTPUT, "", path)
            .openWriter()) {
      file.append(json).append("\n]\n");
    } catch (IOException e) {
      processingEnv.getMessager().printMessage(Kind.ERROR, e.toString());
    }
  }
}
