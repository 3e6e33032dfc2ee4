package org.jotjson.internal.bind;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.util.Locale;
import org.jotjson.annotation.JsonFormat;
import org.jotjson.annotation.JsonIgnore;
import org.jotjson.annotation.JsonInclude;
import org.jotjson.annotation.JsonInclude.Include;
import org.jotjson.annotation.JsonName;
import org.jotjson.annotation.JsonRaw;
import org.jotjson.internal.bind.Property.Form;

/**
 * What the annotations of a member say, wherever they stand: on its getter, its field, its
 * component. The first to say something is right. Jackson's are known by name.
 */
final class Marks {
  String name;
  boolean ignored;
  Include include;
  Form form = Form.NATURAL;
  String pattern = "";
  String zone = "";

  /** The object is written as this value. */
  boolean isValue;

  /** It is a member, whatever its name and access. */
  boolean isMember;

  void read(AnnotatedElement element) {
    for (Annotation annotation : element.getAnnotations()) read(annotation);
  }

  private void read(Annotation annotation) {
    if (annotation instanceof JsonName name) named(name.value());
    else if (annotation instanceof JsonIgnore) ignored = true;
    else if (annotation instanceof JsonInclude when) included(when.value());
    else if (annotation instanceof JsonRaw) form = Form.RAW;
    else if (annotation instanceof JsonFormat format)
      format(format.shape().name(), format.pattern(), format.zone());
    else readJackson(annotation);
  }

  private void readJackson(Annotation annotation) {
    Attributes of = new Attributes(annotation);
    switch (of.jacksonName()) {
      case "JsonProperty" -> {
        if (of.text("access").equals("WRITE_ONLY")) ignored = true;
        named(of.text("value"));
      }
      case "JsonGetter" -> named(of.text("value"));
      case "JsonIgnore" -> ignored |= of.flag("value");
      case "JsonBackReference" -> ignored = true;
      case "JsonInclude" -> included(include(of.text("value")));
      case "JsonValue" -> isValue |= of.flag("value");
      case "JsonRawValue" -> form = of.flag("value") ? Form.RAW : form;
      case "JsonAnyGetter" -> form = of.flag("enabled") ? Form.ANY : form;
      case "JsonFormat" -> format(of.text("shape"), of.text("pattern"), zone(of.text("timezone")));
      default -> {}
    }
  }

  private void named(String name) {
    isMember = true;
    if (this.name == null && !name.isEmpty()) this.name = name;
  }

  private void included(Include include) {
    if (this.include == null) this.include = include;
  }

  private void format(String shape, String pattern, String zone) {
    if (shape.equals("STRING") && form == Form.NATURAL) form = Form.QUOTED;
    if (!this.pattern.isEmpty()) return;
    this.pattern = pattern;
    this.zone = zone;
  }

  /** Jackson's default stands for a choice of its own. */
  private static String zone(String zone) {
    return zone.startsWith("##") ? "" : zone;
  }

  /** Jackson's word for it; null if it has no meaning here. */
  static Include include(String word) {
    for (Include include : Include.values()) {
      if (include.name().equals(word.toUpperCase(Locale.ROOT))) return include;
    }
    return null;
  }
}
