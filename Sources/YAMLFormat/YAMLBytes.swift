/// What single bytes are in YAML 1.2 (chapter 5).
enum YAMLBytes {
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
  static func isSpace(_ byte: UInt8) -> Bool { isBlank(byte) || isBreak(byte) }

  /// `,`, `[`, `]`, `{`, `}`.
  static func isFlowIndicator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
    default: false
    }
  }

  /// The first byte of the line that holds an offset, behind a byte-order mark.
  static func lineStart(_ text: [UInt8], _ offset: Int) -> Int {
    var start = offset
    while start > 0, !isBreak(text[start - 1]) { start -= 1 }
    let hasMark = start + 3 <= offset && text[start] == 0xEF && text[start + 1] == 0xBB && text[start + 2] == 0xBF
    return hasMark ? start + 3 : start
  }

  /// Whether only blanks are before an offset on its line.
  static func isFirstOnLine(_ text: [UInt8], _ offset: Int) -> Bool {
    text[lineStart(text, offset)..<offset].allSatisfy(isBlank)
  }

  /// The end of the line that holds an offset, before its line break.
  static func lineEnd(_ text: [UInt8], _ offset: Int) -> Int {
    var end = offset
    while end < text.count, !isBreak(text[end]) { end += 1 }
    return end
  }

  /// The first byte behind the line break that is at `end`; the text's end when there is none.
  static func afterBreak(_ text: [UInt8], _ end: Int) -> Int {
    guard end < text.count else { return text.count }
    return text[end] == 0x0D && end + 1 < text.count && text[end + 1] == 0x0A ? end + 2 : end + 1
  }

  /// The first byte from an offset on that is neither white space nor in a comment, nor a comma where they are passed
  /// over as well.
  static func skipBlanksAndComments(_ text: [UInt8], from offset: Int, commas: Bool = false) -> Int {
    var position = offset
    while position < text.count {
      if isSpace(text[position]) || commas && text[position] == UInt8(ascii: ",") {
        position += 1
      } else if text[position] == UInt8(ascii: "#"), position == 0 || isSpace(text[position - 1]) {
        position = lineEnd(text, position)
      } else {
        break
      }
    }
    return position
  }
}
