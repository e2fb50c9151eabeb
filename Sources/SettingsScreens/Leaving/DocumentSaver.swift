import SettingsDocuments
import SettingsSession
import TerminalTables

/// Saves a document and says what became of it; asks where another program changed the same settings.
@MainActor
struct DocumentSaver {
  let model: EditingSession
  let navigator: Navigator
  /// What is left out of what is saved; nil for nothing.
  var review: Review?
  /// What is offered where the file may not be written.
  var otherWays: OtherWaysToSave?

  /// - Returns: whether it is saved.
  @discardableResult
  func save(overwriting seen: SaveConflict? = nil) -> Bool {
    save(by: "", overwriting: seen) {
      navigator.work("Saving \(model.name)… Ctrl-C stops", isOffered: false) {
        if let review { model.save(review, overwriting: seen) } else { model.save(overwriting: seen) }
      }
    }
  }

  /// Saves, and says what became of it.
  ///
  /// - Parameters:
  ///   - program: the program that does it, where it is another one; else empty.
  ///   - seen: what another program put there, and the user wants overwritten; kept for another way to save.
  ///   - attempt: saves.
  func save(by program: String, overwriting seen: SaveConflict?, _ attempt: () -> SaveOutcome) -> Bool {
    let count = review?.chosenCount ?? model.unsavedChanges.count
    let left = review?.leftOut.count ?? 0
    let written = model.document
    switch attempt() {
    case .saved:
      let isMerged = !model.document.hasSameText(as: written)
      var changes = count == 1 ? "saved 1 change" : "saved \(count) changes"
      if !program.isEmpty { changes += " by \(program)" }
      if left > 0 { changes += ", \(left) left unsaved" }
      let said = isMerged ? "\(changes), beside what another program changed meanwhile" : changes
      navigator.show(message: ([said] + model.saveNotices).joined(separator: "; "))
      return true
    case .conflict(let conflict): ask(about: conflict)
    case .readOnly(let reason): ask(.replace, "\(model.name): \(reason).", overwriting: seen)
    case .failed(let failure) where program.isEmpty && failure.isRefusal && otherWays != nil:
      ask(nil, "\(failure).", overwriting: seen)
    case .failed(let failure): navigator.show(message: failure.description, isError: true)
    }
    return false
  }

  /// Another program changed the same settings since the document was read.
  private func ask(about conflict: SaveConflict) {
    let present = PresentFile(of: model, conflict)
    navigator.present(text: present.explanation) { reply in
      ConflictTable(present, of: model, reply: reply)
    } then: { (answer: ConflictTable.Answer?) in
      switch answer {
      case .overwrite:
        save(overwriting: conflict)
        navigator.appearAgain()
      case .reload: reload()
      case .back, nil: break
      }
    }
  }

  private func reload() {
    do throws(ReloadError) {
      try model.reload()
      navigator.appearAgain()
      navigator.show(message: "read again")
    } catch {
      navigator.show(message: error.description, isError: true)
    }
  }
}
