/// JSON and JSON with comments.
struct JSONSyntax: Syntax {
  enum Dialect: Sendable {
    case json, jsonc
  }

  let dialect: Dialect

  func parse(_ text: [UInt8], strictness: Document.Strictness) throws(ParseError) -> TreeBuilder {
    let rules: JSONDialect =
      switch (dialect, strictness) {
      case (.json, .strict): .strictJSON
      case (.json, .tolerant): .tolerantJSON
      case (.jsonc, .strict): .strictJSONC
      case (.jsonc, .tolerant): .tolerantJSONC
      }
    var parser = JSONParser(text, rules: rules)
    return try parser.parse()
  }

  func key(in text: [UInt8], span: Range<Int>) -> String {
    JSONString.decoded(text, in: span) ?? ""
  }

  func plainKey(in text: [UInt8], span: Range<Int>) -> Range<Int>? {
    let content = span.lowerBound + 1..<span.upperBound - 1
    return ByteScan.contains(UInt8(ascii: "\\"), in: text, content) ? nil : content
  }

  func string(in text: [UInt8], span: Range<Int>, detail: Int) -> String {
    JSONString.decoded(text, in: span) ?? ""
  }

  func number(in text: [UInt8], span: Range<Int>) -> Number? {
    Number(literal: String(bytes: text, in: span))
  }

  func edits(for edit: NodeEdit, in document: Document) throws(EditError) -> [TextEdit] {
    try JSONEditor(document).edits(for: edit)
  }

  func readBack(_ value: Value) -> Value {
    switch value {
    case .dateTime(let dateTime): .string(dateTime.literal)
    case .array(let values): .array(values.map(readBack))
    case .object(let members): .object(ObjectMembers(members.map { ($0.key, readBack($0.value)) }))
    default: value
    }
  }
}
