import TerminalTables

/// One of several texts: the present one has a check mark, and Enter on another chooses it and goes back.
struct OptionTable: TableScreen {
  enum SectionID { case all }

  let title: String
  let options: [String]
  let selected: String
  let choose: (String) -> Void
  let chrome: ChromeParts = [.title, .rules, .keys]

  var status: String { "\(options.count) to choose from" }
  var sections: [Section<SectionID, String>] { [Section(.all, options)] }
  var initialFocus: String? { selected }

  func cell(for option: String, in table: TableView) -> any Cell {
    table.dequeue(BasicCell.self) {
      $0.setTitle(option)
      $0.accessory = option == selected ? .check : .none
    }
  }

  func didSelect(_ option: String, in navigator: Navigator) {
    choose(option)
    navigator.pop()
  }
}
