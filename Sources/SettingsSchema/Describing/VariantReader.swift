import SettingsFiles

extension CompiledSchema {
  /// The shapes that the value at a path may take; empty where there is only one.
  ///
  /// Where there are several kinds of shapes to choose, those come first that a member of the value tells apart, the
  /// outermost of them. A shape that is itself one of several, as where the value may also be null, is given as these.
  ///
  /// - Parameters:
  ///   - path: where the value is, or is to be.
  ///   - document: what is set around it; nil for nothing.
  ///   - key: the member that tells the shapes apart; nil for any.
  public func variants(at path: Path, in document: Document?, toldBy key: String? = nil) -> [Variant] {
    var finder = VariantFinder(library: library, document: document)
    let group = finder.group(among: applicableSubschemas(at: path, in: document), toldBy: key)
    return finder.variants(of: group ?? VariantGroup(branches: []), document?.node(at: path))
  }

  /// The discriminators of the object at a path.
  public func variantKeys(at path: Path, in document: Document?) -> Set<String> {
    var finder = VariantFinder(library: library, document: document)
    return Set(finder.groups(among: applicableSubschemas(at: path, in: document)).compactMap(\.key))
  }
}

/// Schemas of which a value takes one.
struct VariantGroup {
  var branches: [Subschema]
  /// The discriminator, and its value for each branch that has it.
  var key: String?
  var values: [Value?] = []
}

/// Finds what shapes a value may take, and their discriminators.
struct VariantFinder {
  let library: SchemaLibrary
  private var finder: ApplicableSubschemaFinder
  /// Shapes of shapes further inside are not looked for.
  private static let depthLimit = 4

  init(library: SchemaLibrary, document: Document?) {
    self.library = library
    finder = ApplicableSubschemaFinder(library: library, document: document)
  }

  /// All groups of which the value takes a branch, the outermost first.
  mutating func groups(among applicable: [ApplicableSubschema]) -> [VariantGroup] {
    applicable.filter { $0.standing <= .active }.flatMap { groups(in: $0.schema) }
  }

  mutating func group(among applicable: [ApplicableSubschema], toldBy key: String?) -> VariantGroup? {
    let groups = groups(among: applicable)
    if let key { return groups.first { $0.key == key } }
    return groups.first { $0.key != nil } ?? groups.first
  }

  func variants(of group: VariantGroup, _ node: Node?) -> [Variant] {
    var finder = finder
    let active = finder.activeBranches(group.branches, node)
    return group.branches.indices.map { index in
      let value = group.values.isEmpty ? nil : group.values[index]
      let selector = group.key.flatMap { key in value.map { VariantSelector(key: key, value: $0) } }
      return variant(group.branches[index], selector: selector, isPresent: active.contains(index))
    }
  }

  private func groups(in schema: Subschema) -> [VariantGroup] {
    guard let branches = schema.rules.branches else { return [] }
    return [branches.oneOf, branches.anyOf].filter { $0.count > 1 }.map { group(of: $0, depth: 0) }
  }

  /// A group with its discriminator; a branch that is such a group itself gives its own.
  private func group(of branches: [Subschema], depth: Int) -> VariantGroup {
    let members = branches.map(fixedMembers)
    if let key = selectingKey(members) {
      return VariantGroup(branches: branches, key: key, values: members.map { $0[key] })
    }
    var flat = VariantGroup(branches: [])
    for branch in branches {
      let inner = depth < Self.depthLimit ? innerGroup(of: branch, depth: depth) : nil
      flat.branches += inner?.branches ?? [branch]
      flat.values += inner?.values ?? [nil]
      flat.key = flat.key ?? inner?.key
    }
    return flat.key == nil ? VariantGroup(branches: branches) : flat
  }

  private func innerGroup(of branch: Subschema, depth: Int) -> VariantGroup? {
    for schema in library.schemasTogether(with: branch) {
      guard let branches = schema.rules.branches else { continue }
      for inner in [branches.oneOf, branches.anyOf] where inner.count > 1 {
        let group = group(of: inner, depth: depth + 1)
        if group.key != nil { return group }
      }
    }
    return nil
  }

  /// The key that has a value of its own in the branches that fix a value at all; on and off are no shapes.
  private func selectingKey(_ members: [[String: Value]]) -> String? {
    let objects = members.filter { !$0.isEmpty }
    guard objects.count > 1, let first = objects.first else { return nil }
    return first.keys.sorted().first { key in
      let values = objects.map { $0[key] }
      return Set(values).count > 1 && values.allSatisfy { $0 != nil && $0?.kind != .boolean && $0 != .null }
    }
  }

  private func fixedMembers(of branch: Subschema) -> [String: Value] {
    let all = library.schemasTogether(with: branch).flatMap(\.fixedMembers)
    return Dictionary(all, uniquingKeysWith: { first, _ in first })
  }
}

extension Subschema {
  /// The members of which it allows one value alone.
  fileprivate var fixedMembers: some Sequence<(String, Value)> {
    (rules.object?.properties.all ?? []).lazy.compactMap { key, property in
      guard let list = property.rules.choices.first, list.count == 1 else { return nil }
      return list.values.first.map { (key, $0) }
    }
  }
}

extension VariantFinder {
  /// Describes a branch as a shape that a value may take.
  private func variant(_ branch: Subschema, selector: VariantSelector?, isPresent: Bool) -> Variant {
    var schema = branch
    var notes = Annotations(schema)
    var title = notes.title
    var summary = notes.summary
    // A branch is often a bare reference; what it leads to has the words.
    for _ in 0..<8 where title == nil || summary == nil {
      guard let reference = schema.rules.references.first,
        let target = try? reference.target(in: schema.resource, library: library)
      else { break }
      schema = target
      notes = Annotations(schema)
      title = title ?? notes.title
      summary = summary ?? notes.summary
    }
    return Variant(
      title: title ?? selector.map { Wording.listed($0.value) } ?? mark(of: schema), summary: summary,
      isPresent: isPresent, newValue: NewValueReader(library: library).value(of: branch), selector: selector)
  }

  /// What sets an untitled branch apart: the fixed values of its members, its values, or its types.
  private func mark(of schema: Subschema) -> String {
    for together in library.schemasTogether(with: schema, takesFirst: true) {
      for (key, value) in together.fixedMembers { return "\(key): \(Wording.listed(value))" }
    }
    var reader = ValueSpaceReader(library: library)
    let space = reader.space(of: schema)
    if let choices = space.choices, !choices.isEmpty { return Wording.list(choices.map(\.value)) }
    if let required = schema.rules.object?.required, !required.isEmpty {
      return required.map(\.text).joined(separator: ", ")
    }
    return Wording.alternatives(space.types.reduced.spokenNames)
  }
}
