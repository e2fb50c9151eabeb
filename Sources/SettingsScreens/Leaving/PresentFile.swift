import SettingsFiles
import SettingsSession
import TerminalTables

/// What another program put in the place of a file, beside the document that could not be saved over it.
struct PresentFile {
  /// By what the document differs from it; none where it cannot be understood, or is gone.
  let differences: [DocumentDifference]
  /// Whether there is no file any longer.
  let isGone: Bool
  /// Whether what is changed here can be written over it, and nothing else.
  let takesChanges: Bool
  /// Whether what is there can be read.
  let isUnderstood: Bool
  /// What happened, in a sentence.
  let explanation: String

  @MainActor
  init(of model: EditingSession, _ conflict: SaveConflict) {
    let theirs = conflict.present.flatMap { try? Document(parsing: $0, as: model.document.format) }
    let kept = model.kept(over: conflict)
    takesChanges = kept != nil
    differences = theirs.map { (kept ?? model.document).differences(from: $0) } ?? []
    isGone = conflict.present == nil
    isUnderstood = theirs != nil
    explanation =
      if isGone {
        "\(model.name) was removed meanwhile."
      } else if theirs == nil {
        "\(model.name) was changed meanwhile and cannot be understood as it is now."
      } else {
        "\(model.name) was changed by another program meanwhile, also where it is changed here. There now → here:"
      }
  }

  /// What the user may decide.
  enum Answer {
    case back, overwrite, reload
  }

  /// What to do, below what differs; Enter pressed without reading does no harm. What is lost comes first in the words,
  /// for a small screen cuts off the last.
  @MainActor
  func question(for model: EditingSession, reply: @escaping (Answer) -> Void) -> AnswersTable {
    let text = ChangeText(model: model)
    let back = AnswersTable.Row.answer(
      "Go back, leave the file as it is", help: "Nothing is written, and nothing is lost"
    ) { _ in reply(.back) }
    let overwrite = AnswersTable.Row.answer(
      isGone
        ? "Write it again" : takesChanges ? "Write what is changed here over it" : "Overwrite it with what is here",
      help: takesChanges
        ? "Writes the settings that are listed; all else stays as it is there"
        : "What another program changed is lost; all of this document is written"
    ) { _ in reply(.overwrite) }
    let reload = AnswersTable.Row.answer(
      "Lose mine, take what is there", help: "Your unsaved changes are lost; \(model.name) is read again"
    ) { _ in reply(.reload) }
    let answers = isGone ? [back, overwrite] : isUnderstood ? [back, reload, overwrite] : [back]
    return AnswersTable(
      title: "Not saved", parts: [.init(rows: differences.map { .change(text.text(of: $0)) }), .init(rows: answers)],
      initialFocus: .init(part: 1, row: 0))
  }
}
