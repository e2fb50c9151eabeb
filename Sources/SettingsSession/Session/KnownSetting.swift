import SettingsFiles
import SettingsSchema

/// What was found out about one setting, each when it was first asked; it holds until the text changes.
@MainActor
final class KnownSetting {
  /// What the schema says of it, which may be nothing.
  var description: SettingDescription??
  /// What its value shows, where the schema says nothing.
  var inferredDescription: SettingDescription?
  /// Whether its value may be of several kinds.
  var hasKinds: Bool?
  /// Its members that each decide which shape it has, where it is an object.
  var shapeKeys: Set<String>?
  /// Whether it is an object with other shapes to choose from.
  var hasShapes: Bool?
  /// What kind of row it is, where its list is a table.
  var rowKind: TableRowKind??
}
