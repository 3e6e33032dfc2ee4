/** Turns data into JSON text. */
module org.jotjson {
  requires static jdk.incubator.vector;

  exports org.jotjson;
  exports org.jotjson.annotation;
  exports org.jotjson.bind;
}
