import SettingsDocuments
import SettingsSchema

extension Value {
  /// A key, and its value where that is known.
  typealias KnownMember = (String, Value?)

  /// An object of what is known, in this order: what has no value is left out.
  static func known(_ members: [KnownMember]) -> Value {
    .object(ObjectMembers(members.compactMap { key, value in value.map { (key, $0) } }))
  }

  static func count(_ count: Int) -> Value { .number(Number(count)) }

  static func texts(_ texts: [String]) -> Value { .array(texts.map(Value.string)) }

  /// The setting of a file that a value is of: where it is, and what it is.
  ///
  /// - Parameter value: nil for what is not told.
  static func source(_ source: SettingSource, _ value: Value?) -> Value {
    .known([("value", value), ("file", .string(source.file)), ("line", .count(source.line))])
  }
}

extension Value {
  var text: String? { if case .string(let text) = self { text } else { nil } }
  /// None where it is no object.
  var members: ObjectMembers { if case .object(let members) = self { members } else { ObjectMembers() } }
}

extension ObjectMembers {
  func text(_ key: String) -> String? { self[key]?.text }
  func isOn(_ key: String) -> Bool? { if case .boolean(let isOn)? = self[key] { isOn } else { nil } }
  /// Nothing where no array is there.
  func list(_ key: String) -> [Value] { if case .array(let values)? = self[key] { values } else { [] } }
}
