import Curses
import SettingsDocuments
import Testing

@testable import SettingsScreens

/// What is seen and done while a value is typed.
@MainActor
@Suite struct TypingTests {
  private static let schema = """
    {"properties": {
      "level": {"enum": ["debug", "info", "off"], "description": "How much is said.", "default": "info"},
      "name": {
        "type": "string", "pattern": "^[a-z0-9-]+$", "title": "Display name", "examples": ["web-1"],
        "description": "What the server is called. It is shown everywhere."
      },
      "max-size": {"type": "string", "description": "How large the log may be."},
      "accent": {"type": "string", "format": "color"},
      "day": {"type": "string", "format": "date"}
    }}
    """
  private static let text = """
    {
      "level": "info",
      "name": "web-7",
      "max-size": "10m",
      "accent": "#ff8800",
      "day": "2024-02-28"
    }

    """

  private func pilot(_ text: String = text, rows: Int = 24, columns: Int = 80, term: String = "xterm-256color") throws
    -> SettingsPilot
  {
    try SettingsPilot(text, schema: Self.schema, size: Size(rows: rows, columns: columns), term: term)
  }

  @Test func whatExplainsASettingStaysWhileItIsTyped() throws {
    let pilot = try pilot()
    try pilot.focus("name")
    pilot.press(.enter)
    #expect(pilot.help.contains("What the server is called. It is shown everywhere."))
    #expect(pilot.help.contains("only small letters, digits or -"))
    #expect(pilot.footLine.contains("Enter take over   Esc leave as it was"))
    pilot.type("X")
    #expect(pilot.help.contains(#""web-7X" must be only small letters, digits or -, such as web-1"#))
    #expect(pilot.help.contains("What the server is called."))
    // A second Enter keeps it.
    pilot.press(.enter, .enter)
    #expect(pilot.text.contains(#""name": "web-7X""#))
  }

