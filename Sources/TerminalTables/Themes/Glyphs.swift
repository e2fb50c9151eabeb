import Curses

/// The signs that rows are drawn with, in Unicode or, where the locale has no more, in ASCII.
public struct Glyphs: Hashable, Sendable {
  public var chevron: Character
  public var modified: Character
  public var focusMark: Character
  public var previous: Character
  public var next: Character
  public var rule: Unicode.Scalar
  /// The strip at the side of a feed's entries.
  public var strip: Character
  /// What shows at the right edge which part of a table is on the screen.
  public var scrollThumb: Unicode.Scalar
  /// The mark of a row that was chosen together with others.
  public var mark: Character

  public static let unicode = Glyphs(
    chevron: "›", modified: "•", focusMark: "▎", previous: "‹", next: "›", rule: "─", strip: "▌",
    scrollThumb: "▐", mark: "✓")
  public static let ascii = Glyphs(
    chevron: ">", modified: "*", focusMark: ">", previous: "<", next: ">", rule: "-", strip: "|",
    scrollThumb: "|", mark: "+")

  /// What the present locale can show.
  @MainActor public static var available: Glyphs {
    Terminal.showsUnicode ? .unicode : .ascii
  }
}
