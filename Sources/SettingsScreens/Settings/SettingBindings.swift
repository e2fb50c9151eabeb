import SettingsDocuments
import SettingsSession
import TerminalTables

/// The keys for the focused setting, beside those of every table.
@MainActor
struct SettingBindings {
  let screen: SettingsScreen
  let item: SettingItem?
  let table: TableView
  let navigator: Navigator

  private var model: EditingSession { screen.model }

  var all: [KeyBinding] {
    [included, reset, remove, removeGroup, kind, add].compactMap { $0 } + moves
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
    var (reset, reason) = (SettingReset.nothing, "there is nothing to reset" as String?)
    do throws(SettingError) {
      reset = try model.plannedReset(of: path)
      if reset != .nothing { reason = nil }
    } catch {
      reason = error.description
    }
    return KeyBinding(
      "reset", keys: [.character("r")], help: help(for: reset), explanation: "Resets the setting to its default",
      disabledReason: reason
    ) {
      report(success: said(of: reset, at: path) + "; u takes it back") { () throws(SettingError) in
        try model.reset(path)
      }
    }
  }

  private func help(for reset: SettingReset) -> String {
    switch reset {
    case .remove(let standard?), .write(let standard): "reset to \(ValueText.short(standard))"
    case .remove(nil): "unset"
    case .nothing: "reset"
    }
  }

  private func said(of reset: SettingReset, at path: Path) -> String {
    switch reset {
    case .remove(let standard?), .write(let standard): "\(path) is back to \(ValueText.short(standard))"
    case .remove(nil), .nothing: "\(path) is no longer set"
    }
  }

  // MARK: - Included files

  private var included: KeyBinding? {
    guard let path = focusedPath, let files = model.document.includedFiles(at: path),
      let includedFiles = screen.host.includedFiles
    else { return nil }
    return KeyBinding(
      "included", keys: [.character("o")], help: "open the file", explanation: "Opens the files that are included here"
    ) {
      do throws(InclusionError) {
        navigator.push(try includedFiles.screen(files))
      } catch {
        navigator.show(message: error.description, isError: true)
      }
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
    let isList = model.isList(at: container)
    let isHere = container == screen.path
    let allows = isList || model.allowsOtherKeys(at: container)
    return KeyBinding(
      "add", keys: [.character("a")], help: "add", explanation: "Adds an entry or a setting beside this one",
      disabledReason: allows ? nil : "its schema knows no other settings here", isInFooter: isList
    ) {
      if !isHere {
        navigator.push(adding: container, to: model, host: screen.host)
      } else if table.focus(on: SettingItem.addGroup) {
        screen.didSelect(.addGroup, in: navigator)
      } else if table.focus(on: SettingItem.addEntry) || table.focus(on: SettingItem.addKey) {
        table.beginEditing()
      } else {
        navigator.show(message: "nothing can be added here", isError: true)
      }
    }
  }

  private var remove: KeyBinding? {
    guard let path = focusedPath, path.last?.key == nil, !path.isRoot else { return nil }
    return KeyBinding(
      "remove", keys: [.character("x"), .delete], help: "remove", explanation: "Removes the entry from the list"
    ) {
      report(success: "removed; u takes it back") { () throws(SettingError) in try model.apply(.remove(path)) }
    }
  }

  /// The object that is shown as a section around the focused row, which has no row of its own.
  private var section: Path? {
    if case .all(let path)? = item { return path }
    guard let parent = focusedPath?.parent, parent != screen.path, parent.last?.key != nil else { return nil }
    return parent
  }

  private var removeGroup: KeyBinding? {
    guard let section, model.node(at: section) != nil, let key = section.last?.key else { return nil }
    let isChosen = SettingTitle.isChosen(section, in: model)
    return KeyBinding(
      "removeGroup", keys: [.character("X")], help: "remove \(key)",
      explanation: "Removes the whole group in which the setting is",
      disabledReason: model.setting(at: section).isRequired ? "\(section) is required" : nil, isInFooter: isChosen
    ) {
      report(success: "\(section) is removed; u takes it back") { () throws(SettingError) in
        try model.apply(.remove(section))
      }
    }
  }

  private var moves: [KeyBinding] {
    guard let path = focusedPath, let index = path.last?.arrayIndex, path.last?.key == nil, let list = path.parent
    else {
      return []
    }
    func move(to place: Int) {
      report(success: "moved; u takes it back") { () throws(SettingError) in try model.apply(.move(path, to: place)) }
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

  /// Makes a change, and says that it was made or why not.
  private func report<Result>(success: String, _ change: () throws(SettingError) -> Result) {
    do throws(SettingError) {
      _ = try change()
      screen.rowsChanged(in: table)
      navigator.show(message: success)
    } catch {
      navigator.show(message: error.description, isError: true)
    }
  }
}
