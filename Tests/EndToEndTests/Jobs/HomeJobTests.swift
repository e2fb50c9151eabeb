import Foundation
import Glibc
import Testing

/// From the first screen to a file, in four keys at most beside what is typed of its name.
@Suite struct HomeJobTests {
  private func withHome(
    _ sandbox: Sandbox, _ body: (TerminalUnderTest) async throws -> Void
  ) async throws {
    try await withTerminal(sandbox: sandbox) { terminal in
      try terminal.startSettee()
      try await terminal.shows("all keys")
      try await body(terminal)
    }
  }

  @Test func aRecentFileIsFoundByAPartOfItsName() async throws {
    let sandbox = try Sandbox()
    let file = try sandbox.write("far/away/app.jsonc", "{\n  \"isLoud\": true\n}\n")
    try await withTerminal(sandbox: sandbox) { terminal in
      try await terminal.open(file)
      #expect(try await terminal.quit() == 0)
    }
    let mode = try FileManager.default.attributesOfItem(
      atPath: sandbox.home.appending(path: "state/settee/recent.json").path)[.posixPermissions]
    #expect((mode as? NSNumber)?.intValue == 0o600)
    try await withHome(sandbox) { terminal in
      try await terminal.shows("~/far/away/app.jsonc")
      try terminal.press(.character("/"))  // key 1
      try terminal.type("away")
      try await terminal.screen { $0.contains("▎  ~/far/away/app.jsonc") }
      try terminal.press(.enter)  // key 2
      try await terminal.shows("isLoud")
    }
  }

  @Test func anotherPathIsTyped() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("deep/down/other.jsonc", "{\n  \"isLoud\": true\n}\n")
    try await withHome(sandbox) { terminal in
      try terminal.press(.character("o"))  // key 1
      try await terminal.shows("Open a file")
      try terminal.type("de")
      try await terminal.shows("deep/")
      try terminal.press(.tab)  // key 2
      try terminal.type("d")
      try terminal.press(.tab)  // key 3
      try terminal.type("o")
      try terminal.press(.tab)
      try await terminal.shows("deep/down/other.jsonc")
      try terminal.press(.enter)  // without Tab, key 2
      try await terminal.shows("isLoud")
    }
  }

  @Test func aPathThatIsNoFileIsAskedForAgain() async throws {
    let sandbox = try Sandbox()
    try await withHome(sandbox) { terminal in
      try terminal.press(.character("o"))
      try await terminal.shows("Open a file")
      try terminal.type("nowhere.toml\n")
      try await terminal.screen {
        $0.contains("there is no such file") && $0.contains("Open a file") && $0.cursorIsShown
      }
      try terminal.press(.escape)
      try await terminal.screen { !$0.contains("Open a file") || !$0.cursorIsShown }
    }
  }

  @Test func aNewFileIsMadeWithItsFirstSetting() async throws {
    let sandbox = try Sandbox()
    try await withHome(sandbox) { terminal in
      try terminal.press(.character("n"))  // key 1
      try await terminal.shows("New file")
      try terminal.type("new.toml")
      try terminal.press(.enter)  // key 2
      try await terminal.screen { $0.lines[0].contains("new.toml") && $0.cursorIsShown }
      try terminal.type("port")
      try terminal.press(.enter)  // key 3
      try await terminal.screen { $0.focusedLine.contains("port") && $0.cursorIsShown }
      try terminal.type("8080")
      let file = sandbox.home.appending(path: "new.toml")
      #expect(!FileManager.default.fileExists(atPath: file.path))
      try terminal.press(.control("s"))  // key 4: takes the value over and saves
      try await terminal.shows("saved 1 change")
      #expect(try sandbox.text(of: file) == "port = 8080\n")
    }
  }

  @Test func aNameThatSaysNothingIsAskedAbout() async throws {
    let sandbox = try Sandbox()
    try await withHome(sandbox) { terminal in
      try terminal.press(.character("n"))
      try await terminal.shows("New file")
      try terminal.type("settings-of-mine\n")
      try await terminal.shows("What is in settings-of-mine?")
      try terminal.press(.enter)
      try await terminal.screen { $0.lines[0].contains("settings-of-mine") && $0.cursorIsShown }
    }
  }

  @Test func thisMachinesServerIsFoundByItsName() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("etc/ssh/sshd_config", "#PermitRootLogin yes\n")
    // Another folder is the machine's for this program alone.
    let script = "mount --bind \"$1\" /etc && exec \"$2\""
    let words = [
      "-rm", "/bin/sh", "-c", script, "sh", sandbox.home.appending(path: "etc").path, try Locations.settee(),
    ]
    guard try sandbox.run("/usr/bin/unshare", words.dropLast() + ["/bin/true"]).status == 0 else {
      return print("skipped: nothing can be mounted here")
    }
    try await withTerminal(sandbox: sandbox) { terminal in
      try terminal.start("/usr/bin/unshare", words)
      try await terminal.shows("THIS MACHINE")
      try terminal.press(.character("/"))  // key 1
      try terminal.type("sshd")
      try await terminal.screen { $0.contains("OpenSSH server") && !$0.contains("About") }
      try terminal.press(.enter)  // key 2
      try await terminal.shows("PermitRootLogin")
    }
  }
}
