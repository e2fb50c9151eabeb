import SettingsFiles
import SettingsSchema

/// Names that are one to the program and are spelled in different ways, as `max_connections` and `max-connections`.
extension EditingSession {
  /// A path with the names as they are in the file, be it in a comment, where the program takes them for the same.
  package func spelledAsThere(_ path: Path) -> Path {
    let characters = schema?.interchangeable ?? []
    if characters.isEmpty, !document.format.ignoresCase { return path }
    func comparable(_ key: String) -> String { String(key.map { characters.contains($0) ? characters[0] : $0 }) }
    var found = Path.root
    for step in path.steps {
      guard let key = step.key, node(at: found.appending(key)) == nil else {
        found = Path(found.steps + [step])
        continue
      }
      let name = comparable(key)
      let present = node(at: found).flatMap { $0.members.first { comparable($0.key) == name }?.key }
      let commentedOut = commented.paths(in: found).lazy.compactMap(\.last?.key).first {
        document.format.comparable(comparable($0)) == document.format.comparable(name)
      }
      found = found.appending(present ?? commentedOut ?? key)
    }
    return found
  }
}
