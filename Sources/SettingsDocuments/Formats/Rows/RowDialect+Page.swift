/// What pages say of tables of rows.
extension RowDialect {
  static let fields = PageFields<RowDialect>("rows") { fields in
    fields.choice("layout", ["rows": Layout.rows, "texts": .texts, "pairs": .pairs]) { dialect, layout in
      dialect.layout = layout
      if layout == .texts { dialect.shapes = [RowShape([RowColumn(name: "line", kind: .rest)])] }
    }
    fields.byte("keyEnd") { $0.layout = .members($1) }
    fields.fileWords("groups") { $0.layout = .groups($1) }
    fields.exclude("layout", "keyEnd", "groups")
    fields.bytes("comments") { $0.comments = $1 }
    fields.fileWords("wordsThatAreNoComments") { $0.wordsThatAreNoComments = $1 }
    fields.word("trailingComment") { $0.trailingComment = $1 }
    fields.word("continuation") { $0.continuation = $1 }
    fields.byte("separator") { $0.separator = $1 }
    fields.flag("trimsColumns") { $0.trimsColumns = $1 }
    fields.flag("beginsWithSeparator") { $0.beginsWithSeparator = $1 }
    fields.require("separator", for: "trimsColumns", "beginsWithSeparator")
    fields.word("quoting") { $0.quoting = $1 }
    fields.tables("rows", RowShape.fields, of: RowShape()) { $0.shapes = $1 }
    fields.flag("hasAssignments") { $0.hasAssignments = $1 }
    fields.require("groups", for: "hasAssignments")
    fields.fileWord("togetherBy") { $0.togetherBy = $1 }
    fields.fileWords("includes") { $0.includes = $1 }
    fields.check { reader, dialect throws(PageError) in try dialect.check(reader) }
  }

  private func check(_ reader: PageReader) throws(PageError) {
    switch layout {
    case .rows, .groups: if shapes.isEmpty { throw reader.missing("rows") }
    case .texts, .members, .pairs:
      if reader.table["rows"] != nil { throw reader.error("these rows have no columns", in: "rows") }
    }
    for shape in shapes where shape.group.map({ !groups.contains($0) }) ?? isGrouped {
      throw reader.error("each of the rows is in one of the groups", in: "rows")
    }
  }
}

extension RowShape {
  fileprivate static let fields = PageFields<RowShape>("row") { fields in
    fields.fileWord("keyword") { $0.keyword = $1 }
    fields.fileWord("group") { $0.group = $1 }
    fields.textsOrTables("columns", isRequired: true, RowColumn.fields, of: { RowColumn(name: $0) }) { $0.columns = $1 }
    fields.check { reader, row throws(PageError) in
      if row.columns.isEmpty { throw reader.error("columns is no list of columns", in: "columns") }
      let names = row.columns.map(\.name)
      for (place, name) in names.enumerated() where names[..<place].contains(name) {
        let node = reader.table["columns"]?[place] ?? reader.table
        throw reader.error("two columns are called \(name)", at: node.span)
      }
    }
  }
}

extension RowColumn {
  fileprivate static let fields = PageFields<RowColumn>("column") { fields in
    fields.fileWord("name", isRequired: true) { $0.name = $1 }
    fields.choice(
      "kind", ["word": Kind.word, "brackets": .brackets, "list": .list, "line": .line, "rest": .rest]
    ) { $0.kind = $1 }
    fields.byte("until") { $0.kind = .until($1) }
    fields.exclude("kind", "until")
    fields.flag("isOptional") { $0.isRequired = !$1 }
    fields.flag("isSkipped") { ($0.isSkipped, $0.isRequired) = ($1, !$1) }
    fields.exclude("isOptional", "isSkipped")
    fields.fileWords("words") { $0.check = .words($1) }
    fields.characters("characters") { $0.check = .characters($1) }
    fields.characters("beginningOther") { $0.check = .beginningOther($1) }
    fields.characters("holding") { $0.check = .holding($1) }
    fields.fileWord("prefix") { $0.check = .prefix($1) }
    fields.word("rule") { $0.check = .rule($1) }
    fields.exclude("words", "characters", "beginningOther", "holding", "prefix", "rule")
  }
}
