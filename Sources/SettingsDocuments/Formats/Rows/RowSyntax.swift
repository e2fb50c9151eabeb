/// The family of rows, in one dialect.
struct RowSyntax: DialectSyntax {
  typealias Parser = RowParser
  typealias Editor = RowEditor

  let shared: Shared<RowDialect>

  var columnOfLike: String? { dialect.togetherBy }
  var columnNames: [String] { dialect.shapes.flatMap { $0.columns.map(\.name) } }

  func string(in text: [UInt8], span: Range<Int>, detail: Int) -> String {
    text.withUnsafeBufferPointer { RowLexer($0, shared).decoded(span, RowSpelling(detail: detail)) }
  }

  var readsListOfOneAsScalar: Bool { dialect.repeatsAreLists }

  /// A table is a list in any case, and a row has a column once.
  func mayBeRepeated(_ node: Node) -> Bool {
    dialect.repeatsAreLists && node.kind != .object && node.key.map { !dialect.groups.contains($0) } ?? false
      && node.parent?.parent == nil
  }

  var hasRows: Bool { true }

  func rowKinds(of table: Node?, below key: String?) -> [TableRowKind] {
    dialect.layout == .pairs ? [dialect.rowKind(seenIn: table)] : dialect.rowKinds(below: key)
  }

  func rowKind(of row: Node) -> TableRowKind? {
    let editor = RowEditor(row.storage, shared)
    return dialect.layout != .pairs && editor.isRow(row) ? editor.shape(of: row).map(dialect.kind) : nil
  }

  func entry(writtenAs text: [UInt8], at path: Path, in document: Document) throws(EntryFault) -> WrittenEntry? {
    try RowEntryReading(shared: shared, document: document).entry(text, at: path)
  }

  func rowBegun(as text: [UInt8], at path: Path) -> (kind: TableRowKind, columns: ObjectMembers)? {
    text.withUnsafeBufferPointer { bytes in
      let lexer = RowLexer(bytes, shared)
      guard let line = try? lexer.line(at: 0), !line.content.isEmpty else { return nil }
      return dialect.begunRow(line, lexer, group: path.steps.count > 1 ? path.steps[0].key : nil)
    }
  }

  func edits(
    for edit: NodeEdit, writtenAs entry: WrittenEntry, in document: Document
  ) throws(EditError) -> [TextEdit]? {
    try RowEditor(document.storage, shared).edits(for: edit, writtenAs: entry)
  }

  var deepestObject: Int? {
    switch dialect.layout {
    case .texts, .members: 0
    case .rows, .pairs: 1
    case .groups: 2
    }
  }

  var lineCommentMarks: [[UInt8]] { dialect.comments.map { [$0] } }

  var hasCommentedSettings: Bool { dialect.hasAssignments }
}
