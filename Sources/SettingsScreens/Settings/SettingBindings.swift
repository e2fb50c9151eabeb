import SettingsDocuments
import TerminalTables

/// The keys of a settings screen, beside those of every table.
@MainActor
struct SettingBindings {
  let screen: SettingsScreen
  let item: SettingItem?
  let table: TableView
  let navigator: Navigator

  private var model: SettingsModel { screen.model }

  var all: [KeyBinding] {
    [reset, remove].compactMap { $0 } + moves + [save, undo, redo, differences]
  }

  private var focusedPath: Path? {
    if case .setting(let path)? = item { return path }
    return nil
  }

  // MARK: - The focused setting

  private var reset: KeyBinding? {
    guard let path = focusedPath, path.last?.key != nil else { return nil }
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
    case .remove(let standard?)?, .write(let standard)?: "reset to \(ValueText.shown(standard))"
    case .remove(nil)?: "unset"
    case nil: "reset"
    }
  }

  private func perform(_ reset: SettingsModel.Reset, at path: Path) {
    let text: String
    switch reset {
    case .remove(let standard?), .write(let standard): text = "\(path) is back to \(ValueText.shown(standard))"
    case .remove(nil): text = "\(path) is no longer set"
    }
    report(model.perform(reset, at: path), success: text)
  }

  private var remove: KeyBinding? {
    guard let path = focusedPath, path.last?.key == nil else { return nil }
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
      report(model.apply(.move(path, to: place)), success: "moved")
      table.focus(on: SettingItem.setting(list.appending(place)))
    }
    let last = (model.node(at: list)?.count ?? 0) - 1
    return [
      KeyBinding(
        "moveUp", keys: [.character("K")], help: "move up", explanation: "Moves the entry up",
        disabledReason: index == 0 ? "this is the first entry" : nil, isInFooter: false
      ) { move(to: index - 1) },
      KeyBinding(
        "moveDown", keys: [.character("J")], help: "move down", explanation: "Moves the entry down",
        disabledReason: index == last ? "this is the last entry" : nil, isInFooter: false
      ) { move(to: index + 1) },
    ]
  }

  // MARK: - The document

  private var save: KeyBinding {
    KeyBinding(
      "save", keys: [.character("s")], help: "save", explanation: "Saves the changes",
      disabledReason: model.history.isModified ? nil : "nothing to save"
    ) {
      let count = model.differences.count
      report(model.save(), success: count == 1 ? "saved 1 change" : "saved \(count) changes")
    }
  }

  private var undo: KeyBinding {
    KeyBinding(
      "undo", keys: [.character("u")], help: "undo", explanation: "Takes the last change back",
      disabledReason: model.history.canUndo ? nil : "nothing to undo", isInFooter: model.history.canUndo
    ) {
      show(model.undo(), as: "undone")
    }
  }

  private var redo: KeyBinding {
    KeyBinding(
      "redo", keys: [.control("r")], help: "redo", explanation: "Makes the change again that was taken back",
      disabledReason: model.history.canRedo ? nil : "nothing to redo", isInFooter: false
    ) {
      show(model.redo(), as: "redone")
    }
  }

  private var differences: KeyBinding {
    KeyBinding(
      "diff", keys: [.character("d")], help: "diff", explanation: "Shows the lines that saving would change",
      disabledReason: model.history.isModified ? nil : "nothing is changed", isInFooter: false
    ) {
      navigator.push(DifferencesScreen(model))
    }
  }

  // MARK: - Reporting

  private func show(_ path: Path?, as word: String) {
    guard let path else { return }
    screen.rowsChanged(in: table)
    table.focus(on: SettingItem.setting(path))
    navigator.show(message: "\(word): \(path)")
  }

  private func report(_ objection: String?, success: String) {
    screen.rowsChanged(in: table)
    navigator.show(message: objection ?? success, isError: objection != nil)
  }
}
