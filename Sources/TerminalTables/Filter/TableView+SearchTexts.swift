extension TableView {
  /// The texts by which the rows of a table of ordinary size are found: given by the screen, else what the cells show.
  func searchTexts<Item: Hashable>(_ text: (Item) -> String?) -> FilterText {
    FilterText(
      (0..<source.sectionCount).map { section in
        (0..<source.itemCount(section: section)).map { index in
          let position = TablePosition(section: section, element: index + 1)
          let given = (source.item(at: position).base as? Item).flatMap(text)
          return given ?? shownText(at: position)
        }
      })
  }

  /// What the cell of a row shows; the cell is filled and given back.
  private func shownText(at position: TablePosition) -> String {
    guard let view = source.view(at: position, in: self) else { return "" }
    let row = pool.claim(view)
    defer { pool.recycle(row) }
    return row.shownText()
  }
}
