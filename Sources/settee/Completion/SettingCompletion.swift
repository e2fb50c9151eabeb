import SettingsDocuments
import SettingsSchema
import SettingsSession

/// Completes the paths and values of a file's settings, from what is in it and what its schema knows.
@MainActor
struct SettingCompletion {
  enum What: Equatable {
    case path(String, Paths)
    /// A value of the setting at a path.
    case value(String)
    /// An entry of the list at a path.
    case entry(String)
    /// An entry that is in the list at a path.
    case presentEntry(String)

    /// Whether it is about settings that need not be in a file.
    var isKnown: Bool { if case .path(_, .known) = self { true } else { false } }
  }

  /// Which settings are offered.
  enum Paths {
    /// Those that are set.
    case set
    /// Those that are set, commented out, or declared by the schema.
    case known
    /// The same, and the ends of lists.
    case toSet
  }

  let session: EditingSession
  /// Nobody reads more, and a shell would take long to show them.
  private static let mostWords = 1000

  func completions(of what: What) -> Completions {
    switch what {
    case .path(let typed, let paths): self.paths(typed, paths)
    case .value(let path): values(at: path)
    case .entry(let path): values(at: path + (path.hasPrefix("/") ? "/-" : "[]"))
    case .presentEntry(let path): entries(of: path)
    }
  }

  // MARK: - Paths

  /// Where a path leads that was typed whole; nil where that is none.
  private func path(_ written: String) -> Path? {
    (try? Path(parsing: written)).flatMap { try? session.document.resolved($0) }
  }

  private func paths(_ typed: String, _ paths: Paths) -> Completions {
    let written = PathBeginning(typed, joinsKeysByDots: session.document.format.syntax.joinsKeysByDots)
    guard let place = written.parent.flatMap(path) else { return Completions() }
    let node = session.document.node(at: place)
    var words: [Completion] = []
    if paths == .toSet, node?.kind == .array || node?.mayBeRepeated == true && written.opensBracket {
      words.append(Completion(text: written.text(of: .end), summary: "a new entry"))
    }
    for (child, step) in children(of: place, node, written) {
      if paths == .set, session.node(at: child) == nil { continue }
      words += self.words(for: child, written.text(of: step), paths, written)
      if words.count >= Self.mostWords { break }
    }
    return Completions(words: words)
  }

  /// What is in a list or an object, each with the step that leads to it, in the words that were begun.
  private func children(of place: Path, _ node: Node?, _ written: PathBeginning) -> [(Path, Path.Step)] {
    guard let node, written.opensBracket, node.kind == .array || node.mayBeRepeated else {
      let isFirst = node?.kind == .array && node?.mayBeRepeated == true && !written.isPointer
      let holder = isFirst ? place.appending(0) : place
      return session.childPaths(of: holder).compactMap { path in path.last.map { (path, $0) } }
    }
    let names = LastingPaths(session.document, others: ["name", "id", "key"])
    let items = node.kind == .array ? Array(node.elements) : [node]
    return items.prefix(Self.mostWords).enumerated().map { index, item in
      let name = written.beginsIndex ? nil : names.selector(of: item)
      return (node.kind == .array ? place.appending(index) : place, name.map(Path.Step.item) ?? .index(index))
    }
  }

  private func words(
    for path: Path, _ text: String, _ paths: Paths, _ written: PathBeginning
  ) -> [Completion] {
    let summary = summary(of: path)
    let kind = session.node(at: path)?.kind
    if paths == .toSet, kind == .array || (kind == nil && session.setting(at: path).control == .list) {
      return [
        Completion(text: text + "+=", summary: summary, goesOn: true),
        Completion(text: text + written.entrySign, summary: summary, goesOn: true),
      ]
    }
    guard session.hasChildren(at: path, onlySet: paths == .set) else {
      return [Completion(text: text, summary: summary)]
    }
    let further = Completion(
      text: text + (kind == .array ? written.entrySign : written.keySign), summary: summary, goesOn: true)
    return paths == .toSet ? [further] : [Completion(text: text, summary: summary), further]
  }

  private func summary(of path: Path) -> String {
    let setting = session.setting(at: path)
    let words = setting.summary ?? setting.title ?? ""
    return words.split(separator: "\n").first.map(String.init)
      ?? SettingExpectation.text(for: setting, in: session.document.format)
  }

