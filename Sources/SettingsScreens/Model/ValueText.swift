import SettingsDocuments

/// Values as one line of text.
public enum ValueText {
  /// As a row shows it: strings without quotes, lists and objects by what they hold.
  static func shown(_ node: Node) -> String {
    switch node.kind {
    case .array: entries(node.count)
    case .object: entries(node.count)
    default: shown(node.value)
    }
  }

  /// As a row shows it; what is on or off is called so.
  static func shown(_ value: Value) -> String {
    switch value {
    case .string(let text): text
    case .boolean(let on): on ? "on" : "off"
    case .array(let elements): entries(elements.count)
    case .object(let members): entries(members.count)
    default: value.json
    }
  }

  /// As a list of changes shows it: strings in quotes, so that `"1"` is not taken for `1`.
  public static func quoted(_ value: Value?) -> String {
    guard let value else { return "not set" }
    let text = value.json
    return text.count > 60 ? String(text.prefix(57)) + "…" : text
  }

  /// What an editor opens with.
  static func editable(_ node: Node) -> String {
    node.string ?? (node.kind == .number ? node.source : node.value.json)
  }

  static func entries(_ count: Int) -> String {
    switch count {
    case 0: "empty"
    case 1: "1 entry"
    default: "\(count) entries"
    }
  }
}
