import SettingsDocuments
import SettingsSchema
import SettingsSession
import Testing

@testable import SettingsScreens
@testable import TerminalTables

/// What was saved is put into force from the screen.
@MainActor
@Suite struct ApplyingTests {
  /// What was asked for.
  @MainActor
  private final class Asked {
    var planned: [[Path]?] = []
    var applied: [(settings: [Path]?, way: DocumentApplying.Way)] = []
    var failure: ProgramError?
    var waiting: DocumentApplying.Waiting?
    var ended: [DocumentApplying.Ending] = []
  }

  private func pilot(
    _ asked: Asked, mayLockOut: Bool = false, canGoBack: Bool = true, title: String = "reload sshd"
  ) throws -> SettingsPilot {
    let effect = EffectSummary(need: .reload, count: 1, subject: "sshd", command: "systemctl reload ssh")
    let program = DocumentProgram(name: "sshd", isAskedBeforeSaving: { false }, effects: { _ in [effect] }) { _, _ in {}
    }
    program.applying = DocumentApplying { settings in
      asked.planned.append(settings)
      var plan = DocumentApplying.Plan(title: title, text: "systemctl reload ssh.service", mayLockOut: mayLockOut)
      plan.canGoBack = canGoBack
      return plan
    } apply: { settings, way throws(ProgramError) in
      asked.applied.append((settings, way))
      if let failure = asked.failure { throw failure }
      if way == .toBeConfirmed { asked.waiting = .init(title: "In force until 16:22:03", text: "", secondsLeft: 83) }
      return "in force"
    }
    program.applying?.waiting = { asked.waiting }
    program.applying?.end = { ending throws(ProgramError) in
      asked.ended.append(ending)
      if let failure = asked.failure { throw failure }
      asked.waiting = nil
      return "confirmed: it stays as it is now"
    }
    return try SettingsPilot(
      "Port 22\nBanner none\n", format: try #require(Format.named("sshd")), program: program)
  }

  private func save(_ pilot: SettingsPilot) throws {
    try pilot.focus("Banner")
    pilot.enter("/etc/issue")
    pilot.press(.character("s"))
  }

  @Test func whatWasSavedIsShownAndApplied() throws {
    let asked = Asked()
    let pilot = try pilot(asked)
    try save(pilot)
    #expect(pilot.footLine.contains("1 takes a reload of sshd: A applies it"))
    pilot.press(.character("A"))
    #expect(pilot.screen.contains("Reload sshd") && pilot.screen.contains("systemctl reload ssh.service"))
    #expect(asked.planned == [[["Banner"]]] && asked.applied.isEmpty)
    #expect(pilot.focusedLine.contains("Apply it"))
    pilot.press(.enter)
    #expect(asked.applied.map(\.way) == [.forGood] && asked.applied[0].settings == [["Banner"]])
    #expect(pilot.footLine.contains("in force"))
  }

  @Test func whatCannotGoBackByItselfIsNotOffered() throws {
    let asked = Asked()
    let pilot = try pilot(asked, mayLockOut: true, canGoBack: false)
    try save(pilot)
    pilot.press(.character("A"))
    #expect(!pilot.screen.contains("to be confirmed") && pilot.screen.contains("Apply it for good"), "\(pilot.screen)")
  }

  @Test func whatMayLockOutGoesBackUnlessTheUserWantsItOtherwise() throws {
    let asked = Asked()
    let pilot = try pilot(asked, mayLockOut: true)
    try save(pilot)
    pilot.press(.character("A"))
    #expect(pilot.focusedLine.contains("to be confirmed"), "\(pilot.screen)")
    pilot.press(.enter)
    #expect(asked.applied.map(\.way) == [.toBeConfirmed])
    pilot.press(.up)
    #expect(pilot.lines[0].contains("goes back in 1:23"), "it stays in sight: \(pilot.screen)")
    asked.waiting = nil
    pilot.press(.down)
    #expect(!pilot.lines[0].contains("goes back"))
  }

  @Test func aChangeThatWaitsIsKeptOrTakenBack() throws {
    let asked = Asked()
    let pilot = try pilot(asked, mayLockOut: true)
    asked.waiting = .init(title: "In force until 16:22:03", text: "to keep it, run: settee confirm", secondsLeft: 83)
    asked.failure = ProgramError("this connection is older than the change")
    pilot.press(.character("A"))
    #expect(pilot.screen.contains("In force until 16:22:03") && pilot.focusedLine.contains("Keep it"))
    pilot.press(.enter)
    #expect(asked.ended == [.kept] && pilot.footLine.contains("this connection is older"))
    #expect(pilot.lines[0].contains("goes back in 1:23"), "it waits on: \(pilot.screen)")
    asked.failure = nil
    pilot.press(.character("A"), .down, .enter)
    #expect(asked.ended == [.kept, .takenBack] && asked.planned.isEmpty)
    pilot.press(.character("A"))
    #expect(asked.planned.count == 1, "nothing waits any more")
  }

  @Test func whatWasTakenBackIsNotToldAsTheWorkOfAnotherProgram() throws {
    let asked = Asked()
    let pilot = try pilot(asked, mayLockOut: true)
    asked.waiting = .init(title: "In force until 16:22:03", text: "", secondsLeft: 83)
    pilot.press(.character("A"), .down)
    pilot.store.outside = "Port 2222\nBanner none\n"
    pilot.press(.enter)
    #expect(asked.ended == [.takenBack] && pilot.text == "Port 2222\nBanner none\n")
    DocumentScreens.followOutsideChange(of: pilot.model, on: pilot.navigator)
    #expect(pilot.footLine.contains("confirmed: it stays as it is now"), "\(pilot.footLine)")
  }

  @Test func whatIsSavedWhileAChangeWaitsIsAppliedWhenThatIsEnded() throws {
    let asked = Asked()
    let pilot = try pilot(asked, mayLockOut: true)
    try save(pilot)
    pilot.press(.character("A"), .enter)
    pilot.enter("none")
    pilot.press(.character("s"))
    #expect(
      pilot.footLine.contains("1 takes a reload of sshd: A asks about what waits first"), "\(pilot.footLine)")
    pilot.press(.character("A"))
    #expect(pilot.screen.contains("In force until 16:22:03"), "\(pilot.screen)")
    #expect(pilot.screen.contains("what was saved since is asked about then"), "\(pilot.screen)")
    asked.failure = ProgramError("this connection is older than the change")
    pilot.press(.enter)
    #expect(asked.ended == [.kept] && asked.planned.count == 1 && pilot.footLine.contains("older"), "it waits on")
    asked.failure = nil
    pilot.press(.character("A"), .enter)
    #expect(asked.ended == [.kept, .kept] && asked.planned == [[["Banner"]], [["Banner"]]])
    #expect(pilot.screen.contains("Reload sshd"), "\(pilot.screen)")
    #expect(pilot.screen.contains("confirmed: it stays as it is now"), "\(pilot.screen)")
    pilot.press(.enter)
    #expect(asked.applied.map(\.way) == [.toBeConfirmed, .toBeConfirmed])
  }

