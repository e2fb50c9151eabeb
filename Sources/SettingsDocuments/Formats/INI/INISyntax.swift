/// The INI family, in one dialect.
struct INISyntax: DialectSyntax {
  typealias Parser = INIParser
  typealias Editor = INIEditor

  let shared: Shared<INIDialect>

  func key(in text: [UInt8], span: Range<Int>) -> String {
    plainKey(in: text, span: span) == nil ? string(in: text, span: span, detail: 0) : String(bytes: text, in: span)
  }

  func plainKey(in text: [UInt8], span: Range<Int>) -> Range<Int>? {
    dialect.quoting == .properties && ByteScan.contains(UInt8(ascii: "\\"), in: text, span) ? nil : span
  }

  func string(in text: [UInt8], span: Range<Int>, detail: Int) -> String {
    if dialect.isPlain(text[span]) { return String(bytes: text, in: span) }
    return text.withUnsafeBufferPointer { INILexer($0, shared).decoded(span) }
  }

  func references(in text: [UInt8], span: Range<Int>) -> [String] {
    guard dialect.hasReferences else { return [] }
    let meaning = text.withUnsafeBufferPointer { INILexer($0, shared).meaning(of: span) }
    return meaning.references.map { String(decoding: meaning.bytes[$0], as: UTF8.self) }
  }

  /// Every scalar is text here; a list of one value is the value.
  func readBack(_ value: Value) -> Value {
    let texts = value.asTexts(booleans: dialect.booleans)
    return dialect.hasInlineFiles ? texts.withClosedLines : texts
  }

  /// Where no comment can be a header, only paragraphs are read that have the key in them.
  func commentedLines(in document: Document, mentioning key: String) -> [CommentedLine] {
    let isPlain = key.utf8.allSatisfy { $0.isWordByte } && !ignoresCase && dialect.quoting != .properties
    guard dialect.sections == .none, isPlain else { return commentedLines(in: document) }
    return INIEditor(document.storage, shared).commentedLines(mentioning: Array(key.utf8))
  }

  func parts(around range: Range<Int>, in document: Document) -> [SiblingPart] {
    let hasRuns = dialect.sections.layout.hasRuns && dialect.continuation != .brackets && !dialect.hasInlineFiles
    return hasRuns ? LineRuns(document).around(range) : []
  }

  func mayGoOn(_ tree: TreeBuilder, in text: [UInt8], before following: ArraySlice<UInt8>) -> Bool {
    switch dialect.continuation {
    case .none, .brackets: return false
    case .backslash: return text.last { $0 != 0x0A && $0 != 0x0D } == UInt8(ascii: "\\")
    case .indentation, .indentationPastGaps:
      // As deep as the last key itself is another key.
      guard let key = tree.records.last?.keySpan, tree.records.last?.kind.isScalar == true else { return false }
      let depth = key.lowerBound - TextLines.start(at: key.lowerBound, in: text)
      return following.prefix { $0 == 0x20 || $0 == 0x09 }.count > depth
    }
  }

  /// A block that goes on to the next one: `Match User git` with its settings below; or one of several sections.
  func entry(writtenAs text: [UInt8], at path: Path, in document: Document) throws(EntryFault) -> WrittenEntry? {
    let reading = BlockEntryReading(document: document, commentMarks: lineCommentMarks, separator: "\n")
    if path.steps.count == 2, path.last?.key == nil, let name = path.steps[0].key, repeatedSections.contains(name) {
      return try reading.element(text, header: dialect.header(ofElement: name), at: path)
    }
    guard !blockWords.isEmpty, path.steps.count == (path.last?.key == nil ? 2 : 1),
      let word = path.steps[0].key?.split(separator: " ").first.map({ ignoresCase ? $0.lowercased() : String($0) }),
      let own = blockWords.first(where: { (ignoresCase ? $0.lowercased() : $0) == word }),
      path.last?.key != own
    else { return nil }
    return try reading.entry(text, at: path) { _ in true }
  }

  var readsListOfOneAsScalar: Bool { dialect.repeatsAreLists || !dialect.lists.isEmpty }

  /// Sections of one name are one.
  func mayBeRepeated(_ node: Node) -> Bool {
    node.kind != .object && node.parent?.kind == .object && node.key.map(dialect.isList) ?? false
  }

  var blockWords: [String] { dialect.blockWords }

  var deepestObject: Int? { dialect.sections.layout.deepestObject }

  var holdsSectionsOnly: Bool { dialect.hasBracketedSections && !dialect.hasSettingsAboveSections }

  var repeatedSections: [String] { dialect.arraysOfSections }

  var joinsKeysByDots: Bool { dialect.joinsKeysByDots }

  var numberUnits: [String]? { dialect.numberUnits }

  /// A list is its lines, and a section of subsections alone is their headers.
  func mayBeEmptied(_ container: Node) -> Bool {
    switch container.kind {
    case .array: dialect.sections == .stanzas
    default: dialect.sections != .subsections || container.children.first?.kind != .object
    }
  }

  var lineCommentMarks: [[UInt8]] { dialect.comments.map { [$0] } }

  var ignoresCase: Bool { dialect.ignoresCase }

  var innerGroupsKeepCase: Bool { dialect.sections == .subsections }
}
