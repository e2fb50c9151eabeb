import SettingsFiles
import SettingsSession
import TerminalTables

/// Asks over the present screen what to do with unsaved changes, and does it.
@MainActor
struct QuitQuestion {
  let model: EditingSession
  let host: DocumentHost
  let navigator: Navigator

  private enum Answer {
    case save, discard, stay
    /// To stay, and to choose among the changes.
    case review
    /// To stay, and to look at a setting.
    case show(Path)
  }

  /// The question, to be shown when the program is to be left.
  var screen: any Screen {
    let changes = model.unsavedChanges
    let count = changes.count.counted("unsaved change")
    let copy = model.copyPath.map { "; a copy with them is in \($0)" } ?? ""
    return navigator.questionBeforeQuit(text: "\(count) in \(model.name)\(copy)") { reply in
      table(of: changes, reply: reply)
    } then: { (answer: Answer?) in
      switch answer {
      case .save: save()
      case .discard: discard()
      case .review: navigator.push(ReviewScreen.screen(of: model, host: host))
      case .show(let path): navigator.push(SettingsScreen(model, host: host, showing: path))
      case .stay, nil: break
      }
    }
  }

  private func table(of changes: [UnsavedChange], reply: @escaping (Answer) -> Void) -> AnswersTable {
    let text = ChangeText(model: model)
    let shown = changes.map { change in
      AnswersTable.Row.change(text.text(of: change), help: "Enter stays and goes to this setting") { _ in
        reply(.show(change.path))
      }
    }
    let answers: [AnswersTable.Row] = [
      .answer("Save and leave", help: "Writes the changes to \(model.name) and leaves") { _ in reply(.save) },
      .answer("Leave without saving", help: "Leaves \(model.name) as it was") { _ in reply(.discard) },
      .answer("Stay", help: "Goes back to the settings") { _ in reply(.stay) },
    ]
    // There may be many changes.
    return AnswersTable(
      title: "Leave?", parts: [.init(rows: answers), .init(rows: shown)], initialFocus: .init(part: 0, row: 0),
      bindings: [
        KeyBinding("saveAndLeave", keys: [.character("s")], help: "save and leave") { reply(.save) },
        KeyBinding(
          "leave", keys: [.character("n")], help: "leave without saving", explanation: "Leaves without saving"
        ) { reply(.discard) },
        KeyBinding(
          "diff", keys: [.character("d")], help: "review",
          explanation: "Stays, and lists the changes to choose among them"
        ) { reply(.review) },
      ])
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
