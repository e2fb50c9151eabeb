import SettingsFiles
import SettingsSchema

/// Reads what a person typed as a value: as the setting's own type, else as JSON, else as a string.
///
/// ```swift
/// try ValueReader.read("on", types: .boolean, present: nil)       // true
/// ```
public enum ValueReader {
  /// The value that a text means for a setting.
  ///
  /// - Parameters:
  ///   - text: what was typed.
  ///   - types: what the schema allows; `.all` where there is none.
  ///   - present: the value that the setting has now, whose kind decides where the schema does not.
  ///   - format: the file's own, in whose notation numbers may be as well: `0xFF`.
  ///   - words: what is written for off and on in the file, where its values are texts.
  public static func read(
    _ text: String, types: TypeSet, present: Value?, in format: Format? = nil, words: (off: String, on: String)? = nil
  ) throws(ValueReadingError) -> Value {
    if case .dateTime(let dateTime)? = present, types.contains(.string) {
      guard let new = DateTime(text) else {
        throw ValueReadingError(description: "\"\(text)\" is not a date or a time, such as \(dateTime)")
      }
      return .dateTime(new)
    }
    let expected = types == .all ? present.map(Self.types(like:)) ?? .all : types
    if expected == .all { return readFreely(text, in: format) }
    if expected == .string { return .string(text) }
    if expected.contains(.string), isNumberInQuotes(present, expected, format) { return .string(text) }
    if let value = scalar(text, in: expected, format) { return value }
    if let value = own(text, format), expected.allows(value) { return value }
    if expected.contains(.string) { return .string(text) }
    let example = expected == .array && text.contains(",") ? ", such as [\"a\", \"b\"]" : ""
    throw ValueReadingError(description: "\"\(text)\" is not \(phrase(for: expected, words))\(example)")
  }

  /// Reads a text as JSON, else as a string: what `--force` sets.
  public static func readFreely(_ text: String, in format: Format? = nil) -> Value {
    guard let value = own(text, format), !isPostalCode(value) else { return .string(text) }
    return value
  }

  /// Whether a number begins with a zero that counts, as `01234` does.
  private static func isPostalCode(_ value: Value) -> Bool {
    guard case .number(let number) = value else { return false }
    let digits = number.literal.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    return digits.count > 1 && digits.first == UInt8(ascii: "0") && digits.allSatisfy(\.isASCIIDigit)
  }

  /// The text in the quotes of JSON; nil for what is no such text.
  static func string(inQuotes text: String) -> String? { json(text)?.string }

  /// Whether the setting has a text that would be read as another kind: then what is typed is meant as a text as well.
  private static func isNumberInQuotes(_ present: Value?, _ types: TypeSet, _ format: Format?) -> Bool {
    present?.string.flatMap { scalar($0, in: types, format) } != nil
  }

  /// Without a schema a value keeps its kind, but a number may get a fraction, and null may become anything.
  private static func types(like present: Value) -> TypeSet {
    let own = TypeSet(of: present)
    return own == .integer ? .number : own == .null ? .all : own
  }

  /// The types that a text can be read as without being JSON, the narrow ones first.
  private static func scalar(_ text: String, in types: TypeSet, _ format: Format?) -> Value? {
    let trimmed = text.trimmingBlanks
    if types.contains(.boolean), let boolean = boolean(trimmed) { return .boolean(boolean) }
    if !types.isDisjoint(with: [.integer, .number]), let value = own(trimmed, format), case .number = value,
      types.allows(value)
    {
      return value
    }
    if types.contains(.null), trimmed == "null" { return .null }
    return nil
  }

  static func boolean(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "on", "yes": true
    case "false", "off", "no": false
    default: nil
    }
  }

  /// As JSON, else as the format writes it.
  private static func own(_ text: String, _ format: Format?) -> Value? {
    json(text) ?? (isTemplate(text) ? nil : format?.value(writtenAs: text))
  }

  /// Whether braces stand for what a program puts in their place, `{{ name }}` or `{name}`, and are no object of YAML's.
  private static func isTemplate(_ text: String) -> Bool {
    text.hasPrefix("{{") || text.hasPrefix("{%") || text.hasPrefix("{") && !text.utf8.contains(UInt8(ascii: ":"))
  }

  private static func json(_ text: String) -> Value? {
    (try? Document(parsing: Array(text.utf8), as: .json, strictness: .strict))?.root.value
  }

  private static func phrase(for types: TypeSet, _ words: (off: String, on: String)?) -> String {
    let phrases = types.names.map { type in
      guard type == "boolean", let words else { return KindName.withArticle(type) }
      return "\(words.on) or \(words.off)"
    }
    guard let last = phrases.last, phrases.count > 1 else { return phrases.first ?? "allowed" }
    return phrases.dropLast().joined(separator: ", ") + " or " + last
  }
}

/// Why a text is no value for a setting.
///
/// ```swift
/// if case .unreadable(let error) = refusal { print(error) }     // "http" is not a whole number
/// ```
public struct ValueReadingError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String
}

extension TypeSet {
  /// Whether a value is of one of these types; an integer is a number too.
  package func allows(_ value: Value) -> Bool {
    allows(TypeSet(of: value))
  }

  /// Whether a value in a document is of one of these types.
  func allows(_ node: Node) -> Bool {
    allows(TypeSet(of: node))
  }

  private func allows(_ own: TypeSet) -> Bool {
    !isDisjoint(with: own) || (contains(.number) && own.contains(.integer))
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    // Bytes, and no characters: the text may be long.
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    guard let last = utf8.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(Substring(utf8[...last].drop(while: isBlank)))
  }
}
