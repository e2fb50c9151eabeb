import Curses

extension TableController {
  /// What a key does while a text is typed; nil where it is the editor's own.
  func bindingWhileEditing(_ key: Key, in navigator: Navigator) -> KeyBinding? {
    switch key {
    case .control, .function: keyBindings(in: navigator).first { $0.whileEditing != .nothing && $0.keys.contains(key) }
    default: nil
    }
  }

  func takeTextOver(before name: String, in navigator: Navigator) -> Bool {
    _ = take(.key(.enter), in: navigator)
    // What was typed may have been refused, or may lead on to something else that is typed.
    guard !table.isEditing, navigator.top === self else { return true }
    // What the key does may be another thing now.
    if let binding = keyBindings(in: navigator).first(where: { $0.name == name }) { run(binding, in: navigator) }
    return true
  }
}
