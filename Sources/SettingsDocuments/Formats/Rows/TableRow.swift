extension RowDialect {
  /// The kinds of rows below a key of the root, or of all rows.
  ///
  /// Those without a word of their own come first, and of these the one with most columns: the others are rare. Of two
  /// that differ by that word alone the first is enough.
  func rowKinds(below group: String?) -> [TableRowKind] {
    guard layout == .rows || isGrouped && group != nil else { return [] }
    let kinds = shapes.filter { $0.group == group }.map(kind).uniqued { $0.columns }
    let (plain, beginning) = (kinds.filter { $0.keyword == nil }, kinds.filter { $0.keyword != nil })
    let widest = plain.map(\.columns.count).max()
    return plain.filter { $0.columns.count == widest } + plain.filter { $0.columns.count != widest } + beginning
  }

  /// The one kind of row of a table whose keys are free: those that its rows have, which are asked for in their order.
  func rowKind(seenIn table: Node?) -> TableRowKind {
    let rows = table.map { Array($0.elements.prefix(Self.mostRowsLookedAt)) } ?? []
    var keys = rows.flatMap { $0.members.map(\.key) }.uniqued()
    if keys.isEmpty { keys = ["ACTION==", "SUBSYSTEM==", "KERNEL==", "MODE=", "RUN+="] }
    let columns = keys.prefix(Self.mostKeys).map { TableColumn(name: $0, isRequired: false) }
    return TableRowKind(keyword: nil, columns: columns, isOpen: true)
  }

  /// The columns of a row that are there before it ends, or before what is wrong in it.
  func begunRow(
    _ line: RowLexer.Line, _ lexer: RowLexer, group: String?
  ) -> (kind: TableRowKind, columns: ObjectMembers)? {
    guard layout == .rows || isGrouped, let (number, _) = try? lexer.beginning(of: line.content),
      case let shape = shapes[number], shape.group == group
    else { return nil }
    var cells: [RowCell] = []
    _ = try? lexer.read(line, into: &cells)
    let columns = cells.filter { $0.column < shape.columns.count }.map { cell in
      (key: shape.columns[cell.column].name, value: Value.string(lexer.decoded(cell.span, cell.spelling)))
    }
    return (kind(of: shape), ObjectMembers(columns))
  }

  func kind(of shape: RowShape) -> TableRowKind {
    let columns = shape.columns.filter { !$0.name.isEmpty }.map { column in
      let choices = if case .words(let words) = column.check { words } else { [String]() }
      return TableColumn(
        name: column.name, isRequired: column.isRequired, choices: choices, expectation: column.expectation,
        isRest: column.kind == .rest)
    }
    var kind = TableRowKind(keyword: shape.keyword, columns: columns)
    kind.separator = separatorText
    return kind
  }

  private static let mostRowsLookedAt = 64
  private static let mostKeys = 16
}

extension RowColumn {
  /// What it may be, in a few words.
  fileprivate var expectation: String {
    switch check {
    case .any: kindInWords
    case .words(let words): "one of \(words.joined(separator: ", "))"
    case .characters(""): "letters and digits"
    case .characters, .holding, .prefix, .beginningOther, .rule: check.words
    }
  }

  private var kindInWords: String {
    switch kind {
    case .word, .until: "a word"
    case .brackets: "a word, or more in [ ]"
    case .list: "words with commas between them"
    case .line: "the rest of the line"
    case .rest: "the rest of the row"
    }
  }
}
