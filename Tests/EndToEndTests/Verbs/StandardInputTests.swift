import Foundation
import Testing

/// `settee set FILE PATH -`, in a pipe and at a terminal.
@Suite struct StandardInputTests {
  @Test func aPipeGivesTheValue() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.json", #"{ "password": "" }"#)
    let file = sandbox.home.appending(path: "a.json")
    let outcome = try sandbox.settee("set", file.path, "password", "-", input: "hunter2\n")
    #expect(outcome.status == 0 && outcome.output == "changed\n" && outcome.errors == "")
    #expect(try sandbox.text(of: file) == #"{ "password": "hunter2" }"#)
  }

  @Test func aSecretThatIsTypedIsNotShown() async throws {
    try await withTerminal { terminal in
      try terminal.sandbox.write("a.json", #"{ "password": "", "name": "" }"#)
      let file = terminal.sandbox.home.appending(path: "a.json")
      let modes = try terminal.modes()
      try terminal.startSettee("set", file.path, "password", "-")
      try await terminal.shows("password:")
      try await terminal.hidesWhatIsTyped(modesBefore: modes)
      try terminal.type("hunter2\n")
      #expect(try await terminal.exitStatus() == 0)
      let screen = try await terminal.shows("password:")
      #expect(!screen.contains("hunter2"))
      #expect(try terminal.modes() == modes)
      try terminal.startSettee("set", file.path, "name", "-")
      try await terminal.shows("name:")
      try terminal.type("Ann\n")
      #expect(try await terminal.exitStatus() == 0)
      try await terminal.shows("name: Ann")
      #expect(try terminal.sandbox.text(of: file) == #"{ "password": "hunter2", "name": "Ann" }"#)
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func theTerminalIsGivenBackAfterASignal(_ signal: Int32) async throws {
    try await withTerminal { terminal in
      try terminal.sandbox.write("a.json", #"{ "password": "" }"#)
      let modes = try terminal.modes()
      try terminal.startSettee("set", terminal.sandbox.home.path + "/a.json", "password", "-")
      try await terminal.shows("password:")
      try await terminal.hidesWhatIsTyped(modesBefore: modes)
      try await terminal.signal(signal)
      #expect(try await terminal.exitStatus() == 128 + Int(signal))
      // The shell looks at the terminal as well when what it waited for has ended by a signal.
      #expect(try await Deadline().first { try terminal.modes() == modes ? true : nil } == true)
    }
  }
}

extension TerminalUnderTest {
  /// Waits until the terminal shows nothing of what is typed.
  fileprivate func hidesWhatIsTyped(modesBefore modes: String) async throws {
    let hides = try await Deadline().first { try self.modes() == modes ? nil : true }
    #expect(hides == true, "what is typed is shown")
  }
}
