import TerminalTables

/// Who made it.
struct AboutTable: TableScreen {
  enum SectionID { case developer, app }
  enum ItemID { case name, home, version, licence }

  let title = "About the Developer"
  let chrome: ChromeParts = [.title, .rules, .keys]
  let sections = [Section(SectionID.developer, [ItemID.name, .home]), Section(.app, [.version, .licence])]

  func header(for section: SectionID) -> String? {
    switch section {
    case .developer: "Developer"
    case .app: "App"
    }
  }

  func footer(for section: SectionID) -> String? {
    switch section {
    case .developer: "One person, one cat, and far too much coffee."
    case .app: nil
    }
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .name: fact("Name", "Sigríður Jónsdóttir", in: table)
    case .home: fact("Home page", "coach.example", in: table)
    case .version: fact("Version", "2.4", in: table)
    case .licence: fact("Licence", "Apache 2.0", in: table)
    }
  }

  private func fact(_ name: String, _ value: String, in table: TableView) -> any Cell {
    table.dequeue(RightDetailCell.self) {
      $0.setTitle(name)
      $0.setDetail(value)
    }
  }
}
