import Foundation
import Testing

/// The screen that opens without a file.
@Suite struct HomeTests {
  @Test func listsTheFilesOfThisFolderWithTheirSizes() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("package.json", String(repeating: " ", count: 1020) + "{}\n\n")
    try await withHome(sandbox) { terminal in
      let screen = try await terminal.shows("package.json")
      #expect(screen.line(with: "package.json")?.contains("1.0 KiB   ›") == true)
      try await openSettee(in: terminal)
      for row in ["Settings", "About", "Stored by Settee", "Clear what Settee stores"] {
        try await terminal.shows(row)
      }
    }
  }

  @Test func opensAFileAndComesBackToItsRow() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("package.json", #"{"name": "nightjar", "private": true}"#)
    try await withHome(sandbox) { terminal in
      try await terminal.screen { $0.line(with: "package.json")?.contains(" 37 B ") == true }
      let before = try await terminal.focus(onRow: "package.json")
      try terminal.press(.enter)
      try await terminal.shows("nightjar")
      try terminal.press(.escape)
      try await terminal.screen { $0.contains("Open another file") && $0.cursorRow == before.cursorRow }
    }
  }

  @Test func aProgramIsOpenedByItsName() async throws {
    let sandbox = try Sandbox()
    let folder = sandbox.home.path + "/etc/nightjar.d"
    try sandbox.write(
      "config/settee/programs/nightjar.toml",
      "title = \"Nightjar mail\"\n[[files]]\npath = \"\(folder)/*.ini\"\nformat = \"systemd\"\n")
    try sandbox.write("etc/nightjar.d/a.ini", "[queue]\nlength = 7\n")
    try await withTerminal(sandbox: sandbox) { terminal in
      try terminal.startSettee("nightjar")
      let screen = try await terminal.shows("length")
      #expect(screen.lines[0].contains("a.ini"))
    }
    try sandbox.write("etc/nightjar.d/b.ini", "[queue]\nlength = 8\n")
    try await withTerminal(sandbox: sandbox) { terminal in
      try terminal.startSettee("nightjar")
      let screen = try await terminal.shows("FILES")
      #expect(screen.lines[0].contains("Nightjar mail") && screen.contains("a.ini") && screen.contains("b.ini"))
    }
  }

  @Test func aFileThatGrewShowsItsNewSize() async throws {
    let sandbox = try Sandbox()
    let file = try sandbox.write("package.json", #"{"name": "nightjar"}"#)
    try await withHome(sandbox) { terminal in
      try await terminal.screen { $0.line(with: "package.json")?.contains(" 20 B ") == true }
      try await terminal.focus(onRow: "package.json")
      try terminal.press(.enter)
      try await terminal.shows("nightjar")
      try sandbox.write("package.json", #"{"name": "nightjar", "private": true}"#)
      try terminal.press(.escape)
      try await terminal.screen { $0.line(with: "package.json")?.contains(" 37 B ") == true }
    }
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func theThemeIsKeptInSetteesOwnSettings() async throws {
    let sandbox = try Sandbox()
    try await withHome(sandbox) { terminal in
      try await openSettee(in: terminal)
      try await terminal.focus(onRow: "‹ standard ›")
      try await terminal.step(to: "monochrome")
    }
    let kept = try sandbox.settee("get", "config/settee/settings.json", "theme")
    #expect(kept.output == "monochrome\n")
    try await withHome(sandbox) { terminal in
      try await openSettee(in: terminal)
      let screen = try await terminal.shows("‹ monochrome ›")
      #expect(!screen.hasColour)
    }
  }

  @Test func clearingWhatSetteeStoresIsSeenInItsSize() async throws {
    let sandbox = try Sandbox()
    // The machine's programs are looked at meanwhile, and what is kept of them is counted as well.
    let stored = try sandbox.write("state/settee/journal", [UInt8](repeating: 65, count: 16 << 20))
    try await withHome(sandbox) { terminal in
      try await openSettee(in: terminal)
      try await terminal.screen { (storedMebibytes(on: $0) ?? 0) >= 16 }
      try await terminal.focus(onRow: "Clear what Settee stores")
      try terminal.press(.enter)
      try await terminal.screen { $0.focusedLine.contains("Leave it as it is") }
      try terminal.press(.up)
      try await terminal.screen { $0.focusedLine.contains("Clear what Settee stores") }
      try terminal.press(.enter)
      try await terminal.screen { (storedMebibytes(on: $0) ?? 16) < 16 }
    }
    #expect(!FileManager.default.fileExists(atPath: stored.path))
  }

  /// What the row says that Settee stores; nil where the row is not shown.
  private func storedMebibytes(on screen: TerminalScreen) -> Double? {
    guard let line = screen.line(with: "Stored by Settee") else { return nil }
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let unit = words.firstIndex(of: "MiB") else { return 0 }
    return Double(words[unit - 1])
  }

  /// Opens the last row.
  private func openSettee(in terminal: TerminalUnderTest) async throws {
    try terminal.press(.end)
    try await terminal.screen { $0.focusedLine.contains("theme, settings, about, stored data") }
    try terminal.press(.enter)
    try await terminal.shows("Stored by Settee")
  }

  private func withHome(_ sandbox: Sandbox, _ body: (TerminalUnderTest) async throws -> Void) async throws {
    // Whatever this machine has, there is a program on it.
    try sandbox.write("config/settee/programs/lantern.toml", "title = \"Lantern\"\n[[files]]\npath = \"~/.lantern\"\n")
    try sandbox.write(".lantern", "")
    try await withTerminal(sandbox: sandbox) { terminal in
      try terminal.startSettee()
      try await terminal.shows("all keys")
      // Its programs come above the files, and move what is focused.
      try await terminal.shows("THIS MACHINE")
      try await body(terminal)
    }
  }
}
