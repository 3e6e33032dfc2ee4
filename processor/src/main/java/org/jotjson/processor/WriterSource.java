package org.jotjson.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import org.jotjson.internal.bind.Access;

/** The source of a writer. */
final class WriterSource {
  private final TypeModel model;
  private final String name;
  private final Set<String> imports = new TreeSet<>();
  private final List<String> fields = new ArrayList<>();
  private final List<String> names = new ArrayList<>();
  private final List<String> calls = new ArrayList<>();

  WriterSource(TypeModel model) {
    this.model = model;
    this.name = Access.generatedName(model.binaryName());
    for (String each :
        new String[] {"Naming", "bind.MemberName", "bind.MemberWriter", "bind.ObjectWriter"})
      imports.add("org.jotjson." + each);
    List<Member> members = model.members();
    if (members.isEmpty()) throw new Unsuitable("there are no members to write", model.type);
    if (model.marks.typeMember != null) addTypeMember();
    for (Member member : members) add(member);
    if (Set.copyOf(names.stream().map(each -> each.substring(each.indexOf('('))).toList()).size()
        < names.size()) throw new Unsuitable("two members have the same name", model.type);
  }

  String name() {
    return name;
  }

  private void addTypeMember() {
    fields.add("private final MemberName type$;");
    names.add("type$ = name(MemberName.of(" + quoted(model.marks.typeMember) + "));");
    calls.add("members.member(type$, " + quoted(model.typeName()) + ");");
  }

  private void add(Member member) {
    check(member);
    String value = member.value();
    if (member.marks.isAny) {
      calls.add("members.members(" + value + ");");
      return;
    }
    String field = member.property + "Name";
    fields.add("private final MemberName " + field + ";");
    String given = member.marks.name;
    String made =
        given == null ? "naming.name(" + quoted(member.property) : "MemberName.of(" + quoted(given);
    names.add(field + " = name(" + made + "));");
    if (!member.marks.pattern.isEmpty()) value = formatted(member, value);
    calls.add("members." + call(member, field, value) + ";");
  }

  private static void check(Member member) {
    if (member.marks.isValue)
      throw new Unsuitable(member.property + " stands for the whole object", member.source);
    if (member.source.getModifiers().contains(Modifier.PRIVATE))
      throw new Unsuitable(member.property + " is private", member.source);
    if (member.source instanceof ExecutableElement method && !method.getThrownTypes().isEmpty())
      throw new Unsuitable(method.getSimpleName() + " declares an exception", member.source);
  }

  private String formatted(Member member, String value) {
    imports.add("org.jotjson.bind.TimePattern");
    String pattern = member.property + "Pattern";
    fields.add(
        "private static final TimePattern %s = TimePattern.of(%s, %s);"
            .formatted(pattern, quoted(member.marks.pattern), quoted(member.marks.zone)));
    return pattern + ".format(" + value + ")";
  }

  private String call(Member member, String field, String value) {
    String include = member.marks.include == null ? model.marks.include : member.marks.include;
    boolean always = include == null || include.equals("ALWAYS");
    String when = ", Include." + (always ? "ALWAYS" : include) + ")";
    boolean special = member.marks.isRaw || member.marks.isQuoted;
    if (always && !special) return "member(" + field + ", " + widened(member, value) + ")";
    imports.add("org.jotjson.annotation.JsonInclude.Include");
    String method = member.marks.isRaw ? "raw(" : member.marks.isQuoted ? "quoted(" : "member(";
    return method + field + ", " + value + when;
  }

  /** What has no method of its own would choose one for a type that it is not. */
  private static String widened(Member member, String value) {
    return switch (member.type.getKind()) {
      case TYPEVAR, BYTE, SHORT -> "(Object) " + value;
      default -> value;
    };
  }

  private static String quoted(String text) {
    StringBuilder literal = new StringBuilder("\"");
    for (char c : text.toCharArray()) {
      if (c == '"' || c == '\\') literal.append('\\').append(c);
      else if (c < ' ') literal.append("\\%03o".formatted((int) c));
      else if (c > '~') literal.append("\\u%04x".formatted((int) c));
      else literal.append(c);
    }
    return literal.append('"').toString();
  }

  String text() {
    String simple = name.substring(name.lastIndexOf('.') + 1);
    String type = model.type.getQualifiedName().toString();
    String written = model.type.getTypeParameters().isEmpty() ? type : type + wildcards();
    StringBuilder text = new StringBuilder();
    if (!model.packageName().isEmpty()) text.append("package " + model.packageName() + ";\n\n");
    for (String each : imports) text.append("import " + each + ";\n");
    text.append("\n/** Writes {@link " + type + "} as JSON. Made by jot-processor. */\n");
    text.append("public final class " + simple + " extends ObjectWriter<" + written + "> {\n");
    for (String field : fields) text.append("  " + field + "\n");
    text.append(
        "\n  /** A writer with the names that {@code naming} makes of the class's own. */\n");
    text.append("  public " + simple + "(Naming naming) {\n");
    for (String each : names) text.append("    " + each + "\n");
    text.append("  }\n\n  @Override\n");
    text.append("  public void write(" + written + " object, MemberWriter members) {\n");
    for (String call : calls) text.append("    " + call + "\n");
    return text.append("  }\n}\n").toString();
  }

  private String wildcards() {
    int count = model.type.getTypeParameters().size();
    return "<" + "?, ".repeat(count - 1) + "?>";
  }
}
