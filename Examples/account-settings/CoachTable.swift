import TerminalTables

/// The coach IDs, to add to and to remove from.
struct CoachTable: TableScreen {
  enum SectionID { case coaches, new }
  enum ItemID: Hashable {
    case coach(String)
    case add
  }

  let model: AccountModel
  let title = "Manage Coach IDs"
  let chrome: ChromeParts = [.title, .rules, .keys]

  var sections: [Section<SectionID, ItemID>] {
    [Section(.coaches, model.coachIDs.map(ItemID.coach)), Section(.new, [.add])]
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .coach(let id): table.dequeue(BasicCell.self) { $0.setTitle(id) }
    case .add: table.dequeue(ActionTitleCell.self) { $0.setTitle("Add a Coach ID") }
    }
  }

  func canSelect(_ item: ItemID) -> Bool { item == .add }

  func didSelect(_ item: ItemID, in navigator: Navigator) async {
    let id = await navigator.prompt("Add a coach ID", text: "As the coach gave it to you.") {
      text throws(TextProblem) in
      if text.isEmpty { throw TextProblem("An ID has letters or digits, such as COACH-20") }
      if model.coachIDs.contains(text) { throw TextProblem("\(text) is there already") }
    }
    guard let id else { return }
    model.coachIDs.append(id)
    navigator.reloadTop()
  }

  func actions(for item: ItemID, in table: TableView, navigator: Navigator) -> [KeyBinding] {
    guard case .coach(let id) = item else { return [] }
    return [
      KeyBinding("remove", keys: [.delete, .character("x")], help: "remove", explanation: "Removes the coach ID") {
        guard await navigator.confirm("Remove \(id)?", yes: "Remove", no: "Keep", isDestructive: true) else { return }
        model.remove(id)
        navigator.reloadTop()
      }
    ]
  }
}
