/// A format of a family, in one of its dialects: every scalar is text, and a list of one value is the value.
package protocol DialectSyntax: EditedSyntax {
  associatedtype Parser: DialectParser
  associatedtype Editor: DialectEditor where Editor.Lexer == Parser.Lexer

  var dialect: Parser.Lexer.Dialect { get }
}

extension DialectSyntax {
  package func parse(_ text: [UInt8], strictness: Document.Strictness) throws(ParseError) -> TreeBuilder {
    var parser = Parser(text, dialect)
    return try parser.parse()
  }

  package func editor(of document: Document) -> any FormatEditor { Editor(document.storage, dialect) }

  package func key(in text: [UInt8], span: Range<Int>) -> String { String(bytes: text, in: span) }
  package func plainKey(in text: [UInt8], span: Range<Int>) -> Range<Int>? { span }
  package func number(in text: [UInt8], span: Range<Int>) -> Number? { nil }
  package func readBack(_ value: Value) -> Value { value.asTexts(booleans: dialect.booleans) }
  package func isReplacedInPlace(_ node: Node) -> Bool { node.kind.isScalar }

  package var textValues: TextValues? {
    TextValues(
      written: dialect.booleans, words: dialect.booleanWords, repeatsAreLists: readsListOfOneAsScalar,
      emptyIsUnset: dialect.emptyIsUnset)
  }
  package var hasNull: Bool { false }
  package var includingKeys: [String] { dialect.includes }
  package var hasCommentedSettings: Bool { true }
}
