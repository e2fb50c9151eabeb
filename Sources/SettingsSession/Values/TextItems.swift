import SettingsFiles

/// The items of a list within one text, such as the options `noatime,nofail`.
///
/// What is given to be added or taken away is one item or several; one of a list between commas may be words,
/// as `check_sender_access hash:/etc/postfix/sender` is.
package struct TextItems {
  /// What may stand between two items; the first is what is written.
  let separators: [String]

  /// The text without some items, and without what parted them from the others; as it is where it has none of them.
  package func removing(_ items: String, from text: String) -> String {
    chunks(of: items).reduce(text) { rest, item in
      var rest = rest
      while let shorter = removing(one: item, from: rest) { rest = shorter }
      return rest
    }
  }

  /// The items of a text, in order.
  package func items(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    return ranges(in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  private func removing(one item: String, from text: String) -> String? {
    var bytes = Array(text.utf8)
    let ranges = ranges(in: bytes)
    guard let place = place(of: item, in: bytes, ranges) else { return nil }
    let start = place.lowerBound == 0 ? ranges[0].lowerBound : ranges[place.lowerBound - 1].upperBound
    let isBegin = place.lowerBound == 0 && place.upperBound < ranges.count
    bytes.removeSubrange(
      start..<(isBegin ? ranges[place.upperBound].lowerBound : ranges[place.upperBound - 1].upperBound))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The last of some lines with an item behind all others, parted from them as the last two are; several are added one
  /// by one, and one that is in a line already stays where it is.
  func adding(_ items: String, to lines: [String]) -> String {
    chunks(of: items).reduce(lines.last ?? "") { text, item in
      let isThere = (lines.dropLast() + [text]).contains { line in
        let bytes = Array(line.utf8)
        return place(of: item, in: bytes, ranges(in: bytes)) != nil
      }
      return isThere ? text : adding(one: item, to: text)
    }
  }

  private func adding(one item: String, to text: String) -> String {
    var bytes = Array(text.utf8)
    let ranges = ranges(in: bytes)
    guard let last = ranges.last else { return item }
    let present = ranges.count > 1 ? Array(bytes[ranges[ranges.count - 2].upperBound..<last.lowerBound]) : nil
    bytes.insert(contentsOf: (present ?? Array((separators.first ?? " ").utf8)) + item.utf8, at: last.upperBound)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What is given as items: where commas part them, words between blanks are one.
  private func chunks(of items: String) -> [String] {
    let bytes = Array(items.utf8)
    let first = TextItems(separators: separators.first.map { [$0] } ?? [])
    return first.ranges(in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// Which of the items in a text are those of another, one behind the other.
  private func place(of item: String, in text: [UInt8], _ places: [Range<Int>]) -> Range<Int>? {
    let sought = Array(item.utf8)
    let words = ranges(in: sought).map { sought[$0] }
    guard !words.isEmpty, words.count <= places.count else { return nil }
    let starts = 0...(places.count - words.count)
    let start = starts.first { start in words.indices.allSatisfy { text[places[start + $0]] == words[$0] } }
    return start.map { $0..<$0 + words.count }
  }

  /// The bytes that part items: blanks do where one stands alone, and beside a comma are only how it is written.
  private var marks: Set<UInt8> {
    let marks = Set(separators.flatMap { $0 == " " ? [0x20] : $0.utf8.filter { $0 != 0x20 } })
    // Where blanks part items, a value that goes on below has line feeds among them.
    return marks.contains(0x20) ? marks.union(Self.blanks) : marks
  }

  private static let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]

  /// Where the items are, without blanks around them; what is between quotes parts none.
  private func ranges(in text: [UInt8]) -> [Range<Int>] {
    let marks = marks
    var ranges: [Range<Int>] = []
    var (start, end) = (0, 0)
    var isQuoted = false
    for (place, byte) in text.enumerated() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, marks.contains(byte) {
        if end > start { ranges.append(start..<end) }
        (start, end) = (place + 1, place + 1)
      } else if isQuoted || !Self.blanks.contains(byte) {
        end = place + 1
      } else if end == start {
        (start, end) = (place + 1, place + 1)
      }
    }
    if end > start { ranges.append(start..<end) }
    return ranges
  }
}

extension EditingSession {
  /// The items of a setting whose value is one text, or several lines of such; nil where it is no list of items, as far
  /// as the schema tells.
  package func textItems(at path: Path) -> TextItems? {
    let separators = setting(at: path).itemSeparators
    if separators.isEmpty { return nil }
    if let node = node(at: path), !node.entries.allSatisfy({ $0.kind == .string }) { return nil }
    return TextItems(separators: separators)
  }
}
