import Curses
import SettingsDocuments
import SettingsSession
import Testing

@testable import SettingsScreens
@testable import TerminalTables

/// Another program changes the document while it is open.
@MainActor
@Suite struct OutsideChangeTests {
  private func pilot() throws -> SettingsPilot {
    let pilot = try SettingsPilot(Samples.text, schema: Samples.schema)
    pilot.navigator.checkForChanges = { [model = pilot.model, weak navigator = pilot.navigator] in
      if let navigator { DocumentScreens.followOutsideChange(of: model, on: navigator) }
    }
    return pilot
  }

  /// What happens where no key comes.
  private func wait(_ pilot: SettingsPilot) {
    pilot.navigator.lookForChanges()
    pilot.application.display()
  }

  private let theirs = Samples.text.replacing("14", with: "15")

  @Test func theViewFollowsWithoutAKey() throws {
    let pilot = try pilot()
    try pilot.focus("theme")
    pilot.store.outside = theirs
    wait(pilot)
    #expect(pilot.line(with: "fontSize")?.contains(" 15") == true)
    #expect(pilot.footLine.contains("another program changed test.json: 1 setting"))
    #expect(pilot.focusedLine.contains("theme"))
    #expect(!pilot.titleLine.contains("unsaved"))
  }

  @Test func nothingIsSteppedFromAStaleValue() throws {
    let pilot = try pilot()
    try pilot.focus("fontSize")
    pilot.store.outside = theirs
    pilot.press(.right)
    #expect(pilot.text == Samples.text.replacing("14", with: "16"))
  }

  @Test func whatIsUnsavedStaysBesideIt() throws {
    let pilot = try pilot()
    try pilot.focus("showGrid")
    pilot.press(.character(" "))
    try pilot.focus("title")
    pilot.enter("Daybook")
    pilot.store.outside = theirs
    wait(pilot)
    let both = theirs.replacing("true, // on", with: "false, // on").replacing("Nightjar", with: "Daybook")
    #expect(pilot.text == both)
    #expect(pilot.titleLine.contains("2 unsaved"))
    pilot.press(.character("u"))
    #expect(pilot.text == both.replacing("Daybook", with: "Nightjar"))
    pilot.press(.character("u"))
    #expect(pilot.text == theirs)
    pilot.press(.control("r"), .control("r"), .character("s"))
    #expect(pilot.store.text == both)
  }

  @Test func aChangeOfTheSameSettingIsSaidAndLeftToSaving() throws {
    let pilot = try pilot()
    try pilot.focus("fontSize")
    pilot.press(.left)
    pilot.store.outside = theirs
    wait(pilot)
    #expect(pilot.text == Samples.text.replacing("14", with: "13"))
    #expect(pilot.titleLine.contains("changed outside · 1 unsaved"))
    #expect(pilot.footLine.contains("saving asks which to keep"))
    pilot.press(.character("u"))
    wait(pilot)
    #expect(pilot.text == theirs)
    #expect(!pilot.titleLine.contains("changed outside"))
  }

  @Test func theFocusedRowStaysInSightBelowWhatIsSaidOfTheFile() throws {
    let pilot = try SettingsPilot(Samples.text, schema: Samples.schema, size: Size(rows: 9, columns: 40))
    try pilot.focus("fontSize")
    pilot.press(.left)
    try pilot.focus("showGrid")
    try pilot.focus("fontSize")
    pilot.store.outside = theirs
    DocumentScreens.followOutsideChange(of: pilot.model, on: pilot.navigator)
    pilot.application.display()
    #expect(pilot.line(with: "fontSize *") != nil, "\(pilot.screen)")
  }

  @Test func nothingIsSaidOfAContestThatIsDecided() throws {
    let pilot = try SettingsPilot(Samples.text, schema: Samples.schema)
    try pilot.focus("fontSize")
    pilot.press(.left)
    pilot.store.outside = theirs
    pilot.store.found = theirs
    pilot.store.answer = .conflict(SaveConflict(present: Array(theirs.utf8)))
    DocumentScreens.followOutsideChange(of: pilot.model, on: pilot.navigator)
    pilot.store.outside = nil
    pilot.press(.character("s"))
    try pilot.focus("Lose mine")
    pilot.press(.enter)
    #expect(pilot.text == theirs)
    #expect(!pilot.titleLine.contains("changed outside"), "\(pilot.screen)")
    #expect(!pilot.screen.contains("Another program changed") && !pilot.screen.contains("! 15"), "\(pilot.screen)")
  }

  @Test(arguments: [
    (StoreCondition.gone, "deleted outside", "Another program deleted this file.", "is there again"),
    (.readOnly("owned by root"), "read-only", "Read-only: owned by root.", "can be written again"),
    (.notUnderstood("3:1: expected a key"), "not understood", "cannot be understood: 3:1", "can be read again"),
    (.unreadable("/x: may not be read"), "unreadable", "/x: may not be read.", "can be read again"),
  ])
  func whatIsTheMatterWithTheFileIsSaidWhileItIs(
    condition: StoreCondition, status: String, notice: String, over: String
  ) throws {
    let pilot = try pilot()
    wait(pilot)
    pilot.store.outsideCondition = condition
    wait(pilot)
    #expect(pilot.titleLine.contains(status))
    #expect(pilot.screen.contains(notice), "\(pilot.screen)")
    #expect(pilot.text == Samples.text)
    pilot.store.outsideCondition = nil
    wait(pilot)
    #expect(!pilot.screen.contains(notice))
    #expect(!pilot.titleLine.contains(status))
    #expect(pilot.footLine.contains(over))
  }

  @Test func aFileThatWasDeletedIsWrittenAgainWithoutAChange() throws {
    let pilot = try pilot()
    pilot.store.outsideCondition = .gone
    wait(pilot)
    pilot.press(.character("s"))
    #expect(pilot.footLine.contains("written again"), "\(pilot.screen)")
  }

  @Test func theRowThatBothChangedIsMarkedAndSaysTheirValue() throws {
    let pilot = try pilot()
    try pilot.focus("fontSize")
    pilot.press(.left)
    pilot.store.outside = theirs
    wait(pilot)
    #expect(pilot.screen.contains("Another program changed what is changed and unsaved here: fontSize."))
    #expect(pilot.line(with: "fontSize *")?.contains("! 13") == true, "\(pilot.screen)")
    #expect(pilot.help.contains("another program made it 15"))
  }

  @Test func whatIsToldWhileATextIsTypedIsShownWhenItIsTyped() throws {
    let pilot = try pilot()
    try pilot.focus("title")
    pilot.press(.enter)
    pilot.store.outside = theirs
    pilot.navigator.dataChanged()
    #expect(pilot.text == Samples.text)
    pilot.press(.escape)
    #expect(pilot.text == theirs)
  }

  @Test func whatIsBeingTypedIsNotDisturbed() throws {
    let pilot = try pilot()
    try pilot.focus("title")
    pilot.press(.enter, .control("u"))
    pilot.type("Day")
    pilot.store.outside = theirs
    wait(pilot)
    pilot.type("book")
    pilot.press(.enter)
    wait(pilot)
    #expect(pilot.text == theirs.replacing("Nightjar", with: "Daybook"))
  }
}
