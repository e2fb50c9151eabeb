import SettingsSession
import TerminalTables

/// Asks whether to save where the file says that it is not to be written.
@MainActor
struct ReadOnlyScreen: TableScreen {
  enum ItemID: Hashable {
    case back, replace
  }

  private let model: EditingSession
  private let reason: String

  let title = "Not saved"
  let status = "read-only"

  init(_ model: EditingSession, _ reason: String) {
    self.model = model
    self.reason = reason
  }

  var sections: [Section<Int, ItemID>] { [Section(0, [.back, .replace])] }

  /// Enter pressed without reading does no harm.
  var initialFocus: ItemID? { .back }

  func header(for section: Int) -> String? { "\(model.name): \(reason)" }

  func register(in table: TableView) {
    table.register(ActionTitleCell.self)
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    table.dequeue(ActionTitleCell.self) {
      $0.setTitle(item == .back ? "Go back, and leave the file as it is" : "Replace it all the same")
    }
  }

  func help(for item: ItemID) -> RowHelp? {
    switch item {
    case .back: RowHelp("Nothing is written, and nothing is lost")
    case .replace: RowHelp("Writes a new file with the same mode in its place")
    }
  }

  func didSelect(_ item: ItemID, in navigator: Navigator) {
    navigator.pop()
    guard item == .replace else { return }
    model.allowReadOnly()
    DocumentSaver(model: model, navigator: navigator).save()
  }
}
