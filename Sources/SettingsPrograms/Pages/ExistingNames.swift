import SettingsDocuments

/// The names in values of what has to be on this machine: where it is not, that is a hint.
struct ExistingNames: Sendable {
  let kind: MachineNames.Kind
  /// Finds them in a value, as the first group that takes part.
  let pattern: String
  /// The setting beside it with which nothing is said.
  let exception: String?
  private let settings: [NamePattern]

  /// Between blanks; no number, no variable and no account of a domain.
  private static let name = #"(?<!\S)([A-Za-z_][A-Za-z0-9_.-]*)(?!\S)"#
  private static let path = #"(?<!\S)(/[^\s$%]+)(?!\S)"#

  init(reading reader: PageReader) throws(PageError) {
    try reader.expect(only: ["kind", "settings", "pattern", "unless"])
    guard let kind: MachineNames.Kind = try reader.word("kind") else { throw reader.missing("kind") }
    self.kind = kind
    pattern = try reader.string("pattern") ?? (kind == .file ? Self.path : Self.name)
    exception = try reader.string("unless")
    settings = try reader.strings("settings").map(NamePattern.init)
  }

  /// Whether values of a setting have them.
  func isOf(_ setting: SettingKnowledge) -> Bool { settings.contains { $0.matches(setting.whole) } }
}