  @Test func aChangeThatWaitsFromElsewhereIsSeenWhenSaving() throws {
    let asked = Asked()
    let pilot = try pilot(asked, mayLockOut: true)
    asked.waiting = .init(title: "In force until 16:22:03", text: "", secondsLeft: 83)
    try save(pilot)
    #expect(pilot.footLine.contains("A asks about what waits first"), "\(pilot.footLine)")
    pilot.press(.up)
    #expect(pilot.lines[0].contains("goes back in 1:23"))
    pilot.press(.character("A"), .down, .enter)
    #expect(asked.ended == [.takenBack] && asked.planned == [[["Banner"]]])
    pilot.press(.escape)
    #expect(asked.applied.isEmpty)
  }

  @Test func whileAChangeWaitsItsKeySaysWhatItDoes() throws {
    let asked = Asked()
    let pilot = try pilot(asked, mayLockOut: true)
    try save(pilot)
    #expect(!pilot.footLine.contains("A keep"))
    pilot.press(.character("A"), .enter, .up)
    #expect(pilot.footLine.contains("A keep or take back"), "\(pilot.footLine)")
  }

  @Test func whatDoesNotHoldIsSaidAndStaysToBeApplied() throws {
    let asked = Asked()
    asked.failure = ProgramError("it does not hold")
    let pilot = try pilot(asked)
    try save(pilot)
    pilot.press(.character("A"), .enter)
    #expect(pilot.footLine.contains("it does not hold"))
    pilot.press(.character("A"), .escape)
    #expect(asked.planned.count == 2 && asked.applied.count == 1)
  }

  @Test func unsavedChangesAreSavedFirst() throws {
    let asked = Asked()
    let pilot = try pilot(asked)
    try pilot.focus("Banner")
    pilot.enter("/etc/issue")
    pilot.press(.character("A"))
    #expect(asked.planned.isEmpty && pilot.footLine.contains("save first"))
  }

  @Test func whereNothingIsToBeDoneThatIsSaid() throws {
    let asked = Asked()
    let pilot = try pilot(asked, title: "")
    pilot.press(.character("A"))
    #expect(asked.planned == [nil] && pilot.footLine.contains("systemctl reload ssh.service"))
  }
}
