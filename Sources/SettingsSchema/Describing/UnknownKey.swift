import SettingsFiles

/// The first key of a path that leads to nothing that is known, from where another spelling may be suggested.
package struct UnknownKey {
  package let parent: Path
  package let key: String
  private let rest: ArraySlice<Path.Step>

  /// Nil where all is known, or where what is not is no key.
  package init?(of path: Path, isKnown: (Path) -> Bool) {
    guard let depth = path.steps.indices.first(where: { !isKnown(Path(Array(path.steps[...$0]))) }),
      let key = path.steps[depth].key
    else { return nil }
    (parent, self.key, rest) = (Path(Array(path.steps[..<depth])), key, path.steps[(depth + 1)...])
  }

  package func path(with key: String) -> Path { Path(parent.steps + [.key(key)] + rest) }
}
