import TerminalTables

/// Asks before something is done that cannot be undone.
@MainActor
struct ConfirmationScreen: TableScreen {
  enum SectionID { case answers }
  enum ItemID { case yes, no }

  let title: String
  let question: String
  let answer: String
  let action: () -> Void

  let sections = [Section(SectionID.answers, [ItemID.yes, .no])]

  /// Enter pressed without reading does no harm.
  var initialFocus: ItemID? { .no }

  func header(for section: SectionID) -> String? { question }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    table.dequeue(ActionTitleCell.self) { cell in
      switch item {
      case .yes: cell.setTitle(answer)
      case .no: cell.setTitle("Leave it as it is")
      }
    }
  }

  func didSelect(_ item: ItemID, in navigator: Navigator) {
    switch item {
    case .yes:
      navigator.pop()
      action()
    case .no: navigator.pop()
    }
  }
}
