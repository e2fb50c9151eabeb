import Curses

/// The signs that rows are drawn with, in Unicode or, where the locale has no more, in ASCII.
public struct Glyphs: Hashable, Sendable {
  public var chevron: Character
  public var modified: Character
  public var focusMark: Character
  public var previous: Character
  public var next: Character
  public var rule: Unicode.Scalar

  public static let unicode = Glyphs(
    chevron: "›", modified: "•", focusMark: "▎", previous: "‹", next: "›", rule: "─")
  public static let ascii = Glyphs(chevron: ">", modified: "*", focusMark: ">", previous: "<", next: ">", rule: "-")

  /// What the present locale can show.
  @MainActor public static var available: Glyphs {
    Terminal.showsUnicode ? .unicode : .ascii
  }
}
