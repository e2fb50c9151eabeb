/// Writes JSON (RFC 8259) for people and programs to read, away from any document.
package enum JSONText {
  /// A string with its quotes; control characters are escaped.
  package static func quoted(_ text: String) -> String {
    if isPlain(text) { return "\"" + text + "\"" }
    var output = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      default: output += escaped(scalar)
      }
    }
    return output + "\""
  }

  /// Text with its control characters as escapes, and nothing else.
  package static func escaped(_ text: String) -> String {
    if isPlain(text) { return text }
    return text.unicodeScalars.reduce(into: "") { $0 += escaped($1) }
  }

  /// Whether nothing in the text needs an escape, as is so of nearly every text.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { 0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      guard scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) else { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}

extension Value {
  /// The value as JSON on one line, such as `{"a": [1, 2]}`. Dates become strings, infinities and not-a-number `null`.
  public var json: String {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let value): value.json
    case .string(let text): JSONText.quoted(text)
    case .dateTime(let value): JSONText.quoted(value.literal)
    case .array(let values): "[" + values.map(\.json).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { JSONText.quoted($0.key) + ": " + $0.value.json }.joined(separator: ", ") + "}"
    }
  }
}

extension Number {
  /// The number as JSON spells it: as it is written where that is JSON.
  fileprivate var json: String {
    guard isFinite else { return "null" }
    return Number(literal: literal) == nil ? decimal : literal
  }
}
