import SettingsFiles
import SettingsSchema

/// A kind of value that a setting may have, and what it would be set to.
package struct SettingKind: Equatable {
  package let title: String
  package let summary: String
  package let isPresent: Bool
  package let value: Value
  /// The member that tells the shape of an object from the others; nil where no single one does.
  package var selector: VariantSelector?
  /// Whether it is one of the shapes that an object may have.
  package var isShape = false
}

extension EditingSession {
  /// The kinds that a setting's value may have, by its schema's variants, else by its types; without a schema, all.
  ///
  /// A value keeps its meaning where the new kind can say it: `5` becomes `"5"`, a text a list of one entry.
  ///
  /// - Parameter key: the member that is to tell the kinds apart; nil for any.
  package func kinds(of path: Path, toldBy key: String? = nil) -> [SettingKind] {
    if hasChoicesOnly(at: path) { return [] }
    let variants = variants(at: path, toldBy: key)
    return variants.count > 1 ? kinds(of: path, variants: variants) : kindsByType(of: path)
  }

  /// The variants that the format can write.
  private func variants(at path: Path, toldBy key: String? = nil) -> [Variant] {
    let variants = schema?.variants(at: path, in: document, toldBy: key) ?? []
    return variants.count > 1 ? variants.filter { canWrite(TypeSet(of: $0.newValue), at: path) } : variants
  }

  /// Whether the format can write a value of a type that the schema allows.
  ///
  /// Where all values are texts, a list is no kind to choose: its first entry looks as a single value does.
  private func canWrite(_ type: TypeSet, at path: Path) -> Bool {
    let format = document.format
    switch type {
    case .null: return format.hasNull
    case .object: return format.allowsObject(at: path)
    case .array: return format.textValues == nil || node(at: path)?.kind == .array
    default: return !format.holdsSectionsOnly || path.steps.count > 1
    }
  }

  /// Whether the value of a setting decides which shape the object around it has, as that of `type` does.
  ///
  /// - Complexity: the shapes of the object; asked again before the text changes, a look-up.
  package func selectsShape(_ path: Path) -> Bool {
    guard let key = path.last?.key, let object = path.parent else { return false }
    return shapeKeys(of: object).contains(key)
  }

  /// The members of an object that each decide which shape it has.
  package func shapeKeys(of object: Path) -> Set<String> {
    guard let schema else { return [] }
    let known = known(object)
    if let keys = known.shapeKeys { return keys }
    let keys = schema.variantKeys(at: object, in: document)
    known.shapeKeys = keys
    return keys
  }

  /// Whether an object has other shapes to choose from.
  ///
  /// - Complexity: the shapes; asked again before the text changes, a look-up.
  package func hasShapes(at path: Path) -> Bool {
    let known = known(path)
    if let answer = known.hasShapes { return answer }
    let variants = schema?.variants(at: path, in: document) ?? []
    let answer = variants.count { $0.newValue.kind == .object } > 1
    known.hasShapes = answer
    return answer
  }

  func isAllowed(_ value: Value, at path: Path) -> Bool { (try? check(value, at: path)) != nil }

  /// A title that several variants have tells nothing; their first sentences do.
  private func title(of variant: Variant, isShared: Bool) -> String {
    if let selector = variant.selector {
      let isName = !isShared && variant.title.count <= Self.longestKindName && !variant.title.hasSuffix(".")
      return isName ? variant.title : ValueText.plain(selector.value)
    }
    guard isShared, let sentence = variant.summary?.split(separator: "\n").first else { return variant.title }
    return String(sentence)
  }

  private static let longestKindName = 24

  /// What a kind is for, of which the title says nothing yet.
  private func summary(of variant: Variant, title: String) -> String {
    let sentences = [variant.title == title || variant.selector == nil ? nil : variant.title, variant.summary]
    return sentences.compactMap { $0 }.joined(separator: " ")
  }

  /// Whether there is another kind to choose, or the present one is not allowed.
  package func hasKinds(at path: Path) -> Bool {
    let known = known(path)
    if let answer = known.hasKinds { return answer }
    let answer = findKinds(at: path)
    known.hasKinds = answer
    return answer
  }

  private func findKinds(at path: Path) -> Bool {
    if hasChoicesOnly(at: path) { return false }
    if variants(at: path).count > 1 || types(at: path).count > 1 { return true }
    return described(path)?.types != nil && isOfWrongKind(at: path)
  }

