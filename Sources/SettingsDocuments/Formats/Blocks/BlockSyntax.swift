/// The family of Apache's blocks, in one dialect.
struct BlockSyntax: Syntax {
  let dialect: BlockDialect

  func parse(_ text: [UInt8], strictness: Document.Strictness) throws(ParseError) -> TreeBuilder {
    var parser = BlockParser(text, dialect)
    return try parser.parse()
  }

  func key(in text: [UInt8], span: Range<Int>) -> String { String(bytes: text, in: span) }

  func plainKey(in text: [UInt8], span: Range<Int>) -> Range<Int>? { span }

  func string(in text: [UInt8], span: Range<Int>, detail: Int) -> String {
    text.withUnsafeBufferPointer { BlockLexer($0, dialect).decoded(span) }
  }

  func number(in text: [UInt8], span: Range<Int>) -> Number? { nil }

  /// Every scalar is text here; a list of one value is the value.
  func readBack(_ value: Value) -> Value { value.asTexts(booleans: dialect.booleans) }

  func parts(around range: Range<Int>, in document: Document) -> [SiblingPart] {
    // A stanza has no line at its end.
    dialect.hasStanzas ? [] : StatementRuns(document, BlockEditor(document.storage, dialect)).around(range)
  }

  func mayGoOn(_ tree: TreeBuilder, in text: [UInt8], before following: ArraySlice<UInt8>) -> Bool {
    dialect.hasContinuation && text.last { $0 != 0x0A && $0 != 0x0D } == UInt8(ascii: "\\")
  }

  func editor(of document: Document) -> any FormatEditor { BlockEditor(document.storage, dialect) }

  func isReplacedInPlace(_ node: Node) -> Bool { node.kind != .array }

  func haveSameName(_ key: String, _ other: String) -> Bool { BlockKeys.areSame(key.utf8, other.utf8) }

  var textValues: TextValues? {
    TextValues(
      written: dialect.booleans, words: dialect.booleanWords, repeatsAreLists: true, emptyIsUnset: false)
  }

  var readsListOfOneAsScalar: Bool { true }

  var hasNull: Bool { false }

  var keysAreWords: Bool { true }

  func takesBlock(at path: Path) -> Bool { deepestObject.map { path.steps.count <= $0 } ?? true }

  var deepestObject: Int? { dialect.hasStanzas ? 1 : nil }

  var includingKeys: [String] { dialect.includes }

  var hasCommentedSettings: Bool { true }

  var ignoresCase: Bool { true }
}
