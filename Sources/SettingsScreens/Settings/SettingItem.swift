import SettingsFiles

/// The sections of a settings screen.
enum SettingGroup: Hashable {
  /// What must be set and is not.
  case needed
  /// What is to be known of the place where the document is kept.
  case notice
  /// The plain values of the screen's own object, or the entries of its list.
  case values
  /// A small object inside it.
  case object(Path)
  /// Plain values below a comment that is a heading, by its number in the text.
  case banner(Int)
  /// Objects that have screens of their own and follow each other; the first of them.
  case screens(Path)
  /// What could be set as well.
  case more
  /// What can be done.
  case actions
  /// The document itself.
  case document
}

/// The rows of a settings screen.
enum SettingItem: Hashable {
  /// Says what is to be known of the place where the document is kept.
  case notice
  case setting(Path)
  /// Leads to all settings of an object of which the section shows some, or to a list or an object that was passed
  /// through.
  case all(Path)
  /// Asks for an entry of the list and adds it.
  case addEntry
  /// Adds an entry that is an object or a list, to be filled in on its own screen.
  case addGroup
  /// Asks for a key and adds it.
  case addKey
  /// Asks for the words of a block and adds it.
  case addBlock
  /// Leads to what is known of the document itself.
  case about

  /// The setting that the row shows; nil for any other row.
  var settingPath: Path? {
    if case .setting(let path) = self { path } else { nil }
  }
}
