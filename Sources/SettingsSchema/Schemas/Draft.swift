/// The editions of JSON Schema that settings files use.
///
///     Draft(schemaURI: "https://json-schema.org/draft/2020-12/schema")    // .draft202012
public enum Draft: Int, Comparable, Sendable, CaseIterable {
  /// Draft 4, of 2013 (draft-zyp-json-schema-04, draft-fge-json-schema-validation-00).
  case draft4 = 4
  /// Draft 6, of 2017 (draft-wright-json-schema-01).
  case draft6 = 6
  /// Draft 7, of 2018 (draft-handrews-json-schema-01): what most settings files follow.
  case draft7 = 7
  /// Draft 2019-09.
  case draft201909 = 2019
  /// Draft 2020-12, and what holds when a schema names no edition.
  case draft202012 = 2020

  /// The edition that a `$schema` names; nil when it is none of them.
  public init?(schemaURI: String) {
    guard let scheme = ["http://", "https://"].first(where: schemaURI.hasPrefix) else { return nil }
    var name = schemaURI.dropFirst(scheme.count)
    if name.hasSuffix("#") { name.removeLast() }
    switch name {
    case "json-schema.org/draft-04/schema": self = .draft4
    case "json-schema.org/draft-06/schema": self = .draft6
    case "json-schema.org/draft-07/schema": self = .draft7
    case "json-schema.org/draft/2019-09/schema": self = .draft201909
    case "json-schema.org/draft/2020-12/schema", "json-schema.org/schema": self = .draft202012
    default: return nil
    }
  }

  public static func < (left: Draft, right: Draft) -> Bool { left.rawValue < right.rawValue }

  /// The keyword that names a schema resource.
  var identifierKeyword: String { self == .draft4 ? "id" : "$id" }

  /// Whether `$ref` hides the keywords beside it.
  var referenceStandsAlone: Bool { self <= .draft7 }
}

/// How a schema's keywords are to be read: its edition and what its metaschema's vocabularies say.
struct Dialect: Sendable, Equatable {
  var draft: Draft
  /// False when the metaschema leaves the validation vocabulary out: then `minimum` and its like assert nothing.
  var assertsValidation = true
  /// True when the metaschema has the format-assertion vocabulary.
  var assertsFormat = false

  /// What holds when a schema names no edition.
  static let standard = Dialect(draft: .draft202012)
}
