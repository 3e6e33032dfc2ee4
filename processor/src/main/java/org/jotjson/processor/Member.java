package org.jotjson.processor;

import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.type.TypeMirror;

/** A member of an object. */
final class Member {
  /** The property or component. */
  final String property;

  final Marks marks;

  /** The getter or field that its value comes from; null if there is none to see. */
  Element source;

  TypeMirror type;

  Member(String property, Marks marks) {
    this.property = property;
    this.marks = marks;
  }

  /** The value, of a variable named object. */
  String value() {
    String call = source.getKind() == ElementKind.FIELD ? "" : "()";
    return "object." + source.getSimpleName() + call;
  }
}
