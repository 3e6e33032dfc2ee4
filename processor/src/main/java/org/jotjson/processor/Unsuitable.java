package org.jotjson.processor;

import javax.lang.model.element.Element;

/** Why no writer can be made of a class when it is compiled. */
final class Unsuitable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Element element;

  Unsuitable(String why, Element element) {
    super(why);
    this.element = element;
  }

  Element element() {
    return element;
  }
}
