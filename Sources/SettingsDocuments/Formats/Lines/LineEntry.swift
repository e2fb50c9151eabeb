/// What is written on lines of its own: a setting, an element of a list, or a header with all that is below it.
struct LineEntry {
  /// From its first byte, which may be a word or a mark before its key, to the end of its value.
  let range: Range<Int>
  /// `nil` for elements with a mark and for headers.
  var key: Range<Int>?
  /// With its quotes; empty, behind the separator, where there is none.
  var value: Range<Int>
  /// Whether it begins with a header: the comments above are then always about it.
  var isHeader = false
  /// What tells a format which entry it is, where neighbours are asked for.
  var record = -1

  /// What is written before the value.
  var head: Range<Int> { range.lowerBound..<max(range.lowerBound, value.lowerBound) }
  /// Whether the key has no separator.
  var isAlone: Bool { value.lowerBound == key?.upperBound }
}

/// A setting that is in the text as a comment: at its default, as `#SystemMaxUse=`.
struct CommentedEntry {
  /// The whole line without its line break.
  let line: Range<Int>
  /// From the comment's mark to the end of the value.
  let range: Range<Int>
  let key: Range<Int>
  let value: Range<Int>
  /// Whether the key follows the mark at once.
  var isTight: Bool
  /// What goes before the key when the comment's mark goes.
  var indentation = ""

  /// The same for what is in a block: where the mark is before the indentation, the setting comes back with that.
  func indented(in text: [UInt8]) -> CommentedEntry {
    guard !isTight, range.lowerBound == line.lowerBound else { return self }
    var result = self
    let mark = text[range.lowerBound..<key.lowerBound].prefix { !Prose.isBlank($0) }
    let blanks = text[mark.endIndex..<key.lowerBound]
    if blanks.count > 1 || blanks.first == 0x09 { result.indentation = String(decoding: blanks, as: UTF8.self) }
    return result
  }
}
