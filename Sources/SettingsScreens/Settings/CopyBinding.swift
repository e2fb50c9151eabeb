import SettingsFiles
import SettingsSession
import TerminalTables

/// The key that copies something of a setting to the terminal's clipboard: its path, its value, or the command line
/// that sets it.
@MainActor
struct CopyBinding {
  let model: EditingSession
  let host: DocumentHost
  let navigator: Navigator

  private enum Part: Hashable { case path, value, command }

  /// For a setting as it is.
  func binding(for path: Path?) -> KeyBinding {
    binding(isOffered: path != nil) {
      guard let path else { return }
      let value = model.node(at: path)?.value
      ask(path, value, command(for: path, value))
    }
  }

  /// For an unsaved change.
  func binding(for change: UnsavedChange?) -> KeyBinding {
    binding(isOffered: change != nil) {
      guard let change else { return }
      let isOfText = change.kind == .rewritten || change.kind == .moved
      ask(change.path, change.new, isOfText ? nil : command(for: change.path, change.new))
    }
  }

  /// What is copied is looked at when the key is pressed: a binding is made at each key.
  private func binding(isOffered: Bool, _ action: @escaping () -> Void) -> KeyBinding {
    KeyBinding(
      "copy", keys: [.character("y")], help: "copy",
      explanation: "Copies the path, the value or the command line of the setting",
      disabledReason: isOffered ? nil : "the row is no setting", isInFooter: false, action: action)
  }

  private func command(for path: Path, _ value: Value?) -> String? {
    let place = lasting(path)
    guard let value else { return host.commandLine?(.reset(place)) }
    return host.commandLine?(model.tellsSecret(at: path) ? .setFromInput(place) : .set(place, typed(value, at: path)))
  }

  /// The path that holds when other items of its lists come or go.
  private func lasting(_ path: Path) -> Path { LastingPaths(model.document).path(for: path) }

  /// What is typed for a value: as it is where that is read as the same value, else as JSON.
  private func typed(_ value: Value, at path: Path) -> String {
    let plain = ValueText.plain(value)
    return (try? model.read(plain, at: path)) == value ? plain : value.json
  }

  private func ask(_ path: Path, _ value: Value?, _ command: String?) {
    let place = lasting(path).description
    var choices = [DialogChoice("Path", value: Part.path, detail: place)]
    if let value { choices.append(valueChoice(value, path)) }
    if let command { choices.append(DialogChoice("Command line", value: .command, detail: command)) }
    navigator.choose("Copy", from: choices) { part in
      switch part {
      case .path?: navigator.copy(place, named: "the path")
      case .value?:
        navigator.copy(
          value.map(ValueText.plain) ?? "", named: model.tellsSecret(at: path) ? "the secret" : "the value")
      case .command?: navigator.copy(command ?? "", named: "the command line")
      case nil: break
      }
    }
  }

  private func valueChoice(_ value: Value, _ path: Path) -> DialogChoice<Part> {
    model.tellsSecret(at: path)
      ? DialogChoice(
        "Secret value", value: .value, detail: SecretMask.text, help: "Others may read what is on the clipboard",
        isDestructive: true)
      : DialogChoice("Value", value: .value, detail: ValueText.short(value, length: 40))
  }
}

extension Navigator {
  /// Copies a text to the terminal's clipboard, and says so or why not.
  ///
  /// - Parameter what: what it is, in words.
  func copy(_ text: String, named what: String) {
    switch copy(text) {
    case .sent: show(message: "copied \(what)")
    case .maybeSent: show(message: "copied \(what), if the terminal allows it")
    case .tooLong: show(message: "\(what) is too long for terminals to copy", isError: true)
    case .unsupported: show(message: "this terminal has no clipboard to copy to", isError: true)
    }
  }
}
