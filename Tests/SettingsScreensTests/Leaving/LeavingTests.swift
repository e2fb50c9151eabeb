import Curses
import SettingsDocuments
import SettingsSession
import Testing

@testable import SettingsScreens
@testable import TerminalTables

/// DocumentSaver, leaving, and what is asked before something is lost.
@MainActor
@Suite struct LeavingTests {
  private func pilot() throws -> SettingsPilot { try SettingsPilot(Samples.text, schema: Samples.schema) }

  private func changed() throws -> SettingsPilot {
    let pilot = try pilot()
    try pilot.focus("showGrid")
    pilot.press(.character(" "))
    try pilot.focus("fontSize")
    pilot.press(.right)
    return pilot
  }

  private let expected = Samples.text.replacing("true, // on", with: "false, // on").replacing("14", with: "15")

  @Test func savingKeepsTheChangesAndSaysHowMany() throws {
    let pilot = try changed()
    #expect(pilot.titleLine.contains("2 unsaved"))
    pilot.press(.character("s"))
    #expect(pilot.footLine.contains("saved 2 changes"))
    #expect(pilot.store.text == expected)
    #expect(!pilot.titleLine.contains("unsaved"))
    pilot.press(.character("s"))
    #expect(pilot.footLine.contains("nothing to save"))
  }

  @Test func aFailureToSaveIsSaidAndNothingIsLost() throws {
    let pilot = try changed()
    pilot.store.answer = .failed(SaveFailure("the disk is full"))
    pilot.press(.character("s"))
    #expect(pilot.footLine.contains("the disk is full"))
    #expect(pilot.titleLine.contains("2 unsaved"))
    pilot.press(.character("q"))
    try pilot.focus("Save and leave")
    pilot.press(.enter)
    #expect(!pilot.navigator.isFinished)
    #expect(pilot.footLine.contains("the disk is full"))
  }

  @Test func quittingAsksWithTheChangesAsOldAndNew() throws {
    let pilot = try changed()
    pilot.press(.character("q"))
    #expect(pilot.screen.contains("showGrid: true → false"))
    #expect(pilot.screen.contains("fontSize: 14 → 15"))
    try pilot.focus("Stay")
    pilot.press(.enter)
    #expect(pilot.focusedLine.contains("fontSize"))
    pilot.press(.character("q"), .character("s"))
    #expect(pilot.navigator.isFinished)
    #expect(pilot.store.text == expected)
  }

  @Test func quittingLeavesAtOnceWhenNothingIsUnsaved() throws {
    let pilot = try changed()
    pilot.press(.character("u"), .character("u"))
    #expect(pilot.text == Samples.text)
    pilot.press(.character("q"))
    #expect(pilot.navigator.isFinished)
  }

  @Test func theQuestionIsAskedOnceHoweverOftenQIsPressed() throws {
    let pilot = try changed()
    let screens = pilot.navigator.screens.count
    let title = pilot.titleLine
    pilot.press(.character("q"), .character("q"))
    #expect(pilot.navigator.screens.count == screens + 1)
    #expect(pilot.shows("┌─ Leave? ─") && pilot.shows("2 unsaved changes in test.json"))
    #expect(pilot.titleLine == title, "it is asked over the present screen")
    #expect(pilot.shows("has to be answered"), "why the second q did not leave")
    pilot.press(.character("?"))
    pilot.send(.interrupt)
    #expect(pilot.shows("┌─ Leave? ─") && pilot.titleLine == title)
    #expect(pilot.navigator.screens.count == screens + 1)
    pilot.press(.escape)
    #expect(!pilot.shows("Leave?") && pilot.navigator.screens.count == screens)
    #expect(!pilot.navigator.isFinished)
    #expect(pilot.store.text == Samples.text)
  }

  @Test func aChangeFoundInTheQuestionLeadsToItsSetting() throws {
    let pilot = try changed()
    pilot.press(.character("q"))
    #expect(pilot.focusedLine.contains("Save and leave"))
    pilot.search("font")
    pilot.press(.enter)
    #expect(pilot.focusedLine.contains("fontSize: 14 → 15"))
    pilot.press(.enter)
    #expect(pilot.focusedLine.contains("fontSize"))
    #expect(!pilot.navigator.isFinished)
    #expect(pilot.store.text == Samples.text)
  }

