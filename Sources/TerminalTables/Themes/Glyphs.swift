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

  public static let unicode = Glyphs(
    chevron: "›", modified: "•", focusMark: "▎", previous: "‹", next: "›", rule: "─", strip: "▌")
  public static let ascii = Glyphs(
    chevron: ">", modified: "*", focusMark: ">", previous: "<", next: ">", rule: "-", strip: "|")

  /// What the present locale can show.
  @MainActor public static var available: Glyphs {
    Terminal.showsUnicode ? .unicode : .ascii
  }
}
