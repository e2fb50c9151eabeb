import Curses
import TestSupport
import Testing

@testable import TerminalTables

/// Compares what a screen shows with a picture of it that a person has looked at.
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
  try expectSnapshot(
    terminal.text.joined(separator: "\n") + "\n",
    in: PackageFolder.url("Tests/ExamplesTests/Snapshots/\(name).txt"), sourceLocation: sourceLocation)
}
