import Foundation
import Testing

/// A file that cannot be written: the screen says so, what was changed is still there, and the file is as it was.
@Suite struct FailedSaveTests {
  @Test func noRoomForTheFile() async throws {
    let sandbox = try Sandbox()
    let rest = (0..<900).map { "  // line \($0) of a long story\n" }.joined()
    let text = "{\n  \"isLoud\": true\n\(rest)}\n"
    let file = try sandbox.write("long.jsonc", text)
    try await withTerminal(sandbox: sandbox) { terminal in
      // No file may grow beyond 16 KiB, as on a full disk: frames of the screen fit, the settings do not.
      try terminal.start(try Locations.settee(), [file.path], after: "ulimit -f 32")
      try await terminal.shows("isLoud")
      try terminal.press(.space)
      try await terminal.shows("1 unsaved")
      try terminal.press(.character("s"))
      let screen = try await terminal.shows("the disk is full")
      #expect(screen.contains("1 unsaved"))
      #expect(try sandbox.text(of: file) == text)
      let files = try FileManager.default.contentsOfDirectory(atPath: sandbox.home.path)
      #expect(!files.contains { $0.hasPrefix(".long") }, "what was begun is taken away again")
      try terminal.press(.character("q"))
      try await terminal.focus(onRow: "Leave without saving")
      try terminal.press(.enter)
      let status = try await terminal.exitStatus()
      #expect(status == 0)
    }
    #expect(try sandbox.text(of: file) == text)
  }
}