  @Test func escAtTheFirstScreenSaysWhichKeyLeaves() throws {
    let pilot = try changed()
    pilot.press(.escape)
    #expect(!pilot.screen.contains("fontSize: 14 → 15") && pilot.screen.contains("q leaves the program"))
    #expect(!pilot.navigator.isFinished)
    #expect(pilot.focusedLine.contains("fontSize"))
  }

  @Test func ctrlCAsksAndNeverLeavesUnasked() throws {
    let pilot = try changed()
    let screens = pilot.navigator.screens.count
    for _ in 0..<3 {
      #expect(pilot.send(.interrupt) == nil)
      #expect(pilot.screen.contains("fontSize: 14 → 15"))
      #expect(pilot.navigator.screens.count == screens + 1)
    }
    #expect(pilot.store.text == Samples.text)
    pilot.press(.escape)
    #expect(pilot.focusedLine.contains("fontSize"))
    let clean = try self.pilot()
    #expect(clean.send(.interrupt) == .signal(2))
  }

  @Test func aKeyBetweenTwoCtrlCsAsksAgain() throws {
    let pilot = try changed()
    pilot.send(.interrupt)
    pilot.press(.escape)
    #expect(pilot.send(.interrupt) == nil)
  }

  @Test func undoAndRedoAreExact() throws {
    let pilot = try changed()
    try pilot.focus("title")
    pilot.press(.character("r"))
    let after = pilot.text
    for _ in 0..<3 { pilot.press(.character("u")) }
    #expect(pilot.text == Samples.text)
    #expect(pilot.footLine.contains("undone: showGrid"))
    for _ in 0..<3 { pilot.press(.control("r")) }
    #expect(pilot.text == after)
    #expect(pilot.focusedLine.contains("title"))
  }

  @Test func resetNamesItsValueAndKeepsTheRow() throws {
    let pilot = try pilot()
    try pilot.focus("fontSize")
    #expect(pilot.footLine.contains("r reset to 13"))
    let row = pilot.application.terminal.cursor.row
    pilot.press(.character("r"))
    #expect(pilot.footLine.contains("fontSize is back to 13"))
    #expect(pilot.text == Samples.text.replacing("  \"fontSize\": 14,\n", with: ""))
    #expect(pilot.focusedLine.contains("fontSize"))
    #expect(pilot.application.terminal.cursor.row == row)
  }

  @Test func theDiffShowsTheLinesThatSavingWouldChange() throws {
    let pilot = try changed()
    pilot.press(.character("d"))
    #expect(pilot.screen.contains("-   \"fontSize\": 14,"))
    #expect(pilot.screen.contains("+   \"fontSize\": 15,"))
  }