  @Test(arguments: [(9, 40), (5, 20)])
  func whereThereIsLittleRoomTheMistakeIsSaid(rows: Int, columns: Int) throws {
    let pilot = try pilot(rows: rows, columns: columns)
    try pilot.focus("name")
    pilot.press(.enter)
    pilot.type("X")
    #expect(pilot.lines[rows - (rows >= 8 ? 2 : 1)].contains(#""web-7X" must"#))
    if rows >= 8 { #expect(pilot.lines[rows - 1].contains("name · ")) }
    pilot.press(.escape)
    #expect(pilot.lines[rows - 1].contains("name"))
  }

  @Test(arguments: [(24, 80), (9, 40), (5, 20)])
  func theWholeHelpIsOneKeyAwayAlsoWhileTyping(rows: Int, columns: Int) throws {
    let pilot = try pilot(rows: rows, columns: columns)
    try pilot.focus("name")
    if rows == 24 { #expect(pilot.footLine.contains("F1 help")) }
    pilot.press(.enter)
    pilot.type("x")
    pilot.press(.function(1))
    #expect(pilot.titleLine.contains("About name"))
    var seen = ""
    for _ in 0..<40 {
      seen += pilot.lines.joined(separator: "\n")
      pilot.press(.down)
    }
    for part in ["Display name", "DESCRIPTION", "EXAMPLES", "web-1", "WHERE", "/name"] {
      #expect(seen.contains(part), "\(part)")
    }
    // Back where the text is being typed.
    pilot.press(.escape, .enter)
    #expect(pilot.text.contains(#""name": "web-7x""#))
  }

  @Test func choicesAreExplainedInTheHelp() throws {
    let pilot = try pilot()
    try pilot.focus("level")
    pilot.press(.function(1))
    let seen = pilot.lines.joined(separator: "\n")
    #expect(seen.contains("CHOICES"))
    #expect(seen.contains("info (now, default)"))
    pilot.press(.escape)
    #expect(pilot.focusedLine.contains("level"))
  }

  @Test func aQuantityIsTypedAsItIsSaid() throws {
    let pilot = try pilot()
    try pilot.focus("max-size")
    #expect(pilot.help.contains("= 10 MiB"))
    pilot.press(.enter, .control("u"))
    pilot.type("1.5 GB")
    #expect(pilot.help.contains("1536m is written = 1.5 GiB"))
    pilot.press(.enter)
    #expect(pilot.text.contains(#""max-size": "1536m""#))
    pilot.press(.character("u"), .right)
    #expect(pilot.text.contains(#""max-size": "20m""#))
    pilot.press(.left, .left)
    #expect(pilot.text.contains(#""max-size": "5m""#))
  }

  @Test func aDateIsSteppedInItsRowAndUnderTheCursor() throws {
    let pilot = try pilot()
    try pilot.focus("day")
    pilot.press(.right)
    #expect(pilot.text.contains(#""day": "2024-02-29""#))
    pilot.press(.enter, .home, .up, .enter)
    #expect(pilot.text.contains(#""day": "2025-02-28""#))
    pilot.enter("2025-02-29")
    #expect(pilot.help.contains(#""2025-02-29" is not a date such as 2024-02-29"#))
  }

  @Test func aColourIsShownAndAWordThatIsNoneIsRefused() throws {
    let pilot = try pilot()
    try pilot.focus("accent")
    let row = try #require(pilot.lines.firstIndex { $0.contains("accent") })
    let column = try #require(pilot.lines[row].distance(of: "#ff8800"))
    #expect(pilot.cells[row][column - 3].isColored)
    #expect(pilot.cells[row][column - 2].isColored)
    #expect(!pilot.cells[row][column - 5].isColored)
    pilot.enter("blurple")
    #expect(pilot.help.contains(#""blurple" is no colour; #ff8800, #f80 and orange are"#))
    pilot.press(.escape)
    pilot.enter("rebeccapurple")
    #expect(pilot.text.contains(#""accent": "rebeccapurple""#))
  }

  @Test func aTitleIsSaidBesideTheKeyWhereThereIsRoom() throws {
    #expect(try pilot(rows: 30, columns: 200).lines.contains { $0.contains("name  Display name") })
    #expect(try !pilot().lines.contains { $0.contains("name  Display name") })
  }

  @Test func theKeyThatLeavesIsAlwaysInTheFooter() throws {
    let pilot = try pilot()
    for key in ["level", "name", "max-size", "accent", "day"] {
      try pilot.focus(key)
      #expect(pilot.footLine.contains("q quit"), "\(key)")
      #expect(pilot.footLine.contains("? "), "\(key)")
    }
  }

  // MARK: - Texts of many lines

  @Test(arguments: [
    (Format.yaml, "run: |\n  first\n  second\nother: 1\n", "run: |\n  first\n  second\n  third\nother: 1\n"),
    (Format.yaml, "run: |-\n  first\n  second\nother: 1\n", "run: |-\n  first\n  second\n  third\nother: 1\n"),
    (
      Format.json, "{\n  \"run\": \"first\\nsecond\",\n  \"other\": 1\n}\n",
      "{\n  \"run\": \"first\\nsecond\\nthird\",\n  \"other\": 1\n}\n"
    ),
  ])
  func aLineIsAddedToATextWithFourKeys(format: Format, text: String, expected: String) throws {
    let pilot = try SettingsPilot(text, format: format)
    try pilot.focus("run")
    var keys = 0
    func press(_ key: Key) {
      pilot.press(key)
      keys += 1
    }
    press(.enter)
    let endsWithBreak = text.contains("|\n")
    if !endsWithBreak { press(.enter) }
    pilot.type("third")
    if endsWithBreak { press(.enter) }
    press(.control("s"))
    press(.character("s"))
    #expect(pilot.store.text == expected)
    #expect(keys <= 4)
  }
}

extension String {
  fileprivate func distance(of text: String) -> Int? {
    ranges(of: text).first.map { distance(from: startIndex, to: $0.lowerBound) }
  }
}
