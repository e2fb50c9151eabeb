import SettingsFiles

/// The items of a list within one text, such as the options `noatime,nofail`.
package struct TextItems {
  /// What may stand between two items; the first is what is written.
  let separators: [String]

  /// The text without an item, and without what parted it from the others; nil where it has no such item.
  package func removing(_ item: String, from text: String) -> String? {
    let bytes = Array(text.utf8)
    var ranges = ranges(in: bytes)
    var rest = bytes
    while let place = ranges.firstIndex(where: { rest[$0].elementsEqual(item.utf8) }) {
      let isFirst = place == 0
      let start = isFirst ? ranges[place].lowerBound : ranges[place - 1].upperBound
      let end = isFirst && ranges.count > 1 ? ranges[1].lowerBound : ranges[place].upperBound
      rest.removeSubrange(start..<end)
      ranges = self.ranges(in: rest)
    }
    return rest == bytes ? nil : String(decoding: rest, as: UTF8.self)
  }

  /// The items of a text, in order.
  package func items(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    return ranges(in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// The text with an item behind all others, parted from them as the last two are; several are added one by one, and
  /// one that is there already stays where it is.
  func adding(_ items: String, to text: String) -> String {
    let new = Array(items.utf8)
    return ranges(in: new).reduce(text) { adding(item: Array(new[$1]), to: $0) }
  }

  private func adding(item: [UInt8], to text: String) -> String {
    var bytes = Array(text.utf8)
    let ranges = ranges(in: bytes)
    if ranges.contains(where: { Array(bytes[$0]) == item }) { return text }
    guard let last = ranges.last else { return String(decoding: item, as: UTF8.self) }
    let present = ranges.count > 1 ? Array(bytes[ranges[ranges.count - 2].upperBound..<last.lowerBound]) : nil
    bytes.insert(contentsOf: (present ?? Array((separators.first ?? " ").utf8)) + item, at: last.upperBound)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Where the items are; what is between quotes parts none.
  private func ranges(in text: [UInt8]) -> [Range<Int>] {
    var marks = Set(separators.flatMap(\.utf8))
    // Where blanks part items, a value that goes on below has line feeds among them.
    if marks.contains(0x20) { marks.formUnion([0x09, 0x0A, 0x0D]) }
    var ranges: [Range<Int>] = []
    var start: Int?
    var isQuoted = false
    for (place, byte) in text.enumerated() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, marks.contains(byte) {
        if let begin = start { ranges.append(begin..<place) }
        start = nil
      } else if start == nil {
        start = place
      }
    }
    if let start { ranges.append(start..<text.count) }
    return ranges
  }
}

extension EditingSession {
  /// The items of a setting whose value is one text; nil where it is no list of such, as far as the schema tells.
  package func textItems(at path: Path) -> TextItems? {
    let separators = setting(at: path).itemSeparators
    if separators.isEmpty { return nil }
    if let node = node(at: path), node.string == nil { return nil }
    return TextItems(separators: separators)
  }
}
