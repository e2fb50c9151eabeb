import Curses
import TerminalTables
import TerminalTablesTesting

extension TablePilot {
  /// Shows sections of numbered rows, each as high as it is asked to be.
  func show(
    _ sections: [Section<String, String>], header: @escaping (String) -> String? = { $0 },
    footer: @escaping (String) -> String? = { _ in nil }, height: @escaping (String) -> Int = { _ in 1 }
  ) throws {
    table.register(TallCell.self)
    try table.apply(
      sections,
      views: TableViews(
        cell: { item, table in table.dequeue(TallCell.self) { $0.show(item, rows: height(item)) } },
        header: { group, table in
          header(group).map { title in table.dequeue(SectionHeader.self) { $0.setTitle(title) } }
        },
        footer: { group, table in
          footer(group).map { title in table.dequeue(SectionFooter.self) { $0.setTitle(title) } }
        }))
  }
}

/// A row of any height, each line told apart from the others.
final class TallCell: Cell, TitlePresentable, Highlightable {
  let titleLabel = Label()
  private let lines = TallLines()
  var layout: RowLayout { lines.count == 0 ? .row(titleLabel) : .stack(.row(titleLabel), .content(lines)) }

  func show(_ title: String, rows: Int) {
    setTitle(title)
    lines.title = title
    lines.count = rows - 1
  }
}

final class TallLines: RowContent {
  var title = ""
  var count = 0
  func rows(columns: Int) -> Int { count }
  func draw(in region: Region, with palette: Palette) {
    for row in 0..<count { region.draw("\(title) line \(row + 2)", row: row, column: 0, pen: .plain) }
  }
}
