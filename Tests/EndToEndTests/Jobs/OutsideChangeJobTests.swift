import Foundation
import Glibc
import Testing

/// Another program changes the file while it is open: it is seen without a key, whatever was done.
@Suite struct OutsideChangeJobTests {
  private static let text = """
    {
      // what is shown
      "theme": "dark",
      "fontSize": 14,
      "isLoud": true
    }

    """

  /// Opens the file with an unsaved change of `isLoud`.
  private func withChange(_ body: (TerminalUnderTest, URL) async throws -> Void) async throws {
    let sandbox = try Sandbox()
    let file = try sandbox.write("app.jsonc", Self.text)
    try await withTerminal(sandbox: sandbox) { terminal in
      try await terminal.open(file)
      try await terminal.focus(onRow: "isLoud")
      try terminal.press(.space)
      try await terminal.shows("1 unsaved")
      try await body(terminal, file)
    }
  }

  /// Puts a new file in the place of another, as editors do.
  private func replace(_ file: URL, with text: String) throws {
    let new = file.path + ".new"
    try Data(text.utf8).write(to: URL(filePath: new))
    #expect(rename(new, file.path) == 0)
  }

  @Test(arguments: [false, true]) func besideOurChange(byRenaming: Bool) async throws {
    try await withChange { terminal, file in
      let theirs = Self.text.replacing("14", with: "15")
      if byRenaming {
        try replace(file, with: theirs)
      } else {
        try Data(theirs.utf8).write(to: file)
      }
      try await terminal.screen { $0.line(with: "fontSize")?.contains(" 15") == true && $0.contains("1 unsaved") }
      try await terminal.shows("another program changed app.jsonc: 1 setting")
      try terminal.press(.character("s"))
      try await terminal.shows("saved 1 change")
      #expect(try terminal.sandbox.text(of: file) == theirs.replacing("true", with: "false"))
    }
  }

  @Test func inTheSamePlace() async throws {
    try await withChange { terminal, file in
      let theirs = Self.text.replacing("true", with: "\"very\"")
      try replace(file, with: theirs)
      let screen = try await terminal.shows("Another program changed what is changed and unsaved here: isLoud.")
      #expect(screen.contains("changed outside · 1 unsaved"))
      #expect(screen.line(with: "isLoud *")?.contains("! off") == true)
      #expect(screen.contains("another program made it \"very\""))
      try terminal.press(.character("s"))
      try await terminal.shows("Write what is changed here over it")
      #expect(try terminal.sandbox.text(of: file) == theirs)
      try terminal.press(.escape)
      // Taken back here, theirs is shown.
      try terminal.press(.character("u"))
      try await terminal.screen { $0.line(with: "isLoud  ")?.contains("very") == true && !$0.contains("unsaved") }
    }
  }

  @Test func deletesItAndMakesItAgain() async throws {
    try await withChange { terminal, file in
      try FileManager.default.removeItem(at: file)
      let screen = try await terminal.shows("Another program deleted this file. Saving writes it again.")
      #expect(screen.contains("deleted outside · 1 unsaved"))
      try Data(Self.text.utf8).write(to: file)
      try await terminal.screen { !$0.contains("deleted") && $0.contains("1 unsaved") }
      try FileManager.default.removeItem(at: file)
      try await terminal.shows("deleted outside")
      try terminal.press(.character("s"))
      try await terminal.shows("Write it again")
      try terminal.press(.down, .enter)
      try await terminal.screen { !$0.contains("unsaved") && !$0.contains("deleted") }
      #expect(try terminal.sandbox.text(of: file) == Self.text.replacing("true", with: "false"))
    }
  }

  @Test func makesItReadOnlyAndWritableAgain() async throws {
    try await withChange { terminal, file in
      chmod(file.path, 0o444)
      let screen = try await terminal.shows("Read-only: its mode forbids writing.")
      #expect(screen.contains("read-only · 1 unsaved"))
      chmod(file.path, 0o644)
      try await terminal.screen { !$0.lines[0].contains("read-only") && $0.contains("can be written again") }
    }
  }

