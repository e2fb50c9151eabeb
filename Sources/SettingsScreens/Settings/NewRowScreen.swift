import SettingsFiles
import SettingsSession
import TerminalTables

/// A new row of a table: its line and its columns, each of which fills the other. Nothing is written before it is
/// whole.
@MainActor
final class NewRowScreen: TableScreen {
  enum SectionID { case line, columns, actions }
  enum ItemID: Hashable {
    case line, kind, column(Int), add
  }

  /// With what is being typed.
  private var draft: RowDraft
  /// As it was when no editor was open.
  private var kept: RowDraft
  private let whenAdded: (Path, Navigator) -> Void
  /// The row whose text was taken over last, until the editor is closed.
  private var taken: ItemID?
  /// What was refused when it was entered last.
  private var refused: String?

  init(_ draft: RowDraft, whenAdded: @escaping (Path, Navigator) -> Void) {
    (self.draft, kept) = (draft, draft)
    self.whenAdded = whenAdded
  }

  private var model: EditingSession { draft.model }

  let title = "New row"
  let initialFocus: ItemID? = .line

  func header(for section: SectionID) -> String? { section == .columns ? draft.kind.keyword ?? "COLUMNS" : nil }

  var sections: [Section<SectionID, ItemID>] {
    [
      Section(.line, [.line] + (draft.kinds.count > 1 ? [.kind] : [])),
      Section(.columns, draft.kind.columns.indices.map(ItemID.column)), Section(.actions, [.add]),
    ]
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .line: lineCell(in: table)
    case .kind:
      table.row("kind of row", detail: draft.kind.columnsInWords, .disclosure)
    case .column(let place): columnCell(self.draft.kind.columns[place], at: place, in: table)
    case .add: table.action("Add the row")
    }
  }

  // MARK: - The line

  private func lineCell(in table: TableView) -> any Cell {
    table.dequeue(TextFieldCell.self) { cell in
      cell.setTitle("line")
      cell.setText(self.draft.line, placeholder: "the row as its file has it")
      cell.onValidate = { text throws(TextProblem) in
        self.type(line: text, in: table)
        if !self.model.isBeginning(ofRow: text, at: self.draft.path) { try self.check(try self.row(text)) }
      }
      cell.onDescribe = { _ in self.draft.next.map { "next: \(self.words(for: $0))" } }
      cell.onCommit = { text throws(TextProblem) in
        self.type(line: text, in: table)
        if !text.isEmpty {
          let row = try self.row(text)
          try self.checkOnce(text) { () throws(TextProblem) in try self.check(row) }
        }
        self.keep(.line)
      }
    }
  }

  private func type(line: String, in table: TableView) {
    let before = draft.kind
    draft.type(line: line)
    if draft.kind != before { table.reloadSections() }
    table.reconfigure(ItemID.kind)
    for place in draft.kind.columns.indices { table.reconfigure(ItemID.column(place)) }
  }

  private func row(_ line: String) throws(TextProblem) -> WrittenEntry {
    try TextProblem.from(ofRow: true) { () throws(SettingError) in try model.row(typed: line, at: draft.path) }
  }

  private func check(_ row: WrittenEntry) throws(TextProblem) {
    try TextProblem.from { () throws(SettingError) in try model.check(row) }
  }

  // MARK: - Columns

  private func columnCell(_ column: TableColumn, at place: Int, in table: TableView) -> any Cell {
    let choices = column.choices.isEmpty ? model.values(ofColumn: column.name, in: draft.list) : column.choices
    return table.dequeue(TextFieldCell.self) { cell in
      cell.setTitle(column.name)
      let state = column.isRequired ? "required" : "not set"
      cell.setText(
        self.draft.text(of: column) ?? "",
        placeholder: "\(state) · \(self.model.expectation(of: column, inRow: self.draft.path))")
      cell.completions = .onTab { typed in choices.filter { $0.hasPrefix(typed) } }
      cell.onValidate = { text throws(TextProblem) in
        self.draft.set(column, to: text)
        table.reconfigure(ItemID.line)
        try self.check(text, of: column)
      }
      cell.onCommit = { text throws(TextProblem) in
        if text.isEmpty, column.isRequired { throw TextProblem("a row has to have this column") }
        try self.checkOnce(text) { () throws(TextProblem) in try self.check(text, of: column) }
        self.draft.set(column, to: text)
        self.keep(.column(place))
      }
    }
  }

  private func check(_ text: String, of column: TableColumn) throws(TextProblem) {
    if text.isEmpty { return }
    try TextProblem.from { () throws(SettingError) in
      try model.check(typed: text, ofColumn: column.name, inRow: draft.row, at: draft.path)
    }
  }

  /// What is entered again after it was refused is meant so.
  private func checkOnce(_ text: String, _ check: () throws(TextProblem) -> Void) throws(TextProblem) {
    if text == refused { return }
    do throws(TextProblem) {
      try check()
    } catch {
      refused = text
      throw TextProblem("\(error.message); Enter again keeps it")
    }
  }

  private func keep(_ item: ItemID) {
    kept = draft
    taken = item
  }

  // MARK: - Help

  /// What a column is called and may be.
  private func words(for column: TableColumn) -> String {
    let state = column.isRequired ? "required" : "may be left out"
    return "\(column.name) · \(model.expectation(of: column, inRow: draft.path)) · \(state)"
  }

  func help(for item: ItemID) -> RowHelp? {
    switch item {
    case .line:
      return RowHelp(
        "the row as its file has it",
        text: "Its columns follow what is typed. Enter leads on, from an empty line to them.")
    case .kind: return RowHelp("kind of row", text: "Which columns it has. A line that is typed says it by itself.")
    case .add: return RowHelp("Add the row", text: "It is written with all its columns; saving writes the file.")
    case .column(let place):
      let column = draft.kind.columns[place]
      let summary = model.setting(at: draft.path.appending(column.name)).summary
      return RowHelp("\(words(for: column)) · column \(place + 1) of \(draft.kind.columns.count)", text: summary ?? "")
    }
  }

  /// What was typed is not dropped by a key alone.
  func keyBindings(for item: ItemID?, in table: TableView, navigator: Navigator) -> [KeyBinding] {
    if kept.isEmpty { return [] }
    let leave = KeyBinding(
      "leave", keys: [.escape], help: "leave", explanation: "Leaves without adding the row, after a question"
    ) {
      let choices = [DialogChoice("Go on with the row", value: false), DialogChoice("Leave it out", value: true)]
      navigator.choose("The row is not added yet", text: "What was typed is not kept.", from: choices) { isLeft in
        if isLeft == true { navigator.pop() }
      }
    }
    return [leave]
  }

  // MARK: - Going on

  /// From a whole line to the row that adds it; from an empty one, and from each column, to the next column.
  func didEndEditing(_ item: ItemID, in table: TableView, navigator: Navigator) {
    let isTaken = taken == item
    taken = nil
    draft = kept
    table.reloadSections()
    table.reconfigureVisible()
    guard isTaken else { return }
    let next: Int
    switch item {
    case .line: next = draft.isEmpty ? 0 : draft.kind.columns.count
    case .column(let place): next = place + 1
    case .kind, .add: return
    }
    if next < draft.kind.columns.count {
      table.focus(on: ItemID.column(next))
      table.beginEditing()
    } else {
      table.focus(on: ItemID.add)
    }
  }

  func didSelect(_ item: ItemID, in navigator: Navigator) {
    switch item {
    case .kind: chooseKind(in: navigator)
    case .add: add(in: navigator)
    case .line, .column: break
    }
  }

  private func chooseKind(in navigator: Navigator) {
    let choices = draft.kinds.enumerated().map { DialogChoice($0.element.columnsInWords, value: $0.offset) }
    navigator.choose("Which kind of row?", from: choices) { (chosen: Int?) in
      guard let chosen else { return }
      self.draft.choose(self.draft.kinds[chosen])
      self.kept = self.draft
      let table = self.table(in: navigator)
      table?.reloadSections()
      table?.reconfigureVisible()
    }
  }

  private func add(in navigator: Navigator) {
    let isAdded = navigator.attempt { () throws(SettingError) in
      try draft.add()
      navigator.pop()
      whenAdded(draft.path, navigator)
    }
    if isAdded { return }
    if let place = draft.kind.columns.firstIndex(where: draft.lacks) {
      table(in: navigator)?.focus(on: ItemID.column(place))
    }
  }

  private func table(in navigator: Navigator) -> TableView? {
    (navigator.top as? TableController<NewRowScreen>)?.table
  }
}

extension Navigator {
  /// Asks for a new row, as its line or column by column.
  func push(newRowAt index: Int, of list: Path, in model: EditingSession) {
    guard let draft = RowDraft(model, in: list, at: index) else { return }
    let screen = TableController(
      NewRowScreen(draft) { row, navigator in
        navigator.reloadSettings()
        if let shown = navigator.top as? TableController<SettingsScreen> {
          shown.table.focus(on: SettingItem.setting(row))
        }
        navigator.show(message: "added; u takes it back")
      })
    push(screen as any Screen)
    screen.table.beginEditing()
  }
}
