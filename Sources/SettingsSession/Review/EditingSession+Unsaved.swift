import SettingsFiles

/// What is not saved of a text, with what is around it; it holds until the text changes.
struct UnsavedChanges {
  var list: [UnsavedChange] = []
  /// The settings that have a row by which the change can be seen.
  var places: Set<Path> = []
  /// How many changes are at a place or under it.
  var counts: [Path: Int] = [:]

  init(_ list: [UnsavedChange]) {
    self.list = list
    for change in list {
      // At the place of an entry that was removed there is another now.
      let isGoneEntry = change.kind == .removed && change.path.last?.arrayIndex != nil
      if !isGoneEntry { places.insert(change.path) }
      var place = isGoneEntry ? change.path.parent : change.path
      while let next = place {
        counts[next, default: 0] += 1
        place = next.parent
      }
    }
  }
}

extension EditingSession {
  /// What is not saved, in the order of the tree, each change once: also what was moved or renamed.
  ///
  /// - Complexity: what changed, once a change of the text.
  public var unsavedChanges: [UnsavedChange] { unsaved.list }

  /// Whether a setting itself is not saved as it is.
  public func isUnsaved(_ path: Path) -> Bool {
    history.isModified && unsaved.places.contains(path)
  }

  /// How many unsaved changes there are of a setting and of those in it.
  public func unsavedCount(atOrUnder path: Path) -> Int {
    history.isModified ? unsaved.counts[path] ?? 0 : 0
  }

  private var unsaved: UnsavedChanges {
    if let known = caches.text.unsaved { return known }
    let found = UnsavedChanges(history.isModified ? foundChanges() : [])
    caches.text.unsaved = found
    return found
  }

  private func foundChanges() -> [UnsavedChange] {
    let asked = history.unsavedChanges
    let changes = joined(differences, renames: renames(in: asked)).map { asMoved($0, in: asked) }
    let found = changes + movedMembers(in: asked)
    return found.isEmpty ? [UnsavedChange(.rewritten, textAt: .root)] : found
  }

  /// Where settings had their names before, by where they have them now.
  private func renames(in changes: [Change]) -> [Path: Path] {
    var former: [Path: Path] = [:]
    for case .rename(let path, let key) in changes {
      let now = (path.parent ?? .root).appending(key)
      former[now] = former.removeValue(forKey: path) ?? path
    }
    return former
  }

  private func joined(_ differences: [DocumentDifference], renames: [Path: Path]) -> [UnsavedChange] {
    if renames.isEmpty { return differences.map(UnsavedChange.init) }
    let removed = Dictionary(
      differences.filter { $0.new == nil }.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let pairs = Dictionary(
      uniqueKeysWithValues: differences.filter { $0.old == nil }.compactMap { added in
        renames[added.path].flatMap { removed[$0] }.map { (added.path, $0) }
      })
    let joined = Set(pairs.values.map(\.path))
    return differences.compactMap { difference in
      if difference.new == nil, joined.contains(difference.path) { return nil }
      guard difference.old == nil, let former = pairs[difference.path] else { return UnsavedChange(difference) }
      return UnsavedChange(renaming: former, to: difference)
    }
  }

  /// Of two neighbours in a list that changed places, the one that was asked to move: no difference tells which.
  private func asMoved(_ change: UnsavedChange, in asked: [Change]) -> UnsavedChange {
    guard change.kind == .moved, let former = change.formerPath, let old = former.last?.arrayIndex,
      let new = change.path.last?.arrayIndex, abs(old - new) == 1,
      let other = document.node(at: former)?.value, other == history.saved.node(at: change.path)?.value
    else { return change }
    let otherMove = Change.move(change.path, to: old)
    let last = asked.last { $0 == otherMove || $0 == .move(former, to: new) }
    return last == otherMove ? UnsavedChange(moving: other, beside: change) : change
  }

  /// Members of objects that were moved, by which no value differs.
  private func movedMembers(in changes: [Change]) -> [UnsavedChange] {
    var seen: Set<Path> = []
    return changes.compactMap { change in
      guard case .move(let path, _) = change, path.last?.key != nil, let parent = path.parent,
        seen.insert(path).inserted, let before = history.saved.node(at: parent), let now = document.node(at: parent),
        before.kind == .object, now.kind == .object, before.hasOtherOrder(than: now)
      else { return nil }
      return UnsavedChange(.moved, textAt: path)
    }
  }
}

extension Node {
  /// Whether the keys that two objects have in common are in another order.
  fileprivate func hasOtherOrder(than other: Node) -> Bool {
    let (keys, others) = (members.map(\.key), other.members.map(\.key))
    let common = Set(keys).intersection(others)
    return !keys.filter(common.contains).elementsEqual(others.filter(common.contains))
  }
}
