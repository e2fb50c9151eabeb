import SettingsDocuments
import SettingsSchema

extension Value {
  /// The entries of a list; nil for any other value.
  var elements: [Value]? { if case .array(let values) = self { values } else { nil } }

  /// The setting of a file that a value is of: where it is, and what it is.
  ///
  /// - Parameter value: nil for what is not told.
  static func source(_ source: SettingSource, _ value: Value?) -> Value {
    .known([("value", value), ("file", .string(source.file)), ("line", .count(source.line))])
  }

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
