import SettingsFiles
import SettingsSession
import TerminalTables

/// The keys for an entry of a list or of a map.
extension SettingBindings {
  var entries: [KeyBinding] {
    [
      remove, removeGroup, duplicate, insert, rename,
      move(by: -1, "moveUp", "K", "move up", "Moves the entry up", end: "first"),
      move(by: 1, "moveDown", "J", "move down", "Moves the entry down", end: "last"),
    ]
  }

  private var isInList: Bool { entry.map { $0.last?.key == nil } ?? false }

  private static let noEntry = "the row is no entry of a list, and its name is its program's"
  private static let notInList = "the row is no entry of a list"

  // MARK: - Removing

  private var remove: KeyBinding {
    let path = entry
    return KeyBinding(
      "remove", keys: [.character("x"), .delete], help: "remove",
      explanation: isInList ? "Removes the entry from the list" : "Removes the setting, with the comment above it",
      disabledReason: path == nil ? Self.noEntry + "; r unsets it" : nil, isInFooter: isInList
    ) {
      guard let path else { return }
      report(success: isInList ? "removed; u takes it back" : "\(path) is removed; u takes it back") {
        () throws(SettingError) in try model.apply(.remove(path))
      }
    }
  }

  /// The object that is shown as a section around the focused row, which has no row of its own.
  var section: Path? {
    if case .all(let path)? = item { return path == screen.path ? nil : path }
    guard let parent = item?.settingPath?.parent, parent != screen.path, screen.path.isPrefix(of: parent) else {
      return nil
    }
    return parent
  }

  /// A longer name leaves the footer no room for other keys.
  private static let longestName = 16

  private var removeGroup: KeyBinding {
    let reason = reasonToKeepGroup
    let group = reason == nil ? section : nil
    let name = group?.last?.key.flatMap { $0.count > Self.longestName ? nil : $0 } ?? "the group"
    return KeyBinding(
      "removeGroup", keys: [.character("X")], help: "remove \(name)",
      explanation: "Removes the whole group in which the setting is", disabledReason: reason,
      isInFooter: group.map { SettingTitle.isChosen($0, in: model) } ?? true
    ) {
      guard let group else { return }
      report(success: "\(group) is removed; u takes it back") { () throws(SettingError) in
        try model.apply(.remove(group))
      }
    }
  }

  /// Why the group of the row cannot be removed here; nil where it can.
  private var reasonToKeepGroup: String? {
    guard let group = section else {
      return focusedPath == nil || screen.path.isRoot
        ? "the row is in no group" : "\(screen.path) is the whole screen; it is removed one level up"
    }
    if model.node(at: group) == nil { return "\(group) is not in the file" }
    if group.last?.key == nil { return "\(group) is an entry of a list; x on its row removes it" }
    return model.setting(at: group).isRequired ? "\(group) is required" : nil
  }

  // MARK: - Copying and inserting

  private var duplicate: KeyBinding {
    let path = entry
    let repeated = item?.settingPath.flatMap { SettingAddition.mayRepeat($0, in: model) ? $0 : nil }
    return KeyBinding(
      "duplicate", keys: [.character("D")], help: "duplicate", explanation: "Puts a copy below this one",
      disabledReason: path ?? repeated == nil ? Self.noEntry : nil, isInFooter: isInList
    ) {
      guard let path else { return repeated.map(askForAnother) ?? () }
      if let index = path.last?.arrayIndex, isInList {
        make(.duplicate(path, as: .index(index + 1)), "copied", focus: path.parent?.appending(index + 1))
      } else {
        askForKey("Name of the copy", of: path) { key in
          if key == path.last?.key, repeated != nil { return askForAnother(path) }
          make(.duplicate(path, as: .key(key)), "copied", focus: path.parent?.appending(key))
        }
      }
    }
  }

  /// Makes a list of what may be there several times: of a block and its copy, of a value and the one that is typed.
  private func askForAnother(_ path: Path) {
    guard let node = model.node(at: path) else { return }
    guard node.kind.isScalar else {
      return make(.set(path, .array([node.value, node.value])), "copied", focus: path)
    }
    let addition = SettingAddition(session: model, container: path)
    askForEntry(
      "Another \(path.last?.key ?? "")", ValueText.editable(node), at: path.appending(1), "added", focus: path
    ) { text throws(SettingError) in
      try addition.append(text)
    }
  }

