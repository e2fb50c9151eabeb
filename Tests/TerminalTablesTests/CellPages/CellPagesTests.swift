import Foundation
import TestSupport
import TerminalTablesTesting
import Testing

/// A page for each cell, header and footer, in `TerminalTables.docc/Cells`: what it says is what the cell draws now.
///
/// After a wanted change, or for a new cell, `make snapshots` writes them.
@MainActor
@Suite(.serialized) struct CellPagesTests {
  private static let catalog = DocComment.sources.appending(path: "TerminalTables.docc")
  private static let pages = catalog.appending(path: "Cells")

  nonisolated static func names() throws -> [String] { try DocComment.publicViews().map(\.name) }

  @Test func everyPageShowsWhatItsCellDraws() throws {
    for view in try DocComment.publicViews() {
      let page = try CellPage(view.name, in: view.folder)
      try Snapshot(file: Self.pages.appending(path: "\(view.name).md").path).expect(page.text)
    }
  }

  @Test func everyCellHasAPageAndEveryPageACell() throws {
    let pages = try FileManager.default.contentsOfDirectory(atPath: Self.pages.path).sorted()
    #expect(try pages == Self.names().map { "\($0).md" })
  }

  @Test func theGalleryShowsAllCells() throws {
    let entries = try DocComment.publicViews().map { try CellPage($0.name, in: $0.folder).entry }
    let gallery = """
      # Cells

      Every cell, header and footer of the library, as it is drawn 60 columns wide.

      ## Overview

      \(CellPage.legend) A cell of one's own is a list of traits and one line of layout; see ``Cell``.

      \(entries.joined(separator: "\n"))
      """
    try Snapshot(file: Self.catalog.appending(path: "CellGallery.md").path).expect(gallery)
  }

  @Test func theExampleOfEveryDocCommentIsWhatIsDrawn() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "CellExamples.swift")
    let drawn = try String(contentsOf: file, encoding: .utf8)
    for view in try DocComment.publicViews() {
      let example = try DocComment(of: view.name, in: view.folder).example
      #expect(!example.isEmpty, "\(view.name)")
      let indented = example.map { "    \($0)\n" }.joined()
      #expect(drawn.contains(indented), "CellExamples lacks the example of \(view.name)")
    }
  }
}