  /// The types that a setting may have, each by itself, as far as its format can write them.
  private func types(at path: Path) -> [TypeSet] {
    let types = described(path)?.types ?? .all
    if types != .all { return Self.singleTypes.filter { types.contains($0) && canWrite($0, at: path) } }
    // Where nothing says what a text spells, it is a text.
    let scalars: [TypeSet] = document.format.textValues == nil ? [.string, .number, .boolean] : [.string]
    return (scalars + [.array, .object, .null]).filter { canWrite($0, at: path) }
  }

  private static let singleTypes: [TypeSet] = [.null, .boolean, .integer, .number, .string, .array, .object]

  /// Whether the list of choices says all that the setting may be.
  private func hasChoicesOnly(at path: Path) -> Bool {
    let setting = setting(at: path)
    return !setting.choices.isEmpty && setting.types.isDisjoint(with: [.array, .object]) && problem(at: path) == nil
  }

  private func kinds(of path: Path, variants: [Variant]) -> [SettingKind] {
    let present = node(at: path)?.value
    let titles = Dictionary(variants.map { ($0.title, 1) }, uniquingKeysWith: +)
    return variants.map { variant in
      let converted = present.flatMap { ValueConversion.convert($0, to: TypeSet(of: variant.newValue)) }
      let isTaken = converted.map { present?.isContainer == false && isAllowed($0, at: path) } ?? false
      let title = title(of: variant, isShared: titles[variant.title, default: 0] > 1)
      return SettingKind(
        title: title, summary: summary(of: variant, title: title), isPresent: present != nil && variant.isPresent,
        value: isTaken ? converted ?? variant.newValue : variant.newValue, selector: variant.selector,
        isShape: variant.newValue.kind == .object)
    }
  }

  private func kindsByType(of path: Path) -> [SettingKind] {
    let known = types(at: path)
    // What the others beside it are, it will most likely be as well.
    let first = siblingKind(of: path).flatMap { known.contains($0) ? $0 : nil }
    let all = (first.map { [$0] } ?? []) + known.filter { $0 != first }
    // Null says that there is nothing, and so comes last.
    let types = all.filter { $0 != .null } + all.filter { $0 == .null }
    let node = node(at: path)
    let present = node?.value
    let spelled = node.flatMap { spelledType(of: $0, among: types) }
    return types.map { type in
      let value = present.flatMap { ValueConversion.convert($0, to: type) }
      let isPresent = spelled.map { $0 == type } ?? present.map { type.allows($0) } ?? false
      return SettingKind(
        title: KindName.plain(type.names[0]), summary: "", isPresent: isPresent,
        value: value ?? startingValue(at: path, of: type))
    }
  }

  /// The narrowest type that a text spells, where all values are texts; nil in other formats.
  private func spelledType(of node: Node, among types: [TypeSet]) -> TypeSet? {
    guard let text = node.string, let spelled = document.format.textValues?.types(of: text) else { return nil }
    return [.boolean, .integer, .number, .string].first { types.contains($0) && spelled.contains($0) }
  }

  /// The kind that all values beside a setting have that is not set; nil where they differ.
  private func siblingKind(of path: Path) -> TypeSet? {
    guard node(at: path) == nil, let children = path.parent.flatMap(node(at:))?.children, let first = children.first
    else {
      return nil
    }
    let types = TypeSet(of: first)
    guard children.prefix(Self.mostSiblings).allSatisfy({ TypeSet(of: $0) == types }) else { return nil }
    return types == .integer ? .number : types
  }

  private static let mostSiblings = 64

  /// What a value of a kind begins as: what the schema proposes where it is of this kind, else nothing much.
  private func startingValue(at path: Path, of type: TypeSet) -> Value {
    if let proposed = schema?.newValue(at: path, in: document), type.allows(proposed) { return proposed }
    return ValueConversion.empty(type)
  }
}

/// Values of one kind as values of another.
enum ValueConversion {
  /// The value as another kind says it; nil where that kind cannot.
  static func convert(_ value: Value, to type: TypeSet) -> Value? {
    if type.allows(value) { return value }
    switch type {
    case .string: return value.isContainer || value == .null ? nil : .string(ValueText.plain(value))
    case .boolean, .integer, .number:
      return value.string.flatMap { try? ValueReader.read($0, types: type, present: nil) }
    case .array: return value.isContainer || value == .null ? nil : .array([value])
    default: return nil
    }
  }

  static func empty(_ type: TypeSet) -> Value {
    switch type {
    case .boolean: false
    case .integer, .number: 0
    case .string: ""
    case .array: []
    case .object: .object(ObjectMembers())
    default: nil
    }
  }
}

extension Value {
  package var isContainer: Bool { kind == .array || kind == .object }
}
