import Curses
import SettingsDocuments
import SettingsSession
import Testing

@testable import SettingsScreens
@testable import TerminalTables

/// The review of what is unsaved: each change a row, of which some may be left out.
@MainActor
@Suite struct ReviewTests {
  private func changed(rows: Int = 24, columns: Int = 80, term: String = "xterm-256color") throws -> SettingsPilot {
    let size = Size(rows: rows, columns: columns)
    let pilot = try SettingsPilot(Samples.text, schema: Samples.schema, size: size, term: term)
    try pilot.model.set(["showGrid"], to: false)
    try pilot.model.set(["fontSize"], to: 15)
    try pilot.model.apply(.move(["tags", 1], to: 0))
    try pilot.model.apply(.insert(["tags", 2], "late"))
    pilot.press(.down, .up)
    return pilot
  }

  @Test func aMoveAndAnAdditionAreTwo() throws {
    let pilot = try SettingsPilot(Samples.text, schema: Samples.schema)
    try pilot.model.apply(.move(["tags", 1], to: 0))
    try pilot.model.apply(.insert(["tags", 2], "late"))
    pilot.press(.down)
    #expect(pilot.titleLine.contains("2 unsaved"))
  }

  @Test func eachChangeIsARow() throws {
    let pilot = try changed()
    pilot.press(.character("d"))
    #expect(pilot.shows("[x] showGrid: true → false") && pilot.shows("[x] fontSize: 14 → 15"))
    #expect(pilot.shows("[x] tags[2]: added \"late\"") && pilot.shows("[x] tags[1] → tags[0]: moved \"work\""))
    #expect(pilot.titleLine.contains("4 unsaved"))
    #expect(pilot.shows("-   \"showGrid\": true, // on paper") && pilot.shows("+   \"showGrid\": false, // on paper"))
  }

