/// The family of rows, in one dialect.
struct RowSyntax: Syntax {
  let dialect: RowDialect

  func parse(_ text: [UInt8], strictness: Document.Strictness) throws(ParseError) -> TreeBuilder {
    var parser = RowParser(text, dialect)
    return try parser.parse()
  }

  func key(in text: [UInt8], span: Range<Int>) -> String { String(bytes: text, in: span) }

  func plainKey(in text: [UInt8], span: Range<Int>) -> Range<Int>? { span }

  var columnNames: [String] { dialect.shapes.flatMap { $0.columns.map(\.name) } }

  func string(in text: [UInt8], span: Range<Int>, detail: Int) -> String {
    text.withUnsafeBufferPointer { RowLexer($0, dialect).decoded(span, RowSpelling(detail: detail)) }
  }

  func number(in text: [UInt8], span: Range<Int>) -> Number? { nil }

  /// Every scalar is text here.
  func readBack(_ value: Value) -> Value { value.asTexts(booleans: ("no", "yes")) }

  func parts(around range: Range<Int>, in document: Document) -> [SiblingPart] {
    RowRuns(document, dialect).around(range).map { [$0] } ?? []
  }

  func mayGoOn(_ tree: TreeBuilder, in text: [UInt8], before following: ArraySlice<UInt8>) -> Bool {
    // Where a group without rows is depends on what is above it.
    if dialect.isGrouped, tree.records[RowRuns.group].detail == 0 { return true }
    return dialect.continuation == .backslash && text.last { $0 != 0x0A && $0 != 0x0D } == UInt8(ascii: "\\")
  }

  func editor(of document: Document) -> any FormatEditor { RowEditor(document.storage, dialect) }

  func isReplacedInPlace(_ node: Node) -> Bool { node.kind.isScalar }

  var textValues: TextValues? {
    TextValues(
      written: ("no", "yes"), words: [("no", "yes"), ("n", "y"), ("0", "1")], repeatsAreLists: dialect.repeatsAreLists,
      emptyIsUnset: false)
  }

  var readsListOfOneAsScalar: Bool { dialect.repeatsAreLists }

  var hasNull: Bool { false }

  var hasRows: Bool { true }

  func rowKinds(of table: Node?, below key: String?) -> [TableRowKind] {
    dialect.layout == .pairs ? [dialect.rowKind(seenIn: table)] : dialect.rowKinds(below: key)
  }

  func rowKind(of row: Node) -> TableRowKind? {
    let editor = RowEditor(row.storage, dialect)
    guard dialect.layout != .pairs, editor.isRow(row), let shape = editor.shape(of: row) else { return nil }
    return TableRowKind(dialect.shapes[shape])
  }

  var deepestObject: Int? {
    switch dialect.layout {
    case .texts, .members: 0
    case .rows, .pairs: 1
    case .groups: 2
    }
  }

  var includingKeys: [String] { dialect.includes }

  var lineCommentMarks: [[UInt8]] { dialect.comments.map { [$0] } }

  var hasCommentedSettings: Bool { dialect.hasAssignments }
}
