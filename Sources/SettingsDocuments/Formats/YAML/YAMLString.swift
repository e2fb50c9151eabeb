/// Reads plain and quoted scalars (YAML 1.2, chapter 7.3).
enum YAMLString {
  /// A plain scalar; lines of it are folded into one.
  static func plain(_ text: [UInt8], _ span: Range<Int>) -> String {
    guard text[span].contains(where: YAMLBytes.isBreak) else { return String(bytes: text, in: span) }
    var folding = Folding()
    var position = span.lowerBound
    while position < span.upperBound {
      folding.take(text, &position, before: span.upperBound)
    }
    return folding.string
  }

  static func singleQuoted(_ text: [UInt8], _ span: Range<Int>) -> String {
    let content = inside(span)
    let quote = UInt8(ascii: "'")
    guard text[content].contains(where: { $0 == quote || YAMLBytes.isBreak($0) }) else {
      return String(bytes: text, in: content)
    }
    var folding = Folding()
    var position = content.lowerBound
    while position < content.upperBound {
      if text[position] == quote { position += 1 }
      folding.take(text, &position, before: content.upperBound)
    }
    return folding.string
  }

  static func doubleQuoted(_ text: [UInt8], _ span: Range<Int>) -> String {
    let content = inside(span)
    let escape = UInt8(ascii: "\\")
    guard text[content].contains(where: { $0 == escape || YAMLBytes.isBreak($0) }) else {
      return String(bytes: text, in: content)
    }
    var folding = Folding()
    var position = content.lowerBound
    while position < content.upperBound {
      if text[position] == escape, position + 1 < content.upperBound {
        takeEscape(text, &position, before: content.upperBound, &folding)
      } else {
        folding.take(text, &position, before: content.upperBound)
      }
    }
    return folding.string
  }

  private static func inside(_ span: Range<Int>) -> Range<Int> {
    span.lowerBound + 1..<max(span.lowerBound + 1, span.upperBound - 1)
  }

  private static func takeEscape(
    _ text: [UInt8], _ position: inout Int, before end: Int, _ folding: inout Folding
  ) {
    let code = text[position + 1]
    position += 2
    switch code {
    case 0x0A, 0x0D:
      // A break behind a backslash, and the blanks below it, are not part of the text.
      position = YAMLBytes.afterBreak(text, position - 1)
      folding.keepBlanks()
      folding.skipBreaks(text, &position, before: end)
    case UInt8(ascii: "x"): folding.append(code: hexadecimal(text, &position, 2, before: end))
    case UInt8(ascii: "u"): folding.append(code: hexadecimal(text, &position, 4, before: end))
    case UInt8(ascii: "U"): folding.append(code: hexadecimal(text, &position, 8, before: end))
    default: folding.append(code: Self.escapes[code] ?? UInt32(code))
    }
  }

  private static let escapes: [UInt8: UInt32] = [
    UInt8(ascii: "0"): 0, UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, 0x09: 9,
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "v"): 0x0B, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "r"): 0x0D,
    UInt8(ascii: "e"): 0x1B, UInt8(ascii: "N"): 0x85, UInt8(ascii: "_"): 0xA0, UInt8(ascii: "L"): 0x2028,
    UInt8(ascii: "P"): 0x2029,
  ]

  private static func hexadecimal(_ text: [UInt8], _ position: inout Int, _ count: Int, before end: Int) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<count where position < end {
      guard let digit = Character(Unicode.Scalar(text[position])).hexDigitValue else { break }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}

/// Gathers a scalar's text and folds its line breaks: one becomes a blank, of more the first goes; blanks around them go
/// as well.
private struct Folding {
  private var bytes: [UInt8] = []
  /// The end of what folding may not take blanks from.
  private var kept = 0

  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Takes a byte as it is, or a run of line breaks with the blanks around them.
  mutating func take(_ text: [UInt8], _ position: inout Int, before end: Int) {
    guard YAMLBytes.isBreak(text[position]) else {
      bytes.append(text[position])
      position += 1
      return
    }
    while bytes.count > kept, let last = bytes.last, YAMLBytes.isBlank(last) { bytes.removeLast() }
    position = YAMLBytes.afterBreak(text, position)
    if skipBreaks(text, &position, before: end) == 0 { bytes.append(0x20) }
    kept = bytes.count
  }

  /// Skips blanks and line breaks, and takes each break for one in the text.
  @discardableResult
  mutating func skipBreaks(_ text: [UInt8], _ position: inout Int, before end: Int) -> Int {
    var count = 0
    while position < end, YAMLBytes.isSpace(text[position]) {
      if YAMLBytes.isBreak(text[position]) {
        count += 1
        bytes.append(0x0A)
        position = YAMLBytes.afterBreak(text, position)
      } else {
        position += 1
      }
    }
    return count
  }

  mutating func keepBlanks() { kept = bytes.count }

  mutating func append(code: UInt32) {
    bytes.append(contentsOf: Character(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
    kept = bytes.count
  }
}
