import Curses
import TestSupport
import TerminalTablesTesting
import Testing

@testable import TerminalTables

/// How rows collapse from 200 columns down to 10, beside pictures that were looked at: `Snapshots/collapse-N.txt`.
///
/// After a wanted change, `make snapshots` records them.
@MainActor
@Suite struct CollapseTests {
  private static let snapshots = PackageFolder.url("Tests/TerminalTablesTests/Snapshots")

  @Test(arguments: [10, 13, 14, 16, 20, 24, 32, 40, 60, 80, 120, 200]) func rowsCollapse(columns: Int) throws {
    let pilot = try TablePilot(rows: 30, columns: columns)
    try pilot.table.apply(
      [Section("General", Sample.allCases)],
      views: TableViews(
        cell: { $0.cell(in: $1) },
        header: { group, table in table.dequeue(SectionHeader.self) { $0.setTitle(group) } },
        footer: { _, table in
          table.dequeue(SectionFooter.self) { $0.setTitle("What the model may do without being asked first.") }
        }))
    var lines = pilot.draw()
    while lines.last == "" { lines.removeLast() }
    // The right edge is marked, so that what stands there can be seen to.
    let picture = lines.map { $0 + String(repeating: " ", count: columns - DisplayWidth.of($0)) + "|\n" }.joined()
    try Snapshot(file: Self.snapshots.appending(path: "collapse-\(columns).txt").path).expect(picture)
  }

  private enum Sample: CaseIterable {
    case model, effort, coAuthor, cleanup, helper, allow, mode, storage, country, chinese, accented, emoji, rate, clear

    @MainActor func cell(in table: TableView) -> any Cell {
      switch self {
      case .model:
        table.dequeue(ValuePickerLabelCell.self) {
          $0.setTitle("Model")
          $0.setValue("sonnet")
        }
      case .effort:
        table.dequeue(ValuePickerLabelCell.self) {
          $0.setTitle("Effort level")
          $0.setValue("medium")
          $0.isModified = true
        }
      case .coAuthor:
        table.dequeue(SwitchCell.self) {
          $0.setTitle("Include co-authored-by")
          $0.setOn(false)
        }
      case .cleanup:
        table.dequeue(StepperCell.self) {
          $0.setTitle("Cleanup period days")
          $0.setNumber("30")
          $0.isModified = true
        }
      case .helper:
        table.dequeue(TextFieldCell.self) {
          $0.setTitle("API key helper")
          $0.setText("/usr/local/bin/claude-auth")
          $0.isModified = true
        }
      case .allow:
        table.dequeue(RightDetailCell.self) {
          $0.setTitle("Allow")
          $0.setDetail("4 entries")
          $0.accessory = .disclosure
        }
      case .mode:
        table.dequeue(ValuePickerCell.self) { $0.setValue("delegate") }
      case .storage:
        table.dequeue(DisclosureBytesCountTitleCell.self) {
          $0.setTitle("cache")
          $0.setBytesCount(8_697_308_774)
        }
      case .country:
        table.dequeue(BytesCountTitleCell.self) {
          $0.setTitle("empty.img")
          $0.setBytesCount(nil)
        }
      case .chinese:
        table.dequeue(RightDetailCell.self) {
          $0.setTitle("默认国家和地区")
          $0.setDetail("冰岛")
          $0.accessory = .disclosure
        }
      case .accented:
        table.dequeue(RightDetailCell.self) {
          $0.setTitle("Préférences générales")
          $0.setDetail("activées")
          $0.accessory = .disclosure
        }
      case .emoji:
        table.dequeue(RightDetailCell.self) {
          $0.setTitle("Donate ☕ 👍")
          $0.setDetail("3 cups 🎉")
          $0.accessory = .disclosure
        }
      case .rate:
        table.dequeue(SubtitleCell.self) {
          $0.setTitle("Rate this App")
          $0.setSubtitle("42 people have rated this version")
        }
      case .clear: table.dequeue(ActionTitleCell.self) { $0.setTitle("Delete marked (2 items, 1.1 GiB)") }
      }
    }
  }
}
