/// The options of a picker, to choose one: the present one is focused and has a check mark.
struct OptionsScreen: TableScreen {
  enum SectionID { case all }

  let title: String
  let options: PickerOptions

  var sections: [Section<SectionID, Int>] { [Section(.all, 0..<options.count)] }

  var initialFocus: Int? { options.selectedIndex }

  func cell(for option: Int, in table: TableView) -> any Cell {
    table.dequeue(BasicCell.self) { cell in
      cell.setTitle(options.title(option))
      if option == options.selectedIndex { cell.accessory = .check }
    }
  }

  func didSelect(_ option: Int, in navigator: Navigator) {
    navigator.pop()
    options.choose(option)
    navigator.reloadTop()
  }
}
