import Curses

/// What fills a row, or a part of one, edge to edge: it has a height at every width and draws itself.
///
/// ```swift
/// import Curses
/// import TerminalTables
///
/// final class Bar: RowContent {
///   var share = 0.0
///   func rows(columns: Int) -> Int { 1 }
///   func draw(in region: Region, with palette: Palette) {
///     region.part(row: 0, column: 0, rows: 1, columns: Int(share * Double(region.columns)))
///       .fill(with: "█", pen: palette[.value])
///   }
/// }
///
/// final class ShareCell: Cell, TitlePresentable {
///   let titleLabel = Label()
///   let bar = Bar()
///   var layout: RowLayout { .stack(.row(titleLabel), .content(bar)) }
/// }
/// ```
@MainActor
public protocol RowContent: AnyObject {
  /// The lines that it takes at this width; 0 for none. Asked again after every change of the width, so it is quick.
  func rows(columns: Int) -> Int
  /// Draws all of it in a region as large as was asked for; what falls outside the screen is left out by the region.
  ///
  /// Where the row is highlighted, the region adds the highlight to every pen, so a content need not know of it. One
  /// that wants to look otherwise in a focused or marked row finds the row's state in ``Palette/state``.
  func draw(in region: Region, with palette: Palette)
  /// The last lines and columns that the content leaves to what is around it, as a card does to its shadow: a highlight
  /// leaves them out. None unless the content says otherwise.
  func shadow(columns: Int) -> (rows: Int, columns: Int)
}

extension RowContent {
  public func shadow(columns: Int) -> (rows: Int, columns: Int) { (0, 0) }
}
