/// The margins of a table.
///
/// ```swift
/// table.style = .plain   // rows from edge to edge, without a mark
/// ```
public struct TableStyle: Hashable, Sendable {
  /// Columns left of a row; the first is for the focus mark.
  public var rowInset: Int
  /// Columns left of a header or a footer.
  public var headerInset: Int
  /// Columns right of everything.
  public var trailingInset: Int
  /// Whether the focused row carries a mark at its left edge.
  public var marksFocus: Bool
  /// Whether a section without a header is parted from the one above by a blank line.
  public var separatesSections: Bool

  /// Margins in columns; a table of fewer than 30 columns keeps most of them for its rows.
  public init(
    rowInset: Int, headerInset: Int, trailingInset: Int, marksFocus: Bool, separatesSections: Bool = true
  ) {
    self.rowInset = rowInset
    self.headerInset = headerInset
    self.trailingInset = trailingInset
    self.marksFocus = marksFocus
    self.separatesSections = separatesSections
  }

  /// Indented under its headers, with a mark at the focused row.
  public static let grouped = TableStyle(rowInset: 3, headerInset: 1, trailingInset: 1, marksFocus: true)
  /// From edge to edge.
  public static let plain = TableStyle(
    rowInset: 0, headerInset: 0, trailingInset: 0, marksFocus: false, separatesSections: false)

  /// The same with margins that leave a narrow table most of its columns.
  func fitting(columns: Int) -> TableStyle {
    guard columns < 30, self != .plain else { return self }
    return TableStyle(
      rowInset: min(rowInset, marksFocus ? 1 : 0), headerInset: 0, trailingInset: 0, marksFocus: marksFocus,
      separatesSections: separatesSections)
  }
}
