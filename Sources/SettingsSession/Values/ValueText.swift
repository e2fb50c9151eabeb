import SettingsFiles

/// Values as one line of text.
package enum ValueText {
  /// As a row shows it: strings without quotes, lists and objects by what they hold.
  package static func shown(_ node: Node) -> String {
    switch node.kind {
    case .array, .object: entries(node.count)
    default: shown(node.value)
    }
  }

  /// As a row shows it; what is on or off is called so.
  package static func shown(_ value: Value) -> String {
    switch value {
    case .string(let text): text
    case .boolean(let on): on ? "on" : "off"
    case .array(let elements): entries(elements.count)
    case .object(let members): entries(members.count)
    default: value.json
    }
  }

  /// As a list of changes shows it: strings in quotes, so that `"1"` is not taken for `1`.
  package static func quoted(_ value: Value?) -> String {
    value.map { $0.json.shortened(to: 60, keeping: 57) } ?? "not set"
  }

  /// What an editor opens with.
  package static func editable(_ node: Node) -> String {
    switch node.kind {
    case .string: node.string ?? ""
    case .number, .dateTime: node.source
    default: node.value.json
    }
  }

  /// A value as its own type is typed: strings without quotes.
  package static func plain(_ value: Value) -> String {
    value.string ?? value.json
  }

  /// Cut so that it fits a line that says more than this; an empty text is shown as one.
  package static func short(_ value: Value, length: Int = 24) -> String {
    value == "" ? "\"\"" : shown(value).shortened(to: length, keeping: length - 1)
  }

  package static func entries(_ count: Int) -> String {
    count == 0 ? "empty" : count.counted("entry", "entries")
  }
}
