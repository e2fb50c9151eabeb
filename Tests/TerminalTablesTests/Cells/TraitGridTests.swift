import Curses
import Glibc
import TerminalTablesTesting
import Testing

@testable import TerminalTables

/// The grid of cells and traits: which cell highlights, and what; what it shows, by asking live cells and by reading
/// back what they draw.
@MainActor
@Suite struct TraitGridTests {
  /// One line of the grid.
  struct Line: Sendable, CustomTestStringConvertible {
    var cell: any (Cell & Sendable).Type
    var highlight = false
    var title = false
    var bytesCount = false
    var chevron = false
    var value = false
    var testDescription: String { "\(cell)" }
  }

  nonisolated static let grid = [
    Line(cell: DisclosureTitleCell.self, highlight: true, title: true, chevron: true),
    Line(cell: BytesCountTitleCell.self, title: true, bytesCount: true),
    Line(cell: DisclosureBytesCountTitleCell.self, highlight: true, title: true, bytesCount: true, chevron: true),
    Line(cell: ActionTitleCell.self, highlight: true, title: true),
    Line(cell: ValuePickerCell.self, value: true),
    Line(cell: ValuePickerLabelCell.self, title: true, value: true),
  ]

  nonisolated static let terminals = ["xterm-256color", "vt100"]

  @Test(arguments: grid) func liveCellsConformToTheirTraits(line: Line) {
    let cell = line.cell.init()
    #expect((cell is any Highlightable) == line.highlight)
    #expect((cell is any TitlePresentable) == line.title)
    #expect((cell is any BytesCountPresentable) == line.bytesCount)
    #expect((cell is any DisclosurePresentable) == line.chevron)
    #expect((cell is any ValuePickable) == line.value)
  }

  @Test func noTraitIsSharedByAllSix() {
    let traits: [KeyPath<Line, Bool>] = [\.highlight, \.title, \.bytesCount, \.chevron, \.value]
    for trait in traits {
      #expect(Self.grid.contains { $0[keyPath: trait] })
      #expect(Self.grid.contains { !$0[keyPath: trait] })
    }
  }

  @Test(arguments: grid, terminals) func cellsShowWhatTheirTraitsSay(line: Line, term: String) throws {
    let pilot = try pilot(showing: line, term: term)
    let text = pilot.draw()[1]
    #expect(text.contains("Storage") == line.title)
    #expect(text.contains("8.1 GiB") == line.bytesCount)
    #expect(text.contains("‹ medium ›") == line.value)
    #expect((pilot.terminal.cell(at: Point(row: 1, column: 38)).text == "›") == line.chevron)
  }

  @Test(arguments: grid, terminals) func theFocusedRowIsHighlightedByItsTraits(line: Line, term: String) throws {
    let pilot = try pilot(showing: line, term: term)
    pilot.draw()
    #expect(pilot.highlightedColumns(row: 1) == nil, "the row is not focused yet")
    pilot.move(.down)
    let highlighted = pilot.highlightedColumns(row: 1)
    if line.highlight {
      #expect(highlighted == 2..<40)
    } else if line.value {
      let start = try #require(pilot.terminal.text(row: 1).firstColumn(of: "‹"))
      #expect(highlighted == max(3, start - 1)..<start + 11)
    } else {
      #expect(highlighted == nil, "the cursor passes over it")
      #expect(pilot.highlightedColumns(row: 2) == 2..<40)
    }
  }

  @Test(arguments: grid) func noColorLeavesAttributesAlone(line: Line) throws {
    let pilot = try pilot(showing: line, allowsColor: false)
    pilot.move(.down)
    #expect(!pilot.cells.joined().contains { $0.isColored })
    let focused = line.highlight || line.value ? 1 : 2
    #expect(pilot.highlightedColumns(row: focused) != nil)
  }

  private func pilot(
    showing line: Line, term: String = "xterm-256color", allowsColor: Bool = true
  ) throws -> TablePilot {
    let pilot = try TablePilot(term: term, allowsColor: allowsColor)
    try pilot.table.apply(
      [Section("grid", ["before", "shown", "after"])],
      views: TableViews(cell: { item, table in
        item == "shown"
          ? Self.fill(line.cell, in: table) : table.dequeue(ActionTitleCell.self) { $0.setTitle(item) }
      }))
    return pilot
  }

  private static func fill(_ type: any Cell.Type, in table: TableView) -> any Cell {
    let cell = table.dequeueCell(type)
    (cell as? any TitlePresentable)?.setTitle("Storage")
    (cell as? any BytesCountPresentable)?.setBytesCount(8_697_308_774)
    (cell as? any ValuePickable)?.setValue("medium")
    return cell
  }
}

extension TableView {
  /// Dequeues a cell whose class is known at run time only.
  fileprivate func dequeueCell(_ type: any Cell.Type) -> any Cell {
    func typed<Concrete: Cell>(_ type: Concrete.Type) -> any Cell { dequeue(type) }
    return typed(type)
  }
}

extension String {
  /// The column where a character stands, on a line without wide ones.
  func firstColumn(of character: Character) -> Int? {
    firstIndex(of: character).map { distance(from: startIndex, to: $0) }
  }
}
