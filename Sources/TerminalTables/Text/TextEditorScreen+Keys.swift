import Curses

extension TextEditorScreen {
  /// What the editor can do besides typing and moving, with the keys.
  func keyBindings(in navigator: Navigator) -> [KeyBinding] {
    let bindings =
      [doneBinding(navigator)]
      + [
        binding("textCancel", .cancel, .cancelSentence, [.escape]) { [unowned navigator] in
          self.cancel(isSure: false, navigator)
        },
        binding("textSelect", .selectText, .selectTextSentence, [.control(" ")]) { self.toggleMark() },
        binding("textCut", .cut, .cutSentence, [.control("x")]) { self.cut() },
        binding("textCopy", .copy, .copySentence, [.control("c")]) { self.copy() },
        binding("textPaste", .paste, .pasteSentence, [.control("v"), .control("y")]) { self.insert(Clipboard.text) },
        binding("textUndo", .undo, .undoSentence, [.control("_")]) { _ = self.buffer.undo() },
        binding("textRedo", .redo, .redoSentence, [.control("r")]) { _ = self.buffer.redo() },
        binding("textSelectAll", .selectAll, .selectAllSentence, [.control("a")], isInFooter: false) {
          self.selectAll()
        },
        binding(TableCommand.help.rawValue, .help, .helpSentence, [.function(1)]) { [unowned navigator] in
          navigator.push(
            ActionMenu(
              title: Words.current[.keysTitle], actions: self.keyBindings(in: navigator), searchBar: SearchBar(),
              perform: self.run))
        },
      ]
    var keys = ReachableKeys()
    return keys.applied(to: navigator.keyMap.applied(to: bindings))
  }

  func doneBinding(_ navigator: Navigator) -> KeyBinding {
    binding("textDone", .done, .doneSentence, [.control("s")]) { [unowned navigator] in self.commit(navigator) }
  }

  private func binding(
    _ name: String, _ help: Word, _ sentence: Word, _ keys: [Key], isInFooter: Bool = true,
    action: @escaping () -> Void
  ) -> KeyBinding {
    KeyBinding(
      name, keys: keys, help: Words.current[help], explanation: Words.current[sentence], isInFooter: isInFooter,
      action: action)
  }

  /// None of them waits.
  func run(_ binding: KeyBinding) {
    binding.perform { work in Task.immediate { await work() } }
  }

  // MARK: - Typing

  func type(_ key: Key) {
    switch key {
    case .character(let character): replaceSelection(with: String(character), joins: true)
    case .tab: replaceSelection(with: "\t", joins: true)
    case .enter: replaceSelection(with: "\n")
    case .backspace, .control("h"): delete(to: buffer.place(before: buffer.cursor))
    case .delete, .control("d"): delete(to: buffer.place(after: buffer.cursor))
    case .control("w"): delete(to: buffer.wordStart(before: buffer.cursor))
    case .control("u"): delete(to: TextPlace(line: buffer.cursor.line))
    case .control("k"): deleteToLineEnd()
    case .modified(let movement, let held):
      move(movement, byWord: held.contains(.control) || held.contains(.alt), selecting: held.contains(.shift))
    default:
      let movement = Key.Movement.allCases.first { $0.key == key } ?? Self.controlMovements[key]
      if let movement { move(movement, byWord: false, selecting: false) }
    }
  }

  /// The letters that readline moves with.
  private static let controlMovements: [Key: Key.Movement] = [
    .control("b"): .left, .control("f"): .right, .control("p"): .up, .control("n"): .down, .control("e"): .end,
  ]

  func insert(_ text: String) {
    buffer.endTyping()
    replaceSelection(with: text)
  }

  private func replaceSelection(with text: String, joins: Bool = false) {
    buffer.replace(buffer.selection ?? buffer.cursor..<buffer.cursor, with: text, joins: joins)
  }

  private func delete(to place: TextPlace) {
    buffer.replace(buffer.selection ?? min(place, buffer.cursor)..<max(place, buffer.cursor), with: "")
  }

  /// At a line's end the line feed goes.
  private func deleteToLineEnd() {
    let end = TextPlace(line: buffer.cursor.line, offset: buffer.lines[buffer.cursor.line].utf8.count)
    delete(to: end == buffer.cursor ? buffer.place(after: end) : end)
  }

  // MARK: - Moving

  private func move(_ movement: Key.Movement, byWord: Bool, selecting: Bool) {
    switch movement {
    case .left: goTo(byWord ? buffer.wordStart(before: buffer.cursor) : buffer.place(before: buffer.cursor), selecting)
    case .right: goTo(byWord ? buffer.wordEnd(after: buffer.cursor) : buffer.place(after: buffer.cursor), selecting)
    case .up: moveRows(by: -1, selecting: selecting)
    case .down: moveRows(by: 1, selecting: selecting)
    case .pageUp: moveRows(by: 1 - max(2, viewport.size.rows), selecting: selecting)
    case .pageDown: moveRows(by: max(2, viewport.size.rows) - 1, selecting: selecting)
    case .home: goTo(byWord ? TextPlace() : viewport.rowEnd(of: buffer, atStart: true), selecting)
    case .end: goTo(byWord ? buffer.end : viewport.rowEnd(of: buffer, atStart: false), selecting)
    }
  }

  private func goTo(_ place: TextPlace, _ selecting: Bool) {
    buffer.move(to: place, selecting: selecting)
  }

  func moveRows(by count: Int, selecting: Bool) {
    let column = buffer.goalColumn ?? viewport.column(of: buffer.cursor, in: buffer)
    buffer.goalColumn = column
    let place = viewport.place(rows: count, from: buffer, column: column)
    buffer.move(to: place, selecting: selecting, keepingGoal: true)
  }

  // MARK: - Selecting

  private func toggleMark() {
    buffer.isMarking.toggle()
    buffer.anchor = buffer.isMarking ? buffer.cursor : nil
  }

  private func selectAll() {
    buffer.move(to: buffer.end, selecting: false)
    buffer.anchor = TextPlace()
  }

  private func cut() {
    let range = buffer.selectionOrLine
    Clipboard.text = buffer.text(in: range)
    buffer.endTyping()
    buffer.replace(range, with: "")
  }

  func copy() {
    Clipboard.text = buffer.text(in: buffer.selectionOrLine)
    buffer.isMarking = false
    buffer.anchor = nil
  }
}
