/// What can be done, to choose from, with a row or on a whole screen: made from the same bindings as the keys, and
/// found by typing a part of what it says. Where something cannot be done now, its row says why.
struct ActionMenu: TableScreen {
  enum SectionID { case all }

  let title: String
  let actions: [KeyBinding]
  /// Where there are so many that one types to find one.
  var searchBar: SearchBar?
  /// Does what was chosen, as the screen below does where its key is pressed.
  let perform: (KeyBinding) -> Void

  var sections: [Section<SectionID, Int>] {
    [Section(.all, 0..<actions.count)]
  }

  func register(in table: TableView) {
    table.register(KeyCell.self)
  }

  func cell(for item: Int, in table: TableView) -> any Cell {
    let action = actions[item]
    return table.dequeue(KeyCell.self) { cell in
      cell.setTitle(action.explanation)
      cell.setDetail(action.keyNames)
      if let reason = action.disabledReason {
        cell.titleLabel.role = .disabled
        cell.setSubtitle(Words.current.text(.notNow, ["reason": reason]))
      }
    }
  }

  /// By what it says, by the word at the foot of the screen and by the name that key maps have for it.
  func searchText(for item: Int) -> String? {
    let action = actions[item]
    return [action.explanation, action.help, action.name, action.keyNames].joined(separator: " ")
  }

  func help(for item: Int) -> RowHelp? {
    RowHelp(
      actions[item].explanation,
      text: actions[item].disabledReason.map { Words.current.text(.notNow, ["reason": $0]) } ?? "")
  }

  func didSelect(_ item: Int, in navigator: Navigator) {
    let action = actions[item]
    if let reason = action.disabledReason {
      navigator.show(message: reason, isError: true)
    } else {
      navigator.pop()
      perform(action)
    }
  }
}
