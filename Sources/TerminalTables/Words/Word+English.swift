extension Word {
  /// The text in English, which is shown where ``Words`` gives no other.
  public var english: String {
    commandText ?? columnText ?? tableText ?? valueText ?? keyText ?? editorText ?? inspectorText ?? ""
  }

  private var valueText: String? {
    switch self {
    case .on: "on"
    case .off: "off"
    case .notAvailable: "N/A"
    case .wholeNumber: "A whole number"
    case .number: "A number"
    case .numberFrom: "{number} from {low} on"
    case .numberUpTo: "{number} up to {high}"
    case .numberBetween: "{number} from {low} to {high}"
    case .moreLines: "… {count} more lines"
    default: nil
    }
  }

  private var tableText: String? {
    switch self {
    case .yes: "Yes"
    case .no: "No"
    case .nothingHere: "Nothing here"
    case .nothingFound: "Nothing found"
    case .nothingHappened: "Nothing has happened yet"
    case .loading: "Loading…"
    case .loadingMore: "Loading more…"
    case .loadingFailed: "{reason} · Enter tries again"
    case .nothingMore: "Nothing more came"
    case .newEntries: "{count} new ↑"
    case .searchPrompt: "Search: "
    case .searchKeys: "Enter keeps the row, Esc goes back"
    case .searchBarKeys: "Enter chooses, Esc goes back"
    case .searching: "searching…"
    case .found: "{count} found"
    case .editingKeys: "Enter take over   Esc leave as it was"
    case .completionKeys: "Tab complete   ↑ ↓ choose"
    case .secureKeys: "Ctrl-R show"
    case .tabKey: "Tab complete"
    case .stepTextKeys: "↑ ↓ step"
    case .nothingToComplete: "nothing begins so"
    case .noCommand: "\"{word}\" is no command here; ? shows all keys"
    case .notNow: "Not now: {reason}"
    case .answerFirst: "This has to be answered before the program is left"
    case .working: "Working…"
    case .keysTitle: "Keys"
    case .actionsTitle: "Actions"
    case .optionsTitle: "Options"
    case .textTitle: "Text"
    default: nil
    }
  }

  private var commandText: String? {
    switch self {
    case .up: "up"
    case .upSentence: "To the row above"
    case .down: "down"
    case .downSentence: "To the row below"
    case .pageUp: "page up"
    case .pageUpSentence: "A screen up"
    case .pageDown: "page down"
    case .pageDownSentence: "A screen down"
    case .first: "first"
    case .firstSentence: "To the first row"
    case .last: "last"
    case .lastSentence: "To the last row"
    case .stepBack: "change"
    case .stepBackSentence: "Takes the value before"
    case .stepForward: "next value"
    case .stepForwardSentence: "Takes the value after"
    case .expand: "expand"
    case .expandSentence: "Shows what is under the row, or goes there"
    case .collapse: "collapse"
    case .collapseSentence: "Hides what is under the row, or goes to the row above it in the tree"
    case .open: "open"
    case .openSentence: "Opens the row, edits its value, or does what it says"
    case .edit: "edit"
    case .choose: "choose"
    case .toggle: "toggle"
    case .toggleSentence: "Turns a switch on or off"
    case .search: "search"
    case .searchSentence: "Shows only the rows that have what is typed"
    case .back: "back"
    case .backSentence: "Goes back to the screen before"
    case .leave: "leave"
    case .help: "all keys"
    case .helpSentence: "Shows this list"
    case .quit: "quit"
    case .quitSentence: "Leaves the program"
    case .mark: "mark"
    case .markSentence: "Marks the row, to act on several at once"
    case .clearMarks: "unmark all"
    case .clearMarksSentence: "Takes all marks away"
    case .actions: "actions"
    case .actionsSentence: "Shows what can be done with the row"
    case .moveUp: "move up"
    case .moveUpSentence: "Moves the row up"
    case .moveDown: "move down"
    case .moveDownSentence: "Moves the row down"
    case .retry: "try again"
    case .unfold: "unfold"
    case .fold: "fold"
    case .foldSentence: "Folds or unfolds a long entry"
    default: nil
    }
  }

  private var columnText: String? {
    switch self {
    case .scrollLeft: "columns"
    case .scrollLeftSentence: "Shows the columns at the left"
    case .scrollRight: "columns at the right"
    case .scrollRightSentence: "Shows the columns at the right"
    case .sortByNext: "sort"
    case .sortByNextSentence: "Sorts by the next column"
    case .sortByPrevious: "sort back"
    case .sortByPreviousSentence: "Sorts by the column before"
    case .reverseOrder: "reverse"
    case .reverseOrderSentence: "Turns the order round"
    case .nextPane: "next pane"
    case .nextPaneSentence: "Gives the keys to the next pane"
    case .previousPane: "pane before"
    case .previousPaneSentence: "Gives the keys to the pane before"
    default: nil
    }
  }

  private var editorText: String? {
    switch self {
    case .done: "done"
    case .doneSentence: "Takes the text over"
    case .cancel: "cancel"
    case .cancelSentence: "Leaves the text as it was"
    case .selectText: "select"
    case .selectTextSentence: "Begins or ends a selection"
    case .selectAll: "select all"
    case .selectAllSentence: "Selects the whole text"
    case .cut: "cut"
    case .cutSentence: "Takes the selected text out, or the line"
    case .copy: "copy"
    case .copySentence: "Copies the selected text, or the line"
    case .paste: "paste"
    case .pasteSentence: "Inserts what was cut or copied"
    case .undo: "undo"
    case .undoSentence: "Takes the last change back"
    case .redo: "redo"
    case .redoSentence: "Makes the change again that was taken back"
    case .cursorPlace: "line {line} of {count}, column {column}"
    case .textChanged: "The text was changed: Esc again leaves it as it was, {done} takes it over"
    default: nil
    }
  }

  private var inspectorText: String? {
    switch self {
    case .inspectorTitle: "Inspector"
    case .inspectedScreen: "Screen"
    case .inspectedType: "Type"
    case .inspectedTitle: "Title"
    case .inspectedRow: "Focused row"
    case .inspectedItem: "Item"
    case .inspectedSection: "Section"
    case .inspectedClass: "Class"
    case .inspectedIdentifier: "Identifier"
    case .inspectedTraits: "Traits"
    case .inspectedLines: "Lines"
    case .inspectedNone: "none"
    case .inspectedLabels: "Labels of the row"
    case .inspectedPlace: "line {line}, columns {first}–{last}"
    case .inspectedTable: "Table"
    case .inspectedFocus: "Focus"
    case .inspectedPosition: "row {row} of {count}"
    case .inspectedSize: "Size"
    case .inspectedExtent: "{lines} lines of {columns} columns"
    case .inspectedViews: "Views that exist"
    case .inspectedViewsFilled: "Views filled so far"
    case .inspectedWork: "Since the last key"
    case .inspectedRowsFilled: "Rows filled"
    case .inspectedRowsDrawn: "Rows drawn"
    case .inspectedLabelsDrawn: "Labels drawn"
    case .inspectedFrames: "Frames sent"
    case .inspectedBytes: "Bytes sent"
    default: nil
    }
  }

  private var keyText: String? {
    switch self {
    case .keySpace: "Space"
    case .keyHome: "Home"
    case .keyEnd: "End"
    case .keyPageUp: "PgUp"
    case .keyPageDown: "PgDn"
    case .keyEnter: "Enter"
    case .keyEscape: "Esc"
    case .keyTab: "Tab"
    case .keyBackspace: "Backspace"
    case .keyDelete: "Del"
    case .keyInsert: "Ins"
    case .keyControl: "Ctrl-"
    case .keyShift: "Shift-"
    case .keyAlt: "Alt-"
    default: nil
    }
  }
}
