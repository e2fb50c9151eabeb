import SettingsDocuments
import SettingsSession
import TerminalTables

/// The keys for an entry: an element of a list, or a member of a map, whose key its user chose.
@MainActor
struct EntryBindings {
  let screen: SettingsScreen
  let item: SettingItem?
  let table: TableView
  let navigator: Navigator

  private var model: EditingSession { screen.model }

  var all: [KeyBinding] {
    [remove, removeGroup, duplicate, insert, rename].compactMap { $0 } + moves
  }

  private var focusedPath: Path? {
    if case .setting(let path)? = item { return path }
    return nil
  }

  /// The focused entry, which is in the text.
  private var entry: Path? {
    guard let path = focusedPath, !path.isRoot, model.node(at: path) != nil else { return nil }
    return path.last?.key == nil || SettingTitle.isChosen(path, in: model) ? path : nil
  }

  private var isInList: Bool { entry.map { $0.last?.key == nil } ?? false }

  // MARK: - Removing

  private var remove: KeyBinding? {
    guard let path = entry else { return nil }
    return KeyBinding(
      "remove", keys: [.character("x"), .delete], help: "remove",
      explanation: isInList ? "Removes the entry from the list" : "Removes the setting, with the comment above it",
      isInFooter: isInList
    ) {
      report(success: isInList ? "removed; u takes it back" : "\(path) is removed; u takes it back") {
        () throws(SettingError) in try model.apply(.remove(path))
      }
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

  // MARK: - Copying and inserting

  private var duplicate: KeyBinding? {
    guard let path = entry else { return nil }
    return KeyBinding(
      "duplicate", keys: [.character("D")], help: "duplicate", explanation: "Puts a copy below this one",
      isInFooter: isInList
    ) {
      if let index = path.last?.arrayIndex, isInList {
        make(.duplicate(path, as: .index(index + 1)), "copied", focus: path.parent?.appending(index + 1))
      } else {
        askForKey("Name of the copy", of: path) { key in
          make(.duplicate(path, as: .key(key)), "copied", focus: path.parent?.appending(key))
        }
      }
    }
  }

  /// Above a list's entry; a map's new ones come last, where they are added.
  private var insert: KeyBinding? {
    guard let path = entry, isInList, let list = path.parent, let index = path.last?.arrayIndex else { return nil }
    return KeyBinding(
      "insert", keys: [.character("i")], help: "insert", explanation: "Puts a new entry above this one",
      isInFooter: false
    ) {
      let addition = SettingAddition(session: model, container: list)
      if addition.addsGroup {
        let isMade = report(success: "inserted; u takes it back") { () throws(SettingError) in
          try addition.addNewEntry(at: index)
        }
        if isMade { navigator.push(SettingsScreen(model, host: screen.host, at: path)) }
        return
      }
      navigator.prompt(
        "New entry above this one",
        validate: { text throws(TextProblem) in
          try TextProblem.from { () throws(SettingError) in try model.check(typed: text, at: addition.nextEntry) }
        }
      ) { text in
        guard let text else { return }
        report(success: "inserted; u takes it back") { () throws(SettingError) in
          try addition.addEntry(text, at: index)
        }
        table.focus(on: SettingItem.setting(path))
      }
    }
  }

  // MARK: - Renaming

  private var rename: KeyBinding? {
    guard let path = entry, !isInList else { return nil }
    return KeyBinding(
      "rename", keys: [.character("n")], help: "rename", explanation: "Gives the setting another name",
      isInFooter: false
    ) {
      askForKey("Another name for \(path.last?.key ?? "")", of: path) { key in
        if key != path.last?.key { make(.rename(path, to: key), "renamed", focus: path.parent?.appending(key)) }
      }
    }
  }

  /// Asks for a key that may be beside an entry's own; its own is there to begin with.
  private func askForKey(_ question: String, of path: Path, then: @escaping (String) -> Void) {
    guard let key = path.last?.key, let container = path.parent else { return }
    let addition = SettingAddition(session: model, container: container)
    navigator.prompt(
      question, initial: key,
      validate: { text throws(TextProblem) in
        if text == key { return }
        try TextProblem.from { () throws(SettingError) in try addition.check(key: text) }
      }
    ) { text in
      if let text { then(text) }
    }
  }

  // MARK: - Moving

  private var moves: [KeyBinding] {
    guard let path = entry else { return [] }
    return [
      move(path, by: -1, "moveUp", "K", "move up", "Moves the entry up", end: "first"),
      move(path, by: 1, "moveDown", "J", "move down", "Moves the entry down", end: "last"),
    ]
  }

  private func move(
    _ path: Path, by distance: Int, _ name: String, _ key: Character, _ help: String, _ explanation: String, end: String
  ) -> KeyBinding {
    let reason = "this is the \(end) entry"
    // Where a member of a map is takes a look at those before it; it is asked only when one is moved.
    let isEnd = path.last?.arrayIndex.map { !isPlace($0 + distance, beside: path) } ?? false
    return KeyBinding(
      name, keys: [.character(key)], help: help, explanation: explanation, disabledReason: isEnd ? reason : nil,
      isInFooter: isInList
    ) {
      guard let place = place(of: path).map({ $0 + distance }), isPlace(place, beside: path) else {
        return navigator.show(message: reason, isError: true)
      }
      make(.move(path, to: place), "moved", focus: isInList ? path.parent?.appending(place) : path)
    }
  }

  private func isPlace(_ place: Int, beside path: Path) -> Bool {
    let count = path.parent.flatMap { model.node(at: $0) }?.count ?? 0
    return 0..<count ~= place
  }

  /// Which of its siblings it is.
  private func place(of path: Path) -> Int? {
    guard let key = path.last?.key, let parent = path.parent.flatMap({ model.node(at: $0) }) else {
      return path.last?.arrayIndex
    }
    return parent.members.enumerated().first { $0.element.key == key }?.offset
  }

  // MARK: - Reporting

  private func make(_ change: Change, _ word: String, focus path: Path?) {
    let isMade = report(success: "\(word); u takes it back") { () throws(SettingError) in try model.apply(change) }
    if isMade, let path { table.focus(on: SettingItem.setting(path)) }
  }

  @discardableResult
  private func report<Result>(success: String, _ change: () throws(SettingError) -> Result) -> Bool {
    screen.report(success: success, in: table, navigator, change)
  }
}
