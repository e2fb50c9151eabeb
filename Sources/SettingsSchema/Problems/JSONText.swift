import SettingsDocuments

/// Writes JSON (RFC 8259).
enum JSONText {
  /// A string with its quotes; control characters are escaped.
  static func quoted(_ text: String) -> String {
    var output = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      default:
        if scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) {
          let digits = String(scalar.value, radix: 16)
          output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          output.unicodeScalars.append(scalar)
        }
      }
    }
    return output + "\""
  }
}

extension Value {
  /// The value as JSON on one line. Dates become strings, infinities and not-a-number `null`.
  var json: String {
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
