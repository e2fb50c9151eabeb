/// How faults say what they found.
extension JSONParser {
  /// A fault at one place; what was found is at `foundAt`, or at the same place.
  func parseError(
    at offset: Int, expected: String, found: String? = nil, foundAt: Int? = nil, message: String = ""
  ) -> ParseError {
    let found = found ?? foundAt.map { TokenExcerpt(text: text).description(at: $0) }
    return ParseError(at: offset, in: text, found: found, expected: expected, message: message)
  }

  func excerpt(at offset: Int, length: Int = 24) -> String {
    TokenExcerpt(text: text).token(at: offset, length: length)
  }

  func quotedExcerpt(_ range: Range<Int>) -> String {
    TokenExcerpt(text: text).quoted(range)
  }
}
