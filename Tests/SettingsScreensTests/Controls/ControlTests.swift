import Curses
import Testing

@testable import SettingsScreens
@testable import TerminalTables

/// The control of each kind of setting, and what its keys write.
@MainActor
@Suite struct ControlTests {
  private func pilot() throws -> SettingsPilot { try SettingsPilot(Samples.text, schema: Samples.schema) }

  private func expect(
    _ pilot: SettingsPilot, _ old: String, became new: String, _ place: SourceLocation = #_sourceLocation
  ) {
    #expect(pilot.text == Samples.text.replacing(old, with: new), sourceLocation: place)
  }

  @Test func aBooleanIsASwitch() throws {
    let pilot = try pilot()
    try pilot.focus("showGrid")
    #expect(pilot.focusedLine.contains(" on •"))
    pilot.press(.character(" "))
    #expect(pilot.focusedLine.hasSuffix("off"))
    expect(pilot, #""showGrid": true"#, became: #""showGrid": false"#)
    pilot.press(.enter)
    #expect(pilot.text == Samples.text)
    pilot.press(.left, .left)
    expect(pilot, #""showGrid": true"#, became: #""showGrid": false"#)
    pilot.press(.right)
    #expect(pilot.text == Samples.text)
  }

  @Test func theFooterSaysWhatEnterDoes() throws {
    let pilot = try pilot()
    try pilot.focus("tags")
    #expect(pilot.footLine.contains("Enter open"))
    try pilot.focus("theme")
    #expect(pilot.footLine.contains("Enter choose"))
  }

  @Test func anEnumIsAPickerThatStopsAtItsEnds() throws {
    let pilot = try pilot()
    try pilot.focus("theme")
    #expect(pilot.focusedLine.contains("‹ dusk ›"))
    pilot.press(.right, .right, .right)
    #expect(pilot.focusedLine.contains("‹ night ›"))
    expect(pilot, #""dusk""#, became: #""night""#)
    pilot.press(.left, .left, .left, .left, .left)
    #expect(pilot.focusedLine.contains("‹ dawn ›"))
    expect(pilot, #""dusk""#, became: #""dawn""#)
  }

  @Test func enterOpensTheChoicesWithThePresentOneMarkedAndFocused() throws {
    let pilot = try pilot()
    try pilot.focus("theme")
    pilot.press(.enter)
    #expect(pilot.titleLine.contains("test.json › theme"))
    #expect(pilot.focusedLine.contains("dusk"))
    #expect(pilot.focusedLine.contains("✓"))
    #expect(pilot.line(with: "noon")?.contains("default") == true)
    #expect(pilot.screen.contains("Grey on black."))
    pilot.press(.down, .enter)
    #expect(pilot.focusedLine.contains("‹ night ›"))
    expect(pilot, #""dusk""#, became: #""night""#)
  }

  @Test func aNumberIsAStepperWithBounds() throws {
    let pilot = try pilot()
    try pilot.focus("fontSize")
    #expect(pilot.help.contains("whole number, 12 to 16"))
    for _ in 0..<5 { pilot.press(.right) }
    expect(pilot, #""fontSize": 14"#, became: #""fontSize": 16"#)
    #expect(pilot.footLine.contains("the most it may be"))
    for _ in 0..<9 { pilot.press(.left) }
    expect(pilot, #""fontSize": 14"#, became: #""fontSize": 12"#)
    #expect(pilot.footLine.contains("the least it may be"))
  }

  @Test func aNumberOfDaysIsAStepperWithItsUnitInWords() throws {
    let schema = #"{ "properties": { "keepDays": { "type": "integer", "minimum": 1, "default": 30 } } }"#
    let pilot = try SettingsPilot("{ \"keepDays\": 7 }\n", schema: schema)
    try pilot.focus("keepDays")
    #expect(pilot.help.contains("whole number of days, at least 1"))
    pilot.press(.right)
    #expect(pilot.text == "{ \"keepDays\": 8 }\n")
  }

  @Test func largeNumbersOfBytesAndTimeAreSaidInWords() throws {
    let schema = #"""
      { "properties": {
        "cacheSize": { "type": "integer", "default": 1536 }, "swapMb": { "type": "integer" },
        "timeoutMs": { "type": "integer" }, "waitSeconds": { "type": "integer" }, "limit": { "type": "integer" },
        "maxMemory": { "type": "string" } } }
      """#
    let text = #"{ "swapMb": 4096, "timeoutMs": 500, "waitSeconds": 5400, "limit": 4096, "maxMemory": "1g" }"#
    let pilot = try SettingsPilot(text, schema: schema)
    try pilot.focus("cacheSize")
    #expect(pilot.help.contains("cacheSize · whole number of bytes · = 1.5 KiB · default: 1536"))
    try pilot.focus("swapMb")
    #expect(pilot.help.contains("· = 4.0 GiB"))
    try pilot.focus("waitSeconds")
    #expect(pilot.help.contains("whole number of seconds · = 1 h 30 min"))
    try pilot.focus("maxMemory")
    #expect(pilot.help.contains("maxMemory · number of bytes · = 1 GiB"))
    for title in ["timeoutMs", "limit"] {
      try pilot.focus(title)
      #expect(!pilot.help.contains("="))
    }
  }

  @Test func anUnsetNumberStepsFromItsDefault() throws {
    let pilot = try SettingsPilot("{}\n", schema: Samples.schema)
    try pilot.focus("fontSize")
    #expect(pilot.focusedLine.hasSuffix("13"))
    pilot.press(.right)
    #expect(pilot.text == "{ \"fontSize\": 14 }\n" || pilot.text.contains("\"fontSize\": 14"))
  }

  @Test func aStringIsAField() throws {
    let pilot = try pilot()
    try pilot.focus("title")
    pilot.enter("Daybook")
    expect(pilot, #""Nightjar""#, became: #""Daybook""#)
    #expect(pilot.focusedLine.hasSuffix("Daybook"))
  }

  @Test func aFieldKeepsQuotesAndTakesNumbersForText() throws {
    let pilot = try pilot()
    try pilot.focus("title")
    pilot.enter(#""quoted""#)
    expect(pilot, #""Nightjar""#, became: #""\"quoted\"""#)
    pilot.enter("1234")
    expect(pilot, #""Nightjar""#, became: #""1234""#)
  }

  @Test func objectsAndListsSayWhatTheyHold() throws {
    let pilot = try pilot()
    #expect(pilot.line(with: "tags")?.contains("2 entries   ›") == true)
    #expect(pilot.line(with: "deep")?.contains("2 entries   ›") == true)
  }

  @Test func aFieldRefusesWhatTheSchemaForbidsAndEscLeaves() throws {
    let pilot = try pilot()
    try pilot.focus("title")
    pilot.enter("ab")
    #expect(pilot.application.navigator.screens.count == 1)
    #expect(pilot.help.contains("3"))
    #expect(pilot.text == Samples.text)
    pilot.press(.escape)
    #expect(pilot.focusedLine.hasSuffix("Nightjar"))
    #expect(pilot.text == Samples.text)
  }

  @Test func aStepperRefusesWords() throws {
    let pilot = try pilot()
    try pilot.focus("fontSize")
    pilot.enter("large")
    #expect(pilot.help.contains("\"large\" is not a whole number"))
    pilot.press(.escape)
    #expect(pilot.text == Samples.text)
  }

  @Test func lettersAreTextWhileAFieldIsOpen() throws {
    let pilot = try pilot()
    try pilot.focus("title")
    pilot.press(.enter, .control("u"))
    pilot.type("qs?/u r")
    pilot.press(.enter)
    expect(pilot, #""Nightjar""#, became: #""qs?/u r""#)
  }

  @Test func pastedLinesBecomeOne() throws {
    let pilot = try pilot()
    try pilot.focus("title")
    pilot.press(.enter, .control("u"))
    pilot.send(.paste("one\ntwo\r\nq"))
    #expect(pilot.screen.contains("pasted as one line"), "a key in lines is none any more: \(pilot.screen)")
    pilot.press(.enter)
    expect(pilot, #""Nightjar""#, became: #""one two q""#)
  }

  @Test func aPasteIsNoCommandWhereNothingIsEdited() throws {
    let pilot = try pilot()
    try pilot.focus("showGrid")
    pilot.send(.paste(" q"))
    #expect(pilot.text == Samples.text)
    #expect(!pilot.navigator.isFinished)
  }
}
