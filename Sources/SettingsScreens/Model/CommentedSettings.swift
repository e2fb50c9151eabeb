import SettingsDocuments

/// The settings of a document that are not set and stand commented out, by where they would stand.
struct CommentedSettings {
  /// All of them, in the order of the text.
  let all: [CommentedSetting]
  private let settings: [Path: CommentedSetting]
  private let paths: [Path: [Path]]

  init(_ found: [CommentedSetting]) {
    all = found
    settings = Dictionary(found.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    paths = Dictionary(grouping: found.map(\.path)) { $0.parent ?? .root }
  }

  /// The comment in which a setting stands; nil for one that is set.
  subscript(path: Path) -> CommentedSetting? { settings[path] }

  /// The settings of an object, in the order of the text.
  func paths(in object: Path) -> [Path] { paths[object] ?? [] }
}