  @Test func secretsAreMaskedAndNeverWrittenAsTheirMask() throws {
    let pilot = try SettingsPilot(#"{ "apiToken": "s3cr3t-value", "group": { "password": "p4ss" } }"#)
    #expect(pilot.line(with: "apiToken")?.hasSuffix("••••••••") == true)
    #expect(!pilot.screen.contains("s3cr3t") && !pilot.screen.contains("p4ss"))
    try pilot.focus("apiToken")
    pilot.press(.enter, .enter)
    #expect(pilot.text.contains("s3cr3t-value"))
    pilot.enter("other-value")
    #expect(pilot.text == #"{ "apiToken": "other-value", "group": { "password": "p4ss" } }"#)
    pilot.press(.character("d"))
    #expect(pilot.screen.contains(#"- { "apiToken": ••••••••, "group": { "password": •••••••• } }"#))
    #expect(pilot.screen.contains(#"+ { "apiToken": •••••••• (changed), "group": { "password": •••••••• } }"#))
    pilot.press(.escape, .character("q"))
    #expect(pilot.screen.contains("apiToken: •••••••• → ••••••••"))
    #expect(!pilot.screen.contains("s3cr3t") && !pilot.screen.contains("other-value"))
  }

  @Test func aReadOnlyFileIsReplacedOnlyWhenAsked() throws {
    let pilot = try changed()
    pilot.store.answer = .readOnly("the file is read-only")
    pilot.press(.character("s"))
    #expect(pilot.screen.contains("the file is read-only"))
    pilot.press(.enter)
    #expect(pilot.titleLine.contains("2 unsaved"))
    #expect(pilot.store.text == Samples.text)
    pilot.press(.character("s"))
    try pilot.focus("Replace it all the same")
    pilot.press(.enter)
    #expect(pilot.store.text == expected)
    #expect(pilot.footLine.contains("saved 2 changes"))
  }

  // MARK: - Conflicts

  private func conflicting(with theirs: String?) throws -> SettingsPilot {
    let pilot = try changed()
    pilot.store.answer = .conflict(SaveConflict(present: theirs.map { Array($0.utf8) }))
    pilot.store.found = theirs
    pilot.press(.character("s"))
    #expect(pilot.shows("Not saved"))
    #expect(pilot.titleLine.contains("2 unsaved"), "the settings stay in sight")
    return pilot
  }

  private let theirs = Samples.text.replacing("14", with: "12")

  @Test func aConflictShowsBothValuesAndGoesBackUnharmed() throws {
    let pilot = try conflicting(with: theirs)
    #expect(pilot.screen.contains("fontSize: 12 → 15"))
    pilot.press(.enter)
    #expect(pilot.titleLine.contains("2 unsaved"))
    #expect(pilot.store.text == Samples.text)
  }

  @Test func aConflictIsOverwrittenWhenAsked() throws {
    let pilot = try conflicting(with: theirs)
    try pilot.focus("Write what is changed here over it")
    pilot.press(.enter)
    #expect(pilot.store.overwritten == [SaveConflict(present: Array(theirs.utf8))])
    #expect(pilot.store.text == expected)
    #expect(pilot.footLine.contains("saved"))
  }

  @Test func aConflictIsSettledByTakingWhatIsThere() throws {
    let pilot = try conflicting(with: theirs)
    try pilot.focus("Lose mine, take what is there")
    pilot.press(.enter)
    #expect(pilot.text == theirs)
    #expect(pilot.line(with: "fontSize")?.contains(" 12") == true)
    #expect(!pilot.titleLine.contains("unsaved"))
  }

  @Test func whatIsLostIsReadOnASmallScreen() throws {
    let pilot = try SettingsPilot(Samples.text, schema: Samples.schema, size: Size(rows: 9, columns: 40))
    try pilot.focus("fontSize")
    pilot.press(.right)
    pilot.store.answer = .conflict(SaveConflict(present: Array(theirs.utf8)))
    pilot.press(.character("s"), .down)
    #expect(pilot.focusedLine.contains("Lose mine, take what is there"), "\(pilot.screen)")
    #expect(!pilot.focusedLine.contains("…"))
    let foot = pilot.lines.suffix(3).joined(separator: "\n")
    #expect(foot.contains("Your unsaved changes are lost;") && foot.contains("is read again"), "\(pilot.screen)")
    pilot.press(.down)
    #expect(pilot.shows("Write what is changed here") && !pilot.focusedLine.contains("…"), "\(pilot.screen)")
  }

  @Test func whatCannotBeUnderstoodIsNeverOverwritten() throws {
    let pilot = try conflicting(with: "{ broken")
    #expect(pilot.line(with: "over it") == nil)
    pilot.press(.enter)
    #expect(pilot.store.text == Samples.text)
  }

  @Test func aFileThatIsGoneIsWrittenAnewWhenAsked() throws {
    let pilot = try conflicting(with: nil)
    try pilot.focus("Write it again")
    pilot.press(.enter)
    #expect(pilot.store.text == expected)
  }

  @Test func saveAndLeaveLeavesOnceTheUserHasSaidHow() throws {
    let pilot = try changed()
    pilot.store.answer = .readOnly("the file is read-only")
    pilot.press(.character("q"), .character("s"))
    #expect(!pilot.navigator.isFinished)
    try pilot.focus("Replace it all the same")
    pilot.press(.enter)
    #expect(pilot.navigator.isFinished, "\(pilot.screen)")
    #expect(pilot.store.text == expected)
  }
}