  @Test func valuesAreWrappedAndNeverCut() throws {
    let long = (0..<30).map { "word\($0)" }.joined(separator: " ")
    for columns in [40, 100] {
      let pilot = try SettingsPilot(#"{ "a": "x", "list": ["p"] }"#, size: Size(rows: 40, columns: columns))
      try pilot.model.set(["a"], to: .string(long))
      try pilot.model.apply(.insert(["list", 1], .string(long + " end")))
      pilot.press(.down, .character("d"))
      let shown = pilot.lines.map { String($0.prefix(columns > 80 ? 58 : columns)) }.joined(separator: " ")
      for word in (long + " end").split(separator: " ").map(String.init) {
        #expect(shown.contains(word), "\(word) at \(columns)")
      }
      #expect(!shown.contains("…"))
    }
  }

  @Test(arguments: [(24, 80), (60, 200), (9, 40), (5, 20)])
  func aChangeThatIsLeftOutStaysUnsaved(_ rows: Int, _ columns: Int) throws {
    let pilot = try changed(rows: rows, columns: columns)
    pilot.press(.character("d"), .character(" "))
    #expect(pilot.model.history.isModified)
    if columns >= 40 { #expect(pilot.shows("[ ] showGrid") && pilot.titleLine.contains("3 of 4 to save")) }
    pilot.press(.character("s"))
    #expect(pilot.store.text.contains("\"showGrid\": true") && pilot.store.text.contains("\"fontSize\": 15"))
    #expect(pilot.store.text.contains(#""tags": ["work", "daily", "late"]"#))
    #expect(pilot.text.contains("\"showGrid\": false"))
    if columns >= 40 { #expect(pilot.shows("[x] showGrid: true → false") && pilot.titleLine.contains("1 unsaved")) }
    pilot.press(.character("s"))
    #expect(pilot.store.text == pilot.text)
  }

  @Test func itIsReadableWithoutColours() throws {
    let pilot = try changed(term: "vt100")
    pilot.press(.character("d"), .character(" "))
    #expect(pilot.shows("[ ] showGrid: true") && pilot.shows("[x] fontSize"))
  }

  @Test func enterGoesToTheSetting() throws {
    let pilot = try changed()
    pilot.press(.character("d"), .down, .enter)
    #expect(pilot.focusedLine.contains("fontSize"))
    pilot.press(.character("r"), .escape)
    #expect(pilot.shows("fontSize: removed 14"))
  }

  @Test func theQuestionBeforeLeavingLeadsToIt() throws {
    let pilot = try changed()
    pilot.press(.character("q"))
    #expect(pilot.shows("tags[1] → tags[0]: moved"))
    pilot.press(.character("d"), .character(" "), .character("s"))
    #expect(pilot.store.text.contains("\"showGrid\": true") && pilot.store.text.contains("15"))
  }

  @Test func whatAnotherProgramChangesIsTakenUpWhileItIsOpen() throws {
    let pilot = try changed()
    pilot.press(.character("d"), .end)
    pilot.store.outside = Samples.text.replacing("true, // on", with: "false, // on")
    DocumentScreens.followOutsideChange(of: pilot.model, on: pilot.navigator)
    pilot.send(.wake)
    pilot.press(.up)
    #expect(!pilot.shows("showGrid: ") && pilot.titleLine.contains("3 unsaved"))
    pilot.press(.end, .character(" "), .character("s"))
    #expect(pilot.store.text.contains("\"showGrid\": false"))
  }

  @Test func whatIsLeftOutStaysSoWhenAnotherProgramChangesSomethingElse() throws {
    let pilot = try SettingsPilot("a = 1\nb = 1\nc = 1\n", format: .toml)
    try pilot.model.set(["a"], to: 2)
    try pilot.model.set(["b"], to: 2)
    pilot.press(.down, .character("d"), .down, .character(" "))
    #expect(pilot.shows("1 of 2 to save"), "\(pilot.screen)")
    pilot.store.outside = "a = 1\nb = 1\nc = 3\n"
    DocumentScreens.followOutsideChange(of: pilot.model, on: pilot.navigator)
    pilot.send(.wake)
    #expect(pilot.shows("1 of 2 to save") && pilot.shows("[ ] b: 1 → 2"), "\(pilot.screen)")
    pilot.press(.character("s"))
    #expect(pilot.store.text == "a = 2\nb = 1\nc = 3\n")
    #expect(pilot.text == "a = 2\nb = 2\nc = 3\n")
  }

  @Test func linesApartHaveAHeadingBetween() throws {
    let text = "{\n" + (0..<40).map { "  \"k\($0)\": \($0)" }.joined(separator: ",\n") + "\n}\n"
    let pilot = try SettingsPilot(text, size: Size(rows: 60, columns: 160))
    try pilot.model.apply(.move(["k30"], to: 2))
    pilot.press(.down, .character("d"))
    #expect(pilot.lines.count { $0.contains("LINE ") } == 2)
  }

  // MARK: - Marks

  @Test(arguments: ["xterm-256color", "vt100"]) func whatIsUnsavedIsMarked(_ term: String) throws {
    let pilot = try SettingsPilot(Samples.text, schema: Samples.schema, term: term)
    #expect(!pilot.screen.contains("*"))
    try pilot.focus("fontSize")
    pilot.press(.right)
    #expect(pilot.focusedLine.contains("fontSize *"))
    try pilot.model.set(["author", "city"], to: "Ulm")
    try pilot.model.set(["deep", "inner", "on"], to: false)
    try pilot.model.apply(.insert(["tags", 2], "late"))
    pilot.press(.down)
    pilot.send(.wake)
    pilot.navigator.appearAgain()
    pilot.press(.home)
    #expect(pilot.line(with: "author ·")?.contains("1 unsaved") == true)
    #expect(pilot.line(with: "deep")?.contains("1 unsaved") == true)
    #expect(pilot.line(with: "tags")?.contains("1 unsaved") == true)
    pilot.press(.character("s"))
    #expect(!pilot.screen.contains("*") && !pilot.screen.contains("unsaved"))
  }

  @Test func whatCouldBeSetIsCountedAfterEachChange() throws {
    let pilot = try SettingsPilot(Samples.text, schema: Samples.schema)
    #expect(pilot.shows("MORE SETTINGS · 2"))
    try pilot.focus("wrap")
    pilot.press(.character(" "))
    #expect(pilot.shows("MORE SETTINGS · 1"))
    pilot.press(.character("u"))
    #expect(pilot.shows("MORE SETTINGS · 2"))
  }

  // MARK: - Resetting all

  @Test func allIsResetInOneStepAfterAQuestion() throws {
    let pilot = try SettingsPilot(Samples.text, schema: Samples.schema)
    try pilot.focus("name")
    pilot.press(.character("R"))
    #expect(pilot.shows("This section, author") && pilot.shows("2 settings"))
    #expect(pilot.shows("The whole file") && pilot.shows("9 settings"))
    pilot.press(.escape)
    #expect(pilot.text == Samples.text)
    pilot.press(.character("R"))
    try pilot.focus("This section")
    pilot.press(.enter)
    #expect(pilot.footLine.contains("2 settings reset") && !pilot.text.contains("author"))
    pilot.press(.character("u"))
    #expect(pilot.text == Samples.text)
    try pilot.focus("fontSize")
    pilot.press(.character("R"))
    try pilot.focus("This section, GENERAL")
    pilot.press(.enter)
    #expect(pilot.model.document.root.members.map(\.key) == ["author", "deep"])
  }

  // MARK: - Copying

  @Test func whatIsCopiedIsAskedFor() throws {
    let pilot = try SettingsPilot(Samples.text, schema: Samples.schema)
    var copied: [String] = []
    pilot.navigator.onCopy = { text in
      copied.append(text)
      return copied.count == 1 ? .sent : .maybeSent
    }
    try pilot.focus("fontSize")
    pilot.press(.character("y"), .enter)
    #expect(copied == ["fontSize"] && pilot.footLine.contains("copied the path"))
    pilot.press(.character("y"), .down, .enter)
    #expect(copied.last == "14" && pilot.footLine.contains("if the terminal allows it"))
  }

  @Test func aCommandLineIsTheProgramsOwn() throws {
    let pilot = try SettingsPilot(#"{ "a": "1", "password": "hunter2" }"#)
    var copied = ""
    pilot.navigator.onCopy = { text in
      copied = text
      return .sent
    }
    let host = DocumentHost(commandLine: { request in
      switch request {
      case .set(let path, let value): "set \(path) \(value)"
      case .setFromInput(let path): "ask \(path)"
      case .reset(let path): "reset \(path)"
      }
    })
    pilot.show(DocumentScreens.settings(of: pilot.model, host: host))
    try pilot.focus("a")
    pilot.press(.character("y"))
    try pilot.focus("Command line")
    pilot.press(.enter)
    #expect(copied == #"set a "1""# || copied == "set a 1")
    try pilot.focus("password")
    pilot.press(.character("y"))
    #expect(pilot.shows("Secret value") && !pilot.shows("hunter2"))
    try pilot.focus("Command line")
    pilot.press(.enter)
    #expect(copied == "ask password")
  }
}
