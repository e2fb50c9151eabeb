/// What can be done, to choose from, with a row or on a whole screen: made from the same bindings as the keys.
struct ActionMenu: TableScreen {
  enum SectionID { case all }

  let title: String
  private let actions: [KeyBinding]

  init(title: String, _ actions: [KeyBinding]) {
    self.title = title
    self.actions = actions
  }

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
      if action.disabledReason != nil { cell.titleLabel.role = .disabled }
    }
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
      action.action()
    }
  }
}
