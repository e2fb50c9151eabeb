import Curses

/// A theme as one terminal draws it: a pen for every role, and the signs that it can show.
@MainActor
public struct Palette {
  private let pens: [Pen]
  /// The signs that rows are drawn with.
  public let glyphs: Glyphs

  public init(_ theme: Theme, on terminal: Terminal) {
    pens = Role.allCases.map { terminal.pen(for: theme[$0]) }
    glyphs = Glyphs.available
  }

  public subscript(role: Role) -> Pen {
    pens[role.rawValue]
  }
}
