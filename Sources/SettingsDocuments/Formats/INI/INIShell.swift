/// Values as shells read them: quoted parts side by side, over as many lines as they take.
extension INILexer {
  /// The value that begins here, up to a blank outside quotes; behind it nothing may be but a comment.
  ///
  /// - Parameter next: the line below the one with the key; afterwards the line below the value.
  func shellValue(from start: Int, next: inout Int, limit: Int) throws(Fault) -> Range<Int> {
    // Behind a blank it begins a comment, and the value is empty.
    if start < limit, sets.trailing.contains(bytes[start]), Self.isBlank(bytes[start - 1]) { throw noText(start) }
    var position = start
    var isEnd = false
    while position < limit, !isEnd {
      switch bytes[position] {
      case UInt8(ascii: "\\"): position = behindLineBreak(position + 1, limit) ?? min(limit, position + 2)
      case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"): position = try behindShellQuote(position, limit)
      case UInt8(ascii: "$") where position + 1 < limit && "({".utf8.contains(bytes[position + 1]):
        position = try behindShellQuote(position + 1, limit)
      case 0x20, 0x09, 0x0D, 0x0A, UInt8(ascii: ";"): isEnd = true
      case let byte where "&|<>()".utf8.contains(byte): throw noText(position)
      default: position += 1
      }
    }
    let value = start..<position
    let feed = lineFeed(from: position)
    // A single semicolon ends a statement as the line does.
    var rest = trimmed(position..<feed)
    if let first = rest.first, bytes[first] == UInt8(ascii: ";") { rest = trimmed(first + 1..<feed) }
    if let first = rest.first, !sets.trailing.contains(bytes[first]) { throw noText(first) }
    next = max(next, min(feed + 1, bytes.count))
    return value
  }

  /// The end of what is in quotes, or in the brackets of `$(…)` and `${…}`.
  func behindShellQuote(_ start: Int, _ limit: Int) throws(Fault) -> Int {
    let open = bytes[start]
    let isBracket = open == UInt8(ascii: "(") || open == UInt8(ascii: "{")
    let close = open == UInt8(ascii: "(") ? UInt8(ascii: ")") : isBracket ? UInt8(ascii: "}") : open
    var position = start + 1
    var depth = 1
    while position < limit {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\\"), open != UInt8(ascii: "'") {
        position += 1
      } else if byte == close {
        depth -= 1
        if depth == 0 { return position + 1 }
      } else if isBracket, byte == open {
        depth += 1
      }
      position += 1
    }
    throw openQuote(start)
  }
}
