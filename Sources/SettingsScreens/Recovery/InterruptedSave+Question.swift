import SettingsFiles
import TerminalTables

extension InterruptedSave {
  /// Offers the two whole contents of a file that a save in place was interrupted on.
  @MainActor
  func question(name: String, next: @escaping () -> (any Screen)?) -> AnswersTable {
    func answer(_ title: String, _ help: String, _ work: @escaping () throws(FileError) -> Void) -> AnswersTable.Row {
      .init(title, help: help) { navigator in
        if navigator.attempt(work), let next = next() { navigator.replaceTop(with: next) }
      }
    }
    return AnswersTable(
      title: "Interrupted save", status: name, header: "A SAVE OF \(name) WAS INTERRUPTED",
      footer: isTorn
        ? "The file holds the beginning of the new text and the rest of the old one. Both are known whole."
        : "The file was changed by another program since. The texts before and after the save are known whole.",
      changes: [],
      answers: [
        answer("Finish the save", "Writes the text that was being saved") { () throws(FileError) in
          try restore(.after)
        },
        answer("Put back what it held before", "Writes the text from before the save") { () throws(FileError) in
          try restore(.before)
        },
        answer("Leave it as it is", "Forgets both texts, and opens the file as it is", discard),
      ])
  }
}
