/// TOML: read as 1.1, written so that 1.0 reads it.
struct TOMLSyntax: Syntax {
  /// What strict reading goes by.
  let version: TOMLVersion
  let hasNull = false

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
    TOMLDate.parts(of: text[span], .toml11).map { DateTime(literal: String(bytes: text, in: span), parts: $0) }
  }
}
