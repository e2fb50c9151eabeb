import Curses

/// A bar that fills from left to right, in eighths of a column where the terminal can show them; one line high.
///
/// ```swift
/// final class DownloadCell: Cell, TitlePresentable {
///   let titleLabel = Label()
///   let bar = ProgressBar()
///   var layout: RowLayout { .stack(.row(titleLabel), .content(bar)) }
/// }
/// ```
@MainActor
public final class ProgressBar: RowContent {
  /// How full the bar is, from 0 to 1; what is beyond is taken for the nearer of them, and no number at all for 0.
  public var fraction = 0.0

  private static let eighths: [Unicode.Scalar] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  /// An empty bar.
  public init() {}

  public func rows(columns: Int) -> Int { 1 }

  public func draw(in region: Region, with palette: Palette) {
    let share = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    let eighths = Int((share * Double(region.columns * 8)).rounded(.down))
    let isUnicode = palette.glyphs != .ascii
    region.part(row: 0, column: 0, rows: 1, columns: eighths / 8)
      .fill(with: isUnicode ? "█" : "#", pen: palette[.value])
    guard isUnicode, eighths % 8 > 0 else { return }
    region.part(row: 0, column: eighths / 8, rows: 1, columns: 1)
      .fill(with: Self.eighths[eighths % 8 - 1], pen: palette[.value])
  }
}
