/// A format of a family, in one of its dialects: every scalar is text, and a list of one value is the value.
protocol DialectSyntax: EditedSyntax, DialectUser {
  associatedtype Parser: DialectParser where Parser.Dialect == Dialect
  associatedtype Editor: DialectEditor where Editor.Lexer == Parser.Lexer

  init(shared: Shared<Dialect>)
}

extension DialectSyntax {
  func parse(_ text: [UInt8], strictness: Document.Strictness) throws(ParseError) -> TreeBuilder {
    try Parser.parse(text, shared)
  }

  func editor(of document: Document) -> any FormatEditor { Editor(document.storage, shared) }

  func key(in text: [UInt8], span: Range<Int>) -> String { String(bytes: text, in: span) }
  func plainKey(in text: [UInt8], span: Range<Int>) -> Range<Int>? { span }
  func readBack(_ value: Value) -> Value { value.asTexts(booleans: dialect.booleans) }
  func isReplacedInPlace(_ node: Node) -> Bool { node.kind.isScalar }

  var textValues: TextValues? {
    TextValues(
      written: dialect.booleans, words: dialect.booleanWords, repeatsAreLists: readsListOfOneAsScalar,
      emptyIsUnset: dialect.emptyIsUnset, quotesWords: dialect.quotesWords)
  }
  var hasNull: Bool { false }
  var includingKeys: [String] { dialect.includes }
  var hasCommentedSettings: Bool { true }
}
