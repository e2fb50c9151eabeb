import SettingsDocuments

/// What a setting is called on the screen.
@MainActor
enum SettingTitle {
  /// The schema's title, else its key made readable; keys that a person chose stay as they are.
  static func text(of path: Path, in model: SettingsModel) -> String {
    guard let last = path.last else { return model.name }
    guard let key = last.key else { return "\((last.arrayIndex ?? 0) + 1)" }
    if let title = model.setting(at: path).title, !title.isEmpty { return title }
    return isDeclared(path, in: model) ? SettingName.readable(key) : key
  }

  /// Whether the key is the program's and not its user's, as the names of environment variables are.
  private static func isDeclared(_ path: Path, in model: SettingsModel) -> Bool {
    guard let schema = model.schema, let parent = path.parent, let key = path.last?.key else {
      return model.schema == nil
    }
    return schema.properties(at: parent, in: model.document).declared.contains { $0.key == key }
  }
}
