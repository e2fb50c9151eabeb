import SettingsFiles

/// The words in which values and lists appear in messages.
enum Wording {
  /// A value in few words: scalars as they are written, at most 60 characters of them.
  static func name(_ node: Node) -> String {
    switch node.kind {
    case .array: node.count == 0 ? "an empty array" : "an array of " + node.count.counted("entry", "entries")
    case .object: node.count == 0 ? "an empty object" : "an object"
    // In YAML nothing at all is a null, too.
    case .null: node.span.isEmpty ? "an empty value" : "null"
    case .string: quoted(node.string ?? "")
    default: shortened(node.source)
    }
  }

  /// A value of a schema as the user would write it in a list: strings bare where nothing is lost by it.
  static func listed(_ value: Value) -> String {
    guard case .string(let text) = value else { return shortened(value.json) }
    return isPlain(text) ? text : quoted(text)
  }

  /// The most that a list of choices names before it only counts.
  private static let listLimit = 12

  /// `a, b, c`; of long lists the beginning and how many there are.
  static func list(_ values: [Value]) -> String {
    let names = values.prefix(listLimit).map(listed).joined(separator: ", ")
    return values.count <= listLimit ? names : names + ", … (\(values.count) in all)"
  }

  /// `a, b or c`.
  static func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// Text in double quotes, shortened, with control characters shown as escapes.
  static func quoted(_ text: String) -> String { JSONText.quoted(shortened(text)) }

  /// Text with its control characters shown as escapes.
  static func visible(_ text: String) -> String { JSONText.escaped(text) }

  /// A pattern as its schema writes it; of long ones, which nobody reads, the beginning.
  static func pattern(_ source: String) -> String {
    visible(source.shortened(to: patternLimit))
  }

  private static let patternLimit = 120

  private static func shortened(_ text: String) -> String { text.shortened(to: 60, keeping: 57) }

  private static func isPlain(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 60
      && text.unicodeScalars.allSatisfy {
        $0.isASCIIAlphanumeric || "-_./:+@".unicodeScalars.contains($0) || !$0.isASCII && $0.properties.isAlphabetic
      }
      && !["true", "false", "null"].contains(text)
  }
}
