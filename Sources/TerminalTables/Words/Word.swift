/// A text that the library draws by itself; ``Words`` says what it is in a language.
///
/// Where something is filled in, the text has its name in braces, such as `{count} found`.
///
/// ```swift
/// Word.found.english   // "{count} found"
/// ```
public enum Word: Int, CaseIterable, Hashable, Sendable {
  // MARK: Values

  /// A switch that is on.
  case on
  /// A switch that is off.
  case off
  /// In the place of a number that nobody knows.
  case notAvailable
  /// What a number must be that has no decimals, where anything is allowed.
  case wholeNumber
  /// What a number with decimals must be.
  case number
  /// What a number must be that has a least, `{low}`; `{number}` is one of the two above.
  case numberFrom
  /// What a number must be that has a most: `{high}`.
  case numberUpTo
  /// What a number must be that has both: `{low}` and `{high}`.
  case numberBetween
  /// How many more lines a folded text has: `{count}`.
  case moreLines

  // MARK: Tables

  /// What agrees to a question.
  case yes
  /// What declines one.
  case no
  /// In a table without rows.
  case nothingHere
  /// In a table in which a search has found nothing.
  case nothingFound
  /// Under a row of a tree, while its children are on their way.
  case loading
  /// Behind the last row, while more is on its way.
  case loadingMore
  /// Behind the last row, where more did not come: `{reason}`.
  case loadingFailed
  /// The reason where a screen has more and brings none.
  case nothingMore
  /// Tries again to load more.
  case retry
  /// In a feed without entries.
  case nothingHappened
  /// How many entries came above what is read: `{count}`.
  case newEntries
  /// Before what is typed into the search.
  case searchPrompt
  /// What the keys do in an empty search.
  case searchKeys
  /// What the keys do in an empty search that is open as long as its screen.
  case searchBarKeys
  /// While a search goes on.
  case searching
  /// How many rows a search has found: `{count}`.
  case found
  /// What the keys do while a text is typed into a row.
  case editingKeys
  /// What the keys do besides where texts are proposed.
  case completionKeys
  /// What the keys do besides where the text is hidden.
  case secureKeys
  /// What Tab does where it completes the text.
  case tabKey
  /// What Up and Down do where they step a part of the text.
  case stepTextKeys
  /// Said where Tab finds nothing that the text may become.
  case nothingToComplete
  /// A word was typed where only commands are known: `{word}`.
  case noCommand
  /// Why an action does nothing now: `{reason}`.
  case notNow
  /// What has to be done before the program is left.
  case answerFirst
  /// While work goes on that takes long.
  case working

  // MARK: Titles

  /// The title of the screen of all keys.
  case keysTitle
  /// The title of the menu of actions.
  case actionsTitle
  /// The title of a list of options whose row has no title.
  case optionsTitle
  /// The title of the editor of a text whose row has no title.
  case textTitle

  // MARK: Commands

  /// To the row above, in a word or two; what follows is the same as a sentence, and so below.
  case up, upSentence
  /// To the row below.
  case down, downSentence
  /// A screen up.
  case pageUp, pageUpSentence
  /// A screen down.
  case pageDown, pageDownSentence
  /// To the first row.
  case first, firstSentence
  /// To the last row.
  case last, lastSentence
  /// Takes the value before.
  case stepBack, stepBackSentence
  /// Takes the value after.
  case stepForward, stepForwardSentence
  /// Shows what is under a row of a tree.
  case expand, expandSentence
  /// Hides what is under a row of a tree.
  case collapse, collapseSentence
  /// Opens what is behind the row.
  case open, openSentence
  /// Opens an editor in the row.
  case edit
  /// Does what the row says, or lists what it may be.
  case choose
  /// Turns a switch.
  case toggle, toggleSentence
  /// Opens the search.
  case search, searchSentence
  /// Goes back to the screen before.
  case back, backSentence
  /// Leaves the program from its first screen.
  case leave
  /// Shows all keys.
  case help, helpSentence
  /// Leaves the program.
  case quit, quitSentence
  /// Marks the row.
  case mark, markSentence
  /// Takes all marks away.
  case clearMarks, clearMarksSentence
  /// Shows what can be done with the row.
  case actions, actionsSentence
  /// Moves the row up.
  case moveUp, moveUpSentence
  /// Moves the row down.
  case moveDown, moveDownSentence
  /// Scrolls columns to the left; at the foot, what Left and Right do.
  case scrollLeft, scrollLeftSentence
  /// Scrolls columns to the right.
  case scrollRight, scrollRightSentence
  /// Sorts by the next column.
  case sortByNext, sortByNextSentence
  /// Sorts by the column before.
  case sortByPrevious, sortByPreviousSentence
  /// Turns the order of the rows round.
  case reverseOrder, reverseOrderSentence
  /// Gives the keys to the next pane.
  case nextPane, nextPaneSentence
  /// Gives the keys to the pane before.
  case previousPane, previousPaneSentence
  /// Shows a long entry of a feed whole.
  case unfold
  /// Shows the beginning of a long entry of a feed.
  case fold, foldSentence

  // MARK: The editor of texts

  /// Takes the text over.
  case done, doneSentence
  /// Leaves the text as it was.
  case cancel, cancelSentence
  /// Begins or ends a selection.
  case selectText, selectTextSentence
  /// Selects the whole text.
  case selectAll, selectAllSentence
  /// Takes the selected text out, to be pasted.
  case cut, cutSentence
  /// Copies the selected text, to be pasted.
  case copy, copySentence
  /// Inserts what was cut or copied.
  case paste, pasteSentence
  /// Takes the last change back.
  case undo, undoSentence
  /// Makes the change again that was taken back.
  case redo, redoSentence
  /// Where the cursor is: `{line}` of `{count}`, and `{column}`.
  case cursorPlace
  /// The text was changed and Esc was pressed: how to leave it, and how to take it over.
  case textChanged

  // MARK: The inspector

  /// The title of the inspector.
  case inspectorTitle
  /// A group of facts: the screen, with its type and its title.
  case inspectedScreen, inspectedType, inspectedTitle
  /// A group of facts: the focused row, with what it is and how it is made.
  case inspectedRow, inspectedItem, inspectedSection, inspectedClass, inspectedIdentifier, inspectedTraits,
    inspectedLines
  /// In the place of an item where no row is focused.
  case inspectedNone
  /// A group of facts: the labels of the row.
  case inspectedLabels
  /// Where a label is: `{line}`, and the columns from `{first}` to `{last}`.
  case inspectedPlace
  /// A group of facts: the table, with what is focused, how large it is, and its views.
  case inspectedTable, inspectedFocus, inspectedSize, inspectedViews, inspectedViewsFilled
  /// Which row is focused: `{row}` of `{count}`.
  case inspectedPosition
  /// How large the table is: `{lines}` and `{columns}`.
  case inspectedExtent
  /// A group of facts: what was done since the last key.
  case inspectedWork, inspectedRowsFilled, inspectedRowsDrawn, inspectedLabelsDrawn, inspectedFrames, inspectedBytes

  // MARK: Keys

  /// The name of a key; before the name of another one, that it is held.
  case keySpace, keyHome, keyEnd, keyPageUp, keyPageDown, keyEnter, keyEscape, keyTab, keyBackspace, keyDelete,
    keyInsert
  /// Held with Control, Shift or Alt: before the name of the other key.
  case keyControl, keyShift, keyAlt
}
