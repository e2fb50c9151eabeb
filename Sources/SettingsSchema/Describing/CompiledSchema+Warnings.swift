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
    let unchecked = check.verdict(on: value, at: path).unchecked.map(\.message) + hints(at: value, path, document)
    guard let likely = likelyPath(for: path, in: document) else { return unchecked }
    return ["the schema does not know \(path); did you mean \(likely)?"] + unchecked
  }

  /// Words of a text that are likely to be slips.
  private func hints(at value: Value, _ path: Path, _ document: Document) -> [String] {
    guard root.node["hintsAtWords"]?.boolean == true, case .string(let text) = value else { return [] }
    var slips = WordSlips(schema: self, document: document)
    return slips.found(in: text, at: path).map { slip in
      KeySlip(path: path, span: 0..<0, likely: slip.likely, word: slip.word.written, kind: slip.kind).message
    }
  }

  /// The path that was most likely meant; nil where the schema knows all its keys, or none that is near.
  package func likelyPath(for path: Path, in document: Document) -> Path? {
    guard let (unknown, known) = unknownKey(of: path, in: document) else { return nil }
    return Suggestion.closest(to: unknown.key, among: known).map { unknown.path(with: $0) }
  }

  /// Why a new setting is not taken whose key is surely a slip, in a schema whose users give no names of their own:
  /// `"refusesSlips": true` at its root. Nil where it may be meant.
  package func refusal(of path: Path, in document: Document) -> String? {
    guard root.node["refusesSlips"]?.boolean == true, let (unknown, known) = unknownKey(of: path, in: document),
      let likely = Suggestion.slip(unknown.key, among: known, shortest: 2)
    else { return nil }
    return KeySlip(path: unknown.path(with: unknown.key), span: 0..<0, likely: likely).message
  }

  /// The first key of a path that is neither there nor known, and the keys that are declared in its place.
  private func unknownKey(of path: Path, in document: Document) -> (key: UnknownKey, known: [String])? {
    UnknownKey(of: path) { document.node(at: $0) != nil || description(at: $0, in: document) != nil }
      .map { ($0, properties(at: $0.parent, in: document).declared.map(\.key).sorted()) }
  }
}
