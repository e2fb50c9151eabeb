import SettingsDocuments
import Testing

@testable import SettingsScreens

/// Settings of files whose sections are headings and no more, as php.ini has them.
@MainActor
@Suite struct HeadingTests {
  private static let text = """
    [PHP]
    engine = On
    ;upload_max_filesize = 2M

    [Date]
    date.default_latitude = 31.7667

    """

  private static let schema = """
    { "sectionsAreHeadings": true, "patternProperties": { "": { "$ref": "#/$defs/any" } },
      "$defs": { "any": { "type": "object", "properties": {
        "engine": {}, "memory_limit": {}, "upload_max_filesize": {}, "date.timezone": {} } } } }
    """

  private func pilot(_ text: String = text) throws -> SettingsPilot {
    try SettingsPilot(text, schema: Self.schema, format: try #require(Format.named("php")))
  }

  @Test(arguments: [
    ("memory_limit", "1G", "engine = On\n", "engine = On\nmemory_limit = 1G\n"),
    ("upload_max_filesize", "3M", ";upload_max_filesize = 2M\n", "upload_max_filesize = 3M\n"),
    ("date.timezone", "UTC", "31.7667\n", "31.7667\ndate.timezone = UTC\n"),
  ])
  func whatIsAddedToTheFileGoesBelowAHeading(key: String, value: String, former: String, new: String) throws {
    let pilot = try pilot()
    try pilot.focus("Add a setting")
    pilot.press(.enter)
    pilot.answer(key, value)
    #expect(pilot.text == Self.text.replacing(former, with: new), "\(pilot.screen)")
    #expect(pilot.focusedLine.contains(key), "\(pilot.screen)")
  }

  @Test func itIsAddedOnTheScreenOfALargeSection() throws {
    let text = Self.text.replacing("engine", with: (0..<9).map { "a\($0) = 1\n" }.joined() + "engine")
    let pilot = try pilot(text)
    try pilot.focus("Add a setting")
    pilot.press(.enter)
    pilot.answer("memory_limit", "1G")
    #expect(pilot.text == text.replacing("engine = On\n", with: "engine = On\nmemory_limit = 1G\n"))
    #expect(pilot.titleLine.contains("PHP"), "\(pilot.screen)")
    #expect(pilot.focusedLine.contains("memory_limit"), "\(pilot.screen)")
  }

  @Test func whatIsBelowAHeadingIsThere() throws {
    let pilot = try pilot()
    try pilot.focus("Add a setting")
    pilot.press(.enter)
    pilot.answer("engine")
    #expect(pilot.help.contains("set already"), "\(pilot.screen)")
    #expect(pilot.text == Self.text)
  }

  @Test func namesOfSettingsAreCompleted() throws {
    let pilot = try pilot()
    try pilot.focus("Add a setting")
    pilot.press(.enter)
    pilot.type("mem")
    pilot.press(.tab, .enter)
    pilot.answer("1G")
    #expect(pilot.text.contains("engine = On\nmemory_limit = 1G\n"), "\(pilot.screen)")
  }

  @Test func whatASearchFindsByItsNameGoesBelowAHeading() throws {
    let intents = IntentSearch(begin: { $0() }) { _ in
      [IntentSearch.Hit(path: ["memory_limit"], wanted: "1G", phrase: "more memory")]
    }
    let pilot = try SettingsPilot(
      Self.text, schema: Self.schema, format: try #require(Format.named("php")), intents: intents)
    pilot.search("more memory")
    #expect(pilot.help.contains("PHP.memory_limit"), "\(pilot.screen)")
    pilot.press(.enter)
    pilot.answer("2G")
    #expect(pilot.text.contains("engine = On\nmemory_limit = 2G\n"), "\(pilot.screen)")
  }

  /// Each may stand below any heading, and belongs below one.
  @Test(arguments: [
    ("memory", "PHP.memory_limit"), ("upload", "PHP.upload_max_filesize"), ("timezone", #"Date."date.timezone""#),
  ])
  func whatIsNotSetIsFoundOnce(typed: String, path: String) throws {
    let pilot = try pilot()
    pilot.search(typed)
    #expect(pilot.screen.contains("1 found"), "\(pilot.screen)")
    #expect(try #require(pilot.line(with: "▎")).contains(path), "\(pilot.screen)")
  }
}
