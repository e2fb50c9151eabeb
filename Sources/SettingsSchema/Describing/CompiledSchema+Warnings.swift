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
    warnings(about: value, at: path, in: document, by: DocumentCheck(of: document, against: self, options: options))
  }

  /// The same, by a check that there is already: of the document, or of one that has the value.
  package func warnings(
    about value: Value, at path: Path, in document: Document, by check: DocumentCheck
  ) -> [String] {
    let unchecked = check.verdict(on: value, at: path).unchecked.map(\.message) + hints(at: value, path, document)
    guard let likely = likelyPath(for: path, in: document) else { return unchecked }
    return ["the schema does not know \(path); did you mean \(likely)?"] + unchecked
  }

  /// Words of a text that are likely to be slips.
  private func hints(at value: Value, _ path: Path, _ document: Document) -> [String] {
    guard root.node["hintsAtWords"]?.boolean == true else { return [] }
    var slips = WordSlips(schema: self, document: document)
    func found(in value: Value, at path: Path) -> [String] {
      switch value {
      case .string(let text): slips.found(in: text, at: path).map(\.message)
      case .object(let members): members.flatMap { found(in: $0.value, at: path.appending($0.key)) }
      case .array(let items): items.indices.flatMap { found(in: items[$0], at: path.appending($0)) }
      default: []
      }
    }
    return found(in: value, at: path)
  }

  /// The path that was most likely meant; nil where the schema knows all its keys, or none that is near.
  package func likelyPath(for path: Path, in document: Document) -> Path? {
    guard let (unknown, known) = unknownKey(of: path, in: document) else { return nil }
    return Suggestion.closest(to: unknown.key, among: known).map { unknown.path(with: $0) }
  }

  /// Why a new setting is not taken whose key is surely a slip or means something in other places alone, in a schema
  /// whose users give no names of their own: `"refusesSlips": true` at its root. Nil where it may be meant.
  ///
  /// - Complexity: where a key is unknown, linear in the schema.
  package func refusal(of path: Path, in document: Document) -> String? {
    guard root.node["refusesSlips"]?.boolean == true, let (unknown, known) = unknownKey(of: path, in: document) else {
      return nil
    }
    if let likely = Suggestion.slip(unknown.key, among: known, shortest: 2) {
      return KeySlip(path: unknown.path(with: unknown.key), span: 0..<0, likely: likely).message
    }
    return known.isEmpty ? nil : misplacement(of: unknown, in: document)
  }

  /// The section of a setting that was named without one; nil where no section has such a setting, or several have.
  ///
  /// - Complexity: linear in the schema.
  package func section(of path: Path) -> String? {
    guard path.steps.count == 1, let key = path.last?.key else { return nil }
    let sections = Set(SettingPlaces(of: self).places(of: [key]).flatMap(\.containers))
    return sections.count == 1 ? sections.first { !$0.isEmpty && !$0.contains("*") } : nil
  }

  /// Where a key may stand that is known in other places alone; nil where it may be meant.
  private func misplacement(of unknown: UnknownKey, in document: Document) -> String? {
    // Another file may include this one anywhere.
    if unknown.parent.isRoot { return nil }
    let places = SettingPlaces(of: self)
    let word = unknown.key.split(separator: " ").first.map(String.init) ?? unknown.key
    let patterns = Self.patterns(in: applicableSubschemas(at: unknown.parent, in: document))
    guard places.hasSetting(word), !patterns.contains(where: { KeyGlob.text(of: $0) == word + " *" }) else {
      return nil
    }
    let containers = places.places(of: [word]).flatMap(\.containers).uniqued()
    let here = unknown.parent.steps.last { $0.key != nil }?.key ?? ""
    return "\(word) may stand in \(Wording.alternatives(containers.map(Self.shown))), not in \(here)"
  }

  private static func shown(_ container: String) -> String { container.isEmpty ? "the file itself" : container }

  /// The first key of a path that is neither there nor known, and the keys that are declared in its place.
  private func unknownKey(of path: Path, in document: Document) -> (key: UnknownKey, known: [String])? {
    UnknownKey(of: path) { place in
      if document.node(at: place) != nil { return true }
      // A pattern of names may fit any key; a section's may be the user's own.
      return description(at: place, in: document) != nil && (place != path || slip(atNew: place, in: document) == nil)
    }
    .map { ($0, Self.declaredKeys(in: applicableSubschemas(at: $0.parent, in: document)).sorted()) }
  }
}
