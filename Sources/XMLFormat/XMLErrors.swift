import CExpat

/// What expat has to say against a text, in words for people.
struct XMLErrors {
  let text: [UInt8]

  /// - Parameter openElement: the innermost element without an end tag so far.
  func parseError(of parser: XML_Parser, openElement: XMLElement?) -> ParseError {
    let place = min(max(0, Int(XML_GetCurrentByteIndex(parser))), text.count)
    let code = XML_GetErrorCode(parser)
    if code == XML_ERROR_TAG_MISMATCH, let openElement {
      // expat points at the name.
      let tag = max(0, place - 2)
      return ParseError(
        at: tag, in: text, found: TokenExcerpt(text: text).quoted(tag..<XMLMarkup.tagEnd(text, from: place)),
        expected: "</\(openElement.name(in: text))>", message: "every element ends with the name that it begins with")
    }
    if place >= text.count || code == XML_ERROR_NO_ELEMENTS, let openElement {
      let line = LineIndex(text).position(at: openElement.start).line
      return error(
        at: text.count, "</\(openElement.name(in: text))>", "the element that begins on line \(line) has no end tag")
    }
    if code == XML_ERROR_INVALID_TOKEN { return invalidToken(at: place) }
    if let known = Self.known[code.rawValue] { return error(at: place, known.expected, known.message) }
    let words = XML_ErrorString(code).map { String(cString: $0) } ?? "this cannot be read"
    return error(at: place, "well-formed XML", words)
  }

  func encoding(_ name: String, at place: Int? = nil) -> ParseError {
    error(
      at: place ?? UTF8Text.start(of: text), "UTF-8",
      "this file says that it is written in \(name): save it as UTF-8, and say so in its first line")
  }

  private func error(at place: Int, _ expected: String, _ message: String) -> ParseError {
    ParseError(at: place, in: text, expected: expected, message: message)
  }

  // MARK: - What is not well-formed

  private func invalidToken(at place: Int) -> ParseError {
    if isInComment(place) { return error(at: place, "-->", "two hyphens may not be inside a comment") }
    if place > 0, text[place - 1] == UInt8(ascii: "&") {
      return error(at: place, "the name of a character", "an & by itself is written &amp;")
    }
    if place < text.count, text[place] == UInt8(ascii: "<") {
      return error(at: place, "the end of this tag or value", "a < by itself is written &lt;")
    }
    if place > 0, text[place - 1] == UInt8(ascii: "<") {
      return error(at: place, "the name of an element", "a < by itself is written &lt;")
    }
    if let tag = tagStart(before: place) {
      let isBehindEquals = text[tag..<place].last { !XMLMarkup.isBlank($0) } == UInt8(ascii: "=")
      return isBehindEquals
        ? error(at: place, "a quote", "the value of an attribute is between quotes")
        : error(at: place, "an attribute with a value, or >", "this tag is not well-formed")
    }
    return error(at: place, "well-formed XML", "")
  }

  private func isInComment(_ place: Int) -> Bool {
    guard place > 1, text[place - 1] == UInt8(ascii: "-") || text[place - 2] == UInt8(ascii: "-") else { return false }
    var start = place
    while start > 0 {
      start -= 1
      if XMLMarkup.has(text, XMLMarkup.commentEnd, at: start), start + 3 <= place { return false }
      if XMLMarkup.has(text, XMLMarkup.commentStart, at: start) { return start + 4 <= place }
    }
    return false
  }

  /// The `<` of the tag that is not yet closed at a place.
  private func tagStart(before place: Int) -> Int? {
    let before = text[..<min(place, text.count)]
    guard let start = before.lastIndex(of: UInt8(ascii: "<")), !before[start...].contains(UInt8(ascii: ">")) else {
      return nil
    }
    return start
  }

  private static let known: [UInt32: (expected: String, message: String)] = Dictionary(
    uniqueKeysWithValues: [
      (XML_ERROR_NO_ELEMENTS, "an element", "there is none in this file"),
      (XML_ERROR_SYNTAX, "an element", "nothing but comments may be before the first one"),
      (XML_ERROR_UNCLOSED_TOKEN, "the end of what begins here", "a tag or comment is not closed"),
      (XML_ERROR_DUPLICATE_ATTRIBUTE, "another name", "this tag has an attribute of this name already"),
      (XML_ERROR_JUNK_AFTER_DOC_ELEMENT, "the end of the file", "an XML file has one element, with all others in it"),
      (
        XML_ERROR_UNDEFINED_ENTITY, "the name of a known entity",
        "this one is not declared; an & by itself is written &amp;"
      ),
      (XML_ERROR_RECURSIVE_ENTITY_REF, "an entity that ends", "this one means itself, without end"),
      (XML_ERROR_BAD_CHAR_REF, "the number of a character", "XML has no character with this number"),
      (
        XML_ERROR_MISPLACED_XML_PI, "<?xml at the very beginning of the file",
        "nothing may be above it, no blank and no comment"
      ),
      (XML_ERROR_XML_DECL, "<?xml version=\"1.0\"?>", "the first line is not well-formed"),
      (XML_ERROR_UNCLOSED_CDATA_SECTION, "]]>", "a CDATA section is not closed"),
      (XML_ERROR_ATTRIBUTE_EXTERNAL_ENTITY_REF, "an entity of this file", "nothing outside of it is read"),
      (XML_ERROR_AMPLIFICATION_LIMIT_BREACH, "entities that mean a few words", "these would become too much text"),
      (XML_ERROR_NO_MEMORY, "memory", "there is not enough to read this file"),
    ].map { ($0.0.rawValue, ($0.1, $0.2)) })
}
