/// JSON, JSON with comments, and JSON5.
struct JSONSyntax: EditedSyntax {
  let dialect: JSONDialect
  var ignoresCase = false

  func parse(_ text: [UInt8], strictness: Document.Strictness) throws(ParseError) -> TreeBuilder {
    try JSONParser.parse(text, dialect, isStrict: strictness == .strict)
  }

  func key(in text: [UInt8], span: Range<Int>) -> String {
    dialect.isJSON5 ? JSONString.decodedJSON5(text, in: span) : JSONString.decoded(text, in: span) ?? ""
  }

  func plainKey(in text: [UInt8], span: Range<Int>) -> Range<Int>? {
    let isBare = dialect.isJSON5 && !JSONString.isQuote(text[span.lowerBound])
    let content = isBare ? span : span.lowerBound + 1..<span.upperBound - 1
    return ByteScan.contains(UInt8(ascii: "\\"), in: text, content) ? nil : content
  }

  func string(in text: [UInt8], span: Range<Int>, detail: Int) -> String {
    dialect.isJSON5 ? JSONString.decodedJSON5(text, in: span) : JSONString.decoded(text, in: span) ?? ""
  }

  func plainString(in text: [UInt8], span: Range<Int>) -> Range<Int>? {
    let content = span.lowerBound + 1..<span.upperBound - 1
    return dialect.isJSON5 || ByteScan.contains(UInt8(ascii: "\\"), in: text, content) ? nil : content
  }

  func number(in text: [UInt8], span: Range<Int>) -> Number? {
    dialect.isJSON5
      ? JSON5Number.number(String(bytes: text, in: span)) : Number(literal: String(bytes: text, in: span))
  }

  func editor(of document: Document) -> any FormatEditor { JSONEditor(document, isJSON5: dialect.isJSON5) }

  /// Nothing outside of brackets decides how what is inside is read.
  func inner(of container: Node) -> Range<Int>? {
    container.kind.isScalar ? nil : container.span.lowerBound + 1..<container.span.upperBound - 1
  }

  func parts(around range: Range<Int>, in document: Document) -> [SiblingPart] {
    BracketRuns(document).around(range).map { container, run in
      let brackets = container.kind == .object ? "{}" : "[]"
      return SiblingPart(
        run: run,
        frame: SiblingFrame(before: Array(brackets.utf8.prefix(1)), after: Array(brackets.utf8.suffix(1)), container: 0)
      )
    }
  }

  var lineCommentMarks: [[UInt8]] { [Array("//".utf8)] }

  func readBack(_ value: Value) -> Value { value.withDatesAsText }
}
