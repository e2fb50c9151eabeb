import Foundation
import Testing

/// What `SETTEE_LOG` asks for.
@Suite struct LogTests {
  @Test func theLogIsWrittenAndTheInspectorAnswers() async throws {
    let sandbox = try Sandbox()
    let file = try sandbox.write("a.json", #"{"greeting": "hello"}"#)
    let log = sandbox.home.appending(path: "settee.log")
    try await withTerminal(sandbox: sandbox, environment: ["SETTEE_LOG": log.path]) { terminal in
      try terminal.startSettee(file.path)
      try await terminal.shows("hello")
      try terminal.press(.control("g"))
      try await terminal.shows("TextEditable")
      try terminal.press(.escape, .character("q"))
      #expect(try await terminal.exitStatus() == 0)
    }
    let text = try String(contentsOf: log, encoding: .utf8)
    #expect(text.contains(" key Ctrl-G, ") && text.contains(" “Inspector”") && text.contains(" key q, "))
  }

  @Test func aLogThatCannotBeWrittenIsToldBeforeTheScreenIsTaken() async throws {
    let sandbox = try Sandbox()
    let file = try sandbox.write("a.json", #"{"greeting": "hello"}"#)
    try await withTerminal(sandbox: sandbox, environment: ["SETTEE_LOG": "/nowhere/log"]) { terminal in
      try terminal.startSettee(file.path)
      #expect(try await terminal.exitStatus() == 2)
      // The shell's line may be longer than the screen is wide.
      #expect(try terminal.screen().contains("SETTEE_LOG: cannot write a log to /nowhere/log: No such"))
    }
  }
}
