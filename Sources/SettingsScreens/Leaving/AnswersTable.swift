import TerminalTables

/// A question whose answers are rows, and the changes that it is about.
@MainActor
struct AnswersTable: TableScreen {
  enum SectionID { case changes, answers }
  struct ItemID: Hashable {
    let section: SectionID
    let index: Int
  }

  /// A change, or an answer.
  struct Row {
    /// Made when it is shown: there may be many changes.
    let title: () -> String
    let help: String?
    /// What Enter does; nil where it does nothing.
    let choose: ((Navigator) -> Void)?

    init(
      _ title: @autoclosure @escaping () -> String, help: String? = nil, choose: ((Navigator) -> Void)? = nil
    ) {
      (self.title, self.help, self.choose) = (title, help, choose)
    }
  }

  let title: String
  var status = ""
  /// What stands above the changes.
  var header: String?
  /// What stands below them.
  var footer: String?
  let changes: [Row]
  /// The first one is focused when the question is asked.
  let answers: [Row]
  /// Whether the answers are above the changes, of which there may be many.
  var answersComeFirst = false
  var bindings: [KeyBinding] = []

  var sections: [Section<SectionID, ItemID>] {
    let sections = [(SectionID.changes, changes), (.answers, answers)].map { section, rows in
      Section(section, rows.indices.map { ItemID(section: section, index: $0) })
    }
    return answersComeFirst ? sections.reversed() : sections
  }

  var initialFocus: ItemID? { ItemID(section: .answers, index: 0) }

  func header(for section: SectionID) -> String? { section == .changes ? header : nil }

  func footer(for section: SectionID) -> String? { section == .changes ? footer : nil }

  func register(in table: TableView) {
    table.register(ChangeCell.self)
  }

  private func row(of item: ItemID) -> Row {
    (item.section == .changes ? changes : answers)[item.index]
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    let title = row(of: item).title()
    return item.section == .answers ? table.action(title) : table.dequeue(ChangeCell.self) { $0.show(title) }
  }

  func help(for item: ItemID) -> RowHelp? { row(of: item).help.map { RowHelp($0) } }

  func canSelect(_ item: ItemID) -> Bool { row(of: item).choose != nil }

  func didSelect(_ item: ItemID, in navigator: Navigator) { row(of: item).choose?(navigator) }

  func keyBindings(for item: ItemID?, in table: TableView, navigator: Navigator) -> [KeyBinding] { bindings }
}
