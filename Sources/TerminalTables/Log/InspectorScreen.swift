/// Shows what an inspector found out, over the screen that it looked into.
struct InspectorScreen: TableScreen {
  let title = Words.current[.inspectorTitle]
  let inspection: Inspection

  var sections: [Section<String, Inspection.Fact>] {
    inspection.groups.map { Section($0.name, $0.facts) }
  }

  func header(for section: String) -> String? { section }

  func register(in table: TableView) {
    table.focusesEveryRow = true
  }

  func cell(for fact: Inspection.Fact, in table: TableView) -> any Cell {
    table.dequeue(SubtitleCell.self) { cell in
      cell.setTitle(fact.name)
      cell.setSubtitle(fact.value)
    }
  }
}
