import TerminalTables

/// Asks before something is done that cannot be undone.
@MainActor
struct ConfirmationScreen: TableScreen {
  enum Group { case answers }
  enum Item { case yes, no }

  let title: String
  let question: String
  let answer: String
  let action: () -> Void

  let sections = [Section(Group.answers, [Item.yes, .no])]

  /// Enter pressed without reading does no harm.
  var initialFocus: Item? { .no }

  func header(of group: Group) -> String? { question }

  func cell(for item: Item, in table: TableView) -> any Cell {
    table.dequeue(ActionTitleCell.self) { cell in
      switch item {
      case .yes: cell.setTitle(answer)
      case .no: cell.setTitle("Leave it as it is")
      }
    }
  }

  func select(_ item: Item, in navigator: Navigator) {
    switch item {
    case .yes:
      navigator.pop()
      action()
    case .no: navigator.pop()
    }
  }
}
