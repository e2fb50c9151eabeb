import Curses

/// What every table answers to; the raw value is the name by which a key map knows the command.
///
/// ```swift
/// TableCommand.pageDown.keys(in: .vi)   // [.pageDown, .control("f")]
/// let map = try KeyMap(parsing: "\(TableCommand.quit.rawValue) = F10")
/// ```
public enum TableCommand: String, CaseIterable, Hashable, Sendable {
  /// To the row above.
  case up
  /// To the row below.
  case down
  /// A screen up.
  case pageUp
  /// A screen down.
  case pageDown
  /// To the first row.
  case first
  /// To the last row.
  case last
  /// Takes the value before, or turns a switch off.
  case stepBack
  /// Takes the value after, or turns a switch on.
  case stepForward
  /// Shows what is under a row of a tree; where it is shown, goes there.
  case expand
  /// Hides what is under a row of a tree; where it is hidden, goes to the row that it is under.
  case collapse
  /// Opens the row, edits its value, or does what it says.
  case open
  /// Turns a switch.
  case toggle
  /// Opens the search.
  case search
  /// Goes back to the screen before; from the first one, leaves the program.
  case back
  /// Shows all keys.
  case help
  /// Leaves the program.
  case quit
  /// Marks the row or takes its mark away, where the screen allows marking.
  case mark
  /// Takes all marks away.
  case clearMarks
  /// Shows what can be done with the row, where there is anything.
  case actions
  /// Moves the row up, where the screen lets it be moved.
  case moveUp
  /// Moves the row down, where the screen lets it be moved.
  case moveDown
  /// Scrolls columns that are wider than the screen to the left.
  case scrollLeft
  /// Scrolls them to the right.
  case scrollRight
  /// Sorts by the next column.
  case sortByNext
  /// Sorts by the column before.
  case sortByPrevious
  /// Turns the order of the rows round.
  case reverseOrder
  /// Gives the keys to the next pane.
  case nextPane
  /// Gives the keys to the pane before.
  case previousPane

  /// The keys that the command has in a style, where no ``KeyMap`` gives it others; the arrows come first.
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
    case .expand: [.right]
    case .collapse: [.left]
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
    case .scrollLeft: [.left]
    case .scrollRight: [.right]
    case .sortByNext: [.character(">")]
    case .sortByPrevious: [.character("<")]
    case .reverseOrder: [.character("R")]
    case .nextPane: [.tab]
    case .previousPane: [.backTab]
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
    case .stepBack, .scrollLeft, .collapse: [.character("h")]
    case .stepForward, .scrollRight, .expand: [.character("l")]
    case .moveUp: [.character("K")]
    case .moveDown: [.character("J")]
    case .open, .toggle, .search, .back, .help, .quit, .mark, .clearMarks, .actions, .sortByNext, .sortByPrevious,
      .reverseOrder, .nextPane, .previousPane:
      []
    }
  }
}