  @Test func leavesItSoThatItCannotBeUnderstood() async throws {
    try await withChange { terminal, file in
      try Data(Self.text.dropLast(3).utf8).write(to: file)
      try await terminal.screen { $0.lines[0].contains("not understood · 1 unsaved") && $0.contains("isLoud") }
      try Data(Self.text.replacing("14", with: "16").utf8).write(to: file)
      try await terminal.screen { $0.line(with: "fontSize")?.contains(" 16") == true && $0.contains("1 unsaved") }
    }
  }

  @Test func exchangesTheFolderBehindALink() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("v1/app.jsonc", Self.text)
    try sandbox.write("v2/app.jsonc", Self.text.replacing("14", with: "20"))
    symlink("v1", sandbox.home.appending(path: "now").path)
    try await withTerminal(sandbox: sandbox) { terminal in
      try await terminal.open(sandbox.home.appending(path: "now/app.jsonc"))
      symlink("v2", sandbox.home.appending(path: "next").path)
      #expect(rename(sandbox.home.appending(path: "next").path, sandbox.home.appending(path: "now").path) == 0)
      try await terminal.screen { $0.line(with: "fontSize")?.contains(" 20") == true }
    }
  }

  /// System call 7 is poll(2), whose third argument is the time to wait; none is less than one.
  @Test func whileNothingHappensItWaitsWithoutEnd() async throws {
    #if arch(x86_64)
      let sandbox = try Sandbox()
      let file = try sandbox.write("app.jsonc", Self.text)
      try await withTerminal(sandbox: sandbox) { terminal in
        try await terminal.open(file)
        let process = try await terminal.running()
        let call = try await Deadline().first { () -> Bool? in
          let call = try String(contentsOfFile: "/proc/\(process)/syscall", encoding: .utf8).split(separator: " ")
          return call.count > 3 && call[0] == "7" && call[3].hasSuffix("ffffffff") ? true : nil
        }
        #expect(call == true)
      }
    #else
      print("skipped: the numbers of system calls are those of x86-64")
    #endif
  }

  @Test func whereNothingIsToldItLooksOnceASecondAndSaysSo() async throws {
    let sandbox = try Sandbox()
    let file = try sandbox.write("app.jsonc", Self.text)
    let log = sandbox.home.appending(path: "log")
    let limited = "echo 0 >/proc/sys/user/max_inotify_instances && exec \"$@\""
    let words = ["-r", "/bin/sh", "-c", limited, "sh"]
    guard try sandbox.run("/usr/bin/unshare", words + ["/bin/true"]).status == 0 else {
      return print("skipped: this machine does not let a test limit what can be watched")
    }
    try await withTerminal(sandbox: sandbox, environment: ["SETTEE_LOG": log.path]) { terminal in
      try terminal.start("/usr/bin/unshare", words + [try Locations.settee(), file.path])
      try await terminal.shows("isLoud")
      try replace(file, with: Self.text.replacing("14", with: "15"))
      try await terminal.screen { $0.line(with: "fontSize")?.contains(" 15") == true }
      #expect(
        try sandbox.text(of: log).contains("\(file.path) is looked at once a second: no more files can be watched"))
    }
  }

  @Test func whatIsTypedMeanwhileIsNotDisturbed() async throws {
    let sandbox = try Sandbox()
    let file = try sandbox.write("app.jsonc", Self.text)
    try await withTerminal(sandbox: sandbox) { terminal in
      try await terminal.open(file)
      try await terminal.focus(onRow: "theme")
      try terminal.press(.enter)
      try await terminal.screen { $0.cursorIsShown }
      try replace(file, with: Self.text.replacing("14", with: "15"))
      try terminal.type("er")
      try await terminal.shows("darker")
      // It is shown as soon as the editor is closed, without another key.
      try terminal.press(.enter)
      try await terminal.screen { $0.line(with: "fontSize")?.contains(" 15") == true && $0.contains("1 unsaved") }
    }
  }
}
