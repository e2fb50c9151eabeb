import Curses
import Testing

@testable import custom_cells

@MainActor
@Suite("Cells, headers and footers of one's own")
struct CustomCellsTests {
  @Test func theyLookAsTheyShould() throws {
    try expectSnapshot(of: MenuTable(menu: Menu()), named: "custom-cells")
    try expectSnapshot(of: MenuTable(menu: Menu()), named: "custom-cells-chosen", pressing: [.down, .enter])
  }
}
