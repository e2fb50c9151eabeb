import SettingsSession
import TerminalTables

/// Asks once what to do with the unsaved changes of several files, and does it with all of them.
@MainActor
struct QuitQuestionOfFiles {
  typealias File = (model: EditingSession, host: DocumentHost)

  let files: [File]
  let navigator: Navigator

  private enum Answer {
    case save, discard, stay
    /// To stay, and to look at the changes of one file.
    case review(Int)
  }

  /// The question, to be shown when the program is to be left.
  var screen: any Screen {
    let count = files.reduce(0) { $0 + $1.model.unsavedChanges.count }
    return navigator.questionBeforeQuit(
      text: "\(count.counted("unsaved change")) in \(files.count) files"
    ) { reply in
      table(reply)
    } then: { (answer: Answer?) in
      switch answer {
      case .save: save(files[...])
      case .discard: discard()
      case .review(let place): review(files[place])
      case .stay, nil: break
      }
    }
  }

  private func table(_ reply: @escaping (Answer) -> Void) -> AnswersTable {
    AnswersTable(
      title: "Leave?",
      changes: files.enumerated().map { place, file in
        .init(
          "\(file.model.name): \(file.model.unsavedChanges.count.counted("change"))",
          help: "Enter stays and lists the changes of this file"
        ) { _ in reply(.review(place)) }
      },
      answers: [
        .init("Save all and leave", help: "Writes the changes to the \(files.count) files and leaves") { _ in
          reply(.save)
        },
        .init("Leave without saving any", help: "Leaves all of them as they were") { _ in reply(.discard) },
        .init("Stay", help: "Goes back to the settings") { _ in reply(.stay) },
      ],
      answersComeFirst: true,
      bindings: [
        KeyBinding("saveAndLeave", keys: [.character("s")], help: "save all and leave") { reply(.save) },
        KeyBinding(
          "leave", keys: [.character("n")], help: "leave without saving", explanation: "Leaves without saving any"
        ) { reply(.discard) },
      ])
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
    navigator.push(SettingsScreen(file.model, host: file.host, showing: .root))
    navigator.push(ReviewScreen.screen(of: file.model, host: file.host))
  }

  private func discard() {
    files.forEach { $0.model.discardChanges() }
    navigator.appearAgain()
    navigator.quit()
  }
}
