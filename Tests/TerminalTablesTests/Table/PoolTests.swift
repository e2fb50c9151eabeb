import Curses
import TerminalTablesTesting
import Testing

@testable import TerminalTables

/// Work in proportion to what changed on the screen, counted.
@MainActor
@Suite struct PoolTests {
  private static let rows = 20

  private func millionRows() throws -> TablePilot {
    let pilot = try TablePilot(rows: Self.rows, style: .plain)
    try pilot.table.apply(
      [Section("all", 0..<1_000_000)],
      views: TableViews(cell: { row, table in table.dequeue(BasicCell.self) { $0.setTitle("Row \(row)") } }))
    pilot.draw()
    return pilot
  }

  @Test func aMillionRowsOwnAsManyCellsAsTheScreenHasLines() throws {
    let pilot = try millionRows()
    #expect(pilot.table.poolCounts == PoolCounts(alive: Self.rows, built: Self.rows))
    pilot.move(.down, times: 100)
    pilot.move(.pageDown, times: 10)
    pilot.move(.last)
    pilot.move(.pageUp, times: 10)
    pilot.move(.up, times: 100)
    pilot.move(.first)
    #expect(pilot.table.poolCounts.alive <= Self.rows + 2)
  }

  @Test func aMoveBuildsNothingAndDrawsTwoRows() throws {
    let pilot = try millionRows()
    let work = work(in: pilot) { pilot.move(.down) }
    #expect(work == Work(built: 0, rows: 2, labels: 2, frames: 1))
  }

  @Test func aScrollBuildsOneRow() throws {
    let pilot = try millionRows()
    pilot.move(.down, times: Self.rows - 1)
    let down = work(in: pilot) { pilot.move(.down) }
    #expect(down == Work(built: 1, rows: 2, labels: 2, frames: 1))
    pilot.move(.up, times: Self.rows - 1)
    let up = work(in: pilot) { pilot.move(.up) }
    #expect(up == Work(built: 1, rows: 2, labels: 2, frames: 1))
  }

  @Test func aPageBuildsTheRowsOfOneScreen() throws {
    let pilot = try millionRows()
    let down = work(in: pilot) { pilot.move(.pageDown) }
    #expect(down == Work(built: Self.rows, rows: Self.rows, labels: Self.rows, frames: 1))
    let up = work(in: pilot) { pilot.move(.pageUp) }
    #expect(up == Work(built: Self.rows, rows: Self.rows, labels: Self.rows, frames: 1))
  }

  @Test func theEndsOfTheTableBuildAScreenAtMost() throws {
    let pilot = try millionRows()
    let last = work(in: pilot) { pilot.move(.last) }
    #expect(last.built <= Self.rows + 1)
    let first = work(in: pilot) { pilot.move(.first) }
    #expect(first.built <= Self.rows + 1)
  }

  @Test func aPageAtTheTopBuildsWhatComesIntoView() throws {
    let pilot = try millionRows()
    pilot.move(.down, times: Self.rows + 2)
    let up = work(in: pilot) { pilot.move(.pageUp) }
    #expect(up.built == 3)
    let nothing = work(in: pilot) { pilot.move(.pageUp) }
    #expect(nothing.built == 0)
  }

  @Test func aKeyThatChangesNothingSendsNothing() throws {
    let pilot = try millionRows()
    let bytes = pilot.terminal.bytesSent
    pilot.move(.up)
    #expect(pilot.terminal.bytesSent == bytes)
  }

  @Test func aReloadedRowAloneIsBuiltAndDrawn() throws {
    let pilot = try millionRows()
    let work = work(in: pilot) {
      pilot.table.reconfigure(3)
      pilot.draw()
    }
    #expect(work == Work(built: 1, rows: 1, labels: 1, frames: 0))
  }

  private struct Work: Equatable {
    var built: Int
    var rows: Int
    var labels: Int
    var frames: Int
  }

  /// What an action costs: rows built and drawn, labels drawn, frames sent.
  private func work(in pilot: TablePilot, _ action: () -> Void) -> Work {
    let (built, drawn, frames) = (pilot.table.poolCounts.built, pilot.table.drawingCounts, pilot.terminal.framesSent)
    action()
    return Work(
      built: pilot.table.poolCounts.built - built, rows: pilot.table.drawingCounts.rows - drawn.rows,
      labels: pilot.table.drawingCounts.labels - drawn.labels, frames: pilot.terminal.framesSent - frames)
  }
}
