/// What the members of the JSON family allow beyond RFC 8259.
struct JSONDialect: Sendable {
  /// Whether comments and commas behind the last value belong to it.
  var hasComments = true
  /// Whether keys, strings, numbers and blanks are spelled as in ECMAScript 5.1 (the JSON5 Data Interchange Format,
  /// version 1.0.0).
  var isJSON5 = false

  static let json = JSONDialect(hasComments: false)
  static let jsonc = JSONDialect()
  static let json5 = JSONDialect(isJSON5: true)

  var escapes: Escapes { isJSON5 ? .json5 : .json }
}
