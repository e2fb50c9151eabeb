import SettingsSession
import TerminalTables

/// The rows of the question what to do where another program changed the same settings.
@MainActor
struct ConflictTable: TableScreen {
  enum SectionID { case answers, theirs }
  enum ItemID: Hashable {
    case answer(Answer)
    case change(Int)
  }

  /// What the user may decide.
  enum Answer: Hashable {
    case back, overwrite, reload
  }

  let present: PresentFile
  let model: EditingSession
  let reply: (Answer) -> Void

  let title = "Not saved"

  var sections: [Section<SectionID, ItemID>] {
    let answers: [Answer] =
      present.isGone ? [.back, .overwrite] : present.isUnderstood ? [.back, .reload, .overwrite] : [.back]
    return [
      Section(.theirs, present.differences.indices.map(ItemID.change)), Section(.answers, answers.map(ItemID.answer)),
    ]
  }

  /// Enter pressed without reading does no harm.
  var initialFocus: ItemID? { .answer(.back) }

  func register(in table: TableView) {
    table.register(ChangeCell.self)
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .answer(let answer): table.action(title(of: answer))
    case .change(let index): table.dequeue(ChangeCell.self) { $0.show(present.differences[index], of: model) }
    }
  }

  private func title(of answer: Answer) -> String {
    switch answer {
    case .back: "Go back, and leave the file as it is now"
    case .overwrite where present.isGone: "Write it again"
    case .overwrite: present.takesChanges ? "Write what is changed here over it" : "Overwrite it with what is here"
    case .reload: "Take what is there now, and lose what is unsaved here"
    }
  }

  func help(for item: ItemID) -> RowHelp? {
    switch item {
    case .answer(.back): RowHelp("Nothing is written, and nothing is lost")
    case .answer(.overwrite) where present.takesChanges:
      RowHelp("Writes the settings that are listed; all else stays as it is there")
    case .answer(.overwrite): RowHelp("Writes all of this document; what another program changed is lost")
    case .answer(.reload): RowHelp("Reads \(model.name) again; your unsaved changes are lost")
    case .change: nil
    }
  }

  func canSelect(_ item: ItemID) -> Bool {
    if case .change = item { false } else { true }
  }

  func didSelect(_ item: ItemID, in navigator: Navigator) {
    if case .answer(let answer) = item { reply(answer) }
  }
}
