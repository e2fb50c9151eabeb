/// TOML: read as 1.1, written so that 1.0 reads it.
struct TOMLSyntax: EditedSyntax {
  /// What strict reading goes by.
  let version: TOMLVersion
  let hasNull = false
  let headOfValue = "value = "

  func parse(_ text: [UInt8], strictness: Document.Strictness) throws(ParseError) -> TreeBuilder {
    try TOMLParser.parse(text, version: strictness == .strict ? version : .toml11)
  }

  func key(in text: [UInt8], span: Range<Int>) -> String {
    String(decoding: TOMLKey.bytes(text, span), as: UTF8.self)
  }

  func plainKey(in text: [UInt8], span: Range<Int>) -> Range<Int>? {
    TOMLKey.plain(text, span)
  }

  func string(in text: [UInt8], span: Range<Int>, detail: Int) -> String {
    TOMLString.decoded(text, in: span)
  }

  func number(in text: [UInt8], span: Range<Int>) -> Number? {
    TOMLNumber(text[span])?.number
  }

  func dateTime(in text: [UInt8], span: Range<Int>) -> DateTime? {
    DateTimeText.parts(of: text[span]).map { DateTime(literal: String(bytes: text, in: span), parts: $0) }
  }

  /// Arrays may be read apart; what tables hold, they may get elsewhere as well.
  func inner(of container: Node) -> Range<Int>? {
    guard container.kind == .array, container.storage.text[container.span.lowerBound] == UInt8(ascii: "["),
      container.keySpan.map({ $0.lowerBound < container.span.lowerBound }) ?? true
    else { return nil }
    return container.span.lowerBound + 1..<container.span.upperBound - 1
  }

  func parts(around range: Range<Int>, in document: Document) -> [SiblingPart] {
    let arrays = BracketRuns(document).around(range).map { _, run in
      SiblingPart(run: run, frame: SiblingFrame(before: Array("a=[".utf8), after: Array("]".utf8), container: 1))
    }
    return arrays + LineRuns(document).around(range)
  }

  func editor(of document: Document) -> any FormatEditor { TOMLEditor(document.storage) }

  func commentedLine(forKey key: String, in container: Node) -> Range<Int>? {
    let editor = TOMLEditor(container.storage)
    return editor.commentedEntry(forKey: key, in: container)?.line ?? editor.placeOfNothing(in: container)
  }

  /// What is written with headers or dotted keys has no one place where another value could go.
  func isReplacedInPlace(_ node: Node) -> Bool {
    guard !node.kind.isScalar else { return true }
    guard let first = node.storage.text[node.span].first else { return false }
    if node.kind == .object { return first == UInt8(ascii: "{") }
    return first == UInt8(ascii: "[") && (node.keySpan?.upperBound ?? 0) <= node.span.lowerBound
  }
}
