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

  /// - Returns: whether it is saved.
  @discardableResult
  func save(overwriting seen: SaveConflict? = nil) -> Bool {
    let count = review?.chosenCount ?? model.unsavedChanges.count
    let left = review?.leftOut.count ?? 0
    let written = model.document
    let outcome = navigator.work("Saving \(model.name)… Ctrl-C stops", isOffered: false) {
      if let review { model.save(review, overwriting: seen) } else { model.save(overwriting: seen) }
    }
    switch outcome {
    case .saved:
      let isMerged = !model.document.hasSameText(as: written)
      var changes = count == 1 ? "saved 1 change" : "saved \(count) changes"
      if left > 0 { changes += ", \(left) left unsaved" }
      let said = isMerged ? "\(changes), beside what another program changed meanwhile" : changes
      navigator.show(message: ([said] + model.saveNotices).joined(separator: "; "))
      return true
    case .conflict(let conflict): ask(about: conflict)
    case .readOnly(let reason): askWhetherToReplace(reason)
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
      case .overwrite: save(overwriting: conflict)
      case .reload: reload()
      case .back, nil: break
      }
    }
  }

  /// The file says that it is not to be written.
  private func askWhetherToReplace(_ reason: String) {
    let choices = [
      DialogChoice(
        "Go back, and leave the file as it is", value: false, help: "Nothing is written, and nothing is lost"),
      DialogChoice(
        "Replace it all the same", value: true, help: "Writes a new file with the same mode in its place",
        isDestructive: true),
    ]
    navigator.choose("Not saved", text: "\(model.name): \(reason)", from: choices) { replaces in
      guard replaces == true else { return }
      model.allowReadOnly()
      save()
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
