import SettingsFiles

/// A word that a text may have in it: `noatime` in the options of a mount.
package struct SettingWord: Hashable, Sendable {
  package let name: String
  /// What it does, in plain text.
  package let summary: String?

  /// The words that the schema of a text's content declares.
  static func declared(in content: Node) -> [SettingWord] {
    guard let properties = content["properties"], properties.kind == .object else { return [] }
    return properties.members.map { SettingWord(name: $0.key, summary: Annotations($0.value).summary) }
  }
}
