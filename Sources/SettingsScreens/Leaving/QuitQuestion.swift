import SettingsFiles
import SettingsSession
import TerminalTables

/// Asks over the present screen what to do with the unsaved changes of a file, or of several at once, and does it.
@MainActor
struct QuitQuestion {
  typealias File = (model: EditingSession, host: DocumentHost)

  /// Those with unsaved changes, one at least.
  let files: [File]
  let navigator: Navigator

  private enum Answer {
    case save, discard, stay
    /// To stay, and to choose among the changes of a file.
    case review(File)
    /// To stay, and to look at a setting.
    case show(Path, File)
  }

  /// The file, where it is one.
  private var only: File? { files.count == 1 ? files[0] : nil }

  /// The question, to be shown when the program is to be left.
  var screen: any Screen {
    navigator.questionBeforeQuit(text: text) { reply in
      table(reply)
    } then: { (answer: Answer?) in
      switch answer {
      case .save: save(files[...])
      case .discard: discard()
      case .review(let file): review(file)
      case .show(let path, let file): navigator.push(SettingsScreen(file.model, host: file.host, showing: path))
      case .stay, nil: break
      }
    }
  }

  private var text: String {
    let count = files.reduce(0) { $0 + $1.model.unsavedChanges.count }.counted("unsaved change")
    guard let model = only?.model else { return "\(count) in \(files.count) files" }
    return "\(count) in \(model.name)" + (model.copyPath.map { "; a copy with them is in \($0)" } ?? "")
  }

  private func table(_ reply: @escaping (Answer) -> Void) -> AnswersTable {
    let (names, all) = only.map { ($0.model.name, "") } ?? ("the \(files.count) files", " all")
    let answers: [AnswersTable.Row] = [
      .answer("Save\(all) and leave", help: "Writes the changes to \(names) and leaves") { _ in reply(.save) },
      .answer("Leave without saving", help: "Leaves \(names) without the changes") { _ in reply(.discard) },
      .answer("Stay", help: "Goes back to the settings") { _ in reply(.stay) },
    ]
    var bindings = [
      KeyBinding("saveAndLeave", keys: [.character("s")], help: "save\(all) and leave") { reply(.save) },
      KeyBinding(
        "leave", keys: [.character("n")], help: "leave without saving", explanation: "Leaves without saving"
      ) { reply(.discard) },
    ]
    if let only {
      bindings.append(
        KeyBinding(
          "diff", keys: [.character("d")], help: "review",
          explanation: "Stays, and lists the changes to choose among them"
        ) { reply(.review(only)) })
    }
    // There may be many changes.
    return AnswersTable(
      title: "Leave?", parts: [.init(rows: answers), .init(rows: rows(reply))], initialFocus: .init(part: 0, row: 0),
      bindings: bindings)
  }

  /// The changes of the file, or the files.
  private func rows(_ reply: @escaping (Answer) -> Void) -> [AnswersTable.Row] {
    guard let only else {
      return files.map { file in
        .change(
          "\(file.model.name): \(file.model.unsavedChanges.count.counted("change"))",
          help: "Enter stays and lists the changes of this file"
        ) { _ in reply(.review(file)) }
      }
    }
    let text = ChangeText(model: only.model)
    return only.model.unsavedChanges.map { change in
      .change(text.text(of: change), help: "Enter stays and goes to this setting") { _ in
        reply(.show(change.path, only))
      }
    }
  }

  /// Saves one after the other; where one is not saved, the others wait, and it is asked about again later.
  private func save(_ rest: ArraySlice<File>) {
    guard let file = rest.first else { return navigator.quit() }
    var saver = DocumentSaver(model: file.model, navigator: navigator, host: file.host)
    saver.savedLater = { save(rest.dropFirst()) }
    saver.save { isSaved in
      if isSaved { save(rest.dropFirst()) } else { navigator.appearAgain() }
    }
  }

  private func review(_ file: File) {
    // Of several, the path says which one it is.
    if only == nil { navigator.push(SettingsScreen(file.model, host: file.host, showing: .root)) }
    navigator.push(ReviewScreen.screen(of: file.model, host: file.host))
  }

  private func discard() {
    files.forEach { $0.model.discardChanges() }
    navigator.appearAgain()
    // Leaves, unless there is something else to ask about.
    navigator.quit()
  }
}
