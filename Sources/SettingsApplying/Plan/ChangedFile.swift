import SettingsDocuments
import SettingsPrograms

/// A file that was changed, and what is known of the change.
package struct ChangedFile: Sendable {
  /// The page of the program that reads it.
  package let page: ProgramPage
  /// Its path, without symbolic links.
  package let path: String
  /// What it holds; nil where that is no settings file.
  package let document: Document?
  /// The settings that were changed; nil where that is not known.
  package let settings: [Path]?
  /// Those of them that nobody is shown.
  package let secrets: Set<Path>

  package init(
    page: ProgramPage, path: String, document: Document? = nil, settings: [Path]? = nil, secrets: Set<Path> = []
  ) {
    (self.page, self.path, self.document) = (page, path, document)
    (self.settings, self.secrets) = (settings, secrets)
  }

  /// The texts that a setting has; none where it is not set.
  func texts(of path: Path) -> [String] {
    node(at: path)?.entries.compactMap(Self.text) ?? []
  }

  /// What is at a path, also at one that names an element by what it holds.
  func node(at path: Path) -> Node? { (try? document?.resolved(path)).flatMap { document?.node(at: $0) } }

  /// The text of a setting beside one, in it, or at the top.
  func text(named name: String, around path: Path?) -> String? {
    let places = path.map { [$0, $0.parent ?? .root, .root] } ?? [.root]
    return places.lazy.compactMap { self.texts(of: $0.appending(name)).first }.first
  }

  /// A setting as people name it, without the quotes of a path.
  static func shown(_ path: Path) -> String {
    let keys = path.steps.compactMap(\.key)
    return keys.count == path.steps.count ? keys.joined(separator: ".") : path.description
  }

  private static func text(_ node: Node) -> String? {
    guard node.kind.isScalar else { return nil }
    if case .string(let text) = node.value { return text }
    return node.value.json
  }
}
