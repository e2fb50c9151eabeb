/// What pages say of tables of rows.
extension RowDialect {
  static var fields: PageFields<RowDialect> {
    var fields = PageFields<RowDialect>()
    fields.add(
      "layout", .word(PlainLayout.allCases.map(\.rawValue)),
      """
      What rows become: objects whose members are the columns, texts where a row is one, or objects of pairs \
      KEY=="value".
      """
    ) {
      reader, node, dialect throws(PageError) in
      switch try reader.word(of: node, named: "layout", as: PlainLayout.self) {
      case .rows: dialect.layout = .rows
      case .pairs: dialect.layout = .pairs
      case .texts:
        dialect.layout = .texts
        dialect.shapes = [RowShape([.rest("line")])]
      }
    }
    fields.add("keyEnd", .byte, "The character behind the key, where each row is a key and its value.") {
      reader, node, dialect throws(PageError) in
      dialect.layout = .members(try reader.byte(of: node, named: "keyEnd"))
    }
    fields.add("groups", .texts, "The keys below which rows are, each kind below its own.") {
      reader, node, dialect throws(PageError) in
      dialect.layout = .groups(try reader.fileWords(of: node, named: "groups"))
    }
    fields.exclude("layout", "keyEnd", "groups")
    fields.bytes("comments", { $0.comments = $1 }, "The characters that begin a comment line; # where it is left out.")
    fields.fileWords(
      "wordsThatAreNoComments", { $0.wordsThatAreNoComments = $1 },
      "First words of lines that are no comments although they begin like one.")
    fields.word(
      "trailingComment", { $0.trailingComment = $1 },
      """
      Where a comment may be behind a row: behind a blank, anywhere, anywhere but where a number is behind it, or \
      behind the last column.
      """
    )
    fields.word(
      "continuation", { $0.continuation = $1 },
      "How a row goes on: behind a backslash, or in lines that begin with a blank.")
    fields.byte("separator", { $0.separator = $1 }, "What is between columns; blanks where it is left out.")
    fields.flag(
      "trimsColumns", { $0.trimsColumns = $1 },
      "Whether blanks around a separator are no part of the columns, which is so where it is left out.")
    fields.flag("beginsWithSeparator", { $0.beginsWithSeparator = $1 }, "Whether each row begins with the separator.")
    fields.require("separator", for: "trimsColumns", "beginsWithSeparator")
    fields.word(
      "quoting", { $0.quoting = $1 },
      "How a word holds blanks: as \\040, in quotes around the word, either, or in quotes that are a part of the value."
    )
    fields.tables(
      "rows", RowDescription.fields, of: RowDescription(),
      "What rows there are; the first whose beginning fits is read."
    ) { dialect, rows in
      dialect.shapes = rows.map { RowShape($0.columns, keyword: $0.keyword, group: $0.group) }
    }
    fields.flag("hasAssignments", { $0.hasAssignments = $1 }, "Whether lines NAME=value may be among the rows.")
    fields.require("groups", for: "hasAssignments")
    fields.fileWords(
      "includes", { $0.includes = $1 }, "The columns whose values name files that are read as part of this one.")
    fields.check { reader, dialect throws(PageError) in try dialect.check(reader) }
    return fields
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

/// Layouts that need no more than their name.
private enum PlainLayout: String, CaseIterable {
  case rows, texts, pairs
}

/// One kind of row, as a page has it.
private struct RowDescription {
  var keyword: String?
  var group: String?
  var columns: [RowColumn] = []

  static var fields: PageFields<RowDescription> {
    var fields = PageFields<RowDescription>()
    fields.fileWord("keyword", { $0.keyword = $1 }, "The word that the row begins with, and that is no column.")
    fields.fileWord("group", { $0.group = $1 }, "The group that such rows are in.")
    fields.add(
      "columns", .list(of: .either([.text, .table(RowColumn.fields.summaries)])),
      "The columns, each a name, or a table that says more.", isRequired: true
    ) {
      reader, node, row throws(PageError) in
      guard node.kind == .array, node.count > 0 else {
        throw reader.error("columns is no list of columns", at: node.span)
      }
      for element in node.elements {
        var column = RowColumn(name: "")
        if element.kind == .object {
          try RowColumn.fields.read(try reader.table(of: element, named: "a column"), into: &column)
        } else {
          column = RowColumn(name: try reader.fileWord(of: element, named: "a column"))
        }
        if row.columns.contains(where: { $0.name == column.name }) {
          throw reader.error("two columns are called \(column.name)", at: element.span)
        }
        row.columns.append(column)
      }
    }
    return fields
  }
}

extension RowColumn {
  fileprivate static var fields: PageFields<RowColumn> {
    var fields = PageFields<RowColumn>()
    fields.fileWord("name", { $0.name = $1 }, "What it is called.", isRequired: true)
    fields.add(
      "kind", .word(PlainKind.allCases.map(\.rawValue)),
      "How far it goes: a word, also one in brackets, words with commas, the rest of the line or the rest of the row."
    ) {
      reader, node, column throws(PageError) in
      column.kind = (try reader.word(of: node, named: "kind", as: PlainKind.self)).kind
    }
    fields.add("until", .byte, "The character that it goes on to.") { reader, node, column throws(PageError) in
      column.kind = .until(try reader.byte(of: node, named: "until"))
    }
    fields.exclude("kind", "until")
    fields.add("isOptional", .flag, "Whether it may be missing, with all behind it.") {
      reader, node, column throws(PageError) in
      column.isRequired = !(try reader.flag(of: node, named: "isOptional"))
    }
    fields.add("isSkipped", .flag, "Whether a word that does not fit is that of the next column.") {
      reader, node, column throws(PageError) in
      column.isSkipped = try reader.flag(of: node, named: "isSkipped")
      column.isRequired = !column.isSkipped
    }
    fields.exclude("isOptional", "isSkipped")
    addChecks(to: &fields)
    return fields
  }

  private static func addChecks(to fields: inout PageFields<RowColumn>) {
    fields.add("words", .texts, "The words that it may be.") { reader, node, column throws(PageError) in
      column.check = .words(try reader.fileWords(of: node, named: "words"))
    }
    let characters: [(String, String, (String) -> Check)] = [
      ("characters", "What it is made of beside letters and digits.", Check.characters),
      ("beginningOther", "The characters that it does not begin with.", Check.beginningOther),
      ("holding", "The characters of which it has one.", Check.holding),
    ]
    for (name, summary, check) in characters {
      fields.add(name, .bytes, summary) { reader, node, column throws(PageError) in
        column.check = check(String(decoding: try reader.bytes(of: node, named: name), as: UTF8.self))
      }
    }
    fields.add("prefix", .text, "What it begins with.") { reader, node, column throws(PageError) in
      column.check = .prefix(try reader.fileWord(of: node, named: "prefix"))
    }
    fields.add("rule", .word(RowRule.allCases.map(\.rawValue)), "A rule of a program's grammar.") {
      reader, node, column throws(PageError) in
      column.check = .rule(try reader.word(of: node, named: "rule"))
    }
    fields.exclude("words", "characters", "beginningOther", "holding", "prefix", "rule")
  }
}

/// Kinds of columns that need no more than their name.
private enum PlainKind: String, CaseIterable {
  case word, brackets, list, line, rest

  var kind: RowColumn.Kind {
    switch self {
    case .word: .word
    case .brackets: .brackets
    case .list: .list
    case .line: .line
    case .rest: .rest
    }
  }
}
