/// Writes JSON (RFC 8259) for people and programs to read, away from any document.
package enum JSONText {
  /// A string with its quotes; control characters are escaped.
  package static func quoted(_ text: String) -> String {
    "\"" + (isPlain(text) ? text : written(text, escapingMarks: true)) + "\""
  }

  /// Text with its control characters as escapes, and nothing else.
  package static func escaped(_ text: String) -> String {
    isPlain(text) ? text : written(text, escapingMarks: false)
  }

  /// Whether nothing in the text needs an escape, as is so of nearly every text.
  static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { 0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
  }

  /// - Parameter escapingMarks: whether quotes and backslashes are escaped as well.
  private static func written(_ text: String, escapingMarks: Bool) -> String {
    var text = text
    var output: [UInt8] = []
    text.withUTF8 { bytes in
      output.reserveCapacity(bytes.count + 8)
      var position = 0
      while position < bytes.count {
        let byte = bytes[position]
        switch byte {
        case UInt8(ascii: "\"") where escapingMarks, UInt8(ascii: "\\") where escapingMarks:
          output += [UInt8(ascii: "\\"), byte]
        case UInt8(ascii: "\n"): output += "\\n".utf8
        case UInt8(ascii: "\r"): output += "\\r".utf8
        case UInt8(ascii: "\t"): output += "\\t".utf8
        case ..<0x20, 0x7F: appendEscape(of: byte, to: &output)
        case 0xC2 where position + 1 < bytes.count && bytes[position + 1] < 0xA0:
          // The control characters beyond ASCII, U+0080 to U+009F.
          position += 1
          appendEscape(of: bytes[position], to: &output)
        default: output.append(byte)
        }
        position += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func appendEscape(of control: UInt8, to output: inout [UInt8]) {
    let digits = String(control, radix: 16)
    output += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
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
