/// Strings: basic and literal, on one line and on several.
enum TOMLString {
  enum Style: Int {
    case basic, literal, multilineBasic, multilineLiteral
  }

  static func style(_ text: [UInt8], _ span: Range<Int>) -> Style {
    let quote = text[span.lowerBound]
    let isMultiline = span.count >= 6 && text[span.lowerBound + 1] == quote && text[span.lowerBound + 2] == quote
    if quote == UInt8(ascii: "'") { return isMultiline ? .multilineLiteral : .literal }
    return isMultiline ? .multilineBasic : .basic
  }

  /// The text between the quotes, escapes undone. Line breaks of several lines are read as they are, save that CR LF
  /// is read as LF.
  static func decoded(_ text: [UInt8], in span: Range<Int>) -> String {
    let style = style(text, span)
    let quotes = style == .basic || style == .literal ? 1 : 3
    var content = span.lowerBound + quotes..<span.upperBound - quotes
    if quotes == 3 {
      if content.count >= 2, text[content.lowerBound] == 0x0D, text[content.lowerBound + 1] == 0x0A {
        content = content.lowerBound + 2..<content.upperBound
      } else if text[content].first == 0x0A {
        content = content.lowerBound + 1..<content.upperBound
      }
    }
    let hasEscapes = style == .basic || style == .multilineBasic
    if !text[content].contains(where: { ($0 == UInt8(ascii: "\\") && hasEscapes) || $0 == 0x0D }) {
      return String(bytes: text, in: content)
    }
    return unescaped(text, content, hasEscapes: hasEscapes)
  }

  private static func unescaped(_ text: [UInt8], _ content: Range<Int>, hasEscapes: Bool) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var position = content.lowerBound
    while position < content.upperBound {
      switch text[position] {
      case UInt8(ascii: "\\") where hasEscapes:
        let (scalar, end) = escape(text, at: position, before: content.upperBound)
        if let scalar { result += Character(scalar).utf8 }
        position = end
      case 0x0D: position += 1
      default:
        result.append(text[position])
        position += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The character of an escape that the parser let pass, `nil` for a folded line break, and the offset behind it.
  private static func escape(_ text: [UInt8], at start: Int, before end: Int) -> (Unicode.Scalar?, Int) {
    switch text[start + 1] {
    case UInt8(ascii: "b"): return ("\u{8}", start + 2)
    case UInt8(ascii: "t"): return ("\t", start + 2)
    case UInt8(ascii: "n"): return ("\n", start + 2)
    case UInt8(ascii: "f"): return ("\u{C}", start + 2)
    case UInt8(ascii: "r"): return ("\r", start + 2)
    case UInt8(ascii: "e"): return ("\u{1B}", start + 2)
    case UInt8(ascii: "\""): return ("\"", start + 2)
    case UInt8(ascii: "\\"): return ("\\", start + 2)
    case UInt8(ascii: "x"): return (scalar(text, start + 2..<start + 4), start + 4)
    case UInt8(ascii: "u"): return (scalar(text, start + 2..<start + 6), start + 6)
    case UInt8(ascii: "U"): return (scalar(text, start + 2..<start + 10), start + 10)
    default:
      var position = start + 1
      while position < end, [0x20, 0x09, 0x0A, 0x0D].contains(text[position]) { position += 1 }
      return (nil, position)
    }
  }

  /// The character whose number the hexadecimal digits in the range give; `nil` when there is none.
  static func scalar(_ text: [UInt8], _ digits: Range<Int>) -> Unicode.Scalar? {
    guard digits.upperBound <= text.count else { return nil }
    var value: UInt32 = 0
    for byte in text[digits] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return Unicode.Scalar(value)
  }

  // MARK: - Writing

  /// A basic string on one line.
  static func basic(_ string: String) -> String {
    "\"" + escaped(string, keepingLineBreaks: false) + "\""
  }

  /// A string in the style of an older one, where it can be written so.
  static func written(_ string: String, like style: Style, lineBreak: String) -> String {
    let isPlain = string.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F || $0 == "\t" }
    switch style {
    case .literal where isPlain && !string.utf8.contains(UInt8(ascii: "'")):
      return "'\(string)'"
    case .multilineBasic, .multilineLiteral:
      guard string.utf8.contains(0x0A) else { return basic(string) }
      let content = escaped(string, keepingLineBreaks: true)
      return "\"\"\"" + lineBreak + content.withLineBreaks(lineBreak) + "\"\"\""
    default: return basic(string)
    }
  }

  private static func escaped(_ string: String, keepingLineBreaks: Bool) -> String {
    var result = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += keepingLineBreaks ? "\n" : "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\u{8}": result += "\\b"
      case "\u{C}": result += "\\f"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension String {
  /// With each `\n` written as the given line break.
  func withLineBreaks(_ lineBreak: String) -> String {
    if lineBreak == "\n" { return self }
    return unicodeScalars.map { $0 == "\n" ? lineBreak : String($0) }.joined()
  }
}
