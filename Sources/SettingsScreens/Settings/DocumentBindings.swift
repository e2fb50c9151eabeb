import SettingsDocuments
import SettingsSession
import TerminalTables

/// The keys for the document as a whole.
@MainActor
struct DocumentBindings {
  let model: EditingSession
  let host: DocumentHost
  /// The line that an editor opens at.
  let line: Int
  let navigator: Navigator
  /// Shows what may have changed in any row, and focuses a setting where one is given.
  let changed: (Path?) -> Void

  var all: [KeyBinding] {
    [save, undo, redo, problems, differences, edit].compactMap { $0 }
  }

  private var save: KeyBinding {
    var binding = KeyBinding(
      "save", keys: [.character("s"), .control("s")], help: "save",
      explanation: "Saves the changes; Ctrl-S also takes over what is being typed",
      disabledReason: model.history.isModified ? nil : "nothing to save"
    ) {
      DocumentSaver(model: model, navigator: navigator).save()
      changed(nil)
    }
    binding.whileEditing = .takingTextOver
    return binding
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
      disabledReason: model.history.canRedo ? nil : "nothing to redo", isInFooter: model.history.canRedo
    ) {
      show(model.redo(), as: "redone")
    }
  }

  private func show(_ path: Path?, as word: String) {
    guard let path else { return }
    changed(path)
    navigator.show(message: path.isRoot ? word : "\(word): \(path)")
  }

  private var problems: KeyBinding {
    if model.isCheckStopped { return checkAgain }
    let count = model.violations.count
    return KeyBinding(
      "problems", keys: [.character("!")], help: count == 1 ? "the problem" : "the problems",
      explanation: "Lists what the schema finds wrong", disabledReason: count == 0 ? "there is no problem" : nil
    ) {
      navigator.push(ProblemsScreen(model, host: host))
    }
  }

  private var checkAgain: KeyBinding {
    KeyBinding(
      "problems", keys: [.character("!")], help: "check again", explanation: "Checks the document, as it was stopped"
    ) {
      model.checkAgain()
      changed(nil)
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

  private var edit: KeyBinding? {
    guard let editor = host.editor else { return nil }
    return KeyBinding(
      "edit", keys: [.character("e")], help: "editor", explanation: "Opens \(editor.name) at the line of the setting",
      disabledReason: model.history.isModified ? "save first (s): the editor opens the file as it is saved" : nil,
      isInFooter: false
    ) {
      open(editor)
    }
  }

  private func open(_ editor: ExternalEditor) {
    let before = model.document
    do throws(ProgramError) {
      try editor.open(at: line, in: navigator)
    } catch {
      navigator.show(message: error.description, isError: true)
      return
    }
    do throws(ReloadError) {
      try model.reload()
      changed(nil)
      let count = model.document.differences(from: before).count
      let isRewritten = !model.document.hasSameText(as: before)
      let none = isRewritten ? "the text changed, and no setting" : "nothing changed"
      navigator.show(message: count == 0 ? none : count == 1 ? "1 setting changed" : "\(count) settings changed")
    } catch {
      navigator.show(message: "\(error); the settings shown are those from before", isError: true)
    }
  }
}
