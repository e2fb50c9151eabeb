import Curses
import TestSupport
import TerminalTablesTesting
import Testing

@testable import TerminalTables

/// Whatever is done to a table, its screen is a piece of the whole list, and the focus stays where it must.
@MainActor
@Suite struct TableModelTests {
  @Test(arguments: 0..<40) func theScreenIsAPieceOfTheWholeList(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(1000 + seed))
    let pilot = try TablePilot(rows: Int.random(in: 3...14, using: &random), columns: 40)
    var content = Content(random: &random)
    try pilot.show(content)
    pilot.draw()
    for step in 0..<100 {
      let focused: String? = pilot.table.focusedItem()
      let before = content
      let changes = Int.random(in: 0..<3, using: &random) == 0
      let movements: [TableView.Movement] = [.up, .up, .down, .down, .down, .pageUp, .pageDown, .first, .last]
      let movement = movements.randomElement(using: &random) ?? .down
      if changes {
        content.change(using: &random)
        try pilot.show(content)
      } else {
        pilot.table.move(movement)
      }
      let lines = pilot.draw()
      let place: Comment =
        "seed \(seed), step \(step), \(changes ? "changed" : "\(movement)"):\n\(lines.joined(separator: "\n"))"
      #expect(content.showsPiece(lines, in: pilot.table.viewport), place)
      #expect(pilot.table.poolCounts.alive <= 3 * (pilot.terminal.size.rows + 6), place)
      let now: String? = pilot.table.focusedItem()
      #expect((now == nil) == content.items.isEmpty, place)
      if changes, let focused { #expect(now == content.heir(of: focused, in: before), place) }
      if let now, let row = pilot.table.focus.flatMap(pilot.table.viewport.placedRow(at:)) {
        #expect(row.lines.overlaps(pilot.table.viewport.readableLines), place)
        #expect(lines.contains { $0.hasPrefix("▎") }, "\(now) has its mark: \(place)")
      } else {
        #expect(!lines.contains { $0.contains("item ") }, "a screen without a row to focus: \(place)")
      }
    }
  }
}

extension Content {
  var items: [String] { sections.flatMap { $0.items.map { "item \($0)" } } }

  /// Every line of the list, as it is drawn: a section without a header has a gap above it.
  private var lines: [String] {
    var hasItemsAbove = false
    return sections.flatMap { section -> [String] in
      defer { hasItemsAbove = hasItemsAbove || !section.items.isEmpty }
      let gap = hasItemsAbove && !section.items.isEmpty ? [""] : []
      return (section.name.hasSuffix("2") ? gap : [section.name])
        + section.items.flatMap { item in
          ["item \(item)"] + (1..<(heights[item] ?? 1)).map { "item \(item) line \($0 + 1)" }
        }
        + (section.name.hasSuffix("1") ? ["the end of \(section.name)"] : [])
    }
  }

  /// Whether what can be read between the sticky lines stands so in the list, with nothing left blank needlessly.
  @MainActor
  func showsPiece(_ shown: [String], in viewport: Viewport) -> Bool {
    let readable = viewport.readableLines.clamped(to: 0..<shown.count)
    var piece = shown[readable].map { line in
      String(line.drop { $0 == "▎" || $0 == " " })
    }
    let all = lines
    if piece.last == "", viewport.stickyHeader != nil || all.count >= shown.count { return false }
    while piece.last == "" { piece.removeLast() }
    return (0...max(0, all.count - piece.count)).contains { start in
      start + piece.count <= all.count && all[start..<start + piece.count].elementsEqual(piece)
    }
  }

  /// The item that has the focus after a change: the same, else the next that is left, else the one before.
  func heir(of item: String, in before: Content) -> String? {
    let left = Set(items)
    if left.contains(item) { return item }
    let old = before.items
    guard let place = old.firstIndex(of: item) else { return nil }
    return old[place...].first(where: left.contains) ?? old[..<place].last(where: left.contains) ?? items.first
  }
}
