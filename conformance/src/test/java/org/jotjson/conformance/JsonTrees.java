package org.jotjson.conformance;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.providers.ArbitraryProvider;
import net.jqwik.api.providers.TypeUsage;

/** Any value that JSON has, made of the types that Jackson reads it back as. */
public final class JsonTrees implements ArbitraryProvider {
  /** A value; jqwik finds its generator by this type. */
  public record Tree(Object value) {}

  @Override
  public boolean canProvideFor(TypeUsage type) {
    return type.isOfType(Tree.class);
  }

  @Override
  public Set<Arbitrary<?>> provideFor(TypeUsage type, SubtypeProvider subtypes) {
    return Set.of(values(4).map(Tree::new));
  }

  private static Arbitrary<Object> values(int levels) {
    Arbitrary<Object> leaf =
        Arbitraries.oneOf(
            Arbitraries.just(null),
            Arbitraries.of(true, false),
            Arbitraries.integers(),
            Arbitraries.longs().filter(l -> l != (int) (long) l),
            Arbitraries.bigIntegers()
                .between(BigInteger.TEN.pow(40).negate(), BigInteger.TEN.pow(40))
                .filter(i -> i.bitLength() > 63),
            Arbitraries.doubles().map(Double::valueOf),
            strings());
    if (levels == 0) {
      return leaf;
    }
    Arbitrary<Object> inner = Arbitraries.lazy(() -> values(levels - 1));
    Arbitrary<List<Object>> lists = inner.list().ofMaxSize(5);
    Arbitrary<Map<String, Object>> maps =
        Arbitraries.maps(strings(), inner).ofMaxSize(5).map(LinkedHashMap::new);
    return Arbitraries.oneOf(leaf, lists.asGeneric(), maps.asGeneric());
  }

  /** Text of all planes, without lone surrogates. */
  static Arbitrary<String> strings() {
    Arbitrary<Integer> codePoints =
        Arbitraries.oneOf(
            Arbitraries.integers().between(0, 0x7F),
            Arbitraries.integers().between(0, 0xD7FF),
            Arbitraries.integers().between(0xE000, 0x10FFFF),
            Arbitraries.of(0x22, 0x5C, 0x2F, 0x7F, 0x2028, 0x2029, 0xFFFD, 0xFFFF));
    return codePoints
        .list()
        .ofMaxSize(40)
        .map(
            list -> {
              StringBuilder text = new StringBuilder();
              list.forEach(text::appendCodePoint);
              return text.toString();
            });
  }
}
