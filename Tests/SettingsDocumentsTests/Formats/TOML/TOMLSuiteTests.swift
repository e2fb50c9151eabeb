import SettingsDocuments
import TestSupport
import Testing

/// toml-test (toml-lang/toml-test): valid texts with their values as tagged JSON, and invalid ones, for each version.
@Suite struct TOMLSuiteTests {
  @Test(.needs(.tomlSuite), arguments: [("1.0.0", Format.toml10, 210, 499), ("1.1.0", Format.toml, 220, 492)])
  func readsAndRefusesWhatTheSuiteSays(version: String, format: Format, valid: Int, invalid: Int) throws {
    let list = String(decoding: try SharedFolder.tomlSuite.bytes("files-toml-\(version)"), as: UTF8.self)
    var accepted = 0
    var refused = 0
    var wrong: [String] = []
    for name in list.split(separator: "\n") where name.hasSuffix(".toml") {
      let text = try SharedFolder.tomlSuite.bytes(String(name))
      let document = try? Document(parsing: text, as: format, strictness: .strict)
      if name.hasPrefix("invalid/") {
        if document == nil { refused += 1 } else { wrong.append(String(name)) }
        continue
      }
      let tagged = try SharedFolder.tomlSuite.bytes(name.dropLast("toml".count) + "json")
      let expected = try Document(parsing: tagged, as: .json).root
      if let document, document.text == text, Self.matches(document.root, expected) {
        accepted += 1
      } else {
        wrong.append(String(name))
      }
    }
    print("toml-test \(version): \(accepted) of \(valid) read with their values, \(refused) of \(invalid) refused")
    #expect(wrong == [])
    #expect(accepted == valid)
    #expect(refused == invalid)
  }

  /// Whether a node is what the suite's tagged JSON says.
  static func matches(_ node: Node, _ expected: Node) -> Bool {
    if expected.kind == .array {
      return node.kind == .array && node.count == expected.count
        && zip(node.elements, expected.elements).allSatisfy { matches($0, $1) }
    }
    guard expected.count == 2, let type = expected["type"]?.string, let value = expected["value"]?.string else {
      return node.kind == .object && node.count == expected.count
        && expected.members.allSatisfy { member in node[member.key].map { matches($0, member.value) } ?? false }
    }
    switch type {
    case "string": return node.string == value
    case "bool": return node.boolean == (value == "true")
    case "integer": return node.number == Number(literal: value) && node.number?.isInteger == true
    case "float": return node.number.map { isFloat($0, value) } ?? false
    default: return node.dateTime.map { isMoment($0, type, value) } ?? false
    }
  }

  private static func isFloat(_ number: Number, _ value: String) -> Bool {
    let plain = value.hasPrefix("+") ? String(value.dropFirst()) : value
    if plain.hasSuffix("inf") || plain.hasSuffix("nan") {
      return "\(number.double)" == plain.replacing("-nan", with: "nan")
    }
    return number.double == Double(plain)
  }

  private static func isMoment(_ dateTime: DateTime, _ type: String, _ value: String) -> Bool {
    let parts: [String: DateTime.Parts] = [
      "datetime": .offsetDateTime, "datetime-local": .localDateTime, "date-local": .localDate, "time-local": .localTime,
    ]
    return dateTime.parts == parts[type] && normal(dateTime.literal) == normal(value)
  }

  /// The suite writes seconds out, and fractions to the millisecond or beyond.
  private static func normal(_ literal: String) -> String {
    var text = literal.uppercased().replacing(" ", with: "T")
    if let match = text.firstMatch(of: /(^|T)(\d\d:\d\d)(Z|[+-]|$)/) {
      text.replaceSubrange(match.range, with: "\(match.1)\(match.2):00\(match.3)")
    }
    if let match = text.firstMatch(of: /\.(\d+?)0*(Z|[+-]|$)/) {
      text.replaceSubrange(match.range, with: ".\(match.1)\(match.2)")
    }
    return text
  }
}
