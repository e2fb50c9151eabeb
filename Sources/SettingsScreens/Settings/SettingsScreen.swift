import SettingsDocuments
import SettingsSchema
import TerminalTables

/// The settings of a document, or of an object or a list inside it, as sections of typed cells.
@MainActor
final class SettingsScreen: TableScreen {
  let model: SettingsModel
  let path: Path
  private var arrangement: SettingSections

  /// The screen of a whole document.
  convenience init(_ model: SettingsModel) {
    self.init(model, at: .root)
  }

  init(_ model: SettingsModel, at path: Path) {
    self.model = model
    self.path = path
    arrangement = SettingSections(model, at: path)
  }

  // MARK: - Title

  var title: String {
    guard let last = path.last else { return model.name }
    return last.key == nil ? "\((last.arrayIndex ?? 0) + 1)" : SettingTitle.text(of: path, in: model)
  }

  var status: String {
    let unsaved = model.differences.count
    let problems = model.problems.count { $0.severity == .violation }
    let parts = [
      unsaved > 0 ? "\(unsaved) unsaved" : "",
      problems > 0 ? (problems == 1 ? "1 problem" : "\(problems) problems") : "",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  // MARK: - Content

  func register(in table: TableView) {
    table.register(SecretCell.self)
    table.register(EntryCell.self)
    table.register(AddCell.self)
  }

  func willAppear(in table: TableView) {
    arrangement.refresh()
  }

  var sections: [Section<SettingGroup, SettingItem>] {
    arrangement.sections
  }

  var emptyMessage: String { "Nothing is set here" }

  func header(of group: SettingGroup) -> String? {
    switch group {
    case .values: path.isRoot && sections.count > 1 ? "GENERAL" : nil
    case .object(let object): SettingTitle.text(of: object, in: model).uppercased()
    case .screens: sections.first?.group == .screens ? nil : "GROUPS"
    case .more: "MORE SETTINGS · \(arrangement.count(in: .more))"
    case .actions: nil
    }
  }

  func cell(for item: SettingItem, in table: TableView) -> any Cell {
    switch item {
    case .setting(let path):
      return SettingCells(model: model, table: table, isEntry: isList).cell(for: path)
    case .all:
      return table.dequeue(DisclosureTitleCell.self) { $0.setTitle("All of these settings") }
    case .addEntry:
      return addCell("Add an entry", in: table) { self.add($0, in: table) }
    case .addKey:
      return addCell("Add a setting", in: table) { self.addKey($0, in: table) }
    }
  }

  private var isList: Bool { model.node(at: path)?.kind == .array }

  func help(for item: SettingItem) -> RowHelp? {
    switch item {
    case .setting(let path): SettingHelp(model: model, path: path).rowHelp
    case .all(let path): SettingHelp(model: model, path: path).rowHelp
    case .addEntry: RowHelp("Add an entry at the end of the list")
    case .addKey: RowHelp("Add a setting by its name")
    }
  }

  // MARK: - Selecting

  func select(_ item: SettingItem, in navigator: Navigator) {
    switch item {
    case .setting(let path): open(path, in: navigator)
    case .all(let path): navigator.push(SettingsScreen(model, at: path))
    case .addEntry, .addKey: break
    }
  }

  private func open(_ path: Path, in navigator: Navigator) {
    let setting = model.setting(at: path)
    if setting.isReadOnly {
      navigator.show(message: "\(path) is read-only", isError: true)
    } else if SettingCells.form(of: setting, node: model.node(at: path)) == .picker {
      navigator.push(ChoicesScreen(model, path: path))
    } else {
      navigator.push(SettingsScreen(model, at: path))
    }
  }

  func bindings(for item: SettingItem?, in table: TableView, navigator: Navigator) -> [KeyBinding] {
    SettingBindings(screen: self, item: item, table: table, navigator: navigator).all
  }

  // MARK: - Adding

  private func addCell(_ title: String, in table: TableView, commit: @escaping (String) -> String?) -> any Cell {
    table.dequeue(AddCell.self) { cell in
      cell.setTitle(title)
      cell.onCommit = commit
    }
  }

  /// Adds an entry as typed; an entry that is an object or a list is made as the schema wants it.
  private func add(_ text: String, in table: TableView) -> String? {
    let entry = path.appending(model.node(at: path)?.count ?? 0)
    let value: Value
    do throws(ValueReader.Failure) {
      value = try text.isEmpty ? newValue(at: entry) : model.read(text, at: entry)
    } catch {
      return error.description
    }
    let objection = model.objection(to: value, at: entry) ?? model.apply(.insert(entry, value))
    if objection == nil { rowsChanged(in: table) }
    return objection
  }

  private func addKey(_ key: String, in table: TableView) -> String? {
    if key.isEmpty { return "type the name of the setting" }
    let new = path.appending(key)
    if model.node(at: new) != nil { return "\(key) is set already" }
    let objection = model.set(new, to: newValue(at: new))
    if objection == nil {
      rowsChanged(in: table)
      table.focus(on: SettingItem.setting(new))
    }
    return objection
  }

  private func newValue(at path: Path) -> Value {
    model.schema?.newValue(at: path, in: model.document) ?? .string("")
  }

  /// Shows rows that came or went, and in all others what may have changed with them.
  func rowsChanged(in table: TableView) {
    arrangement.refresh()
    table.refresh()
    table.rebuildAll()
  }
}
