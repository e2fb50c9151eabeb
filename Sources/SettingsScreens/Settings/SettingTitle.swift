import SettingsDocuments
import SettingsSchema
import SettingsSession

/// What a setting is called on the screen.
@MainActor
enum SettingTitle {
  /// The schema's title where it tells the setting from its neighbours, else its key made readable. Keys that a person
  /// chose stay as they are, and so do all of which no schema says whose they are.
  static func text(of path: Path, in model: EditingSession) -> String {
    guard let last = path.last else { return model.name }
    guard let key = last.key else { return entryTitle(of: path, in: model) }
    guard let names = names(beside: path, in: model), names.isProgramKey(key) else { return key.isEmpty ? "\"\"" : key }
    return title(of: model.setting(at: path), among: names) ?? SettingName.readable(key)
  }

  /// As the header of a section: in capitals, unless a person chose the key.
  static func header(of path: Path, in model: EditingSession) -> String {
    let title = text(of: path, in: model)
    guard let key = path.last?.key, names(beside: path, in: model)?.isProgramKey(key) == true else { return title }
    return title.uppercased()
  }

  /// The schema's title where it does not name the row, being a sentence or the title of others as well.
  static func unshownTitle(of setting: SettingDescription, at path: Path, in model: EditingSession) -> String? {
    guard let title = setting.title, isName(title), let names = names(beside: path, in: model) else {
      return setting.title
    }
    let isShown = path.last?.key.map(names.isProgramKey) ?? false
    return isShown ? (names.isUnique(title) ? nil : title) : nil
  }

  /// Whether a person chose the setting's key, as far as its schema tells.
  static func isChosen(_ path: Path, in model: EditingSession) -> Bool {
    guard let key = path.last?.key else { return false }
    return names(beside: path, in: model)?.isProgramKey(key) != true
  }

  /// The schema's title where it names one setting and no other.
  private static func title(of setting: SettingDescription, among names: MemberNames) -> String? {
    setting.title.flatMap { isName($0) && names.isUnique($0) ? $0 : nil }
  }

  private static func names(beside path: Path, in model: EditingSession) -> MemberNames? {
    guard model.schema != nil, let parent = path.parent else { return nil }
    return model.memberNames(of: parent)
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
}
