extension TableView {
  /// Opens a filter by the texts of rows: given by the screen, else what the cells show.
  func beginFiltering<ItemID: Hashable>(by text: @escaping (ItemID) -> String?) {
    beginFiltering(
      by: .rows { [weak self] source, position in
        (source.item(at: position).base as? ItemID).flatMap(text) ?? self?.shownText(at: position, of: source) ?? ""
      })
  }

  /// What the cell of a row shows; the cell is filled and recycled.
  func shownText(at position: TablePosition, of source: any RowSource) -> String {
    guard let view = source.view(at: position, in: self) else { return "" }
    let row = pool.claim(view)
    defer { pool.recycle(row) }
    return row.shownText()
  }
}
