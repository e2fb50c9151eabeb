import SettingsFiles

extension CompiledSchema {
  /// What to know of a value for a setting although no rule forbids it, in words for people: that the key is spelled
  /// nearly as one that the schema knows, and which rules could not be checked.
  ///
  ///     schema.warnings(about: true, at: ["compilerOptions", "strictt"], in: document)
  ///     // ["the schema does not know compilerOptions.strictt; did you mean compilerOptions.strict?"]
  ///
  /// - Complexity: one check of the whole document.
  public func warnings(
    about value: Value, at path: Path, in document: Document, options: ValidationOptions = ValidationOptions()
  ) -> [String] {
    let check = DocumentCheck(of: document, against: self, options: options)
    let unchecked = check.verdict(on: value, at: path).unchecked.map(\.message)
    guard let likely = likelyPath(for: path, in: document) else { return unchecked }
    return ["the schema does not know \(path); did you mean \(likely)?"] + unchecked
  }

  /// The path that was most likely meant; nil where the schema knows all its keys, or none that is near.
  package func likelyPath(for path: Path, in document: Document) -> Path? {
    for (depth, step) in path.steps.enumerated() {
      let parent = Path(Array(path.steps[..<depth]))
      let place = parent.appending(step)
      guard let key = step.key, document.node(at: place) == nil, description(at: place, in: document) == nil else {
        continue
      }
      let known = properties(at: parent, in: document).declared.map(\.key)
      guard let closest = Suggestion.closest(to: key, among: known.sorted()) else { return nil }
      return Path(parent.steps + [.key(closest)] + path.steps[(depth + 1)...])
    }
    return nil
  }
}
