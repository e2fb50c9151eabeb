import SettingsDocuments

extension EditingSession {
  /// Forgets what is not saved.
  public func discardChanges() {
    history = EditHistory(history.saved)
    recoveryLog?.remove()
    textChanged()
  }

  /// Keeps the document where it came from.
  ///
  /// - Parameter seen: what another program put there, which the user wants overwritten.
  @discardableResult
  public func save(overwriting seen: SaveConflict? = nil) -> SaveOutcome {
    let written = document
    let outcome = store.save(written, overwriting: seen)
    if case .saved(let saved) = outcome {
      if history.isModified {
        store.remember(journalEntry(of: history, isAlone: seen == nil && saved.hasSameText(as: written)))
      }
      history.markSaved(as: saved)
      recoveryLog?.remove()
      contested = nil
      textChanged()
    }
    return outcome
  }

  /// Lets the next saves write where ``SaveOutcome/readOnly(_:)`` was the answer.
  public func allowReadOnly() {
    store.allowReadOnly()
  }

  /// What the user should know of the last save, and was not told before.
  public var saveNotices: [String] { store.saveNotices }

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
    let pair = Contested(ours: document.text, theirs: theirs.text)
    if contested == pair { return nil }
    let before = document
    var followed = history
    guard followed.rebase(onto: theirs) else {
      contested = pair
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

  /// Takes up what is kept now, as after another program changed it; unsaved changes are lost.
  public func reload() throws(ReloadError) {
    let document = try store.reload()
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
struct Contested: Equatable {
  let ours: [UInt8]
  let theirs: [UInt8]
}
