import Curses

/// Which keys move the focus.
public enum KeyStyle: String, CaseIterable, Hashable, Sendable {
  /// Arrows, and the letters that vi moves with.
  case vi
  /// Arrows alone.
  case arrows
}

/// What every table answers to.
public enum TableCommand: String, CaseIterable, Hashable, Sendable {
  case up, down, pageUp, pageDown, first, last
  case stepBack, stepForward, open, toggle, search, back, help, quit
  case mark, clearMarks, actions, moveUp, moveDown

  /// The keys of a command in a style.
  public func keys(in style: KeyStyle) -> [Key] {
    style == .vi ? arrowKeys + viKeys : arrowKeys
  }

  private var arrowKeys: [Key] {
    switch self {
    case .up: [.up]
    case .down: [.down]
    case .pageUp: [.pageUp]
    case .pageDown: [.pageDown]
    case .first: [.home]
    case .last: [.end]
    case .stepBack: [.left]
    case .stepForward: [.right]
    case .open: [.enter]
    case .toggle: [.character(" ")]
    case .search: [.character("/")]
    case .back: [.escape]
    case .help: [.character("?"), .function(1)]
    case .quit: [.character("q")]
    case .mark: [.insert, .character("m")]
    case .clearMarks: [.character("M")]
    case .actions: [.tab, .character("a")]
    case .moveUp: [.character("[")]
    case .moveDown: [.character("]")]
    }
  }

  private var viKeys: [Key] {
    switch self {
    case .up: [.character("k")]
    case .down: [.character("j")]
    case .pageUp: [.control("b")]
    case .pageDown: [.control("f")]
    case .first: [.character("g")]
    case .last: [.character("G")]
    case .stepBack: [.character("h")]
    case .stepForward: [.character("l")]
    case .moveUp: [.character("K")]
    case .moveDown: [.character("J")]
    case .open, .toggle, .search, .back, .help, .quit, .mark, .clearMarks, .actions: []
    }
  }
}
