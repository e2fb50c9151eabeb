import SettingsFiles

/// Keys that hold dots themselves, as those of VS Code's settings do.
extension EditingSession {
  /// The path that is meant by one that was written without quotes around a key that holds dots.
  ///
  /// Steps that lead to nothing are one key where such a key is set or known to the schema: `editor.tabSize` means
  /// `"editor.tabSize"` then. Beside others that begin with the same word, or all have dots, a new key is one too.
  ///
  /// - Complexity: the keys of the objects on the way in which a step leads to nothing.
  package func joiningDottedKeys(of path: Path) -> Path {
    var joined = Path.root
    var rest = path.steps[...]
    // As git does: what is between the names of the section and of the setting is that of a subsection.
    if document.format.hasSubsections, rest.count > 3, rest.allSatisfy({ $0.key != nil }), node(at: path) == nil {
      rest = [rest[0], .key(Self.joined(rest.dropFirst().dropLast())), rest[rest.count - 1]]
      return Path(Array(rest))
    }
    // npm's `ca[]` is a key.
    if path.steps.count > 1, path.last == .end, let list = path.parent, let key = list.last?.key,
      case let whole = (list.parent ?? .root).appending(key + "[]"), node(at: whole) != nil
    {
      return whole.appending(.end)
    }
    while let step = rest.first {
      let count = dottedKeyLength(of: rest, in: (try? document.resolved(joined)) ?? joined)
      joined.steps.append(count > 1 ? .key(Self.joined(rest.prefix(count))) : step)
      rest = rest.dropFirst(count)
    }
    return joined
  }

  /// How many steps are one key; one where the first is a key of its own.
  private func dottedKeyLength(of steps: ArraySlice<Path.Step>, in container: Path) -> Int {
    let most = steps.prefix { $0.key != nil }.count
    guard most > 1, let first = steps.first?.key, case let isFirstKnown = isKnown(first, in: container),
      !isFirstKnown || holdsNothing(container.appending(first))
    else { return 1 }
    let known = (2...most).last { isKnown(Self.joined(steps.prefix($0)), in: container) }
    if known == nil, document.format.facts.hasDottedKeys { return nameLength(of: steps.prefix(most).compactMap(\.key)) }
    return known ?? (!isFirstKnown && hasDottedKeys(beginningWith: first + ".", in: container) ? most : 1)
  }

  /// How many keys are one name where names hold dots: `files`, `exclude` of `files.exclude.**/*.o`, and then the rest.
  ///
  /// A key with a dot is a whole name, and `[python]` is a section.
  private func nameLength(of keys: [String]) -> Int {
    if let first = keys.first?.utf8, first.first == UInt8(ascii: "[") || first.contains(UInt8(ascii: ".")) { return 1 }
    let words = keys.prefix { $0.utf8.allSatisfy { $0.isASCIIAlphanumeric || "_-".utf8.contains($0) } }
    return words.isEmpty ? keys.count : words.count
  }

  private func isKnown(_ key: String, in container: Path) -> Bool {
    let path = container.appending(key)
    return node(at: path) != nil || isDescribedByName(path)
  }

  /// Whether nothing can be inside what is known there: beside `pm` there may be a `pm.max_children`.
  private func holdsNothing(_ path: Path) -> Bool {
    node(at: path)?.kind.isScalar ?? setting(at: path).types.isDisjoint(with: [.object, .array])
  }

  /// Where all values are texts an object with such a name is a section, and says nothing of its neighbours.
  private func hasDottedKeys(beginningWith word: String, in container: Path) -> Bool {
    guard let object = node(at: container), object.kind == .object else { return false }
    let isText = document.format.textValues != nil
    let keys = object.members.filter { !(isText && $0.value.kind == .object) }.map(\.key)
    return keys.contains { $0.hasPrefix(word) }
      || !keys.isEmpty && keys.allSatisfy { $0.utf8.contains(UInt8(ascii: ".")) }
  }

  static func joined(_ steps: ArraySlice<Path.Step>) -> String {
    steps.compactMap(\.key).joined(separator: ".")
  }
}
