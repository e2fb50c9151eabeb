import Curses

/// The signs that rows are drawn with, in Unicode or, where the locale has no more, in ASCII; each one column wide.
///
/// ```swift
/// func draw(in region: Region, with palette: Palette) {
///   region.draw(String(palette.glyphs.chevron), row: 0, column: 0, pen: palette[.detail])
/// }
/// ```
public struct Glyphs: Hashable, Sendable {
  /// Says that Enter leads on: `›`.
  public var chevron: Character
  /// Says that a value differs from its default: `•`.
  public var modified: Character
  /// Is at the left edge of the focused row: `▎`.
  public var focusMark: Character
  /// Says that Left takes the value before: `‹`.
  public var previous: Character
  /// Says that Right takes the value after: `›`.
  public var next: Character
  /// Makes the lines that part the table from what is above and below it: `─`.
  public var rule: Unicode.Scalar
  /// The strip at the side of a feed's entries.
  public var strip: Character
  /// What shows at the right edge which part of a table is on the screen.
  public var scrollThumb: Unicode.Scalar
  /// Says that a column is sorted with the smallest first: `▲`.
  public var ascending: Character
  /// Says that a column is sorted with the largest first: `▼`.
  public var descending: Character
  /// Is before a row of a tree whose children are hidden: `▸`.
  public var collapsed: Character
  /// Is before a row of a tree whose children are shown: `▾`.
  public var expanded: Character
  /// Parts panes that are side by side: `│`.
  public var verticalRule: Unicode.Scalar
  /// The mark of a row that was chosen together with others.
  public var mark: Character
  /// What is shown for each letter of a secret: `•`.
  public var mask: Character

  /// The signs of a locale with Unicode.
  public static let unicode = Glyphs(
    chevron: "›", modified: "•", focusMark: "▎", previous: "‹", next: "›", rule: "─", strip: "▌",
    scrollThumb: "▐", ascending: "▲", descending: "▼", collapsed: "▸", expanded: "▾", verticalRule: "│", mark: "✓",
    mask: "•")
  /// The signs of a locale without.
  public static let ascii = Glyphs(
    chevron: ">", modified: "*", focusMark: ">", previous: "<", next: ">", rule: "-", strip: "|",
    scrollThumb: "|", ascending: "^", descending: "v", collapsed: "+", expanded: "-", verticalRule: "|", mark: "+",
    mask: "*")

  /// What the present locale can show.
  @MainActor public static var available: Glyphs {
    Terminal.showsUnicode ? .unicode : .ascii
  }
}
