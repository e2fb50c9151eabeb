import SettingsFiles
import SettingsSession
import TerminalTables

/// A new row of a table: its columns are typed one after the other, and then written all at once.
@MainActor
final class NewRowScreen: TableScreen {
  enum SectionID { case columns, actions }
  enum ItemID: Hashable {
    case column(Int), add
  }

  private let model: EditingSession
  private let list: Path
  /// Which one it becomes.
  private let index: Int
  private let kind: TableRowKind
  private let whenAdded: (Path, Navigator) -> Void
  private var values: [String: String] = [:]
  /// The column whose text was taken over last, until the editor is closed.
  private var taken: Int?
  /// What was refused when it was entered last.
  private var refused: String?

  init(
    _ model: EditingSession, in list: Path, at index: Int, of kind: TableRowKind,
    whenAdded: @escaping (Path, Navigator) -> Void
  ) {
    (self.model, self.list, self.index, self.kind) = (model, list, index, kind)
    self.whenAdded = whenAdded
  }

  /// Where a column of the row will be.
  private func path(of column: TableColumn) -> Path { entry.appending(column.name) }

  /// What is entered again after it was refused is meant so.
  private func commitCheck(_ text: String, of column: TableColumn) throws(TextProblem) {
    do throws(TextProblem) {
      try check(text, of: column)
    } catch {
      refused = text
      throw TextProblem("\(error.message); Enter again keeps it")
    }
  }

  private func check(_ text: String, of column: TableColumn) throws(TextProblem) {
    if text.isEmpty { return }
    try TextProblem.from { () throws(SettingError) in
      try model.check(typed: text, ofColumn: column.name, inRow: row, at: entry)
    }
  }

  private var entry: Path { list.appending(index) }

  /// The columns that have a text, in their order.
  private var row: ObjectMembers {
    ObjectMembers(kind.columns.compactMap { column in values[column.name].map { (column.name, Value.string($0)) } })
  }

  let title = "New row"
  let initialFocus: ItemID? = .column(0)

  func header(for section: SectionID) -> String? { section == .columns ? kind.keyword : nil }

  var sections: [Section<SectionID, ItemID>] {
    [Section(.columns, kind.columns.indices.map(ItemID.column)), Section(.actions, [.add])]
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    guard case .column(let place) = item else {
      return table.dequeue(ActionTitleCell.self) { $0.setTitle("Add the row") }
    }
    let column = kind.columns[place]
    let choices = column.choices.isEmpty ? model.values(ofColumn: column.name, in: list) : column.choices
    return table.dequeue(TextFieldCell.self) { cell in
      cell.setTitle(column.name)
      let isMissing = column.isRequired && self.values[column.name] == nil
      cell.setText(self.values[column.name] ?? "", placeholder: isMissing ? "required" : "not set")
      cell.completions = .onTab { typed in choices.filter { $0.hasPrefix(typed) } }
      cell.onValidate = { text throws(TextProblem) in try self.check(text, of: column) }
      cell.onCommit = { text throws(TextProblem) in
        if text.isEmpty, column.isRequired { throw TextProblem("a row has to have this column") }
        if text != self.refused { try self.commitCheck(text, of: column) }
        self.values[column.name] = text.isEmpty ? nil : text
        self.taken = place
      }
    }
  }

  func help(for item: ItemID) -> RowHelp? {
    guard case .column(let place) = item else {
      return RowHelp("Add the row", text: "It is written with all its columns; saving writes the file.")
    }
    let column = kind.columns[place]
    let state = column.isRequired ? "required" : "may be left out"
    let choices = column.choices.isEmpty ? nil : "One of " + column.choices.joined(separator: ", ") + "."
    let texts = [choices, model.setting(at: path(of: column)).summary].compactMap { $0 }
    return RowHelp(
      "\(column.name) · column \(place + 1) of \(kind.columns.count) · \(state)", text: texts.joined(separator: " "))
  }

  /// What was typed is not dropped by a key alone.
  func keyBindings(for item: ItemID?, in table: TableView, navigator: Navigator) -> [KeyBinding] {
    if values.isEmpty { return [] }
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

  /// Goes on to the next column; behind the last one the row is added.
  func didEndEditing(_ item: ItemID, in table: TableView, navigator: Navigator) {
    guard case .column(let place) = item, taken == place else { return }
    taken = nil
    table.reconfigureVisible()
    if place + 1 < kind.columns.count {
      table.focus(on: ItemID.column(place + 1))
      table.beginEditing()
    } else {
      table.focus(on: ItemID.add)
    }
  }

  func didSelect(_ item: ItemID, in navigator: Navigator) {
    guard item == .add else { return }
    do throws(SettingError) {
      if values.isEmpty { throw .entryMissing }
      let row = Value.object(row)
      try model.apply(model.node(at: list) == nil ? .set(list, .array([row])) : .insert(entry, row))
    } catch {
      return navigator.show(message: error.description, isError: true)
    }
    navigator.pop()
    whenAdded(entry, navigator)
  }
}

extension Navigator {
  /// Asks for the columns of a new row, and before that which kind of row it is to be where there are several.
  func push(newRowAt index: Int, of list: Path, in model: EditingSession) {
    let kinds = model.rowKinds(of: list)
    func ask(_ kind: TableRowKind) {
      let screen = TableController(
        NewRowScreen(model, in: list, at: index, of: kind) { row, navigator in
          navigator.reloadSettings()
          if let shown = navigator.top as? TableController<SettingsScreen> {
            shown.table.focus(on: SettingItem.setting(row))
          }
          navigator.show(message: "added; u takes it back")
        })
      push(screen as any Screen)
      screen.table.beginEditing()
    }
    guard kinds.count > 1 else {
      if let kind = kinds.first { ask(kind) }
      return
    }
    let choices = kinds.enumerated().map { DialogChoice($0.element.summary, value: $0.offset) }
    choose("Which kind of row?", from: choices) { (chosen: Int?) in
      if let chosen { ask(kinds[chosen]) }
    }
  }
}

extension TableRowKind {
  /// What such a row begins with, in a line.
  fileprivate var summary: String {
    ([keyword].compactMap { $0 } + columns.map { $0.isRequired ? $0.name : "[\($0.name)]" }).joined(separator: " ")
  }
}
