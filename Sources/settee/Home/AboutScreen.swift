import DiskUsage
import SettingsScreens
import TerminalTables

/// What Settee is, and which one this is.
@MainActor
struct AboutScreen: TableScreen {
  enum SectionID { case program, words }
  enum ItemID { case version, license, size }

  let title = "About"
  let sections = [Section(SectionID.program, [ItemID.version, .license, .size]), Section(.words, [])]

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .version: detail("Version", Version.current, in: table)
    case .license: detail("License", Version.license, in: table)
    case .size:
      table.dequeue(BytesCountTitleCell.self) {
        $0.setTitle("Size of the program")
        $0.setBytesCount(TreeSize.bytes(at: "/proc/self/exe"))
      }
    }
  }

  private func detail(_ title: String, _ text: String, in table: TableView) -> any Cell {
    table.dequeue(RightDetailCell.self) {
      $0.setTitle(title)
      $0.setDetail(text)
    }
  }

  func header(for section: SectionID) -> String? {
    switch section {
    case .program: "The Settings app of the terminal"
    case .words: nil
    }
  }

  func footer(for section: SectionID) -> String? {
    switch section {
    case .program: nil
    case .words:
      "Settee shows the settings of a file as sections of switches, choices, numbers and texts, checks them against "
        + "their schema, and writes a change so that only the bytes of the changed value differ."
    }
  }
}
