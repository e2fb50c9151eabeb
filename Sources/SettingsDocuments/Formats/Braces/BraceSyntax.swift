/// The family of braces, in one dialect.
struct BraceSyntax: DialectSyntax {
  typealias Parser = BraceParser
  typealias Editor = BraceEditor

  let shared: Shared<BraceDialect>

  func key(in text: [UInt8], span: Range<Int>) -> String {
    if plainKey(in: text, span: span) != nil { return String(bytes: text, in: span) }
    return text.withUnsafeBufferPointer { BraceLexer($0, shared).normalised(span) } ?? String(bytes: text, in: span)
  }

  func plainKey(in text: [UInt8], span: Range<Int>) -> Range<Int>? {
    text[span].contains { $0 <= 0x20 } ? nil : span
  }

  func string(in text: [UInt8], span: Range<Int>, detail: Int) -> String {
    guard detail == 2 || detail == 1 && span.count >= 2 else { return String(bytes: text, in: span) }
    let quote = detail == 1 ? text[span.lowerBound] : nil
    return String(decoding: dialect.meaning(text, of: span, quote: quote).bytes, as: UTF8.self)
  }

  func parts(around range: Range<Int>, in document: Document) -> [SiblingPart] {
    // What is below a section's header has no end of its own.
    dialect.hasSections ? [] : StatementRuns(document, BraceEditor(document.storage, shared)).around(range)
  }

  func mayGoOn(_ tree: TreeBuilder, in text: [UInt8], before following: ArraySlice<UInt8>) -> Bool {
    if text.last(where: { $0 != 0x0A && $0 != 0x0D }) == UInt8(ascii: "\\") { return true }
    // The words of a block may be on the line above.
    return following.first { $0 > 0x20 } == UInt8(ascii: "{")
  }

  func isReplacedInPlace(_ node: Node) -> Bool { node.kind.isScalar || dialect.lines != nil && node.kind == .object }

  func haveSameName(_ key: String, _ other: String) -> Bool {
    dialect.lines == nil || WrittenKeys.areSameWords(key.utf8, other.utf8)
  }

  var deepestObject: Int? { dialect.lines?.hasStanzas ?? false ? 1 : nil }

  var readsListOfOneAsScalar: Bool { true }

  var keysAreWords: Bool { !dialect.keysHaveBlanks }

  var keyPrefixes: [String] { dialect.prefixes }

  /// Where braces are any characters there are sections alone, and nothing is inside them.
  func takesBlock(at path: Path) -> Bool {
    if dialect.lines?.hasStanzas ?? false { return path.steps.count <= 1 }
    if case .nowhere = dialect.opens { return path.steps.count == 1 && dialect.hasSections }
    return dialect.blockWords == nil || path.steps.count == 1
  }

  func entry(writtenAs text: [UInt8], at path: Path, in document: Document) throws(EntryFault) -> WrittenEntry? {
    guard keysAreWords, takesBlock(at: path.last?.key == nil ? path.parent ?? path : path) else { return nil }
    let reading = BlockEntryReading(
      document: document, commentMarks: dialect.comments.map(\.start), keepsLines: true,
      separator: dialect.lines == nil && dialect.opens != .nowhere ? " " : "\n")
    let isOpen = dialect.afterBlocks == .mustEnd && text.last { $0 > 0x20 } == UInt8(ascii: "}")
    return try reading.entry(text + (isOpen ? [UInt8(ascii: ";")] : []), at: path) { typed in
      // A word alone may have to have others behind it.
      let isNamed = path.last?.key.map { $0.utf8.contains(0x20) || document.node(at: path) != nil } ?? true
      if dialect.opens == .nowhere { return isNamed && isSection(typed) }
      guard let lines = dialect.lines else { return isBlock(typed, at: path, in: document) }
      if case .stanzas(let stanzas) = lines.delimiters {
        return isNamed && stanzas.begin.contains(firstWord(of: typed))
      }
      return typed.utf8.first == UInt8(ascii: "<")
    }
  }

  func edits(
    for edit: NodeEdit, writtenAs entry: WrittenEntry, in document: Document
  ) throws(EditError) -> [TextEdit]? {
    try BraceEditor(document.storage, shared).edits(for: edit, writtenAs: entry)
  }

  private func firstWord(of text: String) -> String { String(text.prefix { $0 != " " && $0 != "\n" }) }

  /// Whether a text is the words of a section and its lines, none of them in braces.
  private func isSection(_ text: String) -> Bool {
    guard case .words(let words) = dialect.sections else { return false }
    let lines = text.split(separator: "\n").map { $0.utf8.drop { $0 <= 0x20 } }
    return words.contains(firstWord(of: text)) && lines.first?.contains(0x7B) == false
      && lines.allSatisfy { $0.first != 0x7B }
  }

  /// Whether a text is for a block: it ends in a brace, and its place is that of one, of several, or of none yet.
  private func isBlock(_ text: String, at path: Path, in document: Document) -> Bool {
    let end = text.utf8.last { $0 > 0x20 && $0 != UInt8(ascii: ";") }
    guard end == UInt8(ascii: "}"), text.utf8.contains(UInt8(ascii: "{")) else { return false }
    if let present = document.node(at: path) { return present.kind == .object }
    guard let key = path.last?.key else {
      let list = path.parent.flatMap { document.node(at: $0) }
      return list.map { $0.kind == .object || $0.elements.first?.kind == .object } ?? true
    }
    // No value begins with a brace and has statements behind it.
    let isStatements = dialect.ends == .semicolon && text.utf8.contains(UInt8(ascii: ";"))
    return key.utf8.contains(0x20) || key.utf8.first.map(dialect.patternStarts.contains) ?? false
      || isStatements && text.utf8.dropFirst(key.utf8.count).first { $0 > 0x20 } == UInt8(ascii: "{")
  }

  /// UCL has options behind the word: `.include(try=true)`.
  func includesFiles(byKey key: String) -> Bool {
    dialect.includes.contains(String(key.prefix { $0 != "(" }).lowercased())
  }
  var lineCommentMarks: [[UInt8]] { dialect.lineComments }
  var ignoresCase: Bool { dialect.ignoresCase }
}
