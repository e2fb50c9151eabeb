import Foundation

/// What a user of Settee does, in a user's words.
extension TerminalUnderTest {
  /// Opens a file with its schema and waits for its screen.
  func open(_ file: URL, schema: URL) async throws {
    try startSettee(file.path, "--schema", schema.path)
    try await showsScreen(of: file)
  }

  /// Opens a file without a schema and waits for its screen.
  func open(_ file: URL) async throws {
    try startSettee(file.path)
    try await showsScreen(of: file)
  }

  private func showsScreen(of file: URL) async throws {
    try await screen { $0.lines[0].contains(file.lastPathComponent) && $0.lines[$0.rows - 1].contains("keys") }
  }

  /// Moves the focus down to the setting at `path`, which the line under the table names.
  @discardableResult
  func focus(on path: String) async throws -> TerminalScreen {
    try await moveDown { $0.contains(" \(path), line ") || $0.contains(" \(path), not set") }
  }

  /// Moves the focus down to the row that shows `title`.
  @discardableResult
  func focus(onRow title: String) async throws -> TerminalScreen {
    try await move { screen in
      if screen.focusedLine.contains(title) { return nil }
      // Rows may have moved meanwhile.
      let place = screen.lines.firstIndex { $0.contains(title) }
      return place.map { $0 < screen.cursorRow } == true ? .up : .down
    }
  }

  private func moveDown(until isThere: (TerminalScreen) -> Bool) async throws -> TerminalScreen {
    try await move { isThere($0) ? nil : .down }
  }

  /// Presses the key that is told until none is.
  private func move(by key: (TerminalScreen) -> Key?) async throws -> TerminalScreen {
    var now = try screen()
    while let key = key(now) {
      let before = now
      try press(key)
      now = try await screen { $0.cursorRow != before.cursorRow || $0.lines != before.lines }
    }
    return now
  }

  /// Steps the focused picker to the value after, until it shows `value`.
  func step(to value: String) async throws {
    var now = try screen()
    while !now.focusedLine.contains("‹ \(value) ›") {
      let before = now
      try press(.right)
      now = try await screen { $0.focusedLine != before.focusedLine }
    }
  }

  /// Replaces what a text field holds and confirms it.
  func enter(_ text: String, inPlaceOf old: String) async throws {
    try press(.enter)
    try await screen { $0.cursorIsShown }
    try press(.end)
    try press(.backspace, times: old.count)
    try type(text)
    try press(.enter)
    try await screen { !$0.cursorIsShown && $0.focusedLine.contains(text) }
  }

  /// Leaves with q where nothing is unsaved.
  func quit() async throws -> Int {
    try press(.character("q"))
    return try await exitStatus()
  }
}

extension TerminalScreen {
  /// The line of the row that has the focus: the hardware cursor is parked there.
  var focusedLine: String { lines[cursorRow] }
}
