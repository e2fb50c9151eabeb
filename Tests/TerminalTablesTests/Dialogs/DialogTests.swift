import Curses
import TerminalTables
import TerminalTablesTesting
import Testing

/// A list of files over which questions are asked.
private struct FileTable: TableScreen {
  enum SectionID { case all }
  let title = "Files"
  let sections = [Section(SectionID.all, ["one", "two", "three"])]

  func cell(for name: String, in table: TableView) -> any Cell {
    table.dequeue(DisclosureTitleCell.self) { $0.setTitle(name) }
  }
}

@MainActor
@Suite("Dialogs ask over the present screen")
struct DialogTests {
  private func pilot(rows: Int = 20, columns: Int = 60) throws -> Pilot {
    try Pilot(FileTable(), rows: rows, columns: columns, theme: .monochrome)
  }

  /// Asks in a task, and gives the task once the dialog is shown.
  private func ask<Answer: Sendable>(
    _ pilot: Pilot, _ question: @escaping @MainActor (Navigator) async -> Answer
  ) async throws -> Task<Answer, Never> {
    let task = Task { await question(pilot.navigator) }
    try await pilot.wait { $0.navigator.screens.count == 2 }
    return task
  }

  @Test func aDestructiveQuestionIsNotAgreedToByEnterAlone() async throws {
    let pilot = try pilot()
    let answer = try await ask(pilot) {
      await $0.confirm("Delete 3 files?", text: "They cannot be brought back.", yes: "Delete", isDestructive: true)
    }
    #expect(pilot.shows("Delete 3 files?"))
    #expect(pilot.shows("They cannot be brought back."))
    #expect(pilot.shows("three"), "the screen below stays in sight")
    #expect(pilot.titleLine == " Files", "and keeps its title")
    pilot.press(.enter)
    #expect(await answer.value == false)
    #expect(!pilot.shows("Delete"))
    #expect(pilot.focusedLine.contains("one"))
  }

  @Test func agreeingIsTold() async throws {
    let pilot = try pilot()
    let answer = try await ask(pilot) { await $0.confirm("Delete 3 files?", yes: "Delete", isDestructive: true) }
    pilot.press(.up, .enter)
    #expect(await answer.value)
  }

  @Test(arguments: [("y", true), ("n", false)]) func aYesOrNoIsAnsweredByItsLetter(_ letter: String, _ yes: Bool)
    async throws
  {
    let pilot = try pilot()
    let answer = try await ask(pilot) {
      await $0.confirm("Delete 3 files?", yes: "Delete", no: "Keep", isDestructive: yes)
    }
    #expect(pilot.footLine.contains("y Delete") && pilot.footLine.contains("n Keep"))
    pilot.type(letter)
    #expect(await answer.value == yes)
    #expect(!pilot.shows("Delete"))
  }

  @Test func otherQuestionsKeepTheirLetters() async throws {
    let pilot = try pilot()
    let answer = try await ask(pilot) {
      await $0.choose("Which?", from: [DialogChoice("first", value: 1), DialogChoice("second", value: 2)])
    }
    pilot.type("y")
    #expect(pilot.shows("Which?"))
    pilot.press(.escape)
    #expect(await answer.value == nil)
  }

  @Test(arguments: [Event.key(.escape), .interrupt]) func aDialogIsDismissed(by event: Event) async throws {
    let pilot = try pilot()
    let answer = try await ask(pilot) {
      await $0.choose("Which?", from: [DialogChoice("first", value: 1), DialogChoice("second", value: 2)])
    }
    pilot.send(event)
    #expect(await answer.value == nil)
    #expect(pilot.outcome == nil)
    #expect(pilot.navigator.screens.count == 1)
  }

  @Test func oneOfManyIsFoundBySearching() async throws {
    let pilot = try pilot()
    let answer = try await ask(pilot) {
      await $0.choose("Country", from: (0..<300).map { DialogChoice("country \($0)", value: $0) }, initially: 7)
    }
    #expect(pilot.focusedLine.contains("country 7"))
    pilot.type("/country 24")
    pilot.press(.escape)
    #expect(pilot.navigator.screens.count == 2, "Esc leaves the search, not the dialog")
    pilot.type("/country 242")
    try await pilot.waitUntilIdle()
    #expect(pilot.shows("country 242"))
    pilot.press(.enter, .enter)
    #expect(await answer.value == 242)
  }

