import TerminalTables

/// A question whose answers are rows, and what it is about.
@MainActor
struct AnswersTable: TableScreen {
  struct ItemID: Hashable {
    let part: Int
    let row: Int
  }

  /// Rows that are together.
  struct Part {
    var header: String?
    let rows: [Row]
    var footer: String?
  }

  /// Something that the question is about, or an answer.
  @MainActor
  struct Row {
    /// Made when it is shown: there may be many rows.
    let cell: (TableView) -> any Cell
    let help: String?
    /// What Enter does; nil where it does nothing.
    let choose: ((Navigator) -> Void)?

    static func change(
      _ text: @autoclosure @escaping () -> String, help: String? = nil, choose: ((Navigator) -> Void)? = nil
    ) -> Row {
      Row(cell: { $0.dequeue(ChangeCell.self) { $0.show(text()) } }, help: help, choose: choose)
    }

    static func answer(_ title: String, help: String, choose: @escaping (Navigator) -> Void) -> Row {
      Row(cell: { $0.dequeue(ChangeCell.self) { $0.show(title) } }, help: help, choose: choose)
    }
  }

  let title: String
  var status = ""
  let parts: [Part]
  /// The answer that is focused when the question is asked.
  let initialFocus: ItemID?
  var bindings: [KeyBinding] = []

  var sections: [Section<Int, ItemID>] {
    parts.enumerated().map { number, part in Section(number, part.rows.indices.map { ItemID(part: number, row: $0) }) }
  }

  func header(for section: Int) -> String? { parts[section].header }

  func footer(for section: Int) -> String? { parts[section].footer }

  func register(in table: TableView) {
    table.register(ChangeCell.self)
  }

  private func row(of item: ItemID) -> Row { parts[item.part].rows[item.row] }

  func cell(for item: ItemID, in table: TableView) -> any Cell { row(of: item).cell(table) }

  func help(for item: ItemID) -> RowHelp? { row(of: item).help.map { RowHelp($0) } }

  func canSelect(_ item: ItemID) -> Bool { row(of: item).choose != nil }

  func didSelect(_ item: ItemID, in navigator: Navigator) { row(of: item).choose?(navigator) }

  func keyBindings(for item: ItemID?, in table: TableView, navigator: Navigator) -> [KeyBinding] { bindings }
}
