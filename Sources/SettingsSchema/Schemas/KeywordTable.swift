import Libc

/// Finds keywords by name without making strings of the keys of a schema, most of which name none.
struct KeywordTable: Sendable {
  static let standard = KeywordTable()

  /// Positions in `names`, by a hash of the name; -1 where there is none. Less than half full.
  private var slots = [Int8](repeating: -1, count: 128)

  private init() {
    for (position, entry) in Self.names.enumerated() {
      let name = UnsafeRawBufferPointer(start: entry.name.utf8Start, count: entry.name.utf8CodeUnitCount)
      var slot = Self.hash(name)
      while slots[slot] >= 0 { slot = (slot + 1) % slots.count }
      slots[slot] = Int8(position)
    }
  }

  func keyword(_ key: UnsafeRawBufferPointer) -> Keyword? {
    guard let start = key.baseAddress, !key.isEmpty else { return nil }
    var slot = Self.hash(key)
    while slots[slot] >= 0 {
      let entry = Self.names[Int(slots[slot])]
      if entry.name.utf8CodeUnitCount == key.count, memcmp(entry.name.utf8Start, start, key.count) == 0 {
        return entry.keyword
      }
      slot = (slot + 1) % slots.count
    }
    return nil
  }

  /// Names differ in their length and their ends more than elsewhere.
  private static func hash(_ name: UnsafeRawBufferPointer) -> Int {
    (name.count &* 29 &+ Int(name[0]) &* 7 &+ Int(name[name.count - 1]) &* 3 &+ Int(name[name.count / 2])) & 127
  }

  private static let names: [(name: StaticString, keyword: Keyword)] = [
    ("$ref", .reference), ("$dynamicRef", .dynamicReference), ("$recursiveRef", .recursiveReference),
    ("type", .type), ("enum", .enum), ("const", .const), ("minimum", .minimum), ("maximum", .maximum),
    ("exclusiveMinimum", .exclusiveMinimum), ("exclusiveMaximum", .exclusiveMaximum), ("multipleOf", .multipleOf),
    ("minLength", .minLength), ("maxLength", .maxLength), ("pattern", .pattern), ("format", .format),
    ("contentEncoding", .contentEncoding), ("contentMediaType", .contentMediaType),
    ("contentSchema", .contentSchema), ("wordPattern", .wordPattern), ("items", .items),
    ("additionalItems", .additionalItems),
    ("prefixItems", .prefixItems), ("contains", .contains), ("minContains", .minContains),
    ("maxContains", .maxContains), ("minItems", .minItems), ("maxItems", .maxItems), ("uniqueItems", .uniqueItems),
    ("unevaluatedItems", .unevaluatedItems), ("properties", .properties), ("patternProperties", .patternProperties),
    ("additionalProperties", .additionalProperties), ("propertyNames", .propertyNames), ("required", .required),
    ("minProperties", .minProperties), ("maxProperties", .maxProperties), ("dependencies", .dependencies),
    ("dependentRequired", .dependentRequired), ("dependentSchemas", .dependentSchemas),
    ("unevaluatedProperties", .unevaluatedProperties), ("allOf", .allOf), ("anyOf", .anyOf), ("oneOf", .oneOf),
    ("not", .not), ("if", .if), ("then", .then), ("else", .else), ("$defs", .definitions),
    ("definitions", .definitions),
  ]
}
