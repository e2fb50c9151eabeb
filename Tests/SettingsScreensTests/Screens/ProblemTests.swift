import Curses
import Testing

@testable import SettingsScreens

/// Values that their schema does not allow: shown, marked, and mended.
@MainActor
@Suite struct ProblemTests {
  @Test func aValueOfTheWrongKindIsMarkedAndMendedByTyping() throws {
    let pilot = try SettingsPilot(
      Samples.text.replacing("true, // on paper", with: "\"yes\", // on paper"), schema: Samples.schema)
    #expect(pilot.titleLine.contains("1 problem"))
    try pilot.focus("showGrid")
    #expect(pilot.focusedLine.contains("! yes"))
    #expect(pilot.help.contains("\"yes\" is not true or false"))
    pilot.enter("true")
    #expect(pilot.text == Samples.text)
    #expect(!pilot.titleLine.contains("problem"))
    pilot.press(.character(" "))
    #expect(pilot.focusedLine.hasSuffix("off"))
  }

  @Test func aValueOfTheWrongKindIsMendedByChoosingItsKind() throws {
    let pilot = try SettingsPilot(#"{ "showGrid": { "a": 1 } }"#, schema: Samples.schema)
    try pilot.focus("showGrid")
    #expect(pilot.focusedLine.contains("! 1 entry"))
    pilot.press(.character("v"), .enter)
    #expect(pilot.screen.contains("WHAT GOES"), "\(pilot.screen)")
    pilot.press(.up, .enter)
    #expect(pilot.text == #"{ "showGrid": false }"#)
    #expect(pilot.focusedLine.contains("showGrid"))
  }

  @Test func aValueThatIsNoChoiceIsMendedByStepping() throws {
    let pilot = try SettingsPilot(#"{ "theme": "beige" }"#, schema: Samples.schema)
    try pilot.focus("theme")
    #expect(pilot.focusedLine.contains("beige"))
    pilot.press(.right)
    #expect(pilot.text == #"{ "theme": "dawn" }"#)
  }

  @Test func theProblemsAreListedAndLeadToTheirSettings() throws {
    let pilot = try SettingsPilot(#"{ "fontSize": 99, "author": { "name": 1 } }"#, schema: Samples.schema)
    #expect(pilot.titleLine.contains("2 problems"))
    pilot.press(.character("!"))
    #expect(pilot.titleLine.contains("Problems"))
    #expect(pilot.line(with: "fontSize")?.contains("line 1") == true)
    pilot.press(.down, .enter)
    #expect(pilot.focusedLine.contains("name"))
    pilot.enter("Zoë")
    pilot.press(.escape)
    #expect(pilot.line(with: "author.name") == nil)
    pilot.press(.enter)
    #expect(pilot.focusedLine.contains("fontSize"))
    pilot.press(.left)
    pilot.press(.escape)
    #expect(pilot.screen.contains("No problem is left"))
    pilot.press(.escape)
    #expect(!pilot.titleLine.contains("problem"))
  }

  @Test func aContainerSaysThatSomethingInItIsWrong() throws {
    let schema =
      #"{ "properties": { "a": { "properties": { "b": { "properties": { "c": { "type": "integer" } } } } } } }"#
    let pilot = try SettingsPilot(#"{ "a": { "b": { "c": "x" } } }"#, schema: schema)
    #expect(pilot.line(with: " a ")?.contains("! 1 entry") == true)
  }

  @Test func deprecatedReadOnlyAndWriteOnlySettingsSaySo() throws {
    let schema = """
      { "properties": {
        "old": { "type": "string", "deprecated": true, "deprecationMessage": "Use new." },
        "version": { "type": "string", "readOnly": true },
        "locked": { "type": "boolean", "readOnly": true },
        "pin": { "type": "string", "writeOnly": true } } }
      """
    let text = #"{ "old": "x", "version": "1.2", "locked": true, "pin": "4711" }"#
    let pilot = try SettingsPilot(text, schema: schema)
    try pilot.focus("old")
    #expect(pilot.help.contains("deprecated"))
    #expect(pilot.help.contains("Use new."))
    try pilot.focus("version")
    #expect(pilot.help.contains("read-only"))
    pilot.press(.enter)
    #expect(pilot.footLine.contains("version is read-only"))
    try pilot.focus("locked")
    pilot.press(.character(" "))
    #expect(pilot.focusedLine.hasSuffix(" on"))
    #expect(!pilot.screen.contains("4711"))
    #expect(pilot.text == text)
  }

  @Test("What is entered again after it was refused is kept, as a problem; another text is looked at again")
  func aSecondEnterKeeps() throws {
    let pilot = try SettingsPilot(Samples.text, schema: Samples.schema)
    try pilot.focus("fontSize")
    pilot.enter("99")
    #expect(pilot.screen.contains("Enter again keeps it") && pilot.text == Samples.text)
    pilot.press(.backspace)
    pilot.type("8")
    pilot.press(.enter)
    #expect(pilot.text == Samples.text)
    pilot.press(.enter)
    #expect(pilot.text == Samples.text.replacing("14", with: "98"))
    #expect(pilot.focusedLine.contains("! 98") && pilot.titleLine.contains("1 problem"))
    pilot.enter("many")
    pilot.press(.enter)
    #expect(pilot.text == Samples.text.replacing("14", with: "\"many\""))
    pilot.press(.character("u"), .character("u"))
    #expect(pilot.text == Samples.text && !pilot.titleLine.contains("problem"))
  }

  @Test("] and [ go to what is wrong or unsaved, round and round, and one Esc goes back from wherever they led")
  func stops() throws {
    let pilot = try SettingsPilot(
      #"{ "theme": "dusk", "fontSize": 99, "author": { "name": 1, "mail": "a@b" } }"#, schema: Samples.schema)
    pilot.press(.character("]"))
    #expect(pilot.focusedLine.contains("Font size") || pilot.focusedLine.contains("fontSize"), "\(pilot.screen)")
    pilot.press(.character("]"))
    #expect(pilot.focusedLine.contains("! 1"))
    pilot.press(.character("]"))
    #expect(pilot.focusedLine.contains("99"))
    pilot.press(.character("["))
    #expect(pilot.focusedLine.contains("! 1"))
    pilot.enter("Zoë")
    pilot.press(.character("["))
    pilot.enter("12")
    #expect(!pilot.titleLine.contains("problem"))
    // What was mended is not saved yet, and so is gone to as well.
    pilot.press(.character("]"))
    #expect(pilot.focusedLine.contains("Zoë"))
  }

  @Test func thereIsNothingToGoToWhereAllIsWell() throws {
    let pilot = try SettingsPilot("{}", schema: Samples.schema)
    pilot.press(.character("]"))
    #expect(pilot.footLine.contains("there is no problem and no change"))
  }
}
