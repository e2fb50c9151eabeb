import SettingsFiles
import SettingsSession
import TerminalTables

/// Asks over the present screen what to do with unsaved changes, and does it.
@MainActor
struct QuitQuestion {
  let model: EditingSession
  let host: DocumentHost
  let navigator: Navigator

  /// The question, to be shown when the program is to be left.
  var screen: any Screen {
    let changes = model.unsavedChanges
    let count = changes.count.counted("unsaved change")
    let copy = model.copyPath.map { "; a copy with them is in \($0)" } ?? ""
    return navigator.questionBeforeQuit(text: "\(count) in \(model.name)\(copy)") { reply in
      QuitTable(model: model, changes: changes, reply: reply)
    } then: { (answer: QuitTable.Answer?) in
      switch answer {
      case .save: save()
      case .discard: discard()
      case .review: navigator.push(ReviewScreen.screen(of: model, host: host))
      case .show(let path): navigator.push(SettingsScreen(model, host: host, showing: path))
      case .stay, nil: break
      }
    }
  }

  private func save() {
    var saver = DocumentSaver(model: model, navigator: navigator, host: host)
    saver.savedLater = { navigator.quit() }
    saver.save { isSaved in
      if isSaved { navigator.quit() } else { navigator.appearAgain() }
    }
  }

  private func discard() {
    model.discardChanges()
    navigator.appearAgain()
    // Leaves, unless another file has changes to ask about.
    navigator.quit()
  }
}