  private func askForEntry(
    _ question: String, _ initial: String = "", at place: Path, _ word: String, focus path: Path,
    add: @escaping (String) throws(SettingError) -> Void
  ) {
    navigator.prompt(
      question, initial: initial,
      validate: { text throws(TextProblem) in
        try TextProblem.from { () throws(SettingError) in try model.check(typed: text, at: place) }
      }
    ) { text in
      guard let text else { return }
      report(success: "\(word); u takes it back") { () throws(SettingError) in try add(text) }
      table.focus(on: SettingItem.setting(path))
    }
  }

  /// Above a list's entry; a map's new ones come last, where they are added.
  private var insert: KeyBinding {
    let path = isInList ? entry : nil
    return KeyBinding(
      "insert", keys: [.character("i")], help: "insert", explanation: "Puts a new entry above this one",
      disabledReason: path == nil ? Self.notInList : nil, isInFooter: false
    ) {
      guard let path, let list = path.parent, let index = path.last?.arrayIndex else { return }
      let addition = SettingAddition(session: model, container: list)
      if addition.addsGroup {
        return navigator.push(newEntry: index, of: list, in: model, host: screen.host)
      }
      askForEntry("New entry above this one", at: addition.nextEntry, "inserted", focus: path) {
        text throws(SettingError) in
        try addition.addEntry(text, at: index)
      }
    }
  }

  // MARK: - Renaming

  /// An entry that has a name, and whatever has a name that its program does not know.
  private var rename: KeyBinding {
    let likely = item?.settingPath.flatMap { model.likelyName(at: $0) }
    let path = isInList ? nil : likely == nil ? entry : item?.settingPath
    return KeyBinding(
      "rename", keys: [.character("n")], help: "rename", explanation: "Gives the setting another name",
      disabledReason: isInList ? "an entry of a list has no name" : path == nil ? Self.noEntry : nil,
      isInFooter: likely != nil
    ) {
      guard let path else { return }
      askForKey("Another name for \(path.last?.key ?? "")", of: path, initial: likely) { key in
        if key != path.last?.key { make(.rename(path, to: key), "renamed", focus: path.parent?.appending(key)) }
      }
    }
  }

  /// Asks for a key that may be beside an entry's own; its own is there to begin with.
  private func askForKey(
    _ question: String, of path: Path, initial: String? = nil, then: @escaping (String) -> Void
  ) {
    guard let key = path.last?.key, let container = path.parent else { return }
    let addition = SettingAddition(session: model, container: container)
    navigator.prompt(
      question, initial: initial ?? key,
      validate: { text throws(TextProblem) in
        if text == key { return }
        try TextProblem.from { () throws(SettingError) in try addition.check(key: text) }
      }
    ) { text in
      if let text { then(text) }
    }
  }

  // MARK: - Moving

  private func move(
    by distance: Int, _ name: String, _ key: Character, _ help: String, _ explanation: String, end: String
  ) -> KeyBinding {
    let (path, atEnd) = (entry, "this is the \(end) entry")
    var reason = path == nil ? Self.noEntry : nil
    // Where a member of a map is takes a look at those before it; it is asked only when one is moved.
    if let path, let index = path.last?.arrayIndex, !isPlace(index + distance, beside: path) { reason = atEnd }
    return KeyBinding(
      name, keys: [.character(key)], help: help, explanation: explanation, disabledReason: reason, isInFooter: isInList
    ) {
      guard let path else { return }
      let present = path.last?.arrayIndex ?? model.document.memberPlace(of: path)
      guard let place = present.map({ $0 + distance }), isPlace(place, beside: path) else {
        return navigator.show(message: atEnd, isError: true)
      }
      make(.move(path, to: place), "moved", focus: isInList ? path.parent?.appending(place) : path)
    }
  }

  private func isPlace(_ place: Int, beside path: Path) -> Bool {
    let count = path.parent.flatMap { model.node(at: $0) }?.count ?? 0
    return 0..<count ~= place
  }

  // MARK: - Reporting

  private func make(_ change: Change, _ word: String, focus path: Path?) {
    if !isInList { screen.arrangement.forgetPlaces() }
    let isMade = report(success: "\(word); u takes it back") { () throws(SettingError) in try model.apply(change) }
    if isMade, let path { table.focus(on: SettingItem.setting(path)) }
  }
}
