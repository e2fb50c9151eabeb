/// White space that JSON5 has beside JSON's (section 8): that of ECMAScript 5.1.
enum JSON5Blanks {
  /// How many bytes of white space are here; nil when there is none.
  static func length(_ text: [UInt8], at position: Int) -> Int? {
    func next(_ offset: Int) -> UInt8 { position + offset < text.count ? text[position + offset] : 0 }
    switch (text[position], next(1), next(2)) {
    case (0x0B, _, _), (0x0C, _, _): return 1
    case (0xC2, 0xA0, _): return 2
    case (0xEF, 0xBB, 0xBF), (0xE1, 0x9A, 0x80), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80): return 3
    // U+2000 to U+200A, the two line ends, U+202F.
    case (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8...0xA9), (0xE2, 0x80, 0xAF): return 3
    default: return nil
    }
  }

  /// Whether U+2028 or U+2029 is here, which end a line in ECMAScript.
  static func isLineEnd(_ text: [UInt8], at position: Int) -> Bool {
    text[position] == 0xE2 && position + 2 < text.count && text[position + 1] == 0x80
      && 0xA8...0xA9 ~= text[position + 2]
  }

  /// Where a line break ends that is here; nil when there is none.
  static func endOfLineBreak(_ text: [UInt8], at position: Int, before end: Int) -> Int? {
    guard position < end else { return nil }
    switch text[position] {
    case 0x0D: return position + 1 < end && text[position + 1] == 0x0A ? position + 2 : position + 1
    case 0x0A: return position + 1
    default: return isLineEnd(text, at: position) ? position + 3 : nil
    }
  }
}
