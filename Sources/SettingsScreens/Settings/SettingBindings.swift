import SettingsDocuments
import TerminalTables

/// The keys for the focused setting, beside those of every table.
@MainActor
struct SettingBindings {
  let screen: SettingsScreen
  let item: SettingItem?
  let table: TableView
  let navigator: Navigator

  private var model: SettingsModel { screen.model }

  var all: [KeyBinding] {
    [included, reset, remove, kind, add].compactMap { $0 } + moves
  }

  private var focusedPath: Path? {
    if case .setting(let path)? = item { return path }
    return nil
  }

  // MARK: - Resetting

  /// The focused setting; on the row that leads to all settings of a group, the group as a whole.
  private var resettablePath: Path? {
    if case .all(let path)? = item { return path }
    return focusedPath
  }

  private var reset: KeyBinding? {
    guard let path = resettablePath, path.last?.key != nil else { return nil }
    let reset = model.reset(of: path)
    return KeyBinding(
      "reset", keys: [.character("r")], help: resetHelp(reset), explanation: "Resets the setting to its default",
      disabledReason: reset == nil ? "there is nothing to reset" : nil
    ) {
      if let reset { perform(reset, at: path) }
    }
  }

  private func resetHelp(_ reset: SettingsModel.Reset?) -> String {
    switch reset {
    case .remove(let standard?)?, .write(let standard)?: "reset to \(ValueText.short(standard))"
    case .remove(nil)?: "unset"
    case nil: "reset"
    }
  }

  private func perform(_ reset: SettingsModel.Reset, at path: Path) {
    let text: String
    switch reset {
    case .remove(let standard?), .write(let standard): text = "\(path) is back to \(ValueText.short(standard))"
    case .remove(nil): text = "\(path) is no longer set"
    }
    report(model.perform(reset, at: path), success: text + "; u takes it back")
  }

  // MARK: - Included files

  private var included: KeyBinding? {
    guard let path = focusedPath, let files = model.document.includedFiles(at: path),
      let includedFiles = model.includedFiles
    else { return nil }
    return KeyBinding(
      "included", keys: [.character("o")], help: "open the file", explanation: "Opens the files that are included here"
    ) {
      if let objection = includedFiles.open(files, navigator) { navigator.show(message: objection, isError: true) }
    }
  }

  // MARK: - Kinds

  private var kind: KeyBinding? {
    guard let path = focusedPath else { return nil }
    let setting = model.setting(at: path)
    let reason = setting.isReadOnly ? "\(path) is read-only" : nil
    return KeyBinding(
      "kind", keys: [.character("v")], help: "kind of value", explanation: "Changes what kind of value the setting has",
      disabledReason: reason ?? (model.hasKinds(at: path) ? nil : "it may have one kind of value only"),
      isInFooter: model.schema != nil && (setting.control == .union || model.problem(at: path) != nil)
    ) {
      navigator.push(KindsScreen(model, path: path))
    }
  }

  // MARK: - Adding, removing and moving

  /// Leads to the place where a setting is added beside the focused one.
  private var add: KeyBinding? {
    guard let container = focusedPath?.parent ?? (item == nil ? nil : screen.path) else { return nil }
    let isList = model.node(at: container)?.kind == .array
    let items: [SettingItem] = isList ? [.addEntry, .addGroup] : [.addKey]
    let isHere = container == screen.path
    let allows = isList || model.allowsOtherKeys(at: container)
    return KeyBinding(
      "add", keys: [.character("a")], help: "add", explanation: "Adds an entry or a setting beside this one",
      disabledReason: allows ? nil : "its schema knows no other settings here", isInFooter: isList
    ) {
      if !isHere {
        let screen = TableController(SettingsScreen(model, at: container, focus: .addKey))
        navigator.push(screen as any Screen)
        screen.table.beginEditing()
      } else if items.contains(where: { table.focus(on: $0) }), !table.beginEditing() {
        screen.select(.addGroup, in: navigator)
      }
    }
  }

  private var remove: KeyBinding? {
    guard let path = focusedPath, path.last?.key == nil, !path.isRoot else { return nil }
    return KeyBinding(
      "remove", keys: [.character("x"), .delete], help: "remove", explanation: "Removes the entry from the list"
    ) {
      report(model.apply(.remove(path)), success: "removed; u takes it back")
    }
  }

  private var moves: [KeyBinding] {
    guard let path = focusedPath, let index = path.last?.arrayIndex, path.last?.key == nil, let list = path.parent
    else {
      return []
    }
    func move(to place: Int) {
      report(model.apply(.move(path, to: place)), success: "moved; u takes it back")
      table.focus(on: SettingItem.setting(list.appending(place)))
    }
    let last = (model.node(at: list)?.count ?? 0) - 1
    return [
      KeyBinding(
        "moveUp", keys: [.character("K")], help: "move up", explanation: "Moves the entry up",
        disabledReason: index == 0 ? "this is the first entry" : nil
      ) { move(to: index - 1) },
      KeyBinding(
        "moveDown", keys: [.character("J")], help: "move down", explanation: "Moves the entry down",
        disabledReason: index == last ? "this is the last entry" : nil
      ) { move(to: index + 1) },
    ]
  }

  private func report(_ objection: String?, success: String) {
    screen.rowsChanged(in: table)
    navigator.show(message: objection ?? success, isError: objection != nil)
  }
}
