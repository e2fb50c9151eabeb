/// Every key that works on the screen it was called from, made from the bindings themselves.
struct KeysScreen: TableScreen {
  enum Group { case all }

  let title = "Keys"
  private let bindings: [KeyBinding]

  init(_ bindings: [KeyBinding]) {
    self.bindings = bindings.filter { !$0.keys.isEmpty }
  }

  var sections: [Section<Group, Int>] {
    [Section(.all, 0..<bindings.count)]
  }

  func cell(for item: Int, in table: TableView) -> any Cell {
    let binding = bindings[item]
    return table.dequeue(KeyCell.self) { cell in
      cell.setTitle(binding.explanation)
      cell.setDetail(binding.keyNames)
      if binding.disabledReason != nil { cell.titleLabel.role = .disabled }
    }
  }

  func register(in table: TableView) {
    table.register(KeyCell.self)
    table.focusesEveryRow = true
  }

  func help(for item: Int) -> RowHelp? {
    let binding = bindings[item]
    return RowHelp(binding.explanation, text: binding.disabledReason.map { "Not now: \($0)" } ?? "")
  }
}

/// A key and what it does.
final class KeyCell: Cell, TitlePresentable, DetailPresentable, Highlightable {
  let titleLabel = Label()
  let detailLabel = Label(.value)
  var layout: RowLayout { .row(titleLabel, .spacer, detailLabel) }
}
