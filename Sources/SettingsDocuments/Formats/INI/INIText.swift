/// An INI text taken apart: sections, and the lines in them. The tree is made from it, and edits are.
struct INIText {
  /// A section, a block, or the part of the text before the first of them.
  struct Section {
    /// From the bracket or the first word to the end of the header; `nil` for the first part.
    let header: Range<Int>?
    /// The names that lead to it from the root, each with its bytes.
    let names: [(text: String, span: Range<Int>)]
    var entries: [Entry] = []
  }

  /// A key with its value. Offsets of four bytes: a large text has many entries.
  struct Entry {
    private let keyStart, keyEnd, valueStart, valueEnd, start, end: Int32

    init(key: Range<Int>, value: Range<Int>, range: Range<Int>) {
      (keyStart, keyEnd) = (Int32(key.lowerBound), Int32(key.upperBound))
      (valueStart, valueEnd) = (Int32(value.lowerBound), Int32(value.upperBound))
      (start, end) = (Int32(range.lowerBound), Int32(range.upperBound))
    }

    var key: Range<Int> { Int(keyStart)..<Int(keyEnd) }
    /// With its quotes; empty, behind the separator, where there is none.
    var value: Range<Int> { Int(valueStart)..<Int(valueEnd) }
    /// From the key, or the word before it, to the end of the value.
    var range: Range<Int> { Int(start)..<Int(end) }
  }

  let dialect: INIDialect
  var sections = [Section(header: nil, names: [])]

  /// Keys and names as they are compared.
  func identity(_ text: String) -> String {
    dialect.ignoresCase ? text.lowercased() : text
  }
}
