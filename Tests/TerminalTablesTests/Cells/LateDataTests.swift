import Curses
import TerminalTablesTesting
import Testing

@testable import TerminalTables

@MainActor
@Suite struct LateDataTests {
  @Test func aSubtitleThatArrivesLateAppearsInItsRowAlone() throws {
    var ratings: Int?
    let pilot = try TablePilot(rows: 8)
    try pilot.table.apply(
      [Section("other", ["about", "rate", "share"])],
      views: TableViews(cell: { item, table in
        table.dequeue(SubtitleCell.self) {
          $0.setTitle(item)
          if item == "rate", let ratings { $0.setSubtitle("\(ratings) people have rated") }
        }
      }))
    #expect(pilot.draw().prefix(4) == ["▎  about", "   rate", "   share", ""])
    let (built, drawn) = (pilot.table.poolCounts.built, pilot.table.drawingCounts.rows)
    ratings = 42
    pilot.table.reconfigure("rate")
    #expect(pilot.draw().prefix(4) == ["▎  about", "   rate", "   42 people have rated", "   share"])
    #expect(pilot.table.poolCounts.built == built + 1)
    #expect(pilot.table.drawingCounts.rows == drawn + 2, "its own row, and the one that moved down")
  }

  @Test(arguments: [
    (0.0, ""), (0.5, "██████████"), (0.52, "██████████▍"), (1.0, "████████████████████"), (7.0, "████████████████████"),
    (-1.0, ""), (.nan, ""),
  ])
  func theBarFillsInEighths(fraction: Double, picture: String) throws {
    let pilot = try TablePilot(rows: 4, columns: 20, style: .plain)
    try pilot.table.apply(
      [Section("all", ["count"])],
      views: TableViews(cell: { _, table in
        table.dequeue(LoadingCell.self) {
          $0.setTitle("Counting")
          $0.setProgress(fraction)
        }
      }))
    #expect(pilot.draw() == ["Counting", picture, "", ""])
  }

  @Test func whereNobodyKnowsHowFarItIsThereIsNoBar() throws {
    var fraction: Double? = 0.5
    let pilot = try TablePilot(rows: 4, columns: 20, style: .plain)
    try pilot.table.apply(
      [Section("all", ["count"])],
      views: TableViews(cell: { _, table in
        table.dequeue(LoadingCell.self) {
          $0.setTitle("Counting")
          if let fraction { $0.setProgress(fraction) }
        }
      }))
    pilot.draw()
    fraction = nil
    pilot.table.reconfigure("count")
    #expect(pilot.draw() == ["Counting", "", "", ""])
  }
}
