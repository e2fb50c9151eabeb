import Testing

@testable import SettingsApplying

@Suite struct SessionTests {
  private typealias Ancestor = Session.Ancestor

  private func session(_ ancestors: [Ancestor], isConsole: Bool = false, peer: String = "192.0.2.7") -> Session {
    Session(ancestors: ancestors, isConsole: isConsole, addresses: (peer, "192.0.2.1"))
  }

  private let listener = Ancestor(name: "sshd", start: 5, isListener: true)

  @Test func aConnectionIsAsOldAsItsFirstProcess() {
    // The second came when the person was let in: after the change.
    let straddling = [
      Ancestor(name: "bash", start: 130), Ancestor(name: "sshd", start: 120), Ancestor(name: "sshd", start: 90),
      listener,
    ]
    #expect(session(straddling).refusal(of: .connection, since: 100)?.contains("older than the change") == true)
    let new = [Ancestor(name: "bash", start: 130), Ancestor(name: "sshd-session", start: 110), listener]
    #expect(session(new).refusal(of: .connection, since: 100) == nil)
  }

  @Test func theListenerIsNoConnection() {
    #expect(session([Ancestor(name: "bash", start: 130), listener]).refusal(of: .connection, since: 100) != nil)
    // sshd was started again by the change; an old connection does not become new by that.
    let restarted = Ancestor(name: "sshd", start: 110, isListener: true)
    #expect(session([Ancestor(name: "sshd", start: 50), restarted]).refusal(of: .connection, since: 100) != nil)
  }

  @Test func aFreshSudoIsNoNewConnection() {
    let ancestors = [
      Ancestor(name: "sudo", start: 130), Ancestor(name: "bash", start: 60), Ancestor(name: "sshd", start: 50),
      listener,
    ]
    #expect(session(ancestors).refusal(of: .connection, since: 100) != nil)
    #expect(session(ancestors).refusal(of: .login, since: 100) == nil)
    #expect(session(ancestors).refusal(of: .login, since: 200)?.contains("confirm it by sudo") == true)
  }

  @Test(arguments: ["127.0.0.1", "::1", "192.0.2.1"])
  func aConnectionOfTheMachineToItselfProvesNothing(peer: String) {
    let ancestors = [Ancestor(name: "sshd", start: 110), listener]
    #expect(
      session(ancestors, peer: peer).refusal(of: .connection, since: 100)?.contains("from the machine itself") == true)
    #expect(session(ancestors, peer: peer).refusal(of: .login, since: 100) == nil)
  }

  @Test func theConsoleIsEnoughForTheNetworkAndNotForLogins() {
    let ancestors = [Ancestor(name: "bash", start: 60), Ancestor(name: "login", start: 50)]
    #expect(session(ancestors, isConsole: true).refusal(of: .connection, since: 100) == nil)
    #expect(session(ancestors, isConsole: true).refusal(of: .login, since: 100) != nil)
    #expect(session(ancestors).refusal(of: .connection, since: 100)?.contains("tmux") == true)
    #expect(session(ancestors).refusal(of: .any, since: 100) == nil)
  }

  @Test func aLineOfTheKernelIsReadWhateverTheProgramIsCalled() throws {
    let text = "1234 (a) b (c)) S 77 1234 1234 34816 1234 0 0 0 0 0 0 0 0 0 20 0 1 0 54321 0 0"
    let line = try #require(ProcessLine(text: text))
    #expect(line.name == "a) b (c)")
    #expect(line.parent == 77)
    #expect(line.terminal == 34816)
    #expect(line.start == 543_210_000_000)
    #expect(ProcessLine(text: "") == nil)
  }
}
