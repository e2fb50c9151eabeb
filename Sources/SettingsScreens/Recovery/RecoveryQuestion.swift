import SettingsFiles
import SettingsSession
import TerminalTables

/// Offers unsaved changes that an earlier session left behind: lists them as `key: old → new`, to restore or discard.
@MainActor
struct RecoveryQuestion {
  private let model: EditingSession
  private let copy: UnsavedCopy
  /// What is restored, over the file as it was when this was asked.
  private let document: Document?
  private let changes: [DocumentDifference]
  private let explanation: String
  private let next: () -> any Screen

  /// - Parameter next: the screen that follows the answer.
  init(_ model: EditingSession, _ copy: UnsavedCopy, next: @escaping () -> any Screen) {
    self.model = model
    self.copy = copy
    self.next = next
    (document, explanation) =
      switch copy.restoration(over: model.document) {
      case .exact(let restored): (restored, "The program ended before they were saved.")
      case .merged(let restored):
        (restored, "Another program has changed other settings of the file since; its changes stay.")
      case .conflicting(let restored):
        (restored, "Another program has changed the same since: restoring makes the changes above over its own.")
      case .impossible:
        (nil, "The file is another one now, and what it was is not known: they cannot be put into it.")
      }
    changes = document?.differences(from: model.document) ?? []
  }

  var table: AnswersTable {
    let text = ChangeText(model: model)
    let linesHelp = "Shows the lines that restoring would change"
    let changes = changes.map { AnswersTable.Row.change(text.text(of: $0), help: linesHelp, choose: showLines) }
    let restoring: [AnswersTable.Row] = [
      .answer("Restore", help: "Makes the changes again, unsaved as they were", choose: restore),
      .answer("Look at the differences", help: linesHelp, choose: showLines),
    ]
    let discarding = AnswersTable.Row.answer(
      "Discard", help: "Removes the copy of these changes for good", choose: discard)
    return AnswersTable(
      title: "Unsaved changes", status: "from \(copy.timeText)",
      parts: [
        .init(header: "NEVER SAVED TO \(model.name)", rows: changes, footer: explanation),
        .init(rows: (document == nil ? [] : restoring) + [discarding]),
      ],
      initialFocus: .init(part: 1, row: 0))
  }

  private func showLines(in navigator: Navigator) {
    if let document { navigator.push(DifferencesScreen(model, from: model.document, to: document)) }
  }

  private func restore(in navigator: Navigator) {
    let present = RecoveryQuestion(model, copy, next: next)
    guard let restored = present.document, present.changes == changes else {
      navigator.replaceTop(with: TableController(present.table))
      return navigator.show(message: "the file has been changed meanwhile; this is what is restored now", isError: true)
    }
    model.restore(restored)
    // The copy goes only now that the session keeps one of its own.
    copy.remove()
    navigator.replaceTop(with: next())
    navigator.show(message: "restored \(changes.count.counted("change")), not saved yet")
  }

  private func discard(in navigator: Navigator) {
    copy.remove()
    navigator.replaceTop(with: next())
    navigator.show(message: "discarded what was not saved")
  }
}
