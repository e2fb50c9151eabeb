/// What is written on lines of its own: a setting, an element of a list, or a header with all that is below it.
package struct LineEntry {
  /// From its first byte, which may be a word or a mark before its key, to the end of its value.
  package let range: Range<Int>
  /// `nil` for elements with a mark and for headers.
  package var key: Range<Int>?
  /// With its quotes; empty, behind the separator, where there is none.
  package var value: Range<Int>
  /// Whether it begins with a header: the comments above are then always about it.
  package var isHeader = false
  /// What tells a format which entry it is, where neighbours are asked for.
  package var record = -1

  package init(range: Range<Int>, key: Range<Int>? = nil, value: Range<Int>, isHeader: Bool = false, record: Int = -1) {
    self.range = range
    self.key = key
    self.value = value
    self.isHeader = isHeader
    self.record = record
  }

  /// What is written before the value.
  package var head: Range<Int> { range.lowerBound..<max(range.lowerBound, value.lowerBound) }
  /// Whether the key has no separator.
  package var isAlone: Bool { value.lowerBound == key?.upperBound }
}

/// A setting that is in the text as a comment: at its default, as `#SystemMaxUse=`.
package struct CommentedEntry {
  /// The whole line without its line break.
  package let line: Range<Int>
  /// From the comment's mark to the end of the value.
  package let range: Range<Int>
  package let key: Range<Int>
  package let value: Range<Int>
  /// Whether the key follows the mark at once.
  package var isTight: Bool
  /// Whether the same comment goes on with words right below.
  var goesOn = false
  /// Whether it is a word alone, which is a setting only to who sets it to nothing else.
  var isWordAlone = false
  /// What goes before the key when the comment's mark goes.
  package var indentation = ""
  /// From what goes before the key, a word that the format asks for included, to the end of the value.
  package var setting: Range<Int> {
    let hasWord = indentation.utf8.contains { !Prose.isBlank($0) }
    return (hasWord ? key.lowerBound - indentation.utf8.count : key.lowerBound)..<range.upperBound
  }

  /// How much an example in an explanation it may be rather than a line to be brought back.
  var doubt: Int { isTight ? 0 : goesOn ? 2 : 1 }

  package init(line: Range<Int>, range: Range<Int>, key: Range<Int>, value: Range<Int>, isTight: Bool) {
    self.line = line
    self.range = range
    self.key = key
    self.value = value
    self.isTight = isTight
  }

  /// The same for what is in a block: where the mark is before the indentation, the setting comes back with that.
  package func indented(in text: [UInt8]) -> CommentedEntry {
    guard !isTight, range.lowerBound == line.lowerBound else { return self }
    var result = self
    let mark = text[range.lowerBound..<key.lowerBound].prefix { !Prose.isBlank($0) }
    let blanks = text[mark.endIndex..<key.lowerBound]
    if blanks.count > 1 || blanks.first == 0x09 { result.indentation = String(decoding: blanks, as: UTF8.self) }
    return result
  }
}
