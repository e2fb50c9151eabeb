import SettingsFiles
import TerminalTables

extension InterruptedSave {
  /// Offers the two whole contents of a file that a save in place was interrupted on.
  ///
  /// - Parameter next: the screen that follows the answer; nil where the file cannot be opened.
  @MainActor
  func question(name: String, next: @escaping () -> (any Screen)?) -> AnswersTable {
    func answer(_ title: String, help: String, _ act: @escaping () throws(FileError) -> Void) -> AnswersTable.Row {
      .answer(title, help: help) { navigator in
        if navigator.attempt(act), let next = next() { navigator.replaceTop(with: next) }
      }
    }
    let answers = [
      answer("Finish the save", help: "Writes the text that was being saved") { () throws(FileError) in
        try restore(.after)
      },
      answer("Put back what it held before", help: "Writes the text from before the save") { () throws(FileError) in
        try restore(.before)
      },
      answer("Leave it as it is", help: "Forgets both texts, and opens the file as it is") { discard() },
    ]
    let footer =
      isTorn
      ? "The file holds the beginning of the new text and the rest of the old one. Both are known whole."
      : "The file was changed by another program since. The texts before and after the save are known whole."
    return AnswersTable(
      title: "Interrupted save", status: name,
      parts: [.init(header: "A SAVE OF \(name) WAS INTERRUPTED", rows: answers, footer: footer)], initialFocus: nil)
  }
}
