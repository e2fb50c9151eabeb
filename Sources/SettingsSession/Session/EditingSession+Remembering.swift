import Libc
import SettingsDocuments

/// What a later run must know of a change: how settings were before they were set, and the bytes that changed. No
/// secret is in it.
extension EditingSession {
  /// The entry for all that changed since the last save.
  ///
  /// - Parameter isAlone: whether the saved text is this session's own; nobody else's change is in it.
  func journalEntry(isAlone: Bool) -> JournalEntry {
    let edits = isAlone && !tellsSecrets(history.unsavedChanges) ? recordedEdits() : nil
    // From one size to the next, the length of a secret could be told.
    return JournalEntry(
      time: Self.milliseconds, size: edits.map { _ in document.text.count }, settings: changedSettings(), edits: edits)
  }

  private static var milliseconds: Int {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return now.tv_sec * 1000 + now.tv_nsec / 1_000_000
  }

  /// How a setting was before it was set, in this session or an earlier one; nil where nobody knows.
  func formerState(of path: Path) -> FormerState? {
    history.saved.node(at: path) == nil ? formerState(of: path, in: history.saved) : store.formerState(of: path)
  }

  private func formerState(of path: Path, in document: Document) -> FormerState {
    document.commentedText(at: path).map(FormerState.commented) ?? .absent
  }

  // MARK: - Settings

  private func changedSettings() -> [JournalEntry.Setting] {
    var seen: Set<Path> = []
    return history.unsavedChanges.flatMap(places).filter { seen.insert($0.path).inserted }.compactMap(changedSetting)
  }

  /// Where a change leaves nothing as it was known, and where a setting may have come or gone.
  private func places(of change: Change) -> [(path: Path, isShifted: Bool)] {
    switch change {
    case .rename(let path, let key): [(path, true), ((path.parent ?? .root).appending(key), true)]
    case .insert(let path, _), .move(let path, _), .duplicate(let path, .index): [(path.parent ?? .root, true)]
    case .duplicate(let path, let step): [((path.parent ?? .root).appending(step), false)]
    case .insertMember(let path, _, _): [(path.parent ?? .root, true), (path, false)]
    case .remove(let path) where history.saved.node(at: path)?.parent?.kind == .array: [(path.parent ?? .root, true)]
    case .set(let path, _): ancestorsMade(for: path).map { ($0, false) } + [(path, false)]
    case .remove(let path), .reset(let path, _): [(path, false)]
    }
  }

  /// The objects that setting a path made, outermost first.
  private func ancestorsMade(for path: Path) -> [Path] {
    var made: [Path] = []
    var place = path
    while let parent = place.parent, history.saved.node(at: parent) == nil {
      made.insert(parent, at: 0)
      place = parent
    }
    return made
  }

  private func changedSetting(_ place: (path: Path, isShifted: Bool)) -> JournalEntry.Setting? {
    let path = place.path
    if place.isShifted { return JournalEntry.Setting(path: path, former: nil) }
    switch (history.saved.node(at: path), document.node(at: path)) {
    case (nil, let node?):
      let former = formerState(of: path, in: history.saved)
      let isTold = isTold(former, of: node, at: path)
      return JournalEntry.Setting(path: path, former: isTold ? former : history.saved.formerStateWithoutValue(of: path))
    case (_?, nil): return JournalEntry.Setting(path: path, former: nil)
    default: return nil
    }
  }

  private func isTold(_ former: FormerState, of node: Node, at path: Path) -> Bool {
    guard case .commented(let line) = former else { return true }
    // What was no object tells nothing of its members.
    let isOfNull = path.parent.flatMap { history.saved.node(at: $0)?.isNull } ?? false
    if isOfNull, !history.saved.commentedSettings.contains(where: { $0.path == path }) { return true }
    return !tellsSecret(node, at: path) && !SecretNames(inferenceTable: inferenceTable).mayBe(inSetting: line.utf8)
  }

  // MARK: - Edits

  private func tellsSecrets(_ changes: [Change]) -> Bool {
    Set(changes.map(\.path)).contains { path in
      tellsSecret(history.saved.node(at: path), at: path) || tellsSecret(document.node(at: path), at: path)
    }
  }

  /// The edits since the last save; nil where their lines may tell a secret.
  private func recordedEdits() -> [JournalEntry.Edit]? {
    let edits = history.unsavedEdits()
    let names = SecretNames(inferenceTable: inferenceTable)
    let before = history.saved
    for (edit, inverse) in zip(edits, edits.inverse(in: before.text)) {
      if names.mayBe(in: before.surroundings(of: edit.range)) { return nil }
      if names.mayBe(in: document.surroundings(of: inverse.range)) { return nil }
    }
    return edits.map { edit in
      JournalEntry.Edit(
        offset: edit.range.lowerBound, old: String(decoding: before.text[edit.range], as: UTF8.self),
        new: String(decoding: edit.replacement, as: UTF8.self))
    }
  }
}

extension Document {
  /// The line of comment that a setting is, with nothing in the place of its value: the explanations around it keep
  /// their place, and the value is told to nobody.
  fileprivate func formerStateWithoutValue(of path: Path) -> FormerState {
    guard let setting = commentedSettings.first(where: { $0.path == path }) else { return .absent }
    let (line, value) = (setting.line, setting.valueSpan)
    let rest = text[line.lowerBound..<value.lowerBound] + text[value.upperBound..<line.upperBound]
    let end = rest.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }.map { $0 + 1 } ?? rest.startIndex
    return .commented(String(decoding: rest[..<end], as: UTF8.self))
  }

  /// A range of bytes with the rest of its lines, as far as a name for it may be away.
  fileprivate func surroundings(of range: Range<Int>) -> ArraySlice<UInt8> {
    let lineFeed = UInt8(ascii: "\n")
    let before = text[max(0, range.lowerBound - 512)..<range.lowerBound]
    let after = text[range.upperBound..<min(text.count, range.upperBound + 512)]
    let start = before.lastIndex(of: lineFeed).map { $0 + 1 } ?? before.startIndex
    return text[start..<(after.firstIndex(of: lineFeed) ?? after.endIndex)]
  }
}
