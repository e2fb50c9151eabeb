import Curses
import SettingsDocuments
import SettingsSchema
import SettingsSession
import Synchronization
import Testing

@testable import SettingsScreens
@testable import TerminalTables

/// Saving asks the program that reads the document, before anything is written.
@MainActor
@Suite struct AskingTests {
  private static let text = "Port 22\nBanner none\nPermitRootLogin no\n"

  /// Complains of each line that has `bad` in it, and is content with what it has seen before.
  private nonisolated static func verdict(_ question: DocumentProgram.Question) -> Verdict {
    func complaints(_ text: [UInt8]) -> [Complaint] {
      String(decoding: text, as: UTF8.self).split(separator: "\n").enumerated().filter { $0.element.contains("bad") }
        .map { Complaint(line: $0.offset + 1, text: "no \($0.element)") }
    }
    let old = Set(complaints(question.before).map(\.text))
    let all = complaints(question.text)
    let new = all.filter { !old.contains($0.text) }
    return all.isEmpty ? .accepted : new.isEmpty ? .notWorse(all) : .refused(new)
  }

  private func pilot(
    _ text: String = text, answer: (@Sendable (DocumentProgram.Question) -> Verdict)? = nil,
    isAsked: Bool = true, effects: [EffectSummary] = []
  ) throws -> SettingsPilot {
    let answer = answer ?? { Self.verdict($0) }
    let program = DocumentProgram(name: "sshd", isAskedBeforeSaving: { isAsked }, effects: { _ in effects }) {
      question, tell in
      tell(answer(question))
      return {}
    }
    return try SettingsPilot(text, format: try #require(Format.named("sshd")), program: program)
  }

  private func set(_ key: String, _ value: String, _ pilot: SettingsPilot) throws {
    try pilot.focus(key)
    pilot.enter(value)
  }

  @Test func whatTheProgramTakesIsSaved() throws {
    let pilot = try pilot()
    try set("Banner", "/etc/issue", pilot)
    pilot.press(.character("s"))
    #expect(pilot.footLine.contains("saved 1 change"))
    #expect(pilot.store.text.contains("Banner /etc/issue"))
  }

  @Test func aRefusalWritesNothingAndLeadsToTheRow() throws {
    let pilot = try pilot()
    try set("Banner", "bad", pilot)
    try pilot.focus("Port")
    pilot.press(.character("s"))
    #expect(pilot.screen.contains("sshd refuses it"), "\(pilot.screen)")
    #expect(pilot.screen.contains("line 2: no Banner bad"), "\(pilot.screen)")
    #expect(pilot.focusedLine.contains("Go to Banner"))
    #expect(pilot.store.text == Self.text)
    pilot.press(.enter)
    #expect(pilot.focusedLine.contains("Banner"))
    #expect(pilot.titleLine.contains("1 unsaved · 1 problem"))
    #expect(pilot.help.contains("sshd: no Banner bad"), "\(pilot.screen)")
    #expect(pilot.store.text == Self.text)
  }

  @Test func theProblemIsListedAndGoesWithTheTextOfItsRow() throws {
    let pilot = try pilot()
    try set("Banner", "bad", pilot)
    pilot.press(.character("s"), .escape)
    #expect(pilot.titleLine.contains("1 problem"))
    try pilot.focus("Port")
    pilot.press(.character("]"))
    #expect(pilot.focusedLine.contains("Banner"))
    pilot.press(.character("!"))
    #expect(pilot.line(with: "sshd: no Banner bad") != nil, "\(pilot.screen)")
    #expect(pilot.line(with: "Banner")?.contains("line 2") == true)
    pilot.press(.escape)
    // Another row changes nothing of it.
    try set("Port", "23", pilot)
    #expect(pilot.titleLine.contains("1 problem"))
    try set("Banner", "none", pilot)
    #expect(!pilot.titleLine.contains("problem"))
    pilot.press(.character("u"))
    #expect(pilot.titleLine.contains("1 problem"))
  }

  @Test func theUserMaySaveAllTheSame() throws {
    let pilot = try pilot()
    try set("Banner", "bad", pilot)
    pilot.press(.character("s"), .down, .down, .enter)
    #expect(pilot.store.text.contains("Banner bad"))
    #expect(pilot.footLine.contains("saved 1 change"))
    #expect(!pilot.titleLine.contains("unsaved"))
    // From now on it is as before.
    try set("Port", "23", pilot)
    pilot.press(.character("s"))
    #expect(pilot.footLine.contains("saved 1 change; sshd complains of 1 line as before"))
  }

  @Test func whatIsLeftOutIsNotAskedAbout() throws {
    let pilot = try pilot()
    try set("Banner", "bad", pilot)
    try set("Port", "23", pilot)
    pilot.press(.character("d"))
    try pilot.focus("Banner")
    pilot.press(.character(" "), .character("s"))
    #expect(pilot.footLine.contains("saved 1 change, 1 left unsaved"), "\(pilot.screen)")
    #expect(pilot.store.text.contains("Port 23") && !pilot.store.text.contains("bad"))
    pilot.press(.character("s"))
    #expect(pilot.screen.contains("sshd refuses it"), "\(pilot.screen)")
    pilot.press(.enter)
    #expect(pilot.focusedLine.contains("Banner"))
  }

  @Test func leavingAsksToo() throws {
    let pilot = try pilot()
    try set("Banner", "bad", pilot)
    pilot.press(.character("q"), .character("s"))
    #expect(pilot.screen.contains("sshd refuses it"), "\(pilot.screen)")
    pilot.press(.enter)
    #expect(!pilot.navigator.isFinished)
    #expect(pilot.focusedLine.contains("Banner"))
    try set("Banner", "none", pilot)
    try set("Port", "23", pilot)
    pilot.press(.character("q"), .character("s"))
    #expect(pilot.navigator.isFinished)
    #expect(pilot.store.text.contains("Port 23"))
  }

  @Test func aProgramThatCannotBeAskedKeepsNobodyFromSaving() throws {
    let pilot = try pilot(answer: { _ in .couldNotAsk(.unable("no hostkeys available")) })
    try set("Port", "23", pilot)
    pilot.press(.character("s"))
    #expect(pilot.footLine.contains("saved 1 change; sshd was not asked: no hostkeys available"))
    try set("Port", "24", pilot)
    pilot.press(.character("s"))
    #expect(pilot.footLine.contains("saved 1 change") && !pilot.footLine.contains("not asked"))
    #expect(pilot.store.text.contains("Port 24"))
  }

  @Test func nothingIsAskedWhereTheUserDoesNotWantIt() throws {
    let pilot = try pilot(isAsked: false)
    try set("Banner", "bad", pilot)
    pilot.press(.character("s"))
    #expect(pilot.store.text.contains("Banner bad"))
    // On request it is.
    pilot.press(.character("C"))
    #expect(pilot.footLine.contains("sshd: no Banner bad"))
    #expect(pilot.titleLine.contains("1 problem"))
  }

  @Test func whatTheChangesNeedIsSaidAndCopied() throws {
    let effect = EffectSummary(need: .reload, count: 1, subject: "sshd", command: "systemctl reload ssh")
    let pilot = try pilot(effects: [effect])
    pilot.press(.character("Y"))
    #expect(pilot.footLine.contains("nothing was saved that needs a command"))
    try set("Port", "23", pilot)
    pilot.press(.character("s"))
    #expect(pilot.footLine.contains("saved 1 change · 1 takes a reload of sshd"), "\(pilot.screen)")
    pilot.press(.character("Y"))
    #expect(pilot.footLine.contains("copied systemctl reload ssh"), "\(pilot.screen)")
  }

  // MARK: - A program that takes its time

  /// Holds an answer back until it is let go.
  private final class Slow: Sendable {
    let tell = Mutex<(@Sendable (Verdict) -> Void)?>(nil)
    let isStopped = Mutex(false)
  }

  private func slowPilot() throws -> (SettingsPilot, Slow) {
    let slow = Slow()
    let program = DocumentProgram(name: "sshd") { _, tell in
      slow.tell.withLock { $0 = tell }
      return { slow.isStopped.withLock { $0 = true } }
    }
    return (try SettingsPilot(Self.text, format: try #require(Format.named("sshd")), program: program), slow)
  }

  @Test func aSlowProgramIsWaitedForInADialogThatMayBeLeft() async throws {
    let (pilot, slow) = try slowPilot()
    try set("Port", "23", pilot)
    pilot.press(.character("s"))
    #expect(pilot.screen.contains("Asking sshd…"), "\(pilot.screen)")
    pilot.press(.escape)
    try await pilot.wait { $0.footLine.contains("not saved") }
    #expect(pilot.footLine.contains("not saved: sshd was not waited for"), "\(pilot.screen)")
    #expect(slow.isStopped.withLock { $0 })
    #expect(pilot.store.text == Self.text)
    // What it says now is too late.
    slow.tell.withLock { $0 }?(.accepted)
    pilot.press(.down)
    #expect(pilot.store.text == Self.text)
  }

  @Test func aSlowProgramIsWaitedFor() async throws {
    let (pilot, slow) = try slowPilot()
    try set("Port", "23", pilot)
    pilot.press(.character("s"))
    #expect(pilot.screen.contains("Asking sshd…"), "\(pilot.screen)")
    slow.tell.withLock { $0 }?(.accepted)
    try await pilot.wait { $0.footLine.contains("saved 1 change") }
    #expect(pilot.store.text.contains("Port 23"), "\(pilot.screen)")
    #expect(!pilot.screen.contains("Asking"))
    #expect(!pilot.titleLine.contains("unsaved"))
  }
}
