import SettingsFiles

/// The settings of a document that are not set and are in its text as comments, by where they would be.
///
/// ```swift
/// for path in session.commented.paths(in: .root) { print(path, session.commented[path]?.value.value.json ?? "") }
/// ```
public struct CommentedSettings: Sendable {
  /// All of them, in the order of the text.
  public let all: [CommentedSetting]
  private let settings: [Path: CommentedSetting]
  private let paths: [Path: [Path]]

  init(_ found: [CommentedSetting]) {
    all = found
    settings = Dictionary(found.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    paths = Dictionary(grouping: found.map(\.path)) { $0.parent ?? .root }
  }

  /// The comment that a setting is in; nil for one that is set.
  public subscript(path: Path) -> CommentedSetting? { settings[path] }

  /// The settings of an object, in the order of the text.
  public func paths(in object: Path) -> [Path] { paths[object] ?? [] }
}
