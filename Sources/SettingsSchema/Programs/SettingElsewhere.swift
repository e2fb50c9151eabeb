import SettingsFiles

/// What other files say of a setting, where a program reads its settings from several.
///
/// ```swift
/// let place = SettingSource(
///   value: "yes", file: "/etc/ssh/sshd_config.d/50-cloud-init.conf", line: 1, path: ["PermitRootLogin"])
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

  /// What the others' values are to the document's own.
  public let relation: Relation
  /// Where the others say it, what counts being first; never empty.
  public let places: [SettingSource]
  /// Whether what is read first counts, and not what is read last.
  public let readsFirst: Bool

  /// What is said of a setting.
  ///
  /// - Parameters:
  ///   - relation: what the others' values are to the document's own.
  ///   - places: one at least, what counts being first.
  ///   - readsFirst: whether what is read first counts.
  public init(_ relation: Relation, by places: [SettingSource], readsFirst: Bool) {
    precondition(!places.isEmpty, "a setting is set elsewhere in one place at least")
    self.relation = relation
    self.places = places
    self.readsFirst = readsFirst
  }
}

/// A value, and where it is.
///
/// ```swift
/// for source in setting.overruled { print("\(source.place) does not count") }
/// ```
public struct SettingSource: Sendable, Hashable {
  /// What is written there.
  public let value: Value
  /// The file's absolute path.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// Its path in that file, which is another one than that of the setting where the file is included inside a block.
  public let path: Path

  /// A value by its place.
  public init(value: Value, file: String, line: Int, path: Path) {
    (self.value, self.file, self.line, self.path) = (value, file, line, path)
  }

  /// File and line, as compilers print them.
  public var place: String { "\(file):\(line)" }
}
