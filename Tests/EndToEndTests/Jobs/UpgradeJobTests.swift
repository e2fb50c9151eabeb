import Foundation
import Testing

/// Two versions of a file made into one, and a file that a program writes again.
@Suite struct UpgradeJobTests {
  private let old = "[queue]\nlength = 5\nretry = 10\n"
  private let mine = "[queue]\nlength = 50\nretry = 15\n"
  private let new = "[queue]\nlength = 5\nretry = 20\nburst = 3\n"

  @Test func whatBothChangedIsAskedRowByRow() async throws {
    try await withTerminal { terminal in
      let sandbox = terminal.sandbox
      let file = try sandbox.write("queue.toml", old)
      try sandbox.write("queue.toml.dpkg-dist", old)
      #expect(try sandbox.settee("upgrade", file.path).status == 0)
      try sandbox.write("queue.toml", mine)
      try sandbox.write("queue.toml.dpkg-dist", new)
      try await terminal.open(file)
      try await terminal.shows("An upgrade left queue.toml.dpkg-dist beside this file. p merges both.")
      try terminal.press(.character("p"))
      try await terminal.screen {
        $0.contains("BOTH CHANGED") && $0.contains("YOURS STAY") && $0.contains("THEIRS COME")
      }
      // What each side means is told of the row.
      try await terminal.screen { $0.contains("yours: 15 · theirs: 20 · shipped before: 10") }
      try await terminal.focus(onRow: "Merge and save")
      try terminal.press(.enter)
      try await terminal.shows("queue.retry: choose yours or theirs first")
      #expect(try sandbox.text(of: file) == mine)
      try await terminal.focus(onRow: "queue.retry")
      try await terminal.step(to: "theirs: 20")
      try await terminal.focus(onRow: "Merge and save")
      try terminal.press(.enter)
      try await terminal.shows("saved")
      #expect(try sandbox.text(of: file) == "[queue]\nlength = 50\nretry = 20\nburst = 3\n")
      #expect(!FileManager.default.fileExists(atPath: file.path + ".dpkg-dist"))
      #expect(try await terminal.quit() == 0)
    }
  }

  @Test func aGeneratedFileSaysSoAndOGoesToItsSource() async throws {
    try await withTerminal { terminal in
      let sandbox = terminal.sandbox
      let source = try sandbox.write("source.toml", "port = 1\n")
      let file = try sandbox.write("made.toml", "# Automatically generated from \(source.path).\nport = 1\n")
      try await terminal.open(file)
      try await terminal.screen {
        $0.contains("A program writes this file again") && $0.contains("o opens \(source.path)")
      }
      try terminal.press(.character("o"))
      try await terminal.screen { $0.lines[0].contains("source.toml") && !$0.contains("writes this file again") }
      try await terminal.enter("2", inPlaceOf: "1")
      try terminal.press(.character("s"))
      try await terminal.shows("saved 1 change")
      #expect(try sandbox.text(of: source) == "port = 2\n")
      try terminal.press(.escape)
      try await terminal.screen { $0.lines[0].contains("made.toml") }
      #expect(try await terminal.quit() == 0)
    }
  }
}
