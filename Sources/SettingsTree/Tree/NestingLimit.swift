extension Document {
  /// How many objects and arrays may be inside each other, and how many steps a path may have: 512.
  ///
  /// The bound holds for every format and for all that walks a document, so that no text exhausts the stack. Text that
  /// is nested more deeply is refused with a ``ParseError``, a longer path with a ``PathError``.
  ///
  ///     let brackets = String(repeating: "[", count: Document.nestingLimit + 1)
  ///     _ = try Document(parsing: Array(brackets.utf8), as: .json)      // throws: this is nested too deeply
  public static let nestingLimit = Path.longest
}

extension ParseError {
  /// The fault of text that goes deeper than ``Document/nestingLimit``.
  package static func nestedTooDeeply(at offset: Int, in text: [UInt8]) -> ParseError {
    ParseError(
      at: min(offset, text.count), in: text, found: TokenExcerpt(text: text).description(at: offset),
      expected: "at most \(Document.nestingLimit) levels", message: "this is nested too deeply")
  }
}
