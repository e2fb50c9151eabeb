import SettingsFiles
import SettingsSchema

/// Blocks that the schema knows by their words, of which some have to have a name or other words behind them.
extension EditingSession {
  /// Whether a setting that is not there would be a block, as far as the schema tells: `server` of nginx.
  package func begins(blockAt path: Path) -> Bool {
    let format = document.format
    guard let word = path.last?.key, let container = path.parent, format.takesBlock(at: path),
      !word.utf8.contains(0x20), node(at: path) == nil, setting(at: path).types.contains(.object)
    else { return false }
    return keyExamples(at: container).contains { format.comparable($0) == format.comparable(word) }
  }

  /// Whether the schema knows a word as one that begins blocks with a name behind it, and as nothing else.
  func begins(namedBlock word: String, in container: Path) -> Bool {
    if word.utf8.contains(0x20) || isDescribedByName(container.appending(word)) { return false }
    let (examples, name) = (
      keyExamples(at: container).map(document.format.comparable), document.format.comparable(word)
    )
    return examples.contains(name + " ") && !examples.contains(name)
  }

  /// Why a setting is not written whose path would make a block of a word alone, where such blocks have names; nil where
  /// it makes none.
  ///
  /// - Parameter isThere: whether only blocks count that are in the file, and not those that the schema knows.
  func refusalOfNamelessBlock(around path: Path, isThere: Bool = false) -> String? {
    guard let depth = path.steps.indices.dropLast().first(where: { node(at: Path(Array(path.steps[...$0]))) == nil }),
      let word = path.steps[depth].key, case let container = Path(Array(path.steps[..<depth]))
    else { return nil }
    let isNamed = container.isRoot && !word.contains(" ") && document.format.beginsBlock(word + " any")
    if !isNamed, isDescribedByName(container.appending(word)) { return nil }
    let present = node(at: container)?.blocks(named: word) ?? []
    if present.isEmpty, isThere || !isNamed && !begins(namedBlock: word, in: container) { return nil }
    if present.isEmpty, path.steps[depth + 1].key == nil, depth + 2 < path.steps.count {
      let place = container.appending(word).appending(.end)
      return Self.nameMissing(behind: word) + "; there is none yet: \(place) adds one"
    }
    let lasting = LastingPaths(document)
    let paths = present.map { lasting.path(for: Path(container.steps + $0.steps)).description }
    return Self.nameMissing(behind: word) + (paths.isEmpty ? "" : "; there are \(shown(paths))")
  }

  /// Refuses to take away what is named by the word alone of blocks that are there: which of them is not said.
  package func checkNamesBlock(_ path: Path) throws(SettingError) {
    if node(at: path) == nil, let refusal = refusalOfNamelessBlock(around: path.appending("any"), isThere: true) {
      throw .edit(.unsupported(path, refusal))
    }
  }

  /// Why a section is not added beside one of its name, in a format that reads both as one; nil where none would be.
  func refusalOfSecondSection(around path: Path) -> String? {
    guard document.format.holdsSectionsOnly, path.steps.count > 1, path.steps[1].key == nil,
      let name = path.steps[0].key, !document.format.repeatsSection(name),
      node(at: [.key(name)]).map({ $0.kind == .object }) ?? true
    else { return nil }
    return "sections of one name are one here, so none is a list; another [\(name)] is written in an editor"
  }

  static func nameMissing(behind word: String) -> String { "\(word) has to have a name or other words behind it" }
}
