import SettingsFiles
import SettingsSession
import TerminalTables

/// Saves a document and says what became of it; asks the program that reads it, and the user where another program changed
/// the same settings.
@MainActor
struct DocumentSaver {
  let model: EditingSession
  let navigator: Navigator
  let host: DocumentHost
  /// What is left out of what is saved; nil for nothing.
  var review: Review?
  /// Shows a setting, from the screen that saves; nil for a screen over it.
  var show: ((Path) -> Void)?
  /// What follows where it is not saved at first, and is once the user has said how.
  var savedLater: () -> Void = {}

  /// What is offered where the file may not be written.
  var otherWays: OtherWaysToSave? { host.otherWaysToSave }

  /// The program that reads the document, which is asked first; nil for none.
  private var program: DocumentProgram? { host.program }

  /// Saves, unless the program that reads the document does not take it and the user goes back.
  ///
  /// - Parameter then: called with whether it is saved, at once or when the program has been asked. What is asked where it is
  ///   not has its own consequences.
  func save(then: @escaping (Bool) -> Void = { _ in }) {
    if host.asksWhy() { return askWhy(then) }
    saveAsked(then)
  }

  /// Asks why it is changed, for the history; nothing said is an answer too.
  private func askWhy(_ then: @escaping (Bool) -> Void) {
    navigator.prompt("Why is it changed?", text: "For the history; Enter alone says nothing.") { reason in
      guard let reason else { return then(false) }
      model.saveNote.reason = reason.isEmpty ? nil : reason
      saveAsked(then)
    }
  }

  private func saveAsked(_ then: @escaping (Bool) -> Void) {
    guard let program, program.isAskedBeforeSaving() else { return then(write()) }
    ask(program, then)
  }

  /// Writes the document, whatever a program says of it.
  ///
  /// - Returns: whether it is saved.
  @discardableResult
  func write(overwriting seen: SaveConflict? = nil, remark: String = "") -> Bool {
    save(by: "", overwriting: seen, remark: remark) {
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
  ///   - remark: what is said besides.
  ///   - attempt: saves.
  func save(
    by program: String, overwriting seen: SaveConflict?, remark: String = "", _ attempt: () -> SaveOutcome
  ) -> Bool {
    let paths = changedPaths
    let count = review?.chosenCount ?? model.unsavedChanges.count
    let left = review?.leftOut.count ?? 0
    let written = model.document
    switch attempt() {
    case .saved:
      let isMerged = !model.document.hasSameText(as: written)
      var changes = count == 0 ? "written again" : "saved \(count.counted("change"))"
      if !program.isEmpty { changes += " by \(program)" }
      if left > 0 { changes += ", \(left) left unsaved" }
      let said = isMerged ? "\(changes), beside what another program changed meanwhile" : changes
      let notices = ([said + effects(of: paths), remark] + model.saveNotices).filter { !$0.isEmpty }
      navigator.show(message: notices.joined(separator: "; "))
      return true
    case .conflict(let conflict): ask(about: conflict)
    case .readOnly(let reason): ask(.replace, "\(model.name): \(reason).", overwriting: seen)
    case .failed(let failure) where program.isEmpty && failure.isRefusal && otherWays != nil:
      ask(nil, "\(failure).", overwriting: seen)
    case .failed(let failure): navigator.show(message: failure.description, isError: true)
    }
    return false
  }

  /// The settings that are written.
  private var changedPaths: [Path] {
    guard let review else { return model.unsavedChanges.map(\.path) }
    return review.changes.indices.filter(review.isChosen).map { review.changes[$0].path }
  }

  /// What it takes until these changes hold, in words.
  private func effects(of paths: [Path]) -> String {
    guard let program else { return "" }
    program.lastEffects = program.effects(paths)
    program.savedSettings += paths.filter { !program.savedSettings.contains($0) }
    let needed = program.lastEffects.map { " · " + $0.words }.joined()
    if needed.isEmpty || program.applying == nil { return needed }
    // Another session may have made one meanwhile.
    program.hasWaiting = true
    return needed + (program.waiting == nil ? ": A applies it" : ": A asks about what waits first")
  }

  /// Another program changed the same settings since the document was read.
  private func ask(about conflict: SaveConflict) {
    let present = PresentFile(of: model, conflict)
    navigator.present(text: present.explanation) { reply in
      present.question(for: model, reply: reply)
    } then: { (answer: PresentFile.Answer?) in
      switch answer {
      case .overwrite: writeLater(overwriting: conflict)
      case .reload: reload()
      case .back, nil: break
      }
    }
  }

  /// Writes as the user has said, after it could not be written at first.
  func writeLater(overwriting seen: SaveConflict?) {
    let isSaved = write(overwriting: seen)
    navigator.appearAgain()
    if isSaved { savedLater() }
  }

  private func reload() {
    navigator.attempt { () throws(ReloadError) in
      try model.reload()
      navigator.appearAgain()
      navigator.show(message: "read again")
    }
  }
}
