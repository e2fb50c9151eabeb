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

  static func quoted(_ text: [UInt8], _ span: Range<Int>) -> String {
    let content = span.lowerBound + 1..<max(span.lowerBound + 1, span.upperBound - 1)
    let isDouble = text[span.lowerBound] == UInt8(ascii: "\"")
    let mark = UInt8(ascii: isDouble ? "\\" : "'")
    guard text[content].contains(where: { $0 == mark || YAMLBytes.isBreak($0) }) else {
      return String(bytes: text, in: content)
    }
    var folding = Folding()
    var position = content.lowerBound
    while position < content.upperBound {
      if text[position] != mark || position + 1 == content.upperBound {
        folding.take(text, &position, before: content.upperBound)
      } else if isDouble {
        takeEscape(text, &position, before: content.upperBound, &folding)
      } else {
        position += 1
        folding.take(text, &position, before: content.upperBound)
      }
    }
    return folding.string
  }

  private static func takeEscape(
    _ text: [UInt8], _ position: inout Int, before end: Int, _ folding: inout Folding
  ) {
    if let escape = Escapes.yaml.read(text, at: position, before: end) {
      folding.append(escape.scalar ?? "\u{FFFD}")
      position = escape.end
    } else {
      // A break behind a backslash, and the blanks below it, are not part of the text.
      position = YAMLBytes.afterBreak(text, position + 1)
      folding.keepBlanks()
      folding.skipBreaks(text, &position, before: end)
    }
  }
}

/// Gathers a scalar's text and folds its line breaks: one becomes a blank, of more the first goes; blanks around them
/// go as well.
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

  mutating func append(_ scalar: Unicode.Scalar) {
    bytes += Character(scalar).utf8
    kept = bytes.count
  }
}
