import SettingsDocuments
import SettingsSession
import TerminalTables

/// Asks what to do where another program changed the same settings since the document was read.
@MainActor
struct ConflictScreen: TableScreen {
  enum SectionID { case answers, theirs }
  enum ItemID: Hashable {
    case back, overwrite, reload
    case change(Int)
  }

  private let model: EditingSession
  private let conflict: SaveConflict
  /// What another program put there; nil where it cannot be understood, or is gone.
  private let theirs: Document?
  /// By what the present document differs from that.
  private let differences: [DocumentDifference]

  let title = "Not saved"
  let status = "changed by another program"

  init(_ model: EditingSession, _ conflict: SaveConflict) {
    self.model = model
    self.conflict = conflict
    theirs = conflict.present.flatMap { try? Document(parsing: $0, as: model.document.format) }
    differences = theirs.map { model.document.differences(from: $0) } ?? []
  }

  private var isGone: Bool { conflict.present == nil }

  var sections: [Section<SectionID, ItemID>] {
    let answers: [ItemID] = isGone ? [.back, .overwrite] : theirs == nil ? [.back] : [.back, .reload, .overwrite]
    return [Section(.theirs, differences.indices.map(ItemID.change)), Section(.answers, answers)]
  }

  /// Enter pressed without reading does no harm.
  var initialFocus: ItemID? { .back }

  func header(for section: SectionID) -> String? {
    switch section {
    case .theirs where theirs == nil: nil
    case .theirs: "THERE NOW → HERE"
    case .answers where isGone: "\(model.name) was removed meanwhile"
    case .answers where theirs == nil: "\(model.name) was changed meanwhile and cannot be understood as it is now"
    case .answers: "\(model.name) was changed meanwhile, in the same places"
    }
  }

  func register(in table: TableView) {
    table.register(ChangeCell.self)
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .back: action("Go back, and leave the file as it is now", in: table)
    case .overwrite: action(isGone ? "Write it again" : "Overwrite it with what is here", in: table)
    case .reload: action("Take what is there now, and lose what is unsaved here", in: table)
    case .change(let index): table.dequeue(ChangeCell.self) { $0.show(differences[index], of: model) }
    }
  }

  private func action(_ title: String, in table: TableView) -> any Cell {
    table.dequeue(ActionTitleCell.self) { $0.setTitle(title) }
  }

  func help(for item: ItemID) -> RowHelp? {
    switch item {
    case .back: RowHelp("Nothing is written, and nothing is lost")
    case .overwrite: RowHelp("Writes all of this document; what another program changed is lost")
    case .reload: RowHelp("Reads \(model.name) again; your unsaved changes are lost")
    case .change: nil
    }
  }

  func canSelect(_ item: ItemID) -> Bool {
    if case .change = item { false } else { true }
  }

  func didSelect(_ item: ItemID, in navigator: Navigator) {
    navigator.pop()
    switch item {
    case .back, .change: break
    case .overwrite: DocumentSaver(model: model, navigator: navigator).save(overwriting: conflict)
    case .reload: reload(in: navigator)
    }
  }

  private func reload(in navigator: Navigator) {
    do throws(ReloadError) {
      try model.reload()
      navigator.appearAgain()
      navigator.show(message: "read again")
    } catch {
      navigator.show(message: error.description, isError: true)
    }
  }
}
