import SettingsDocuments
import SettingsScreens
import TerminalTables

/// What Settee is, and which one this is.
struct AboutScreen: TableScreen {
  enum SectionID { case program, words }
  enum ItemID { case version, license, size }

  let title = "About"
  let sections = [Section(SectionID.program, [ItemID.version, .license, .size]), Section(.words, [])]

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .version: table.row("Version", detail: Version.current)
    case .license: table.row("License", detail: Version.license)
    case .size:
      table.dequeue(BytesCountTitleCell.self) {
        $0.setTitle("Size of the program")
        $0.setBytesCount(TreeSize.bytes(at: "/proc/self/exe"))
      }
    }
  }

  func header(for section: SectionID) -> String? { section == .program ? "The Settings app of the terminal" : nil }

  func footer(for section: SectionID) -> String? {
    section == .program
      ? nil
      : "Settee shows the settings of a file as sections of switches, choices, numbers and texts, checks them against "
        + "their schema, and writes a change so that only the bytes of the changed value differ."
  }
}
