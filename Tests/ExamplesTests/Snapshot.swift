import Curses
import TerminalTables
import TerminalTablesTesting

/// Compares what a screen shows with a picture of it that a person has looked at.
@MainActor
func expectSnapshot(
  of screen: some TableScreen, named name: String, pressing keys: [Key] = []
) throws {
  let pilot = try Pilot(screen, rows: 20, columns: 64, theme: .monochrome)
  for key in keys { pilot.press(key) }
  try pilot.expectSnapshot(named: name, attributes: false)
}
