/// What the members of the JSON family allow beyond RFC 8259.
struct JSONDialect: Sendable {
  var comments: Allowance
  var trailingCommas: Allowance
  /// Text without any value, read as null.
  var emptyText: Allowance

  enum Allowance: Sendable {
    case allowed, noted, refused
  }

  static let strictJSON = JSONDialect(comments: .refused, trailingCommas: .refused, emptyText: .refused)
  static let tolerantJSON = JSONDialect(comments: .noted, trailingCommas: .noted, emptyText: .noted)
  static let strictJSONC = JSONDialect(comments: .allowed, trailingCommas: .allowed, emptyText: .refused)
  static let tolerantJSONC = JSONDialect(comments: .allowed, trailingCommas: .allowed, emptyText: .noted)

  /// Containers inside containers, at most.
  static let nestingLimit = 512
}
