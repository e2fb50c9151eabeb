import SettingsFiles

extension EditingSession {
  /// Forgets what is not saved.
  public func discardChanges() {
    history = EditHistory(history.saved)
    contested = nil
    recoveryLog?.remove()
    textChanged()
  }

  /// Keeps the document where it came from.
  ///
  /// - Parameters:
  ///   - seen: what another program put there, which the user wants overwritten.
  ///   - place: has a program write it that may where this one may not; nil where this one does.
  @discardableResult
  public func save(
    overwriting seen: SaveConflict? = nil, through place: ((FilePlacement) throws(SaveFailure) -> Void)? = nil
  ) -> SaveOutcome {
    let overwritten = seen?.present.flatMap { try? Document(parsing: $0, as: document.format) }
    let written = seen.flatMap(kept) ?? document
    store.keepPrivate { tellsSecret(at: .root) }
    if history.isModified { rememberOutsideChange() }
    let outcome =
      place.map { store.save(written, overwriting: seen, through: $0) } ?? store.save(written, overwriting: seen)
    if case .saved(let saved) = outcome {
      if let overwritten { history = EditHistory(overwritten, changedTo: written) }
      remember(history, isAlone: saved.hasSameText(as: written))
      history.markSaved(as: saved)
      didSave()
    }
    return outcome
  }

  /// What another program put there, with what is changed here over it; nil where it has to be overwritten as a whole.
  package func kept(over seen: SaveConflict) -> Document? {
    seen.present.flatMap { ThreeWayMerge(base: history.saved, ours: document, theirs: $0).keepingOurs() }
  }

  /// Forgets what was about changes that are saved now; what is not saved yet is kept against a crash.
  func didSave() {
    recoveryLog?.remove()
    keep(history.unsavedEdits())
    contested = nil
    saveNote.reason = nil
    textChanged()
  }

  /// Remembers what is unsaved as saved: it has been written by other means.
  package func noteSaved() {
    guard history.isModified else { return }
    rememberOutsideChange()
    remember(history, isAlone: true)
    history.markSaved(as: document)
  }

  /// Remembers what was saved, where anything was changed; where it cannot be, ``saveNotices`` tells.
  func remember(_ saved: EditHistory, isAlone: Bool) {
    historyNotice = nil
    guard saved.isModified else { return }
    do throws(SaveFailure) {
      try store.record?.remember(journalEntry(of: saved, isAlone: isAlone))
    } catch {
      historyNotice = error.description
    }
  }

  private func rememberOutsideChange() {
    let kept = history.saved
    store.record?.rememberOutsideChange(in: kept) { value, path in
      tellsSecret(DocumentDifference(path: path, old: nil, new: value), formerly: path, from: kept, to: kept)
    }
  }

  /// Writes the document, changes and all, into another file; what is unsaved here stays unsaved.
  ///
  /// - Throws: why it was not written; there is no part of a file then.
  public func copy(to path: String) throws(SaveFailure) {
    try store.copy(document, to: path)
    lastCopy = (path, document.text)
  }

  /// The file that holds a copy of the document as it is now; nil where none does.
  public var copyPath: String? {
    guard let lastCopy, lastCopy.text == document.text else { return nil }
    return lastCopy.path
  }

  /// Lets the next saves write where ``SaveOutcome/readOnly(_:)`` was the answer.
  public func allowReadOnly() {
    store.allowReadOnly()
  }

  /// What the user should know of the last save, and was not told before.
  public var saveNotices: [String] { store.saveNotices + [historyNotice].compactMap(\.self) }

  /// Takes up what another program changed since the document was read or saved, where it did.
  ///
  /// Unsaved changes stay, and are merged with the others as saving does. Where both changed the same places nothing is
  /// taken up; ``isContested`` says so until one of them gives way, and saving asks.
  ///
  /// - Returns: what changed in the document; nil where nothing did.
  public func followOutsideChange() -> [DocumentDifference]? {
    guard let theirs = store.outsideChange() else {
      contested = nil
      return nil
    }
    if let contested, contested.ours == document.text, contested.theirs == theirs.text { return nil }
    let before = document
    var followed = history
    guard followed.rebase(onto: theirs) else {
      contested = Contested(history, theirs)
      return nil
    }
    contested = nil
    store.takeUpOutsideChange()
    history = followed
    // What is kept against a crash was counted in the former text.
    recoveryLog?.remove()
    keep(history.unsavedEdits())
    textChanged()
    return document.differences(from: before, matching: .content)
  }

  /// Whether another program changed the places that are changed and unsaved here.
  public var isContested: Bool { contested != nil }

  /// What another program has made of settings that are changed and unsaved here, by their paths; nil for one that it
  /// removed.
  public var contestedSettings: [Path: Value?] { contested?.settings ?? [:] }

  /// What is the matter with the place where the document is kept, as far as it was looked at; nil where all is well.
  public var condition: StoreCondition? { store.condition }

  /// Takes up what is kept now, as after another program changed it; unsaved changes are lost.
  public func reload() throws(ReloadError) {
    let document = try store.reload()
    contested = nil
    guard !document.hasSameText(as: history.document) || history.isModified else { return }
    history = EditHistory(document)
    recoveryLog?.remove()
    textChanged()
  }

  /// Takes up a document that an earlier session left unsaved: a step that can be taken back.
  public func restore(_ document: Document) {
    keep(history.replace(with: document))
    textChanged()
  }

  /// Writes edits that were made into the recovery log, before anyone sees them.
  func keep(_ edits: [TextEdit]) {
    if !edits.isEmpty { recoveryLog?.append(edits, to: history) }
  }
}

/// Two texts of which each changed what the other one changed too.
struct Contested {
  let ours: [UInt8]
  let theirs: [UInt8]
  /// The settings that both changed, with what the other program made of them.
  let settings: [Path: Value?]

  init(_ history: EditHistory, _ present: Document) {
    ours = history.document.text
    theirs = present.text
    let others = present.differences(from: history.saved)
    // Where entries came or went, what has the place of one may be another.
    let moved = others.filter { $0.old == nil || $0.new == nil }.map(\.path)
      .compactMap { path in if case .index? = path.last { path.parent } else { nil } }
    var settings: [Path: Value?] = [:]
    for difference in history.document.differences(from: history.saved)
    where !moved.contains(where: { $0 != difference.path && $0.isPrefix(of: difference.path) })
      && others.contains(where: { difference.path.isPrefix(of: $0.path) || $0.path.isPrefix(of: difference.path) })
    {
      settings[difference.path] = .some(present.node(at: difference.path)?.value)
    }
    self.settings = settings
  }
}
