// A command has its two texts on one line. swift-format-ignore: OneCasePerLine
/// A text that the library draws by itself, with the English one as its raw value; ``Words`` has it in another
/// language.
///
/// Where something is filled in, the text has its name in braces, such as `{count} found`. Of a command there are two:
/// a word or two for the foot of the screen, and a sentence for the list of keys.
///
/// ```swift
/// Word.found.english   // "{count} found"
/// ```
public enum Word: String, CaseIterable, Hashable, Sendable {
  // MARK: Values

  /// A switch that is on.
  case on = "on"
  /// A switch that is off.
  case off = "off"
  /// In the place of a number that nobody knows.
  case notAvailable = "N/A"
  /// What a number must be that has no decimals, where anything is allowed.
  case wholeNumber = "A whole number"
  /// What a number with decimals must be.
  case number = "A number"
  /// What a number must be that has a least, `{low}`; `{number}` is one of the two above.
  case numberFrom = "{number} from {low} on"
  /// What a number must be that has a most: `{high}`.
  case numberUpTo = "{number} up to {high}"
  /// What a number must be that has both: `{low}` and `{high}`.
  case numberBetween = "{number} from {low} to {high}"
  /// How many more lines a folded text has: `{count}`.
  case moreLines = "… {count} more lines"

  // MARK: Tables

  /// What agrees to a question.
  case yes = "Yes"
  /// What declines one.
  case no = "No"
  /// In a table without rows.
  case nothingHere = "Nothing here"
  /// In a table in which a search has found nothing.
  case nothingFound = "Nothing found"
  /// Under a row of a tree, while its children are on their way.
  case loading = "Loading…"
  /// Behind the last row, while more is on its way.
  case loadingMore = "Loading more…"
  /// Behind the last row, where more did not come: `{reason}`.
  case loadingFailed = "{reason} · Enter tries again"
  /// The reason where a screen has more and brings none.
  case nothingMore = "Nothing more came"
  /// Tries again to load more.
  case retry = "try again"
  /// In a feed without entries.
  case nothingHappened = "Nothing has happened yet"
  /// How many entries came above what is read: `{count}`.
  case newEntries = "{count} new ↑"
  /// Before what is typed into the search.
  case searchPrompt = "Search: "
  /// What the keys do in an empty search.
  case searchKeys = "Enter keeps the row, Esc goes back"
  /// What the keys do in an empty search that is open as long as its screen.
  case searchBarKeys = "Enter chooses, Esc goes back"
  /// While a search goes on.
  case searching = "searching…"
  /// How many rows a search has found: `{count}`.
  case found = "{count} found"
  /// What the keys do while a text is typed into a row.
  case editingKeys = "Enter take over   Esc leave as it was"
  /// What the keys do besides where texts are proposed.
  case completionKeys = "Tab complete   ↑ ↓ choose"
  /// What the keys do besides where the text is hidden.
  case secureKeys = "Ctrl-R show"
  /// What Tab does where it completes the text.
  case tabKey = "Tab complete"
  /// What Up and Down do where they step a part of the text.
  case stepTextKeys = "↑ ↓ step"
  /// Said where Tab finds nothing that the text may become.
  case nothingToComplete = "nothing begins so"
  /// A word was typed where only commands are known: `{word}`.
  case noCommand = "\"{word}\" is no command here; ? shows all keys"
  /// Why an action does nothing now: `{reason}`.
  case notNow = "Not now: {reason}"
  /// What has to be done before the program is left.
  case answerFirst = "This has to be answered before the program is left"
  /// While work goes on that takes long.
  case working = "Working…"

  // MARK: Titles

  /// The title of the screen of all keys.
  case keysTitle = "Keys"
  /// The title of the menu of actions.
  case actionsTitle = "Actions"
  /// The title of a list of options whose row has no title.
  case optionsTitle = "Options"
  /// The title of the editor of a text whose row has no title.
  case textTitle = "Text"

  // MARK: Commands