  @Test func whatIsTypedIsValidated() async throws {
    let pilot = try pilot()
    let answer = try await ask(pilot) {
      await $0.prompt("New folder", text: "A name without a slash", initial: "a") { name throws(TextProblem) in
        if name.contains("/") { throw TextProblem("no slash, please") }
      }
    }
    pilot.type("/")
    #expect(pilot.shows("no slash, please"))
    pilot.press(.enter)
    #expect(pilot.navigator.screens.count == 2)
    pilot.press(.backspace)
    pilot.type("q?")
    pilot.press(.enter)
    #expect(await answer.value == "aq?", "no letter is a command")
  }

  @Test func escLeavesAFieldAtOnce() async throws {
    let pilot = try pilot()
    let answer = try await ask(pilot) { await $0.prompt("Name") }
    pilot.type("abc")
    pilot.press(.escape)
    #expect(await answer.value == nil)
    #expect(!pilot.shows("abc"))
  }

  private struct LeavingTable: TableScreen {
    enum SectionID { case all }
    let title = "Leave?"
    let reply: (Bool) -> Void
    let sections = [Section(SectionID.all, [true, false])]
    func cell(for leaves: Bool, in table: TableView) -> any Cell {
      table.dequeue(ActionTitleCell.self) { $0.setTitle(leaves ? "Go" : "Stay") }
    }
    func didSelect(_ leaves: Bool, in navigator: Navigator) { reply(leaves) }
  }

  @Test func theQuestionBeforeQuittingIsAskedOnceOverThePresentScreen() throws {
    let pilot = try pilot()
    pilot.navigator.confirmationBeforeQuit = { navigator in
      navigator.questionBeforeQuit(text: "A file is not saved.") { reply in
        LeavingTable(reply: reply)
      } then: { (leaves: Bool?) in
        if leaves == true { navigator.quitNow() }
      }
    }
    for event: Event in [.key(.character("q")), .key(.character("q")), .interrupt, .interrupt] {
      #expect(pilot.send(event) == nil)
      #expect(pilot.navigator.screens.count == 2 && pilot.shows("A file is not saved.") && pilot.shows("three"))
    }
    pilot.press(.escape)
    #expect(pilot.navigator.screens.count == 1 && !pilot.shows("Leave?"))
    #expect(pilot.send(.interrupt) == nil)
    pilot.press(.enter)
    #expect(pilot.outcome == .quit)
  }

  @Test func aDialogGoesWithTheTaskThatAsked() async throws {
    let pilot = try pilot()
    let answer = try await ask(pilot) { await $0.confirm("Still there?") }
    answer.cancel()
    #expect(await answer.value == false)
    try await pilot.wait { $0.navigator.screens.count == 1 }
    #expect(!pilot.shows("Still there?"))
  }

  @Test(arguments: [(9, 40), (5, 20), (3, 8), (1, 1), (60, 200)])
  func aDialogFitsEveryTerminal(rows: Int, columns: Int) async throws {
    let pilot = try pilot(rows: rows, columns: columns)
    let answer = try await ask(pilot) {
      await $0.confirm("Delete 3 files?", text: "They cannot be brought back.", yes: "Delete", isDestructive: true)
    }
    if rows > 4 { #expect(pilot.shows("No")) }
    pilot.press(.enter)
    #expect(await answer.value == false)
  }

  @Test func aMessageGoesAway() async throws {
    let pilot = try pilot()
    pilot.navigator.show(message: "copied", for: .milliseconds(5))
    pilot.display()
    #expect(pilot.shows("copied"))
    try await pilot.wait { !$0.shows("copied") }
  }

  @Test func aDialogLooksLikeOne() async throws {
    let pilot = try pilot(rows: 16, columns: 60)
    let answer = try await ask(pilot) {
      await $0.confirm("Delete 3 files?", text: "They cannot be brought back.", yes: "Delete", isDestructive: true)
    }
    try pilot.expectSnapshot(named: "dialog-confirm")
    pilot.press(.escape)
    _ = await answer.value
  }
}
