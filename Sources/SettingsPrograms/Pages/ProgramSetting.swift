import SettingsDocuments

/// What a page says of a setting, or of several.
///
/// ```swift
/// for setting in page.settings where setting.isSecret { print("\(setting.name) is not shown") }
/// ```
public struct ProgramSetting: Hashable, Sendable {
  /// Its name, with the section before a dot where the program has sections; or a pattern with `*` for several.
  public let name: String
  /// Its type, one of the page's; nil where the rest tells.
  public var type: String?
  /// Its kind; nil where a source tells. A flag that has values as well is either.
  public var kind: Kind?
  /// The values that it may have; empty where any may be.
  public var values: [String] = []
  /// What values mean, as far as the page says it.
  var meanings: [String: String] = [:]
  /// Whether other values than those that are listed may be: one that is nearly one of them is a hint.
  var isOpen = false
  /// What it is for; nil where a source tells.
  var description: String?
  /// What a text has to look like, as a regular expression.
  public var pattern: String?
  /// What that is in words: `a number, with a unit or without`. Without a pattern it is told and not checked.
  public var expected: String?
  /// The unit of a number.
  public var unit: String?
  /// The smallest number, in the unit; nil for none.
  public var least: Int?
  /// The largest number, in the unit; nil for none.
  public var most: Int?
  /// What holds where it is not set.
  public var standard: String?
  /// The entries that hold where a list is not set; empty where not all of them are known.
  var standardEntries: [String] = []
  /// Whether it must not be shown.
  public var isSecret = false
  /// Whether it may be there more than once.
  public var repeats = false
  /// Whether it is a list, and the rest says what an entry may be.
  public var isList = false
  /// What stands between the items of a text that is a list of such, as it is written first; empty where it is none.
  public var separators: [String] = []
  /// The parts of a file that it may stand in, by the page's names for them; empty where a source tells.
  public var parts: [String] = []

  /// Whether it is said of all settings that a pattern fits: `*.OOMPolicy`, `Login.Handle*`. A star that is a whole
  /// part within a name is any subsection of one setting: `branch.*.rebase`.
  var isForSeveral: Bool {
    guard name.withBytes({ $0.contains(UInt8(ascii: "*")) }) else { return false }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.first == "*" || parts.last?.contains("*") == true
      || parts.contains { $0.contains("*") && $0.count > 1 }
  }

  /// The same wherever it stands.
  var withoutParts: ProgramSetting {
    var setting = self
    setting.parts = []
    return setting
  }

  /// What may be written.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Any text.
    case text
    /// A whole number or a decimal one.
    case number
    /// On or off, in the program's words.
    case flag
    /// The path of a file or a folder.
    case path
    /// A span of time, in the program's spelling.
    case duration
    /// A number of bytes, in the program's spelling.
    case size
  }
}
