extension TableView {
  /// Takes the columns that the screen says now.
  func setColumns(_ model: ColumnModel?) {
    guard let model else { return columns = nil }
    if let columns {
      columns.update(model)
    } else {
      register(ColumnsCell.self, traits: \.accessorized.highlightable)
      columns = ColumnLayout(model)
    }
    fitColumns()
  }

  /// The columns left of the rows' texts, and those of the texts.
  var rowExtent: (inset: Int, width: Int) {
    let margins = style.fitting(columns: viewport.size.columns)
    return (margins.rowInset, max(1, viewport.size.columns - margins.rowInset - margins.trailingInset))
  }

  func fitColumns() {
    columns?.resize(to: rowExtent.width)
  }

  /// Whether the columns are wider than the screen, and none may be left out.
  var canScrollSideways: Bool { columns?.canScroll ?? false }

  func scrollSideways(forward: Bool) {
    columns?.scrollSideways(forward: forward)
    onChange?()
  }
}
