package org.jotjson.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.Elements;
import org.jotjson.internal.bind.JacksonNames;

/**
 * What annotations say, of a member or of a class: those of Jot, and Jackson's by name. The first
 * to say something is right.
 */
final class Marks {
  private static final String OURS = "org.jotjson.annotation.";

  String name;
  boolean ignored;
  boolean isMember;
  boolean isValue;
  boolean isRaw;
  boolean isQuoted;
  boolean isAny;
  String include;
  String pattern = "";
  String zone = "";
  final List<String> order = new ArrayList<>();
  final List<String> ignoredNames = new ArrayList<>();
  boolean alphabetic;
  String typeMember;

  private final Elements elements;

  Marks(Elements elements) {
    this.elements = elements;
  }

  Marks read(Element element) {
    for (AnnotationMirror annotation : element.getAnnotationMirrors()) read(annotation);
    return this;
  }

  private void read(AnnotationMirror annotation) {
    String type = annotation.getAnnotationType().toString();
    if (type.startsWith(OURS)) readOurs(type.substring(OURS.length()), annotation);
    else readJackson(JacksonNames.simple(type), annotation);
  }

  private void readOurs(String type, AnnotationMirror of) {
    switch (type) {
      case "JsonName" -> named(text(of, "value"));
      case "JsonIgnore" -> ignored = true;
      case "JsonInclude" -> included(text(of, "value"));
      case "JsonRaw" -> isRaw = true;
      case "JsonFormat" -> format(of, text(of, "zone"));
      case "JsonOrder" -> ordered(texts(of, "value"));
      case "JsonType" -> typeMember = typeMember == null ? text(of, "value") : typeMember;
      default -> {}
    }
  }

  private void readJackson(String type, AnnotationMirror of) {
    switch (type) {
      case "JsonProperty" -> {
        ignored |= text(of, "access").equals("WRITE_ONLY");
        named(text(of, "value"));
      }
      case "JsonGetter" -> named(text(of, "value"));
      case "JsonIgnore" -> ignored |= flag(of, "value");
      case "JsonBackReference" -> ignored = true;
      case "JsonInclude" -> included(text(of, "value"));
      case "JsonValue" -> isValue |= flag(of, "value");
      case "JsonRawValue" -> isRaw |= flag(of, "value");
      case "JsonAnyGetter" -> isAny |= flag(of, "enabled");
      case "JsonFormat" -> {
        String zone = text(of, "timezone");
        format(of, zone.startsWith("##") ? "" : zone);
      }
      case "JsonPropertyOrder" -> {
        ordered(texts(of, "value"));
        alphabetic |= flag(of, "alphabetic");
      }
      case "JsonIgnoreProperties" -> ignoredNames.addAll(texts(of, "value"));
      default -> {}
    }
  }

  private void named(String name) {
    isMember = true;
    if (this.name == null && !name.isEmpty()) this.name = name;
  }

  private void included(String when) {
    boolean known =
        List.of("ALWAYS", "NON_NULL", "NON_ABSENT", "NON_EMPTY", "NON_DEFAULT").contains(when);
    if (include == null && known) include = when;
  }

  private void format(AnnotationMirror of, String zone) {
    isQuoted |= text(of, "shape").equals("STRING");
    if (!pattern.isEmpty()) return;
    pattern = text(of, "pattern");
    this.zone = zone;
  }

  private void ordered(List<String> names) {
    if (order.isEmpty()) order.addAll(names);
  }

  private Object value(AnnotationMirror annotation, String attribute) {
    for (Map.Entry<?, ? extends AnnotationValue> entry :
        elements.getElementValuesWithDefaults(annotation).entrySet()) {
      if (((Element) entry.getKey()).getSimpleName().contentEquals(attribute))
        return entry.getValue().getValue();
    }
    return null;
  }

  private String text(AnnotationMirror annotation, String attribute) {
    Object value = value(annotation, attribute);
    if (value instanceof VariableElement constant) return constant.getSimpleName().toString();
    return value instanceof String text ? text : "";
  }

  private boolean flag(AnnotationMirror annotation, String attribute) {
    return Boolean.TRUE.equals(value(annotation, attribute));
  }

  private List<String> texts(AnnotationMirror annotation, String attribute) {
    if (!(value(annotation, attribute) instanceof List<?> values)) return List.of();
    return values.stream().map(each -> ((AnnotationValue) each).getValue().toString()).toList();
  }
}
