import SettingsFiles
import SettingsSchema
import SettingsSession

/// What a setting is called on the screen.
@MainActor
enum SettingTitle {
  /// The key as the file spells it; of an entry of a list what it holds.
  static func text(of path: Path, in model: EditingSession) -> String {
    guard let last = path.last else { return model.name }
    guard let key = last.key else { return EntryTitle(path: path, model: model).text }
    return key.isEmpty ? "\"\"" : key
  }

  /// The schema's title where it says more than the key.
  static func ofSchema(_ setting: SettingDescription, at path: Path) -> String? {
    guard let title = setting.title, let key = path.last?.key else { return setting.title }
    return KeyWords.words(of: title) == KeyWords.words(of: key) ? nil : title
  }

  /// Whether a person chose the setting's key, as far as its schema tells.
  static func isChosen(_ path: Path, in model: EditingSession) -> Bool {
    guard let key = path.last?.key else { return false }
    if model.isColumn(path) { return false }
    guard model.schema != nil, let parent = path.parent else { return true }
    return !model.memberNames(of: parent).isProgramKey(key)
  }

  /// Whether a title is a name and no sentence: short, on one line, without a full stop.
  static func isName(_ title: String) -> Bool {
    !title.isEmpty && title.count <= longestName && !title.hasSuffix(".") && !title.contains(where: \.isNewline)
  }

  private static let longestName = 40
}
