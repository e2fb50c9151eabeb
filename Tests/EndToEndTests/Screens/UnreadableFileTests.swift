import Foundation
import Testing

/// Files that cannot be opened for editing stay as they are.
@Suite struct UnreadableFileTests {
  @Test func saysLineColumnAndWhatWasExpected() async throws {
    let sandbox = try Sandbox()
    let text = "{\n  \"a\": 1,\n  \"b\" 2\n}\n"
    let file = try sandbox.write("broken.json", text)
    try await withTerminal(sandbox: sandbox) { terminal in
      try terminal.startSettee(file.path)
      let screen = try await terminal.screen { $0.contains("broken.json") && $0.text.contains("expected") }
      #expect(screen.text.contains(/Line 3, column 7/))
      #expect(screen.text.contains(#"expected ":" after the key "b", found "2""#))
      // The arrow after it: what is typed quickly after a letter without a meaning would be one word with it.
      try terminal.press(.space, .right, .character("s"), .down)
      let status = try await terminal.quit()
      #expect(status == 0)
    }
    let after = try sandbox.text(of: file)
    #expect(after == text)
  }

  @Test func aFileThatIsNotThereIsOneLineAndStatus2() async throws {
    try await withTerminal { terminal in
      let before = try terminal.modes()
      try terminal.startSettee("no-such-folder/none.json")
      let status = try await terminal.exitStatus()
      #expect(status == 2)
      let screen = try terminal.screen()
      #expect(screen.text.contains("none.json") && !screen.isAlternate)
      let after = try terminal.modes()
      #expect(after == before)
    }
  }
}
