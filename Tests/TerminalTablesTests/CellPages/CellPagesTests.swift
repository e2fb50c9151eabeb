import Foundation
import Testing

/// A page for each cell, header and footer, in `TerminalTables.docc/Cells`: what it says is what the cell draws now.
///
/// After a wanted change, or for a new cell, `make pages` writes them anew.
@MainActor
@Suite(.serialized) struct CellPagesTests {
  private static let catalog = DocComment.sources.appending(path: "TerminalTables.docc")
  private static let pages = catalog.appending(path: "Cells")
  private static var isRecording: Bool { ProcessInfo.processInfo.environment["SETTEE_RECORD"] != nil }

  nonisolated static func names() throws -> [String] { try DocComment.publicViews().map(\.name) }

  @Test func everyPageShowsWhatItsCellDraws() throws {
    for view in try DocComment.publicViews() {
      let page = try CellPage(view.name, in: view.folder)
      try expect(page.text, at: Self.pages.appending(path: "\(view.name).md"))
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
    try expect(gallery, at: Self.catalog.appending(path: "CellGallery.md"))
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

  private func expect(_ text: String, at file: URL) throws {
    if Self.isRecording { try text.write(to: file, atomically: true, encoding: .utf8) }
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    #expect(text == recorded, "\(file.lastPathComponent) is not what is drawn; make pages writes it anew")
  }
}