  // MARK: - Values

  /// What is in a list, or in one within a text.
  private func entries(of written: String) -> Completions {
    guard let path = path(written), let node = session.node(at: path), !session.tellsSecret(at: path)
    else { return Completions() }
    if let text = node.string, let items = session.textItems(at: path) {
      return Completions(words: items.items(of: text).map { Completion(text: $0) })
    }
    let entries = node.kind == .array ? Array(node.elements.prefix(Self.mostWords)) : [node]
    return Completions(words: entries.filter(\.kind.isScalar).map { Completion(text: ValueText.plain($0.value)) })
  }

  private func values(at written: String) -> Completions {
    guard let path = path(written) else { return Completions() }
    let setting = session.setting(at: path)
    if setting.control == .path { return Completions(files: .files) }
    if session.isSecret(path) { return Completions() }
    let present = session.writtenNode(at: path)?.value
    var all = setting.choices.map { choice in
      (choice.value, (choice.summary ?? choice.title ?? "").split(separator: "\n").first.map(String.init) ?? "")
    }
    if setting.choices.isEmpty {
      if setting.types == .boolean || present?.kind == .boolean { all += [(true, ""), (false, "")] }
      if let present, !present.isContainer { all.append((present, "as it is")) }
      if case .string(let text)? = present, let opposite = BooleanWords.opposite(of: text) {
        all.append((.string(opposite), ""))
      }
      if let standard = setting.defaultValue { all.append((standard, "default")) }
      all += setting.examples.map { ($0, "example") }
    }
    let words = all.filter { !$0.0.isContainer }.map { value, summary in
      Completion(text: ValueText.plain(value), summary: summary)
    }
    return Completions(words: words.filter { !$0.text.isEmpty }.uniqued(on: \.text))
  }
}

extension EditingSession {
  fileprivate func hasChildren(at path: Path, onlySet: Bool) -> Bool {
    if let node = node(at: path), node.kind != .null {
      return node.children.count > 0 || (!onlySet && node.kind == .object)
    }
    return !onlySet && setting(at: path).control == .object && !childPaths(of: path).isEmpty
  }
}

/// The beginning of a path that is being typed, in either of its forms.
struct PathBeginning {
  let isPointer: Bool
  private let joinsKeysByDots: Bool
  /// The path of what the last key is in, as it was typed; nil where that is no path.
  let parent: String?
  /// Whether an index or what an item has is typed.
  let opensBracket: Bool
  /// Whether an index is.
  let beginsIndex: Bool

  init(_ typed: String, joinsKeysByDots: Bool = false) {
    isPointer = typed.hasPrefix("/")
    self.joinsKeysByDots = joinsKeysByDots && !isPointer
    if self.joinsKeysByDots {
      parent = ""
    } else if isPointer {
      parent = typed.lastIndex(of: "/").map { String(typed[..<$0]) }
    } else {
      parent = Self.lastSign(in: typed).map { String(typed[..<$0]) } ?? ""
    }
    let rest = typed.dropFirst(parent?.count ?? 0)
    opensBracket = !isPointer && !self.joinsKeysByDots && rest.first == "["
    beginsIndex = opensBracket && rest.dropFirst().first?.isNumber == true
  }

  /// The last dot or bracket that is neither between quotes nor in brackets.
  private static func lastSign(in typed: String) -> String.Index? {
    var scan = DottedPathScan()
    return typed.utf8.indices.filter { scan.isMark(typed.utf8[$0]) && ".[".utf8.contains(typed.utf8[$0]) }.last
  }

  /// What follows a list before the number of an entry.
  var entrySign: String { isPointer ? "/" : "[" }
  /// What follows an object before a key.
  var keySign: String { isPointer ? "/" : "." }

  /// The path to what a step leads to from the parent, in the form that was begun.
  func text(of step: Path.Step) -> String {
    if joinsKeysByDots, let key = step.key { return key }
    let parent = parent ?? ""
    if isPointer { return parent + Path([step]).pointer }
    return parent + (step.key == nil || parent.isEmpty ? "" : keySign) + Path([step]).description
  }
}
