import SettingsFiles

extension EditingSession {
  /// The entry for what a save wrote: all that changed since the last one, or a part of it.
  ///
  /// - Parameter isAlone: whether the saved text is this session's own; nobody else's change is in it.
  func journalEntry(of history: EditHistory, isAlone: Bool) -> JournalEntry {
    SavedStep(session: self, history: history).entry(isAlone: isAlone)
  }

  /// How a setting was before it was set, in this session or an earlier one; nil where nobody knows.
  func formerState(of path: Path) -> FormerState? {
    history.saved.node(at: path) == nil
      ? history.saved.formerState(of: path, in: document) : store.record?.formerState(of: path)
  }
}

/// What a later run must know of a change: how settings were before they were set, and the bytes that changed. No
/// secret is in it.
@MainActor
private struct SavedStep {
  let session: EditingSession
  let history: EditHistory

  private var document: Document { history.document }
  private var names: SecretNames { SecretNames(inferenceTable: session.inferenceTable) }

  func entry(isAlone: Bool) -> JournalEntry {
    let edits =
      isAlone && !tellsSecrets(history.unsavedChanges)
      ? recorded(history.unsavedEdits(), from: history.saved.text, to: document.text) : nil
    let steps = isAlone ? recordedSteps(allAtOnce: edits) : [JournalEntry.Step(kind: .made, edits: nil)]
    let isOneStep = steps.count == 1 && steps.first?.kind == .made
    let settings = history.unsavedChanges.flatMap(places).uniqued(on: \.path).compactMap(changedSetting)
    // From one size to the next, the length of a secret could be told.
    var entry = JournalEntry(
      time: TimeText.now, size: edits.map { _ in document.text.count }, settings: settings, edits: edits,
      hash: steps.last?.edits == nil ? nil : TextHash(document.text).text, steps: isOneStep ? nil : steps)
    entry.origin = .ofThisProcess(by: session.saveNote.tool)
    entry.reason = session.saveNote.reason
    entry.changes = JournalEntry.ChangedSetting.list(
      history.unsavedDifferences(), from: history.saved, to: document
    ) { session.tellsSecret($0, formerly: $1, from: history.saved, to: document) }
    return entry
  }

  // MARK: - Settings

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
      let former = history.saved.formerState(of: path, in: document)
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
    return !session.tellsSecret(node, at: path) && !names.mayBe(inSetting: line.utf8)
  }

  // MARK: - Edits

  private func tellsSecrets(_ changes: [Change]) -> Bool {
    Set(changes.map(\.path)).contains { path in
      session.tellsSecret(history.saved.node(at: path), at: path)
        || session.tellsSecret(document.node(at: path), at: path)
    }
  }

  /// Edits as they are remembered; nil where their lines, before or after them, may tell a secret.
  private func recorded(_ edits: [TextEdit], from before: [UInt8], to after: [UInt8]) -> [JournalEntry.Edit]? {
    let names = names
    for (edit, inverse) in zip(edits, edits.inverse(in: before)) {
      if names.mayBe(in: before.surroundings(of: edit.range)) { return nil }
      if names.mayBe(in: after.surroundings(of: inverse.range)) { return nil }
    }
    return edits.map { edit in
      JournalEntry.Edit(
        offset: edit.range.lowerBound, old: String(decoding: before[edit.range], as: UTF8.self),
        new: String(decoding: edit.replacement, as: UTF8.self))
    }
  }

  // MARK: - Steps

  /// More steps than these are remembered as one.
  private static let mostSteps = 32

  /// What was done since the last save, a step after the other; without edits where a step tells a secret.
  private func recordedSteps(allAtOnce: [JournalEntry.Edit]?) -> [JournalEntry.Step] {
    let steps = history.unsavedSteps
    if steps.count <= 1 || steps.count > Self.mostSteps {
      let isMade = steps.count != 1 || steps.first?.kind == .made
      return [JournalEntry.Step(kind: isMade ? .made : steps[0].kind.journaled, edits: allAtOnce)]
    }
    var before = history.saved.text
    var secret: Set<Path> = []
    return steps.map { unsaved in
      let step = unsaved.step
      let after = step.edits.applied(to: before)
      defer { before = after }
      let places = step.changes.map(\.path.withoutPlaces)
      // What holds a secret that was set before, or is in one, may tell it again.
      let isNear = places.contains { place in secret.contains { $0.isPrefix(of: place) || place.isPrefix(of: $0) } }
      if isNear || step.changes.contains(where: tellsSecret) {
        secret.formUnion(places)
        return JournalEntry.Step(kind: unsaved.kind.journaled, edits: nil)
      }
      return JournalEntry.Step(kind: unsaved.kind.journaled, edits: recorded(step.edits, from: before, to: after))
    }
  }

  private func tellsSecret(_ change: Change) -> Bool {
    if tellsSecrets([change]) { return true }
    switch change {
    case .set(let path, let value), .insert(let path, let value), .insertMember(let path, let value, _):
      return session.isSecret(path) || names.isSecret(path.last?.key) || session.holdsSecret(value, at: path)
    case .rename(let path, let key): return tellsSecrets([.remove((path.parent ?? .root).appending(key))])
    default: return false
    }
  }
}

extension Document {
  /// How a setting is that is not set here and is in another document.
  fileprivate func formerState(of path: Path, in other: Document) -> FormerState {
    commentedText(at: path, takenIn: other).map(FormerState.commented) ?? .absent
  }

  /// The line of comment that a setting is, with nothing in the place of its value: the explanations around it keep
  /// their place, and the value is told to nobody.
  fileprivate func formerStateWithoutValue(of path: Path) -> FormerState {
    guard let setting = commentedSettings.first(where: { $0.path == path }) else { return .absent }
    let (line, value) = (setting.line, setting.valueSpan)
    let rest = text[line.lowerBound..<value.lowerBound] + text[value.upperBound..<line.upperBound]
    let end = rest.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }.map { $0 + 1 } ?? rest.startIndex
    return .commented(String(decoding: rest[..<end], as: UTF8.self))
  }
}

extension EditingSession {
  /// Whether a difference of two texts of this document tells a secret: by where it is, its values, or what is around it.
  ///
  /// - Parameter former: where the setting was in the earlier one.
  package func tellsSecret(
    _ difference: DocumentDifference, formerly former: Path, from old: Document, to new: Document
  ) -> Bool {
    let names = SecretNames(inferenceTable: inferenceTable)
    return [(old, former), (new, difference.path)].contains { document, path in
      guard let node = document.node(at: path) else { return false }
      return tellsSecret(node, at: path) || names.mayBe(in: document.text.surroundings(of: node.span))
    } || [difference.old, difference.new].contains { $0.map { tellsSecret($0, at: difference.path) } ?? false }
  }
}

extension [UInt8] {
  /// A range of bytes with the rest of its lines, as far as a name for it may be away.
  fileprivate func surroundings(of range: Range<Int>) -> ArraySlice<UInt8> {
    let lineFeed = UInt8(ascii: "\n")
    let before = self[Swift.max(0, range.lowerBound - 512)..<range.lowerBound]
    let after = self[range.upperBound..<Swift.min(count, range.upperBound + 512)]
    let start = before.lastIndex(of: lineFeed).map { $0 + 1 } ?? before.startIndex
    return self[start..<(after.firstIndex(of: lineFeed) ?? after.endIndex)]
  }
}

extension EditHistory.UnsavedStep.Kind {
  fileprivate var journaled: JournalEntry.Step.Kind {
    switch self {
    case .made: .made
    case .undone: .undone
    case .redone: .redone
    }
  }
}
