import Curses

import TerminalTablesTesting

@testable import TerminalTables

/// The page of one cell, header or footer: what its doc comment and its example say, and what it draws.
///
/// All pages come of the one template here. They extend the classes' own pages in the library's documentation.
@MainActor
struct CellPage {
  let name: String
  private let comment: DocComment
  private let regions: [CellRegions.Region]
  private let traits: [String]
  private let wide: String
  private let narrow: String

  /// Columns of the two pictures.
  private static let wideColumns = 60
  private static let narrowColumns = 22

  /// What the signs of a picture mean.
  static let legend = "`▎` marks the focused row, `█` the ends of what is highlighted in it."

  init(_ name: String, in folder: String) throws {
    self.name = name
    comment = try DocComment(of: name, in: folder)
    let view = try CellPicture(of: name, columns: Self.wideColumns).view
    regions = CellRegions(of: view).regions
    traits = try Self.traits(of: view)
    wide = try CellPicture(of: name, columns: Self.wideColumns).text
    narrow = try CellPicture(of: name, columns: Self.narrowColumns).text
  }

  var text: String {
    """
    # ``TerminalTables/\(name)``

    @Metadata {
      @DocumentationExtension(mergeBehavior: override)
    }

    \(comment.text.joined(separator: "\n"))

    ## Picture

    \(wide)

    In a narrow table:

    \(narrow)
    \(wide.contains("▎") ? "\n\(Self.legend)\n" : "")
    ## Traits

    \(traits.joined(separator: "\n"))

    ## Regions

    | region | where | role in the theme |
    | --- | --- | --- |
    \(regions.map { "| \($0.name) | \($0.place) | \($0.role) |" }.joined(separator: "\n"))

    ## Example

    ```swift
    \(comment.example.joined(separator: "\n"))
    ```

    """
  }

  /// The line and the picture by which the page of all cells shows this one.
  var entry: String {
    """
    ### ``\(name)``

    \(comment.summary)

    \(wide)

    """
  }

  private static func traits(of view: any RowView) throws -> [String] {
    let conformances: [(name: String, isThere: Bool)] = [
      ("TitlePresentable", view is any TitlePresentable), ("SubtitlePresentable", view is any SubtitlePresentable),
      ("DetailPresentable", view is any DetailPresentable),
      ("BytesCountPresentable", view is any BytesCountPresentable),
      ("DisclosurePresentable", view is any DisclosurePresentable),
      ("AccessoryPresentable", view is any AccessoryPresentable), ("Switchable", view is any Switchable),
      ("ValuePickable", view is any ValuePickable), ("Steppable", view is any Steppable),
      ("TextPresentable", view is any TextPresentable), ("TextEditable", view is any TextEditable),
      ("OutlinePresentable", view is any OutlinePresentable),
      ("ModificationPresentable", view is any ModificationPresentable),
      ("Highlightable", view is any Highlightable),
    ]
    let traits = try conformances.filter(\.isThere).map { trait in
      let summary = try DocComment(of: trait.name, in: "Traits").summary
      return "- ``\(trait.name)``: \(summary.prefix(1).lowercased())\(summary.dropFirst())"
    }
    return traits.isEmpty ? ["None: it draws itself."] : traits
  }
}

/// A view as text, drawn by a real table on a headless terminal, with its row in focus where it can be.
@MainActor
struct CellPicture {
  let view: any RowView
  /// The lines that the row takes, as a code block.
  let text: String

  init(of name: String, columns: Int) throws {
    var made: (any RowView)?
    let pilot = try TablePilot(rows: 12, columns: columns, theme: .monochrome)
    pilot.table.register(FeedShellCell.self)
    pilot.table.register(OutlineCell.self)
    try pilot.table.apply(
      [Section("section", CellExamples.cells[name] == nil ? [] : ["row"])],
      views: TableViews(
        cell: { _, table in
          let cell = CellExamples.cells[name]?(table) ?? BasicCell()
          made = cell
          return cell
        },
        header: { _, table in
          let header = CellExamples.headersAndFooters[name]?(table)
          made = header ?? made
          return header
        }))
    pilot.draw()
    pilot.table.move(.first)
    var lines = pilot.draw()
    while lines.last == "" { lines.removeLast() }
    for row in lines.indices { lines[row] = CellPicture.marked(lines[row], pilot.highlightedColumns(row: row)) }
    guard let made else { throw MissingExample(name: name) }
    view = made
    text = "```text\n" + lines.joined(separator: "\n") + "\n```"
  }

  /// The line with blanks at both ends of what is highlighted shown as blocks.
  private static func marked(_ line: String, _ highlighted: Range<Int>?) -> String {
    guard let highlighted else { return line }
    let missing = max(0, highlighted.upperBound - DisplayWidth.of(line))
    var characters = Array(line + String(repeating: " ", count: missing))
    for column in [highlighted.lowerBound, highlighted.upperBound - 1] where characters[column] == " " {
      characters[column] = "█"
    }
    return String(characters)
  }
}

/// There is a cell without an example to draw.
struct MissingExample: Error, CustomStringConvertible {
  let name: String
  var description: String { "\(name) has no example; add one to CellExamples" }
}
