import SettingsFiles

/// Makes up a value that a schema would take, as a start for editing.
struct NewValueReader {
  let library: SchemaLibrary
  /// Deeper than this required members are left out.
  private static let depthLimit = 8

  func value(of schema: Subschema) -> Value { value(of: schema, depth: 0) }

  private func value(of schema: Subschema, depth: Int) -> Value {
    let schemas = library.schemasTogether(with: schema, takesFirst: true)
    let notes = schemas.map { Annotations($0) }
    if let value = notes.lazy.compactMap(\.defaultValue).first { return value }
    var reader = ValueSpaceReader(library: library)
    let space = reader.space(of: schema)
    if let choice = space.choices?.first { return choice.value }
    if let example = notes.lazy.compactMap({ $0.examples.first ?? $0.snippet }).first { return example }
    var types = space.types
    if types == .all { types = schemas.reduce(into: TypeSet()) { $0.formUnion($1.rules.hintedTypes) } }
    return emptyValue(types, space) { object(schemas, depth: depth) }
  }

  private func object(_ schemas: [Subschema], depth: Int) -> Value {
    var members = ObjectMembers()
    guard depth < Self.depthLimit else { return .object(members) }
    let required = schemas.flatMap { $0.rules.object?.required.map(\.text) ?? [] }
    for key in required + schemas.flatMap({ Annotations($0).initialKeys }) where members[key] == nil {
      let declaring = schemas.lazy.compactMap { $0.rules.object?.properties[key] }.first
      members[key] = .some(declaring.map { value(of: $0, depth: depth + 1) } ?? nil)
    }
    return .object(members)
  }

  private func emptyValue(_ types: TypeSet, _ space: ValueSpace, _ object: () -> Value) -> Value {
    if types.isEmpty { return "" }
    if types.contains(.object) { return object() }
    if types.contains(.string) { return "" }
    if types.contains(.boolean) { return false }
    if !types.isDisjoint(with: [.integer, .number]) { return .number(leastNumber(space)) }
    return types.contains(.array) ? [] : nil
  }

  private func leastNumber(_ space: ValueSpace) -> Number {
    guard let minimum = space.minimum, minimum.value > Number(0) || minimum.isExclusive && minimum.value == Number(0)
    else { return Number(0) }
    return minimum.isExclusive ? minimum.value.int.map { Number($0 + 1) } ?? minimum.value : minimum.value
  }
}
