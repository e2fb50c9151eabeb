import SettingsFiles

/// Files whose sections are headings and no more, as php.ini has them: a setting means the same below each.
extension EditingSession {
  /// Where a setting is, or would be looked for, that is named without its section: where it is set, where a comment has
  /// it, among those that begin with the same word, else below the first heading. A name behind its own first word is
  /// below the heading of that, there or not: `xdebug.xdebug.mode`. Nil where a path is meant as it is.
  package func pathBelowHeading(_ path: Path) -> Path? {
    guard schema?.sectionsAreHeadings == true, !path.isRoot, path.steps.allSatisfy({ $0.key != nil }),
      node(at: path) == nil, case let name = Self.joined(path.steps[...]),
      node(at: [.key(name)]) == nil, let root = node(at: .root), root.kind == .object
    else { return nil }
    let headings = root.members.filter { $0.value.kind == .object && Self.isHeading($0.key) }
    if let word = path.steps[0].key, case let own = Self.joined(path.steps.dropFirst()),
      own.lowercased().hasPrefix(word.lowercased() + ".")
    {
      let heading = headings.first { $0.key.lowercased() == word.lowercased() }?.key
      return Path([.key(heading ?? word), .key(own)])
    }
    if path.steps.count > 1, isInSection(path, named: name) { return nil }
    guard let first = headings.first else { return path.steps.count > 1 ? [.key(name)] : nil }
    if let holder = headings.last(where: { $0.value[.key(name)] != nil }) {
      return Path([.key(holder.key), .key(name)])
    }
    let comments = commented.all.map(\.path).filter { path in
      path.steps.count == 2 && path.steps[0].key.map(Self.isHeading) == true
    }
    if let comment = comments.first(where: { $0.last?.key == name }) { return comment }
    var home = first.key
    if let dot = name.firstIndex(of: "."), case let word = name[...dot] {
      let alike = headings.first { heading in heading.value.members.contains { $0.key.hasPrefix(word) } }?.key
      home = alike ?? comments.first { $0.last?.key?.hasPrefix(word) == true }?.steps[0].key ?? home
    }
    return Path([.key(home), .key(name)])
  }

  /// Where a setting is, whether it is named with its section or without.
  package func placeBelowHeading(_ path: Path) -> Path { pathBelowHeading(path) ?? path }

  /// Whether a setting that is not in the text belongs below another heading than that of its path.
  ///
  /// - Parameter homes: where settings of one name belong, as far as that was asked before.
  func isBelowOtherHeading(_ path: Path, knowing homes: inout [String: Path?]) -> Bool {
    guard path.steps.count == 2, let heading = path.steps[0].key, Self.isHeading(heading),
      let name = path.steps[1].key, node(at: path) == nil
    else { return false }
    let home = homes[name] ?? pathBelowHeading([.key(name)])
    homes[name] = home
    return home.map { $0 != path } ?? false
  }

  /// Those of one host or one folder, `HOST=` and `PATH=`, are more than a heading.
  private static func isHeading(_ section: String) -> Bool { !section.contains("=") }

  /// Whether the first step of a path is a section, and the others are no part of a name that is known.
  private func isInSection(_ path: Path, named name: String) -> Bool {
    guard let section = path.steps[0].key else { return true }
    if !Self.isHeading(section) || isDescribedByName(path) { return true }
    return node(at: [.key(section)])?.kind == .object && !isDescribedByName([.key(section), .key(name)])
  }
}
