/// Values as JSON, away from any document.
///
///     JSONText.oneLine(["a": [1, 2]])             // {"a": [1, 2]}
public enum JSONText {
  /// A value on one line, as `get` and `--json` print it: `{"a": [1, 2]}`. Infinities, which JSON cannot spell, are
  /// written as strings.
  public static func oneLine(_ value: Value) -> String {
    text(value) { $0.isEmpty ? "" : $0.joined(separator: ", ") }
  }

  /// A value over lines, each level indented by two blanks.
  public static func lines(_ value: Value) -> String {
    text(value) { items in
      if items.isEmpty { return "" }
      let indented = items.map { item in
        item.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(separator: "\n")
      }
      return "\n" + indented.joined(separator: ",\n") + "\n"
    }
  }

  private static func text(_ value: Value, join: ([String]) -> String) -> String {
    switch value {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let number) where !number.isFinite: JSONString.quoted(number.literal)
    case .number(let number): Number(literal: number.literal) == nil ? number.decimal : number.literal
    case .string(let string): JSONString.quoted(string)
    case .dateTime(let dateTime): JSONString.quoted(dateTime.literal)
    case .array(let values): "[" + join(values.map { text($0, join: join) }) + "]"
    case .object(let members):
      "{" + join(members.map { JSONString.quoted($0.key) + ": " + text($0.value, join: join) }) + "}"
    }
  }
}
