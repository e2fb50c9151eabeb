/// The INI family, in one dialect.
struct INISyntax: Syntax {
  let dialect: INIDialect

  func parse(_ text: [UInt8], strictness: Document.Strictness) throws(ParseError) -> TreeBuilder {
    var parser = INIParser(text, dialect: dialect)
    return INITree(text, try parser.parse()).flattened().tree
  }

  func key(in text: [UInt8], span: Range<Int>) -> String {
    INIKey.decoded(text, span, dialect)
  }

  func plainKey(in text: [UInt8], span: Range<Int>) -> Range<Int>? {
    dialect.quoting == .properties && text[span].contains(UInt8(ascii: "\\")) ? nil : span
  }

  func string(in text: [UInt8], span: Range<Int>, detail: Int) -> String {
    INIValue.decoded(text, span, dialect)
  }

  func number(in text: [UInt8], span: Range<Int>) -> Number? { nil }

  /// Every scalar is text here; a list of one value is the value.
  func readBack(_ value: Value) -> Value {
    switch value {
    case .null, .string: value
    case .boolean(let value): .string(value ? dialect.booleans.1 : dialect.booleans.0)
    case .number(let number): .string(number.literal)
    case .dateTime(let dateTime): .string(dateTime.literal)
    case .array(let values): .array(values.map(readBack))
    case .object(let members): .object(ObjectMembers(members.map { ($0.key, readBack($0.value)) }))
    }
  }

  func edits(for edit: NodeEdit, in document: Document) throws(EditError) -> [TextEdit] {
    if case .replace(let node, let value) = edit, node.kind.isScalar, value.kind.isScalar {
      return [try INIScalarEdit(text: document.text, dialect: dialect).replacement(of: node, by: value)]
    }
    return try INIEditor(document, dialect).edits(for: edit)
  }

  func isReplacedInPlace(_ node: Node) -> Bool { node.kind.isScalar }

  var readsListOfOneAsScalar: Bool { dialect.repeatsAreLists || !dialect.directives.isEmpty }

  var holdsSectionsOnly: Bool { dialect.hasBracketedSections && !dialect.hasSettingsAboveSections }

  var joinsKeysByDots: Bool { dialect.joinsKeysByDots }

  var numberUnits: [String]? { dialect.numberUnits }

  var includingKeys: [String] { dialect.includes }

  var lineCommentMarks: [[UInt8]] { dialect.comments.map { [$0] } }

  var hasCommentedSettings: Bool { true }

  var ignoresCase: Bool { dialect.ignoresCase }

  func commentedLine(forKey key: String, in container: Node) -> Range<Int>? {
    guard let editor = try? INIEditor(container.storage, dialect) else { return nil }
    return editor.commentedLine(forKey: key, in: container)?.line
  }

  func commentedLines(in document: Document) -> [CommentedLine] {
    guard let editor = try? INIEditor(document, dialect) else { return [] }
    return editor.content.sections.indices.flatMap { index in
      let lines = editor.commentedLines(inSection: index)
      let path = lines.isEmpty ? .root : editor.tree.path(ofContainer: editor.tree.containerOfSection[index])
      return lines.map { line in
        CommentedLine(
          container: path, setting: line.key.lowerBound..<line.range.upperBound, line: line.line, isTight: line.isTight)
      }
    }
  }
}
