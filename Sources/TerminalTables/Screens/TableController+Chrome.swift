import Curses

extension TableController {
  /// What is shown around the rows.
  func chromeContent() -> Chrome.Content {
    let item: Content.ItemID? = table.focusedItem()
    var help = item.flatMap { content.help(for: $0) }
    if table.isEditing {
      // What explains the row stays while it is typed; what is wrong is said of the text as it is typed.
      var typing = help ?? RowHelp("")
      typing.problem = table.editingProblem
      if let note = table.editing?.note {
        typing.summary = typing.summary.isEmpty ? note : "\(note) · \(typing.summary)"
      }
      help = typing
    }
    let path = navigator?.screens.filter { !$0.isDialog }.map(\.title) ?? [title]
    // Under a dialog the keys are the dialog's. To ask any other screen whether it conforms to the protocol would take
    // longer than all else for a first frame.
    let top = navigator?.top
    let owner = top?.isDialog == true ? top as? any KeyOwner : nil
    let keys = owner?.ownKeys ?? ownKeys
    shownBindings = owner == nil && !table.isEditing ? keys : nil
    return Chrome.Content(
      path: path, status: content.status, help: help,
      emptyMessage: emptyMessage,
      keys: keys, keysText: owner.map { $0.ownKeysText } ?? ownKeysText, message: navigator?.message,
      search: searchLine)
  }

  /// The keys that are answered as bindings: none while a text is typed.
  var ownKeys: [KeyBinding] { navigator.map { table.isEditing ? [] : keyBindings(in: $0) } ?? [] }

  /// What the keys do while a text is typed; nil while none is.
  var ownKeysText: String? { table.isEditing ? table.editingKeys() : nil }
}

/// What has the keys while it is over a screen that stays in sight, and so says what they do at its foot.
@MainActor
protocol KeyOwner {
  var ownKeys: [KeyBinding] { get }
  var ownKeysText: String? { get }
}

/// What may have a line of keys at its foot, also under a dialog.
@MainActor
protocol KeyLineOwner {
  /// Whether a screen of a size has that line.
  func hasKeyLine(in size: Size) -> Bool
}

extension TableController: KeyLineOwner {
  func hasKeyLine(in size: Size) -> Bool { frame(in: size).keys != nil }
}

extension SplitScreen: KeyLineOwner {
  func hasKeyLine(in size: Size) -> Bool { ScreenFrame(size, parts: chrome).keys != nil }
}
