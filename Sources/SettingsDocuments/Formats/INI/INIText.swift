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

  /// A key with its value.
  struct Entry {
    let key: Range<Int>
    /// With its quotes; empty, behind the separator, where there is none.
    let value: Range<Int>
    /// From the key, or the word before it, to the end of the value.
    let range: Range<Int>
  }

  let dialect: INIDialect
  var sections = [Section(header: nil, names: [])]

  /// Keys and names as they are compared.
  func identity(_ text: String) -> String {
    dialect.ignoresCase ? text.lowercased() : text
  }
}
