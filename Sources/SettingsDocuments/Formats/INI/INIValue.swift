/// Values as a dialect spells them.
enum INIValue {
  static func isQuote(_ byte: UInt8, _ dialect: INIDialect) -> Bool {
    switch dialect.quoting {
    case .none, .properties: false
    case .double: byte == UInt8(ascii: "\"")
    case .single: byte == UInt8(ascii: "'")
    case .shell: byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    }
  }

  /// The quote around a whole value; `nil` where there is none.
  static func quote(_ text: [UInt8], _ span: Range<Int>, _ dialect: INIDialect) -> UInt8? {
    guard span.count >= 2, let first = text[span].first, isQuote(first, dialect), text[span].last == first else {
      return nil
    }
    // `"a" "b"` begins and ends with quotes but is not one quoted value.
    var position = span.lowerBound + 1
    while position < span.upperBound - 1 {
      if text[position] == UInt8(ascii: "\\"), first == UInt8(ascii: "\"") {
        position += 1
      } else if text[position] == first {
        guard dialect.quoting == .single, text[position + 1] == first, position + 1 < span.upperBound - 1 else {
          return nil
        }
        position += 1
      }
      position += 1
    }
    return position == span.upperBound - 1 ? first : nil
  }

  static func decoded(_ text: [UInt8], _ span: Range<Int>, _ dialect: INIDialect) -> String {
    if let quote = quote(text, span, dialect) {
      let content = span.lowerBound + 1..<span.upperBound - 1
      if quote == UInt8(ascii: "\"") { return unescaped(text, content) }
      let string = String(bytes: text, in: content)
      return dialect.quoting == .single ? string.replacingPairs(of: "'") : string
    }
    if dialect.quoting == .properties { return unescapedProperties(text, span) }
    guard text[span].contains(0x0A) else { return String(bytes: text, in: span) }
    return joinedLines(text, span, dialect)
  }

  /// What continuation lines mean: systemd and the rest put a blank in their place, plain INI a line break.
  private static func joinedLines(_ text: [UInt8], _ span: Range<Int>, _ dialect: INIDialect) -> String {
    let lines = text[span].split(separator: 0x0A, omittingEmptySubsequences: false).map { line -> String in
      var content = line.drop(while: INIParser.isBlank)
      while let last = content.last, INIParser.isBlank(last) { content = content.dropLast() }
      if dialect.continuation == .backslash, content.last == UInt8(ascii: "\\") { content = content.dropLast() }
      return String(decoding: content, as: UTF8.self)
    }
    return lines.joined(separator: dialect.continuation == .backslash ? " " : "\n")
  }

  private static func unescaped(_ text: [UInt8], _ content: Range<Int>) -> String {
    var result: [UInt8] = []
    var position = content.lowerBound
    while position < content.upperBound {
      var byte = text[position]
      if byte == UInt8(ascii: "\\"), position + 1 < content.upperBound {
        position += 1
        switch text[position] {
        case UInt8(ascii: "n"): byte = 0x0A
        case UInt8(ascii: "t"): byte = 0x09
        default: byte = text[position]
        }
      }
      result.append(byte)
      position += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  static func unescapedProperties(_ text: [UInt8], _ span: Range<Int>) -> String {
    var units: [UInt16] = []
    var rest = Array(String(bytes: text, in: span).utf16)[...]
    while let unit = rest.popFirst() {
      guard unit == 0x5C, let next = rest.popFirst() else {
        units.append(unit)
        continue
      }
      switch Unicode.Scalar(next).map(Character.init) {
      case "n": units.append(0x0A)
      case "t": units.append(0x09)
      case "r": units.append(0x0D)
      case "f": units.append(0x0C)
      case "\n", "\r":
        rest = rest.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
      case "u":
        if let value = UInt16(String(decoding: rest.prefix(4), as: UTF16.self), radix: 16), rest.count >= 4 {
          units.append(value)
          rest = rest.dropFirst(4)
        }
      default: units.append(next)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }

  // MARK: - Writing

  /// A string as the dialect writes it, in quotes where it needs them or where the old value had them.
  static func written(_ string: String, _ dialect: INIDialect, oldQuote: UInt8? = nil) -> String {
    switch dialect.quoting {
    case .none: return string
    case .properties: return escapedForProperties(string)
    case .double:
      return oldQuote != nil || needsQuotes(string, dialect) ? doubleQuoted(string) : string
    case .single:
      let isPlain = !string.isEmpty && string.utf8.allSatisfy(isPlainByte)
      let doubled = string.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
      return isPlain && oldQuote == nil ? string : "'" + doubled + "'"
    case .shell:
      let isPlain = !string.isEmpty && string.utf8.allSatisfy(isPlainByte)
      if isPlain && oldQuote == nil { return string }
      let isSingle = oldQuote == UInt8(ascii: "'") && !string.utf8.contains(UInt8(ascii: "'"))
      return isSingle ? "'\(string)'" : doubleQuoted(string)
    }
  }

  private static func isPlainByte(_ byte: UInt8) -> Bool {
    byte.isWordByte || "./:@,+%".utf8.contains(byte) || byte >= 0x80
  }

  private static func needsQuotes(_ string: String, _ dialect: INIDialect) -> Bool {
    let bytes = Array(string.utf8)
    guard let first = bytes.first, let last = bytes.last else { return dialect.separators == .blanks }
    return INIParser.isBlank(first) || INIParser.isBlank(last) || bytes.contains(0x0A) || bytes.contains(0x22)
      || bytes.contains(UInt8(ascii: "\\")) || bytes.contains(where: dialect.trailingComments.contains)
  }

  private static func doubleQuoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func escapedForProperties(_ string: String) -> String {
    var result = ""
    for (index, scalar) in string.unicodeScalars.enumerated() {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case " " where index == 0: result += "\\ "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension String {
  /// With each doubled character written once.
  fileprivate func replacingPairs(of character: Character) -> String {
    var result = ""
    var isSecond = false
    for next in self {
      isSecond = next == character && !isSecond && result.last == character
      if !isSecond { result.append(next) }
    }
    return result
  }
}
