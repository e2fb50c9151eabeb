import SettingsFiles
import SettingsSchema

extension EditingSession {
  /// The path that was most likely meant by one that leads to nothing that is set, commented out or known to the
  /// schema; nil where none is near.
  package func likelyPath(for path: Path) -> Path? {
    guard let unknown = firstUnknownKey(of: path) else { return nil }
    if let item = itemMeant(by: path) { return item }
    if let pointed = pathWithSlashes(path) { return pointed }
    let known = childPaths(of: unknown.parent).compactMap(\.last?.key)
    return Suggestion.closest(to: unknown.key, among: known.sorted()).map { unknown.path(with: $0) }
  }

  /// What a path means that has a key in the place of an item: the one item of that list that has it as a value, as
  /// `root.shell` means `[name=root].shell`; nil where there is none, or are several.
  package func itemMeant(by path: Path) -> Path? {
    for (depth, step) in path.steps.enumerated() {
      let list = Path(Array(path.steps[..<depth]))
      guard let key = step.key, let node = document.node(at: list), node.kind == .array else { continue }
      let places = node.elements.enumerated().filter { $1.members.contains { $0.value.string == key } }.map(\.offset)
      guard places.count == 1 else { return nil }
      return LastingPaths(document).path(for: Path(list.steps + [.index(places[0])] + path.steps[(depth + 1)...]))
    }
    return nil
  }

  /// The path that a new setting is a slip of; nil where it may well be meant. The schema's keys are told by its own
  /// warnings.
  package func likelyNeighbor(of path: Path) -> Path? {
    guard let unknown = firstUnknownKey(of: path), let object = document.node(at: unknown.parent) else { return nil }
    let present = object.kind == .object ? object.members.map(\.key) : []
    return Suggestion.slip(unknown.key, among: present.sorted()).map { unknown.path(with: $0) }
  }

  /// What a path of one key that holds slashes would be as a pointer: it leads into an object that is there or known;
  /// nil where it is something else.
  package func pathWithSlashes(_ path: Path) -> Path? {
    guard path.steps.count == 1, let key = path.last?.key, key.utf8.contains(UInt8(ascii: "/")),
      let pointed = try? Path(parsing: "/" + key), let first = pointed.steps.first
    else { return nil }
    let object = Path([first])
    let isKnown = document.node(at: path) == nil && !isDescribedByName(path)
    guard isKnown, isDescribedByName(object) || document.node(at: object)?.kind.isScalar == false else { return nil }
    return try? document.resolved(pointed)
  }

  /// Whether the schema declares the setting by its key, and does not merely allow any.
  package func isDescribedByName(_ path: Path) -> Bool {
    guard let key = path.last?.key, let parent = path.parent else { return false }
    return knownProperties(at: parent)?.declares(key) == true
  }

  private func firstUnknownKey(of path: Path) -> UnknownKey? {
    UnknownKey(of: path) { document.node(at: $0) != nil || commented[$0] != nil || isDescribed($0) }
  }

  /// The settings in an object or a list: those that are set, then those that the schema declares, then those that are
  /// commented out.
  ///
  /// - Complexity: what is there, and what the schema declares.
  package func childPaths(of path: Path) -> [Path] {
    let node = document.node(at: path)
    if let node, node.kind == .array { return (0..<node.count).map { path.appending($0) } }
    let set = node?.kind == .object ? node?.members.map { path.appending($0.key) } ?? [] : []
    let declared =
      node == nil || node?.kind == .object || node?.kind == .null ? properties(at: path)?.missing(in: node) : nil
    return (set + (declared ?? []).map(\.path) + commented.paths(in: path)).uniqued()
  }
}
