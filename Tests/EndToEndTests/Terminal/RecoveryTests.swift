import Foundation
import Testing

/// Unsaved changes outlive the program, however it ends.
@Suite struct RecoveryTests {
  @Test(arguments: [SIGKILL, SIGTERM, SIGHUP, SIGSEGV])
  func unsavedChangesAreOfferedAtTheNextStart(_ signal: Int32) async throws {
    let sandbox = try Sandbox()
    let file = try sandbox.write("a.json", text)
    try await withTerminal(sandbox: sandbox) { terminal in
      try await edit(file, in: terminal)
      try await terminal.signal(signal)
      #expect(try await terminal.exitStatus() == 128 + Int(signal))
      #expect(try sandbox.text(of: file) == text)
      if signal == SIGKILL { try terminal.type("stty sane; clear\n") }

      try terminal.startSettee(file.path)
      let offer = try await terminal.shows("Look at the differences")
      #expect(offer.contains("enabled: true → false"))
      #expect(!offer.text.contains("hunter2") && !offer.text.contains("hunter3"))
      try terminal.press(.enter)
      try await terminal.shows("1 unsaved")
      try terminal.press(.character("s"))
      try await terminal.shows("saved 1 change")
      #expect(try sandbox.text(of: file) == text.replacing("true", with: "false"))
      #expect(try copies(in: sandbox).isEmpty)
      #expect(try await terminal.quit() == 0)
    }
  }

  @Test func aTerminalThatGoesAwayLosesNothing() async throws {
    let sandbox = try Sandbox()
    let file = try sandbox.write("a.json", text)
    try await withTerminal(sandbox: sandbox) { terminal in
      try await edit(file, in: terminal)
      let process = try await terminal.running()
      try terminal.vanish()
      _ = try await Deadline().first { kill(process, 0) == 0 ? nil : true }
    }
    #expect(try copies(in: sandbox).count == 1)
    let set = try sandbox.settee("set", file.path, "name", "other")
    #expect(set.status == 0)
    #expect(set.errors.contains("unsaved changes of a session that did not end are kept"))
    try await withTerminal(sandbox: sandbox) { terminal in
      try terminal.startSettee(file.path)
      try await terminal.shows("enabled: true → false")
      try terminal.press(.down, .enter)
      try await terminal.screen { $0.contains("-") && $0.contains("+") && $0.contains("\"enabled\": false") }
      try terminal.press(.escape)
      try await terminal.shows("NEVER SAVED TO")
      try await terminal.focus(onRow: "Discard")
      try terminal.press(.enter)
      try await terminal.shows("discarded")
      #expect(try await terminal.quit() == 0)
    }
    #expect(try sandbox.text(of: file) == text.replacing("plain", with: "other"))
    #expect(try copies(in: sandbox).isEmpty)
  }

  @Test func whatAnotherProgramWritesWhileThisIsAskedStays() async throws {
    let sandbox = try Sandbox()
    let file = try sandbox.write("a.json", text)
    try await withTerminal(sandbox: sandbox) { terminal in
      try await edit(file, in: terminal)
      try await terminal.signal(SIGTERM)
      #expect(try await terminal.exitStatus() == 128 + Int(SIGTERM))
      try terminal.startSettee(file.path)
      try await terminal.shows("Look at the differences")
      try Data(text.replacing("plain", with: "other").utf8).write(to: file)
      // It is noticed before the key or by it; whichever, nothing of it is taken back.
      try terminal.press(.enter)
      let screen = try await terminal.screen { $0.contains("1 unsaved") || $0.contains("changed meanwhile") }
      if screen.contains("changed meanwhile") { try terminal.press(.enter) }
      try await terminal.shows("1 unsaved")
      try terminal.press(.character("s"))
      try await terminal.shows("saved 1 change")
      #expect(try await terminal.quit() == 0)
    }
    #expect(try sandbox.text(of: file) == text.replacing("true", with: "false").replacing("plain", with: "other"))
  }

  @Test func leavingOnPurposeKeepsNothing() async throws {
    let sandbox = try Sandbox()
    let file = try sandbox.write("a.json", text)
    try await withTerminal(sandbox: sandbox) { terminal in
      try await edit(file, in: terminal)
      #expect(try copies(in: sandbox).count == 1)
      // Ctrl-C, however often, asks and does not leave.
      for _ in 0..<4 { try terminal.press(.control("c")) }
      try await terminal.shows("Leave without saving")
      try terminal.press(.character("n"))
      #expect(try await terminal.exitStatus() == 0)
    }
    #expect(try copies(in: sandbox).isEmpty)
    #expect(try sandbox.text(of: file) == text)
  }

  private let text = """
    {
      "enabled": true,
      "password": "hunter2",
      "name": "plain"
    }

    """

  private func edit(_ file: URL, in terminal: TerminalUnderTest) async throws {
    try await terminal.open(file)
    try terminal.press(.space)
    try await terminal.shows("1 unsaved")
  }

  private func copies(in sandbox: Sandbox) throws -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: sandbox.home.path + "/state/settee/recovery")) ?? []
  }
}
