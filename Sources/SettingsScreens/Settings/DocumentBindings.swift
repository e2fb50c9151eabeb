import SettingsFiles
import SettingsSession
import TerminalTables

/// The keys for the document as a whole.
@MainActor
struct DocumentBindings {
  let model: EditingSession
  let host: DocumentHost
  /// The line that an editor opens at.
  let line: Int
  let focused: Path?
  let navigator: Navigator
  /// Shows a setting, wherever it is.
  let show: (Path) -> Void
  /// Shows what may have changed in any row, and focuses a setting where one is given.
  let changed: (Path?) -> Void

  var all: [KeyBinding] {
    [
      save, undo, redo, problems, review, history, edit, ask, apply, copyEffect,
      host.upgrade?.binding(for: model, host: host, in: navigator), host.generated?.binding(in: navigator),
      CopyBinding(model: model, host: host, navigator: navigator).binding(for: focused),
    ].compactMap { $0 }
  }

  private var save: KeyBinding {
    var binding = KeyBinding(
      "save", keys: [.character("s"), .control("s")], help: "save",
      explanation: "Saves the changes; Ctrl-S also takes over what is being typed",
      disabledReason: model.history.isModified || model.condition == .gone ? nil : "nothing to save"
    ) {
      saver.save { _ in changed(nil) }
    }
    binding.whileEditing = .takingTextOver
    binding.footerPriority = 1
    return binding
  }

  private var saver: DocumentSaver {
    DocumentSaver(model: model, navigator: navigator, host: host, show: show)
  }

  private var ask: KeyBinding? {
    guard let program = host.program else { return nil }
    return KeyBinding(
      "ask", keys: [.character("C")], help: program.words.ask, explanation: program.words.askExplanation,
      isInFooter: false
    ) {
      saver.askOnly(program) { changed(nil) }
    }
  }

  private var apply: KeyBinding? {
    guard let program = host.program, let applying = program.applying else { return nil }
    let isWaiting = program.hasWaiting
    var binding = KeyBinding(
      "apply", keys: [.character("A")], help: isWaiting ? "keep or take back" : "apply",
      explanation: isWaiting
        ? "Keeps the change that waits to be confirmed, or takes it back" : program.words.applyExplanation,
      disabledReason: model.history.isModified ? "save first (s)" : nil,
      isInFooter: isWaiting || !program.lastEffects.isEmpty
    ) {
      DocumentApplier(model: model, program: program, applying: applying, navigator: navigator).ask()
    }
    binding.footerPriority = isWaiting ? 1 : 0
    return binding
  }

  private var copyEffect: KeyBinding? {
    guard let program = host.program else { return nil }
    let command = program.lastEffects.compactMap(\.command).joined(separator: " && ")
    return KeyBinding(
      "copyEffect", keys: [.character("Y")], help: "copy the command",
      explanation: program.words.copyExplanation,
      disabledReason: command.isEmpty ? "nothing was saved that needs a command" : nil, isInFooter: !command.isEmpty
    ) {
      navigator.copy(command, named: command)
    }
  }

  private var undo: KeyBinding {
    KeyBinding(
      "undo", keys: [.character("u")], help: model.history.canUndo ? "undo" : "undo last time",
      explanation: "Takes the last change back, also one of an earlier run",
      disabledReason: model.mayUndo ? nil : "nothing to undo", isInFooter: model.mayUndo
    ) {
      take { () throws(EarlierStepError) in try model.undoAlsoEarlier() }
    }
  }

  private var redo: KeyBinding {
    KeyBinding(
      "redo", keys: [.control("r")], help: "redo", explanation: "Makes the change again that was taken back",
      disabledReason: model.mayRedo ? nil : "nothing to redo", isInFooter: model.history.canRedo
    ) {
      take { () throws(EarlierStepError) in try model.redoAlsoEarlier() }
    }
  }

  private func take(_ step: () throws(EarlierStepError) -> TakenStep) {
    navigator.attempt { () throws(EarlierStepError) in
      let taken = try step()
      changed(taken.path)
      let place = taken.path.map { $0.isRoot ? "" : ": \($0)" } ?? ""
      let time = taken.time.map { ", saved \($0)" } ?? ""
      navigator.show(message: (taken.isRedone ? "redone" : "undone") + place + time)
    }
  }

  private var problems: KeyBinding {
    if model.isCheckStopped { return checkAgain }
    let (count, slips) = (model.violations.count, model.slips.count)
    return KeyBinding(
      "problems", keys: [.character("!")],
      help: count == 1 ? "the problem" : count == 0 && slips > 0 ? "likely slips" : "the problems",
      explanation: "Lists what the schema finds wrong, what the program refuses, and names that are likely slips",
      disabledReason: count + slips == 0 ? "there is no problem" : nil
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

  private var review: KeyBinding {
    KeyBinding(
      "diff", keys: [.character("d")], help: "review",
      explanation: "Lists the changes that saving would write, to leave some out",
      disabledReason: model.history.isModified ? nil : "nothing is changed", isInFooter: model.history.isModified
    ) {
      navigator.push(ReviewScreen.screen(of: model, host: host))
    }
  }

  private var history: KeyBinding? {
    host.history.map { show in
      KeyBinding(
        "history", keys: [.character("U")], help: "history",
        explanation: "Lists what was changed of this file, and takes any of it back", isInFooter: false
      ) {
        show(navigator)
      }
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
    let isLeft = navigator.attempt { () throws(ProgramError) in try editor.open(at: line, in: navigator) }
    if !isLeft { return }
    do throws(ReloadError) {
      try model.reload()
      changed(nil)
      let count = model.document.differences(from: before).count
      let isRewritten = !model.document.hasSameText(as: before)
      let none = isRewritten ? "the text changed, and no setting" : "nothing changed"
      navigator.show(message: count == 0 ? none : "\(count.counted("setting")) changed")
    } catch {
      navigator.show(message: "\(error); the settings shown are those from before", isError: true)
    }
  }
}
