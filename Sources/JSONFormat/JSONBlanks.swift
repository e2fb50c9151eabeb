/// White space and comments.
extension JSONParser {
  /// Most often there are none, or a line break and an indentation.
  @inline(__always)
  mutating func skipBlanks(_ here: inout ByteCursor) throws(ParseError) {
    if !here.isAtEnd, Self.beginsToken(here.byte) { return }
    here.skipIndentation()
    if !here.isAtEnd, Self.beginsToken(here.byte) { return }
    here.position = try endOfCommentsAndBlanks(from: here.position)
  }

  mutating func skipBlanks() throws(ParseError) {
    var here = ByteCursor(bytes, at: position)
    try skipBlanks(&here)
    position = here.position
  }

  /// Whether a byte is surely neither white space nor the beginning of a comment.
  @inline(__always)
  private static func beginsToken(_ byte: UInt8) -> Bool {
    Int8(bitPattern: byte) > 0x20 && byte != UInt8(ascii: "/")
  }

  @inline(never)
  private mutating func endOfCommentsAndBlanks(from start: Int) throws(ParseError) -> Int {
    position = start
    repeat { position = ByteScan.endOfBlanks(in: bytes, from: position) } while try skipCommentOrJSON5Blank()
    return position
  }

  /// Takes what only some dialects have between tokens; false when something else is here.
  private mutating func skipCommentOrJSON5Blank() throws(ParseError) -> Bool {
    guard position < text.count else { return false }
    if text[position] == UInt8(ascii: "/") {
      try skipComment()
      return true
    }
    guard dialect.isJSON5, let length = JSON5Blanks.length(text, at: position) else { return false }
    position += length
    return true
  }

  private mutating func skipComment() throws(ParseError) {
    let start = position
    let next = start + 1 < text.count ? text[start + 1] : 0
    guard next == UInt8(ascii: "/") || next == UInt8(ascii: "*") else {
      throw parseError(at: start, expected: areExtrasRefused ? "a value" : "a value or a comment")
    }
    if areExtrasRefused {
      throw parseError(at: start, expected: "no comment", found: "a comment", message: "JSON has none")
    }
    position += 2
    if next == UInt8(ascii: "/") {
      while position < text.count, text[position] != 0x0A, text[position] != 0x0D {
        if dialect.isJSON5, JSON5Blanks.isLineEnd(text, at: position) { break }
        position += 1
      }
    } else {
      try skipBlockComment(from: start)
    }
    if !dialect.hasComments { notes.append(Note(.comment, at: start..<position)) }
  }

  private mutating func skipBlockComment(from start: Int) throws(ParseError) {
    while position + 1 < text.count {
      if text[position] == UInt8(ascii: "*"), text[position + 1] == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
    throw parseError(
      at: start, expected: "*/", found: "the end of the file", message: "the comment that opens here is not closed")
  }
}
