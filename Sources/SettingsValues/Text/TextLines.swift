/// Places in lines.
package enum TextLines {
  /// The first byte of the line that holds an offset, behind a byte-order mark.
  package static func start(at offset: Int, in text: [UInt8]) -> Int {
    var start = offset
    while start > 0, text[start - 1] != 0x0A { start -= 1 }
    return start < UTF8Text.byteOrderMark.count ? max(start, min(offset, UTF8Text.start(of: text))) : start
  }

  /// The blanks at the beginning of the line that holds an offset.
  package static func indentation(at offset: Int, in text: [UInt8]) -> String {
    let start = start(at: offset, in: text)
    var end = start
    while end < text.count, text[end] == 0x20 || text[end] == 0x09 { end += 1 }
    return String(bytes: text, in: start..<min(end, max(start, offset)))
  }

  /// The blanks after the last line break of a text; `nil` when it has none.
  package static func indentation(afterLineBreakIn text: String) -> String? {
    guard let line = text.utf8.lastIndex(of: 0x0A) else { return nil }
    return String(text.utf8[text.utf8.index(after: line)...].prefix { $0 == 0x20 || $0 == 0x09 }) ?? ""
  }

  /// The line break that a text's first line ends with; a line feed where there is none.
  package static func lineBreak(of text: [UInt8]) -> String {
    let first = text.firstIndex(of: 0x0A)
    return first.map { $0 > 0 && text[$0 - 1] == 0x0D } ?? false ? "\r\n" : "\n"
  }
}
