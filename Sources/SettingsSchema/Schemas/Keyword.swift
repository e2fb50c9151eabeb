import SettingsFiles

/// The keywords of JSON Schema that this library acts on, of all drafts.
enum Keyword: Hashable, Sendable {
  case reference, dynamicReference, recursiveReference
  case type, `enum`, const
  case minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf
  case minLength, maxLength, pattern, format, contentEncoding, contentMediaType, contentSchema, wordPattern
  case items, additionalItems, prefixItems, contains, minContains, maxContains, minItems, maxItems, uniqueItems
  case unevaluatedItems
  case properties, patternProperties, additionalProperties, propertyNames, required, minProperties, maxProperties
  case dependencies, dependentRequired, dependentSchemas, unevaluatedProperties
  case allOf, anyOf, oneOf, not, `if`, then, `else`
  case definitions

  /// What a keyword's value holds when it holds schemas.
  enum Shape { case schema, schemaArray, schemaOrArray, schemaMap }

  /// The keyword that a node's key names; nil when it names none.
  init?(keyOf node: Node) {
    var keyword: Keyword?
    node.withKey { keyword = KeywordTable.standard.keyword($0) }
    guard let keyword else { return nil }
    self = keyword
  }

  /// Where the keyword's value holds subschemas; nil when it holds none.
  var shape: Shape? {
    switch self {
    case .additionalItems, .contains, .unevaluatedItems, .additionalProperties, .propertyNames,
      .unevaluatedProperties, .not, .if, .then, .else, .contentSchema:
      .schema
    case .prefixItems, .allOf, .anyOf, .oneOf: .schemaArray
    case .items: .schemaOrArray
    case .properties, .patternProperties, .dependencies, .dependentSchemas, .definitions: .schemaMap
    default: nil
    }
  }

  /// The first edition that has the keyword. `const` is honoured in all of them: schemas of draft 4 use it.
  var since: Draft {
    switch self {
    case .contains, .propertyNames: .draft6
    case .if, .then, .else, .contentEncoding, .contentMediaType: .draft7
    case .minContains, .maxContains, .unevaluatedItems, .unevaluatedProperties, .dependentRequired,
      .dependentSchemas, .contentSchema, .recursiveReference:
      .draft201909
    case .prefixItems, .dynamicReference: .draft202012
    default: .draft4
    }
  }

  /// The last edition that has the keyword; nil when all later ones have it.
  ///
  /// `dependencies` and `definitions` are kept: the later editions ask for it for compatibility.
  var until: Draft? {
    switch self {
    case .recursiveReference, .additionalItems: .draft201909
    default: nil
    }
  }

  /// Whether the keyword belongs to the vocabulary of validation (2020-12 validation, section 6).
  var isOfValidation: Bool {
    switch self {
    case .type, .enum, .const, .minimum, .maximum, .exclusiveMinimum, .exclusiveMaximum, .multipleOf, .minLength,
      .maxLength, .pattern, .minContains, .maxContains, .minItems, .maxItems, .uniqueItems, .required, .minProperties,
      .maxProperties, .dependentRequired:
      true
    default: false
    }
  }
}
