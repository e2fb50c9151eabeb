import SettingsFiles

/// What a schema says at a place of a document, for who goes down its whole tree: values to which the same subschemas
/// apply share one place, and the schema is asked once for all of them.
///
///     let root = DescribedPlace(of: schema, in: document)
///     let port = root.child(.key("port"), document.root["port"])
///     port.setting.title
///
/// A place serves one thread.
package final class DescribedPlace {
  /// Whether the schema says something of the setting, and does not forbid it.
  package let isDescribed: Bool
  /// What is said of the setting, whatever its value is: its control is asked of ``control(of:key:)``, and whether it is
  /// required of the object around it.
  package let setting: SettingDescription
  private let schema: CompiledSchema
  private let document: Document
  private let subschemas: [ApplicableSubschema]
  private let isRoot: Bool
  private let key: String?
  private var isProperty: Bool?
  /// The same before its values are those that the format writes.
  private let declaration: SettingDescription
  private let shape: TypeSet
  private lazy var hint = QuantityHints.control(of: declaration)
  private let textValues: TextValues?
  /// From this element on all are alike.
  private let firstRepeated: Int
  /// Places that no value decides.
  private var children = SequentialCache<Path.Step, DescribedPlace>(longestOrder: 64)
  private var variants: [Variant: DescribedPlace] = [:]
  /// How values are shown of which the kind alone decides.
  private var controlsOfKinds: [(kind: Kind, key: String?, control: Control)] = []

  /// Children that share a place: of one key where it is declared, of any keys that all fall under the same rules.
  private struct Variant: Hashable {
    let key: String?
    let subschemas: [ApplicableSubschema]
  }

  /// The place of the whole document.
  package convenience init(of schema: CompiledSchema, in document: Document) {
    self.init(schema, document, schema.applicableSubschemas(at: .root, in: document), key: nil, in: nil)
  }

  private init(
    _ schema: CompiledSchema, _ document: Document, _ subschemas: [ApplicableSubschema], key: String?,
    in around: DescribedPlace?
  ) {
    (self.schema, self.document, self.subschemas, isRoot) = (schema, document, subschemas, around == nil)
    self.key = key
    firstRepeated = subschemas.reduce(0) { max($0, $1.schema.rules.array?.prefix.count ?? 0) }
    textValues = document.format.textValues
    let describing = CompiledSchema.describing(subschemas)
    isDescribed = describing != nil
    declaration = schema.declaration(of: describing ?? [], key: key, around?.subschemas ?? [])
    var setting = declaration
    if textValues != nil { setting.writeValues(as: document.format) }
    self.setting = setting
    shape = schema.shape(describing ?? [])
  }

  /// The settings that the schema declares here, their paths beginning here.
  package private(set) lazy var properties = schema.properties(of: subschemas, at: .root, in: nil)

  /// Whether it is one of the ``properties`` of the place around it.
  package func isProperty(of around: DescribedPlace) -> Bool {
    if let isProperty { return isProperty }
    let isDeclared = key.map(around.properties.declares) ?? false
    isProperty = isDeclared
    return isDeclared
  }

  /// The place of a member or an element, set or not.
  ///
  /// - Complexity: a look-up, but where the value decides which branches apply, or nothing declares the key.
  package func child(_ step: Path.Step, _ node: Node?) -> DescribedPlace {
    var step = step
    if case .index(let index) = step, index > firstRepeated { step = .index(firstRepeated) }
    if let known = children.value(for: step) { return known }
    var finder = ApplicableSubschemaFinder(library: schema.library, document: document)
    // Each of several documents is what the schema is about.
    let found =
      isRoot && document.holdsDocuments
      ? finder.applicableSubschemas(ofRoot: schema.root, node)
      : finder.applicableSubschemas(of: step, in: subschemas, node)
    let isDeclared = step.key == nil || found.contains { $0.naming == .declared } || isSpecial(step.key)
    let variant = Variant(key: isDeclared ? step.key : nil, subschemas: found)
    let place = variants[variant] ?? DescribedPlace(schema, document, found, key: step.key, in: self)
    variants[variant] = place
    if isDeclared, !finder.dependsOnValue { children.keep(place, for: step) }
    return place
  }

  /// Whether something is said of a key that is said of no other, without declaring it.
  private func isSpecial(_ key: String?) -> Bool {
    key.flatMap { CompiledSchema.inheritedDefault(of: $0, subschemas) } != nil
  }

  /// How a value of the setting is shown, or the setting that has none.
  package func control(of node: Node?, key: String?) -> Control {
    guard let node, Self.kindDecides(node) else { return inferredControl(of: node, key: key) }
    let kind = node.kind
    if let known = controlsOfKinds.first(where: { $0.kind == kind && $0.key == key }) { return known.control }
    let control = inferredControl(of: node, key: key)
    if controlsOfKinds.count < Self.mostControls { controlsOfKinds.append((kind, key, control)) }
    return control
  }

  /// Whether all values of its kind are shown as it is: of a text what it says decides as well, and of a number whether it
  /// is a whole one.
  private static func kindDecides(_ node: Node) -> Bool {
    switch node.kind {
    case .boolean, .object, .array: true
    case .number: node.isPlainWholeNumber
    case .null, .string, .dateTime: false
    }
  }

  private static let mostControls = 4

  private func inferredControl(of node: Node?, key: String?) -> Control {
    let mayBeText = declaration.types.expanded.contains(.string)
    return ControlInference(table: schema.inferenceTable).control(
      of: declaration, key: key, present: node, shape: shape, texts: textValues, hint: mayBeText ? .some(hint) : nil
    ).control
  }
}
