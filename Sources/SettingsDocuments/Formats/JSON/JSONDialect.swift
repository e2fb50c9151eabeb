/// What the members of the JSON family allow beyond RFC 8259.
struct JSONDialect: Sendable {
  var comments: Allowance
  var trailingCommas: Allowance
  /// Text without any value, read as null.
  var emptyText: Allowance
  /// Whether keys, strings, numbers and blanks are spelled as in ECMAScript 5.1 (the JSON5 Data Interchange Format,
  /// version 1.0.0).
  var isJSON5 = false

  enum Allowance: Sendable {
    case allowed, noted, refused
  }

  static let strictJSON = JSONDialect(comments: .refused, trailingCommas: .refused, emptyText: .refused)
  static let tolerantJSON = JSONDialect(comments: .noted, trailingCommas: .noted, emptyText: .noted)
  static let strictJSONC = JSONDialect(comments: .allowed, trailingCommas: .allowed, emptyText: .refused)
  static let tolerantJSONC = JSONDialect(comments: .allowed, trailingCommas: .allowed, emptyText: .noted)

  static let strictJSON5 = JSONDialect(
    comments: .allowed, trailingCommas: .allowed, emptyText: .refused, isJSON5: true)
  static let tolerantJSON5 = JSONDialect(
    comments: .allowed, trailingCommas: .allowed, emptyText: .noted, isJSON5: true)
}
