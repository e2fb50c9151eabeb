import SettingsDocuments

/// What other files say of a setting, where a program reads its settings from several.
///
/// ```swift
/// let place = SettingElsewhere.Place(
///   file: "/etc/ssh/sshd_config.d/50-cloud-init.conf", line: 1, path: ["PermitRootLogin"], value: "yes")
/// let elsewhere = SettingElsewhere(.overruled, by: [place], readsFirst: true)
/// ```
public struct SettingElsewhere: Hashable, Sendable {
  /// What the others' values are to the document's own.
  public enum Relation: Hashable, Sendable {
    /// They count, and it does not.
    case overruled
    /// It counts, and they do not.
    case overrules
    /// They count, and the document does not set it.
    case notHere
    /// They belong to the same list.
    case joined
  }

  /// A value in another file.
  public struct Place: Hashable, Sendable {
    /// The file's absolute path.
    public let file: String
    /// The line, from 1.
    public let line: Int
    /// The setting's path in that file.
    public let path: Path
    /// What the file says.
    public let value: Value

    /// A place by its parts.
    public init(file: String, line: Int, path: Path, value: Value) {
      self.file = file
      self.line = line
      self.path = path
      self.value = value
    }
  }

  /// What the others' values are to the document's own.
  public let relation: Relation
  /// Where the others say it, what counts being first; never empty.
  public let places: [Place]
  /// Whether what is read first counts, and not what is read last.
  public let readsFirst: Bool

  /// What is said of a setting.
  ///
  /// - Parameters:
  ///   - relation: what the others' values are to the document's own.
  ///   - places: one at least, what counts being first.
  ///   - readsFirst: whether what is read first counts.
  public init(_ relation: Relation, by places: [Place], readsFirst: Bool) {
    precondition(!places.isEmpty, "a setting is set elsewhere in one place at least")
    self.relation = relation
    self.places = places
    self.readsFirst = readsFirst
  }
}
