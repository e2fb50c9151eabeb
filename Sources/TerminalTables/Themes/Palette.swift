import Curses

/// A theme as one terminal draws it: a pen for every role, and the signs that it can show.
///
/// ```swift
/// let palette = Palette(.standard, on: terminal)
/// terminal.screen.draw("Nothing here", row: 0, column: 0, pen: palette[.placeholder])
/// ```
@MainActor
public struct Palette {
  private let pens: [Pen]
  private unowned let terminal: Terminal
  /// The signs that rows are drawn with.
  public let glyphs: Glyphs
  /// Whether the terminal can draw what is darker than a line and lighter than the background.
  let showsShadows: Bool
  /// The state of the row that is drawn; that of no row in particular where none is.
  public internal(set) var state = RowState()

  /// A theme with its colours brought down to those that the terminal has.
  public init(_ theme: Theme, on terminal: Terminal) {
    self.terminal = terminal
    pens = StyleRole.all.map { terminal.pen(for: theme[$0]) }
    glyphs = Glyphs.available
    showsShadows = terminal.colors >= 8 && Terminal.showsUnicode
  }

  /// The pen that fills a place with a colour, or with the nearest that the terminal has; nil where it has few.
  func pen(filling color: Color) -> Pen? {
    terminal.colors >= 256 ? terminal.pen(for: Style(background: color)) : nil
  }

  /// The pen that draws text of a role.
  public subscript(role: StyleRole) -> Pen {
    if role.index < pens.count { return pens[role.index] }
    // A role that was first named after the palette was made has no style in its theme.
    return role.fallback.map { self[$0] } ?? .plain
  }
}
