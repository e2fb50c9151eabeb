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
  /// Goes back to the screen before; on the first one, says how the program is left.
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
    style == .vi ? row.keys + row.letters : row.keys
  }

  /// What the foot of the screen and the list of keys call the command, its keys, and the letters that vi has for it.
  fileprivate var row: (help: Word, sentence: Word, keys: [Key], letters: [Key]) {
    switch self {
    case .up: (.up, .upSentence, [.up], [.character("k")])
    case .down: (.down, .downSentence, [.down], [.character("j")])
    case .pageUp: (.pageUp, .pageUpSentence, [.pageUp], [.control("b")])
    case .pageDown: (.pageDown, .pageDownSentence, [.pageDown], [.control("f")])
    case .first: (.first, .firstSentence, [.home], [.character("g")])
    case .last: (.last, .lastSentence, [.end], [.character("G")])
    case .stepBack: (.stepBack, .stepBackSentence, [.left], [.character("h")])
    case .stepForward: (.stepForward, .stepForwardSentence, [.right], [.character("l")])
    case .expand: (.expand, .expandSentence, [.right], [.character("l")])
    case .collapse: (.collapse, .collapseSentence, [.left], [.character("h")])
    case .open: (.open, .openSentence, [.enter], [])
    case .toggle: (.toggle, .toggleSentence, [.character(" ")], [])
    case .search: (.search, .searchSentence, [.character("/")], [])
    case .back: (.back, .backSentence, [.escape], [])
    case .help: (.help, .helpSentence, [.character("?"), .function(1)], [])
    case .quit: (.quit, .quitSentence, [.character("q")], [])
    case .mark: (.mark, .markSentence, [.insert, .character("m")], [])
    case .clearMarks: (.clearMarks, .clearMarksSentence, [.character("M")], [])
    case .actions: (.actions, .actionsSentence, [.tab, .character("a")], [])
    case .moveUp: (.moveUp, .moveUpSentence, [.character("[")], [.character("K")])
    case .moveDown: (.moveDown, .moveDownSentence, [.character("]")], [.character("J")])
    case .scrollLeft: (.scrollLeft, .scrollLeftSentence, [.left], [.character("h")])
    case .scrollRight: (.scrollRight, .scrollRightSentence, [.right], [.character("l")])
    case .sortByNext: (.sortByNext, .sortByNextSentence, [.character(">")], [])
    case .sortByPrevious: (.sortByPrevious, .sortByPreviousSentence, [.character("<")], [])
    case .reverseOrder: (.reverseOrder, .reverseOrderSentence, [.character("R")], [])
    case .nextPane: (.nextPane, .nextPaneSentence, [.tab], [])
    case .previousPane: (.previousPane, .previousPaneSentence, [.backTab], [])
    }
  }
}

extension KeyBinding {
  /// A command of every table, with the keys of a style; `help` and `explanation` say what it is where that is not as
  /// usual.
  package init(
    _ command: TableCommand, in style: KeyStyle, help: Word? = nil, explanation: String? = nil,
    isInFooter: Bool = false, action: @escaping () -> Void
  ) {
    let (row, words) = (command.row, Words.current)
    self.init(
      command.rawValue, keys: command.keys(in: style), help: words[help ?? row.help],
      explanation: explanation ?? words[row.sentence], isInFooter: isInFooter, action: action)
  }
}
