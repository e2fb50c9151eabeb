/// JSON, JSON with comments, and JSON5.
struct JSONSyntax: Syntax {
  enum Dialect: Sendable {
    case json, jsonc, json5
  }

  let dialect: Dialect

  func parse(_ text: [UInt8], strictness: Document.Strictness) throws(ParseError) -> TreeBuilder {
    let rules: JSONDialect =
      switch (dialect, strictness) {
      case (.json, .strict): .strictJSON
      case (.json, .tolerant): .tolerantJSON
      case (.jsonc, .strict): .strictJSONC
      case (.jsonc, .tolerant): .tolerantJSONC
      case (.json5, .strict): .strictJSON5
      case (.json5, .tolerant): .tolerantJSON5
      }
    return try JSONParser.parse(text, rules: rules)
  }

  func key(in text: [UInt8], span: Range<Int>) -> String {
    dialect == .json5 ? JSONString.decodedJSON5(text, in: span) : JSONString.decoded(text, in: span) ?? ""
  }

  func plainKey(in text: [UInt8], span: Range<Int>) -> Range<Int>? {
    let isBare = dialect == .json5 && !JSONString.isQuote(text[span.lowerBound])
    let content = isBare ? span : span.lowerBound + 1..<span.upperBound - 1
    return ByteScan.contains(UInt8(ascii: "\\"), in: text, content) ? nil : content
  }

  func string(in text: [UInt8], span: Range<Int>, detail: Int) -> String {
    dialect == .json5 ? JSONString.decodedJSON5(text, in: span) : JSONString.decoded(text, in: span) ?? ""
  }

  func plainString(in text: [UInt8], span: Range<Int>) -> Range<Int>? {
    let content = span.lowerBound + 1..<span.upperBound - 1
    return dialect == .json5 || ByteScan.contains(UInt8(ascii: "\\"), in: text, content) ? nil : content
  }

  func number(in text: [UInt8], span: Range<Int>) -> Number? {
    dialect == .json5
      ? JSON5Number.number(String(bytes: text, in: span)) : Number(literal: String(bytes: text, in: span))
  }

  func editor(of document: Document) -> any FormatEditor { JSONEditor(document, isJSON5: dialect == .json5) }

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
