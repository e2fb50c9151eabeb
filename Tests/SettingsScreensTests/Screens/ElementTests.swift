import Curses
import SettingsDocuments
import Testing

@testable import SettingsScreens

/// XML on the screen: the one element that holds everything is the file.
@MainActor
@Suite struct ElementTests {
  private static let text = """
    <?xml version="1.0"?>
    <icecast>
        <!-- Where the server
             stands. -->
        <location>Earth</location>
        <admin>me@localhost</admin>
        <!-- <pidfile>/run/a.pid</pidfile> -->
        <loglevel>3</loglevel> <!-- 4 Debug, 3 Info -->
        <logsize>10</logsize>
    </icecast>

    """

  private func pilot() throws -> SettingsPilot { try SettingsPilot(Self.text, format: .xml) }

  @Test func theFileBeginsWithItsElement() throws {
    let pilot = try pilot()
    #expect(pilot.lines[0].contains("test.json · icecast"), "\(pilot.screen)")
    #expect(pilot.line(with: "location")?.contains("Earth") == true)
    #expect(pilot.shows("About this file"))
    try pilot.focus("admin")
    pilot.enter("you@localhost")
    #expect(pilot.text.contains("<admin>you@localhost</admin>"))
  }

  @Test func commentsExplainWhatIsBelowThem() throws {
    let pilot = try pilot()
    try pilot.focus("location")
    #expect(pilot.help.contains("Where the server\n stands."), "\(pilot.help)")
    try pilot.focus("admin")
    #expect(!pilot.help.contains("stands"))
    try pilot.focus("loglevel")
    #expect(pilot.help.contains("4 Debug, 3 Info"), "\(pilot.help)")
    try pilot.focus("logsize")
    #expect(!pilot.help.contains("Debug") && !pilot.help.contains("pidfile"))
  }

  @Test func anElementIsAddedAndFilled() throws {
    let pilot = try pilot()
    try pilot.focus("Add an element")
    pilot.press(.enter)
    pilot.answer("listen-socket", "port", "8001")
    #expect(pilot.text.contains("<listen-socket>\n        <port>8001</port>\n    </listen-socket>"), "\(pilot.text)")
  }
}
