import Curses

extension Words {
  /// What a person calls a key, as help lines show it.
  public func name(of key: Key) -> String {
    switch key {
    case .character(" "): self[.keySpace]
    case .control(" "): self[.keyControl] + self[.keySpace]
    case .control(let character): self[.keyControl] + character.uppercased()
    case .home: self[.keyHome]
    case .end: self[.keyEnd]
    case .pageUp: self[.keyPageUp]
    case .pageDown: self[.keyPageDown]
    case .enter: self[.keyEnter]
    case .escape: self[.keyEscape]
    case .tab: self[.keyTab]
    case .backTab: self[.keyShift] + self[.keyTab]
    case .backspace: self[.keyBackspace]
    case .delete: self[.keyDelete]
    case .insert: self[.keyInsert]
    case .modified(let movement, let held): names(of: held) + name(of: movement.key)
    case .character, .up, .down, .left, .right, .function: key.name
    }
  }

  private func names(of held: Key.Modifiers) -> String {
    (held.contains(.control) ? self[.keyControl] : "") + (held.contains(.alt) ? self[.keyAlt] : "")
      + (held.contains(.shift) ? self[.keyShift] : "")
  }

  /// What a command does, in a word or two.
  func help(of command: TableCommand) -> String { self[command.words.help] }

  /// What a command does, as a sentence.
  func explanation(of command: TableCommand) -> String { self[command.words.sentence] }
}

extension TableCommand {
  fileprivate var words: (help: Word, sentence: Word) {
    switch self {
    case .up: (.up, .upSentence)
    case .down: (.down, .downSentence)
    case .pageUp: (.pageUp, .pageUpSentence)
    case .pageDown: (.pageDown, .pageDownSentence)
    case .first: (.first, .firstSentence)
    case .last: (.last, .lastSentence)
    case .stepBack: (.stepBack, .stepBackSentence)
    case .stepForward: (.stepForward, .stepForwardSentence)
    case .expand: (.expand, .expandSentence)
    case .collapse: (.collapse, .collapseSentence)
    case .open: (.open, .openSentence)
    case .toggle: (.toggle, .toggleSentence)
    case .search: (.search, .searchSentence)
    case .back: (.back, .backSentence)
    case .help: (.help, .helpSentence)
    case .quit: (.quit, .quitSentence)
    case .mark: (.mark, .markSentence)
    case .clearMarks: (.clearMarks, .clearMarksSentence)
    case .actions: (.actions, .actionsSentence)
    case .moveUp: (.moveUp, .moveUpSentence)
    case .moveDown: (.moveDown, .moveDownSentence)
    case .scrollLeft: (.scrollLeft, .scrollLeftSentence)
    case .scrollRight: (.scrollRight, .scrollRightSentence)
    case .sortByNext: (.sortByNext, .sortByNextSentence)
    case .sortByPrevious: (.sortByPrevious, .sortByPreviousSentence)
    case .reverseOrder: (.reverseOrder, .reverseOrderSentence)
    case .nextPane: (.nextPane, .nextPaneSentence)
    case .previousPane: (.previousPane, .previousPaneSentence)
    }
  }
}