  /// To the row above.
  case up = "up", upSentence = "To the row above"
  /// To the row below.
  case down = "down", downSentence = "To the row below"
  /// A screen up.
  case pageUp = "page up", pageUpSentence = "A screen up"
  /// A screen down.
  case pageDown = "page down", pageDownSentence = "A screen down"
  /// To the first row.
  case first = "first", firstSentence = "To the first row"
  /// To the last row.
  case last = "last", lastSentence = "To the last row"
  /// Takes the value before.
  case stepBack = "change", stepBackSentence = "Takes the value before"
  /// Takes the value after.
  case stepForward = "next value", stepForwardSentence = "Takes the value after"
  /// Shows what is under a row of a tree.
  case expand = "expand", expandSentence = "Shows what is under the row, or goes there"
  /// Hides what is under a row of a tree.
  case collapse = "collapse", collapseSentence = "Hides what is under the row, or goes to the row above it in the tree"
  /// Opens what is behind the row.
  case open = "open", openSentence = "Opens the row, edits its value, or does what it says"
  /// Opens an editor in the row.
  case edit = "edit"
  /// Does what the row says, or lists what it may be.
  case choose = "choose"
  /// Turns a switch.
  case toggle = "toggle", toggleSentence = "Turns a switch on or off"
  /// Opens the search.
  case search = "search", searchSentence = "Shows only the rows that have what is typed"
  /// Goes back to the screen before.
  case back = "back", backSentence = "Goes back to the screen before"
  /// Why nothing leads back from the first screen: the `{key}` that leaves the program.
  case firstScreen = "this is the first screen; {key} leaves the program"
  /// Shows all keys.
  case help = "all keys", helpSentence = "Shows this list"
  /// Leaves the program.
  case quit = "quit", quitSentence = "Leaves the program"
  /// Marks the row.
  case mark = "mark", markSentence = "Marks the row, to act on several at once"
  /// Takes all marks away.
  case clearMarks = "unmark all", clearMarksSentence = "Takes all marks away"
  /// Shows what can be done with the row.
  case actions = "actions", actionsSentence = "Shows what can be done with the row"
  /// Moves the row up.
  case moveUp = "move up", moveUpSentence = "Moves the row up"
  /// Moves the row down.
  case moveDown = "move down", moveDownSentence = "Moves the row down"
  /// Scrolls columns to the left; at the foot, what Left and Right do.
  case scrollLeft = "columns", scrollLeftSentence = "Shows the columns at the left"
  /// Scrolls columns to the right.
  case scrollRight = "columns at the right", scrollRightSentence = "Shows the columns at the right"
  /// Sorts by the next column.
  case sortByNext = "sort", sortByNextSentence = "Sorts by the next column"
  /// Sorts by the column before.
  case sortByPrevious = "sort back", sortByPreviousSentence = "Sorts by the column before"
  /// Turns the order of the rows round.
  case reverseOrder = "reverse", reverseOrderSentence = "Turns the order round"
  /// Gives the keys to the next pane.
  case nextPane = "next pane", nextPaneSentence = "Gives the keys to the next pane"
  /// Gives the keys to the pane before.
  case previousPane = "pane before", previousPaneSentence = "Gives the keys to the pane before"
  /// Shows a long entry of a feed whole.
  case unfold = "unfold"
  /// Shows the beginning of a long entry of a feed.
  case fold = "fold", foldSentence = "Folds or unfolds a long entry"

  /// Several lines were pasted where a text has one.
  case pastedAsOneLine = "pasted as one line: blanks are where the line breaks were"

  // MARK: The editor of texts

  /// Takes the text over.
  case done = "done", doneSentence = "Takes the text over"
  /// Leaves the text as it was.
  case cancel = "cancel", cancelSentence = "Leaves the text as it was"
  /// Begins or ends a selection.
  case selectText = "select", selectTextSentence = "Begins or ends a selection"
  /// Selects the whole text.
  case selectAll = "select all", selectAllSentence = "Selects the whole text"
  /// Takes the selected text out, to be pasted.
  case cut = "cut", cutSentence = "Takes the selected text out, or the line"
  /// Copies the selected text, to be pasted.
  case copy = "copy", copySentence = "Copies the selected text, or the line"
  /// Inserts what was cut or copied.
  case paste = "paste", pasteSentence = "Inserts what was cut or copied"
  /// Takes the last change back.
  case undo = "undo", undoSentence = "Takes the last change back"
  /// Makes the change again that was taken back.
  case redo = "redo", redoSentence = "Makes the change again that was taken back"
  /// Where the cursor is: `{line}` of `{count}`, and `{column}`.
  case cursorPlace = "line {line} of {count}, column {column}"
  /// The text was changed and Esc was pressed: how to leave it, and how to take it over.
  case textChanged = "The text was changed: Esc again leaves it as it was, {done} takes it over"

  // MARK: The inspector

  /// The title of the inspector.
  case inspectorTitle = "Inspector"
  /// A group of facts: the screen, with its type and its title.
  case inspectedScreen = "Screen", inspectedType = "Type", inspectedTitle = "Title"
  /// A group of facts: the focused row, with what it is and how it is made.
  case inspectedRow = "Focused row", inspectedItem = "Item", inspectedSection = "Section", inspectedClass = "Class",
    inspectedIdentifier = "Identifier", inspectedTraits = "Traits", inspectedLines = "Lines"
  /// In the place of an item where no row is focused.
  case inspectedNone = "none"
  /// A group of facts: the labels of the row.
  case inspectedLabels = "Labels of the row"
  /// Where a label is: `{line}`, and the columns from `{first}` to `{last}`.
  case inspectedPlace = "line {line}, columns {first}–{last}"
  /// A group of facts: the table, with what is focused, how large it is, and its views.
  case inspectedTable = "Table", inspectedFocus = "Focus", inspectedSize = "Size", inspectedViews = "Views that exist",
    inspectedViewsFilled = "Views filled so far"
  /// Which row is focused: `{row}` of `{count}`.
  case inspectedPosition = "row {row} of {count}"
  /// How large the table is: `{lines}` and `{columns}`.
  case inspectedExtent = "{lines} lines of {columns} columns"
  /// A group of facts: what was done since the last key.
  case inspectedWork = "Since the last key", inspectedRowsFilled = "Rows filled", inspectedRowsDrawn = "Rows drawn",
    inspectedLabelsDrawn = "Labels drawn", inspectedFrames = "Frames sent", inspectedBytes = "Bytes sent"

  // MARK: Keys

  /// The name of a key; before the name of another one, that it is held.
  case keySpace = "Space", keyHome = "Home", keyEnd = "End", keyPageUp = "PgUp", keyPageDown = "PgDn",
    keyEnter = "Enter", keyEscape = "Esc", keyTab = "Tab", keyBackspace = "Backspace", keyDelete = "Del",
    keyInsert = "Ins"
  /// Held with Control, Shift or Alt: before the name of the other key.
  case keyControl = "Ctrl-", keyShift = "Shift-", keyAlt = "Alt-"

  /// The text in English, which is shown where ``Words`` gives no other.
  public var english: String { rawValue }
}
