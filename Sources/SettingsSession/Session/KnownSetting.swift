import SettingsSchema

/// What was found out about one setting, each when it was first asked; it holds until the text changes.
@MainActor
final class KnownSetting {
  /// What the schema says of it, which may be nothing.
  var description: SettingDescription??
  /// The settings that it may have, being an object.
  var properties: PropertyList?
  /// Whether its value may be of several kinds.
  var hasKinds: Bool?
}
