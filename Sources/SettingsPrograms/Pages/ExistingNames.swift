import SettingsDocuments

/// The names in a value of what has to be on this machine: where it is not, that is a hint.
struct ExistingNames: Hashable, Sendable {
  let kind: MachineNames.Kind
  /// Finds them in the value, as the first group that takes part.
  let pattern: String
  /// The setting beside it with which nothing is said.
  let exception: String?

  /// No number, no variable and no account of a domain.
  private static let wholeName = "^([A-Za-z_][A-Za-z0-9_.-]*)$"
  private static let wholePath = #"^(/[^\s$%]+)$"#

  init(reading reader: PageReader) throws(PageError) {
    try reader.expect(only: ["kind", "pattern", "unless"])
    guard let kind: MachineNames.Kind = try reader.word("kind") else { throw reader.missing("kind") }
    self.kind = kind
    pattern = try reader.string("pattern") ?? (kind == .file ? Self.wholePath : Self.wholeName)
    exception = try reader.string("unless")
  }
}
