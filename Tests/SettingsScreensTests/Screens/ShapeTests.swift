import Curses
import Testing

@testable import SettingsScreens

/// Documents without a schema: the shape of the values decides.
@MainActor
@Suite struct ShapeTests {
  @Test func eachKindOfValueHasItsControl() throws {
    let text = #"{ "flag": true, "count": 1.5, "name": "x", "nothing": null, "list": [], "group": {} }"#
    let pilot = try SettingsPilot(text)
    try pilot.focus("flag")
    pilot.press(.character(" "))
    try pilot.focus("count")
    pilot.press(.right)
    try pilot.focus("name")
    pilot.enter("y")
    #expect(pilot.line(with: "nothing")?.hasSuffix("null") == true)
    #expect(pilot.line(with: "list")?.contains("empty   ›") == true)
    #expect(pilot.line(with: "group")?.contains("empty   ›") == true)
    #expect(
      pilot.text == #"{ "flag": false, "count": 2.5, "name": "y", "nothing": null, "list": [], "group": {} }"#)
  }

  @Test func nullBecomesWhatIsTyped() throws {
    let pilot = try SettingsPilot(#"{ "a": null }"#)
    try pilot.focus("a ")
    pilot.enter("12")
    #expect(pilot.text == #"{ "a": 12 }"#)
  }

  @Test func aTextThatLooksLikeANumberStaysAText() throws {
    let pilot = try SettingsPilot(#"{ "a": "1" }"#)
    try pilot.focus("a ")
    pilot.enter("2")
    #expect(pilot.text == #"{ "a": "2" }"#)
  }

  @Test(arguments: [("\"a\"", "b", "\"b\""), ("1", "2", "2"), ("[1]", "", "[1]")])
  func aDocumentMayBeASingleValue(_ text: String, _ typed: String, _ expected: String) throws {
    let pilot = try SettingsPilot(text)
    if !typed.isEmpty { pilot.enter(typed) }
    #expect(pilot.text == expected)
  }

  @Test func anEmptyFileCanBeFilled() throws {
    let pilot = try SettingsPilot("")
    try pilot.focus("Add a setting")
    pilot.enter("name")
    pilot.press(.enter)
    #expect(pilot.model.document.node(at: ["name"])?.value == "")
    let offered = try SettingsPilot("", schema: Samples.schema)
    try offered.focus("wrap")
    offered.press(.character(" "))
    #expect(offered.model.document.root.value == ["wrap": false])
  }

  @Test func anEmptyObjectCanBeFilled() throws {
    let pilot = try SettingsPilot("{}\n")
    try pilot.focus("Add a setting")
    pilot.enter("name")
    #expect(pilot.text == "{}\n")
    #expect(pilot.focusedLine.contains("name"))
    pilot.type("x")
    pilot.press(.enter)
    #expect(pilot.text.contains("\"name\": \"x\""))
  }

  @Test func chineseEmojiAndEmptyKeysLineUp() throws {
    let pilot = try SettingsPilot(#"{ "主题": "深色", "🦉 owl": "👩‍🔬", "": "empty key" }"#)
    #expect(pilot.line(with: "主题")?.hasSuffix("深色") == true)
    #expect(pilot.line(with: "🦉 owl") != nil)
    #expect(pilot.line(with: "\"\"")?.contains("empty key") == true)
    try pilot.focus("主题")
    pilot.enter("浅色🌞")
    #expect(pilot.text.contains(#""主题": "浅色🌞""#))
  }

  @Test func escapeSequencesAreShownAndNeverSent() throws {
    let pilot = try SettingsPilot(##"{ "\u001b[31mred": "\u001b]0;title\u0007\n" }"##)
    #expect(!pilot.screen.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(pilot.screen.contains("[31mred"))
    try pilot.focus("[31mred")
    pilot.press(.enter)
    #expect(!pilot.screen.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    pilot.press(.control("a"))
    pilot.type("plain")
    pilot.press(.control("s"))
    #expect(pilot.text == ##"{ "\u001b[31mred": "plain" }"##)
  }

  @Test func aTextOfSeveralLinesKeepsThemWhenItsEndIsEdited() throws {
    let pilot = try SettingsPilot(#"{ "script": "one\ntwo" }"#)
    try pilot.focus("script")
    pilot.press(.enter)
    #expect(pilot.shows("one") && pilot.shows("two"))
    pilot.press(.down, .end)
    pilot.type("!")
    pilot.press(.control("s"))
    #expect(pilot.text == #"{ "script": "one\ntwo!" }"#)
  }

  @Test(arguments: ["\n", "\r\n"], ["", "\u{FEFF}"])
  func lineEndsMarksAndMissingFinalNewlinesStay(_ end: String, _ mark: String) throws {
    let text = mark + "{\(end)\t\"a\" : 1 ,\(end)\t// note\(end)\t\"b\":true\(end)}"
    let pilot = try SettingsPilot(text)
    try pilot.focus("a ")
    pilot.press(.right)
    try pilot.focus("b ")
    pilot.press(.character(" "))
    #expect(Array(pilot.text.utf8) == Array(text.replacing("1 ,", with: "2 ,").replacing("true", with: "false").utf8))
  }
}
