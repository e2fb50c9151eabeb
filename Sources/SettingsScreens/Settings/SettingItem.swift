import SettingsDocuments

/// The sections of a settings screen.
enum SettingGroup: Hashable {
  /// The plain values of the screen's own object, or the entries of its list.
  case values
  /// A small object inside it.
  case object(Path)
  /// The objects that have screens of their own.
  case screens
  /// What could be set as well.
  case more
  /// What can be done.
  case actions
}

/// The rows of a settings screen.
enum SettingItem: Hashable {
  case setting(Path)
  /// Leads to all settings of an object of which the section shows some.
  case all(Path)
  case addEntry
  case addKey
}
