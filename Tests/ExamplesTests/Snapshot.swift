import Curses
import Foundation
import Testing

@testable import TerminalTables

/// Compares what a screen shows with a picture of it that a person has looked at.
///
/// A picture that is missing is written, and the test fails so that somebody looks at it.
@MainActor
func expectSnapshot(
  of screen: some TableScreen, named name: String, pressing keys: [Key] = [], size: Size = Size(rows: 20, columns: 64),
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let terminal = try Terminal.headless(size)
  defer { terminal.close() }
  let application = Application(on: terminal, theme: .monochrome)
  application.navigator.push(screen)
  application.display()
  for key in keys {
    _ = application.answer(.key(key))
    application.display()
  }
  let shown = terminal.text.joined(separator: "\n") + "\n"
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Snapshots/\(name).txt")
  guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
    try shown.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("there was no snapshot \(name); look at the one just written", sourceLocation: sourceLocation)
    return
  }
  #expect(shown == expected, "the screen differs from Snapshots/\(name).txt", sourceLocation: sourceLocation)
}
