import SettingsDocuments
import SettingsSchema
import SettingsSession

/// What a setting is called on the screen.
@MainActor
enum SettingTitle {
  /// The schema's title, else its key made readable; keys that a person chose stay as they are.
  static func text(of path: Path, in model: EditingSession) -> String {
    guard let last = path.last else { return model.name }
    guard let key = last.key else { return entryTitle(of: path, in: model) }
    guard isProgramKey(key, at: path, in: model) else { return key.isEmpty ? "\"\"" : key }
    if let title = model.setting(at: path).title, isName(title) { return title }
    return SettingName.readable(key)
  }

  /// As the header of a section: in capitals, unless a person chose the key.
  static func header(of path: Path, in model: EditingSession) -> String {
    let title = text(of: path, in: model)
    guard let key = path.last?.key, isProgramKey(key, at: path, in: model) else { return title }
    return title.uppercased()
  }

  /// The schema's title where it is a sentence, and so no name but a description.
  static func sentence(of setting: SettingDescription) -> String? {
    setting.title.flatMap { isName($0) ? nil : $0 }
  }

  /// Whether a title is a name and no sentence: short, on one line, without a full stop.
  static func isName(_ title: String) -> Bool {
    !title.isEmpty && title.count <= longestName && !title.hasSuffix(".") && !title.contains(where: \.isNewline)
  }

  private static let longestName = 40

  // MARK: - Entries of lists

  /// The entry's number, and of an object what tells it from its neighbours.
  private static func entryTitle(of path: Path, in model: EditingSession) -> String {
    let number = "\((path.last?.arrayIndex ?? 0) + 1)"
    guard let node = model.node(at: path), node.kind == .object, let name = name(of: node) else { return number }
    return "\(number)  \(name)"
  }

  private static let nameKeys = ["name", "title", "label", "id", "key", "path", "host", "url", "type"]

  private static func name(of object: Node) -> String? {
    let named = nameKeys.lazy.compactMap { object[$0]?.string }.first { !$0.isEmpty }
    return named ?? object.members.lazy.prefix(8).compactMap { $0.value.string }.first { !$0.isEmpty }
  }

  // MARK: - Keys

  /// Whether the key is the program's and not its user's, as the names of environment variables are.
  private static func isProgramKey(_ key: String, at path: Path, in model: EditingSession) -> Bool {
    guard let parent = path.parent else { return false }
    guard let properties = model.properties(at: parent) else { return hasProgramKeys(model.node(at: parent)) }
    return properties.declares(key)
  }

  /// Without a schema: whether all keys look as a programmer names settings; one that does not tells a map of names.
  private static func hasProgramKeys(_ object: Node?) -> Bool {
    guard let object else { return true }
    return object.members.lazy.prefix(32).allSatisfy { member in
      member.key.utf8.allSatisfy { $0 != UInt8(ascii: "-") && SettingName.isIdentifierByte($0) }
    }
  }
}
