package org.jotjson.processor;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jotjson.internal.bind.GetterNames;

/** The members of a class as the compiler sees them, by the rules of the run time. */
final class TypeModel {
  final TypeElement type;
  final Marks marks;
  private final Elements elements;
  private final Types types;
  private final Map<String, Member> found = new LinkedHashMap<>();

  TypeModel(TypeElement type, ProcessingEnvironment environment) {
    this.type = type;
    this.elements = environment.getElementUtils();
    this.types = environment.getTypeUtils();
    this.marks = new Marks(elements);
    for (TypeElement each : supertypes()) marks.read(each);
    checkVisible();
    if (isRecord()) addComponents();
    else addFields();
    addGetters();
    found.values().removeIf(member -> member.source == null);
  }

  String binaryName() {
    return elements.getBinaryName(type).toString();
  }

  String packageName() {
    return elements.getPackageOf(type).getQualifiedName().toString();
  }

  /** What the member that tells the type says. */
  String typeName() {
    String given = new Marks(elements).read(type).name;
    return given == null ? type.getSimpleName().toString() : given;
  }

  /** The members to be written, in their order. */
  List<Member> members() {
    List<Member> members = new ArrayList<>(found.values());
    members.removeIf(this::isIgnored);
    if (marks.alphabetic)
      members.sort(Comparator.comparing(m -> m.marks.name == null ? m.property : m.marks.name));
    members.sort(Comparator.comparingInt(this::rank));
    return members;
  }

  private boolean isIgnored(Member member) {
    return member.marks.ignored
        || marks.ignoredNames.contains(
            member.marks.name == null ? member.property : member.marks.name);
  }

  private int rank(Member member) {
    if (member.marks.isAny) return Integer.MAX_VALUE;
    int rank = member.marks.name == null ? -1 : marks.order.indexOf(member.marks.name);
    if (rank < 0) rank = marks.order.indexOf(member.property);
    return rank < 0 ? marks.order.size() : rank;
  }

  private void checkVisible() {
    if (type.getKind() != ElementKind.CLASS && !isRecord())
      throw new Unsuitable("only records and classes have writers", type);
    for (Element each = type; each instanceof TypeElement; each = each.getEnclosingElement()) {
      if (each.getModifiers().contains(Modifier.PRIVATE))
        throw new Unsuitable(each.getSimpleName() + " is private", type);
    }
  }

  private boolean isRecord() {
    return type.getKind() == ElementKind.RECORD;
  }

  private Member member(String property) {
    return found.computeIfAbsent(property, p -> new Member(p, new Marks(elements)));
  }

  private void addComponents() {
    for (RecordComponentElement component : type.getRecordComponents()) {
      Member member = member(component.getSimpleName().toString());
      member.marks.read(component);
      getter(member, component.getAccessor());
    }
    for (VariableElement field : ElementFilter.fieldsIn(type.getEnclosedElements())) {
      if (!field.getModifiers().contains(Modifier.STATIC))
        member(field.getSimpleName().toString()).marks.read(field);
    }
  }

  private void addFields() {
    ArrayDeque<TypeElement> classes = new ArrayDeque<>();
    for (TypeElement each = type; each != null && !isJdk(each); each = superclass(each))
      classes.push(each);
    for (TypeElement each : classes) {
      for (VariableElement field : ElementFilter.fieldsIn(each.getEnclosedElements())) {
        if (!field.getModifiers().contains(Modifier.STATIC)) addField(field);
      }
    }
  }

  private void addField(VariableElement field) {
    Member member = member(field.getSimpleName().toString());
    member.marks.read(field);
    Set<Modifier> modifiers = field.getModifiers();
    boolean open = modifiers.contains(Modifier.PUBLIC) && !modifiers.contains(Modifier.TRANSIENT);
    if (!open && !member.marks.isMember && !member.marks.isValue) return;
    member.source = field;
    member.type = field.asType();
  }

  private TypeElement superclass(TypeElement each) {
    return types.asElement(each.getSuperclass()) instanceof TypeElement superclass
        ? superclass
        : null;
  }

  private void addGetters() {
    List<ExecutableElement> methods =
        new ArrayList<>(ElementFilter.methodsIn(elements.getAllMembers(type)));
    methods.removeIf(method -> !mayBeGetter(method));
    methods.sort(Comparator.comparing(method -> method.getSimpleName().toString()));
    for (ExecutableElement method : methods) {
      String name = isRecord() ? null : property(method);
      if (name == null) name = marked(method);
      if (name != null && !(member(name).source instanceof ExecutableElement))
        getter(member(name), method);
    }
  }

  private boolean mayBeGetter(ExecutableElement method) {
    return method.getParameters().isEmpty()
        && method.getReturnType().getKind() != TypeKind.VOID
        && method.getModifiers().contains(Modifier.PUBLIC)
        && !method.getModifiers().contains(Modifier.STATIC)
        && !isJdk(method.getEnclosingElement());
  }

  private String property(ExecutableElement method) {
    TypeMirror value = method.getReturnType();
    boolean flag =
        value.getKind() == TypeKind.BOOLEAN || value.toString().equals("java.lang.Boolean");
    return GetterNames.property(method.getSimpleName().toString(), flag, found::containsKey);
  }

  private String marked(ExecutableElement method) {
    String name = method.getSimpleName().toString();
    if (isRecord() && found.containsKey(name)) return null;
    Marks own = new Marks(elements);
    overridden(method).forEach(own::read);
    return own.isMember || own.isValue || own.isAny ? name : null;
  }

  private void getter(Member member, ExecutableElement method) {
    overridden(method).forEach(member.marks::read);
    member.source = method;
    member.type =
        ((javax.lang.model.type.ExecutableType)
                types.asMemberOf((DeclaredType) type.asType(), method))
            .getReturnType();
  }

  /** The method, and those of supertypes that it stands for. */
  private Collection<ExecutableElement> overridden(ExecutableElement method) {
    Set<ExecutableElement> all = new LinkedHashSet<>();
    all.add(method);
    for (TypeElement each : supertypes()) {
      for (ExecutableElement declared : ElementFilter.methodsIn(each.getEnclosedElements())) {
        if (declared.getSimpleName().equals(method.getSimpleName())
            && declared.getParameters().isEmpty()) all.add(declared);
      }
    }
    return all;
  }

  /** The class, its superclasses from the next one up, and all their interfaces. */
  private Set<TypeElement> supertypes() {
    Set<TypeElement> all = new LinkedHashSet<>();
    for (TypeElement each = type; each != null; each = superclass(each)) all.add(each);
    for (TypeElement each : List.copyOf(all)) addInterfaces(each, all);
    return all;
  }

  private void addInterfaces(TypeElement each, Set<TypeElement> all) {
    for (TypeMirror mirror : each.getInterfaces()) {
      TypeElement next = (TypeElement) types.asElement(mirror);
      if (all.add(next)) addInterfaces(next, all);
    }
  }

  private boolean isJdk(Element element) {
    ModuleElement module = elements.getModuleOf(element);
    String name = module == null ? "" : module.getQualifiedName().toString();
    return name.startsWith("java.") || name.startsWith("jdk.");
  }
}
