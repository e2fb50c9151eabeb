import SettingsFiles
import SettingsSession
import TerminalTables

/// What is asked for on a screen: settings that an object must have, one after the other.
struct AskedSettings {
  /// What is known to be needed; beside it the schema is asked after each answer.
  let first: [Path]
  /// What was asked for last.
  var last: Path?
}

extension SettingsScreen {
  /// Opens the editor of what is needed next; where there is nothing more, the asking ends.
  func askNext(in table: TableView, _ navigator: Navigator) {
    guard var asked else { return }
    let missing = asked.first.filter { model.node(at: $0) == nil }
    let needed = missing.isEmpty ? model.neededSettings(in: path) : missing
    // What has a screen of its own comes last, as the asking ends there.
    guard let next = needed.first(where: { SettingCells.isTyped($0, in: model) }) ?? needed.first, next != asked.last
    else {
      self.asked = nil
      return
    }
    asked.last = next
    self.asked = asked
    table.focus(on: SettingItem.setting(next))
    open(needed: next, in: table, navigator)
  }

  private func open(needed path: Path, in table: TableView, _ navigator: Navigator) {
    switch SettingCells.form(of: path, in: model) {
    case .screen where model.hasShapes(at: path):
      navigator.push(KindSwitch(model: model, host: host, path: path).screenOfNew())
    case .stepper, .field, .secret: table.beginEditing()
    case .picker:
      navigator.push(
        ChoicesScreen(model, path: path) { [weak self, weak table, weak navigator] in
          guard let self, let table, let navigator else { return }
          navigator.pop()
          askNext(in: table, navigator)
        })
    case .kinds: didSelect(.setting(path), in: navigator)
    case .screen where SettingCells.isTyped(path, in: model):
      // The first entry of a list is typed in its row; others are added on its screen.
      arrangement.unfinished = path
      rowsChanged(in: table)
      table.beginEditing()
    case .screen where model.isList(at: path): navigator.push(adding: path, to: model, host: host)
    case .screen: navigator.ask(for: [], in: path, of: model, host: host)
    case .toggle, .flag, .fact: break
    }
  }

  /// Asks for the next one, unless the editor was left without a value.
  func answered(_ setting: Path, in table: TableView, _ navigator: Navigator) {
    arrangement.unfinished = nil
    rowsChanged(in: table)
    if model.node(at: setting) != nil { return askNext(in: table, navigator) }
    asked = nil
    guard model.node(at: path) == nil, !path.isRoot else {
      return navigator.show(message: "\(setting) is required, and not set")
    }
    navigator.pop()
    navigator.show(message: "\(path) was not added")
  }
}

extension Navigator {
  /// Shows an object, set or not, and asks for what it must have: on the screen that shows it, else on one of its own.
  ///
  /// - Parameter needed: what is known to be needed; beside it the schema is asked.
  func ask(for needed: [Path], in path: Path, of model: EditingSession, host: DocumentHost) {
    if let shown = top as? TableController<SettingsScreen>, shown.content.path == path {
      shown.content.asked = AskedSettings(first: needed)
      return shown.content.askNext(in: shown.table, self)
    }
    let screen = TableController(SettingsScreen(model, host: host, at: path))
    screen.content.asked = AskedSettings(first: needed)
    push(screen as any Screen)
    screen.content.askNext(in: screen.table, self)
  }

  /// Shows what changed on the settings screen on top.
  func reloadSettings() {
    guard let shown = top as? TableController<SettingsScreen> else { return }
    shown.content.rowsChanged(in: shown.table)
  }
}
