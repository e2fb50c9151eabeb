import Foundation
import Glibc
import Testing

/// A file of root's, edited by another account: it is said on opening, and saving offers a copy, and sudo.
///
/// The tests run Settee as an account without rights and are root themselves: they do what sudo does.
@Suite struct RefusedSaveJobTests {
  private static let nobody: UInt32 = 65534
  private static let text = "{\n  // kept\n  \"isLoud\": true\n}\n"
  private static let edited = text.replacing("true", with: "false")

  /// A file of root's in `etc`, and Settee of nobody's with an unsaved change in it.
  private func withChange(
    sudo script: String? = nil, _ body: (TerminalUnderTest, URL) async throws -> Void
  ) async throws {
    guard geteuid() == 0 else { return print("skipped: only root can become another account") }
    let sandbox = try Sandbox()
    let file = try sandbox.write("etc/app.jsonc", Self.text)
    let home = sandbox.home.appending(path: "nobody")
    mkdir(home.path, 0o755)
    chown(home.path, Self.nobody, Self.nobody)
    chmod(sandbox.home.path, 0o755)
    let bin = try sandbox.write("bin/sudo", script ?? "")
    if script == nil { unlink(bin.path) } else { chmod(bin.path, 0o755) }
    var changes: [String: String?] = ["HOME": home.path, "PATH": bin.deletingLastPathComponent().path + ":/nowhere"]
    for name in ["CONFIG", "STATE", "CACHE", "DATA"] { changes["XDG_\(name)_HOME"] = .some(nil) }
    try await withTerminal(sandbox: sandbox) { terminal in
      let variables = changes.compactMap { name, value in value.map { "\(name)=\($0)" } }
      let removed = changes.filter { $0.value == nil }.keys.flatMap { ["-u", $0] }
      let account = ["--reuid=\(Self.nobody)", "--regid=\(Self.nobody)", "--clear-groups"]
      try terminal.start(
        "/usr/bin/setpriv", account + ["/usr/bin/env"] + removed + variables + [try Locations.settee(), file.path])
      let screen = try await terminal.shows("Read-only: owned by root.")
      #expect(screen.lines[0].contains("read-only"))
      try await terminal.focus(onRow: "isLoud")
      try terminal.press(.space)
      try await terminal.shows("1 unsaved")
      try terminal.press(.character("s"))
      try await terminal.shows("Not saved")
      try await body(terminal, file)
    }
  }

  @Test func aCopyIsWrittenElsewhere() async throws {
    try await withChange { terminal, file in
      try await terminal.shows("neither sudo nor doas is")
      try terminal.press(.down, .enter)
      try await terminal.screen { $0.cursorIsShown && $0.contains("~/app.jsonc") }
      try terminal.press(.enter)
      let screen = try await terminal.shows("the changes are in ~/app.jsonc now; here they are still unsaved")
      #expect(screen.contains("1 unsaved"))
      let copy = terminal.sandbox.home.appending(path: "nobody/app.jsonc")
      #expect(try terminal.sandbox.text(of: copy) == Self.edited)
      #expect(try terminal.sandbox.text(of: file) == Self.text)
      try terminal.press(.character("q"))
      try await terminal.shows("a copy with them is in")
      try terminal.press(.character("n"))
      #expect(try await terminal.exitStatus() == 0)
    }
  }

  /// Keeps what it is asked, and waits for the answer of the test.
  private static let sudo = """
    #!/bin/sh
    here=${0%/bin/sudo}/nobody
    /bin/cat >"$here/input"
    printf '%s\\n' "$@" >"$here/words.new"
    printf 'Password: ' >/dev/tty
    read -r password </dev/tty
    printf '%s\\n' "$password" >>"$here/words.new"
    /bin/mv "$here/words.new" "$here/words"
    IFS= read -r answer <"$here/answer"
    echo "$answer"
    exec /bin/sh -c "exit $(/bin/cat "$here/status")"

    """

  @Test func sudoPutsItInPlace() async throws {
    try await withChange(sudo: Self.sudo) { terminal, file in
      let home = terminal.sandbox.home.appending(path: "nobody")
      let answer = home.appending(path: "answer").path
      #expect(mkfifo(answer, 0o666) == 0)
      chmod(answer, 0o666)
      guard try terminal.screen().contains("Save it with sudo") else {
        return print("skipped: \(try Locations.settee()) is not as root would install it")
      }
      chmod(file.path, 0o604)
      try terminal.press(.down, .enter)
      try await terminal.shows("Password:")
      try terminal.type("secret\n")
      let words = try await firstText(of: home.appending(path: "words"), terminal).split(separator: "\n").map(
        String.init)
      // It is called by its own path, behind the links of the build's folders.
      let settee = URL(filePath: try Locations.settee()).resolvingSymlinksInPath().path
      #expect(words == ["--", settee, "place", "--", file.path, "secret"])
      let input = try terminal.sandbox.text(of: home.appending(path: "input"))
      let outcome = try terminal.sandbox.settee("place", "--", file.path, input: input)
      #expect(outcome.status == 0, "\(outcome.errors)")
      try Data("\(outcome.status)".utf8).write(to: home.appending(path: "status"))
      try Data(outcome.outputBytes).write(to: URL(filePath: answer))
      let screen = try await terminal.shows("saved 1 change by sudo")
      #expect(!screen.contains("unsaved"))
      #expect(try terminal.sandbox.text(of: file) == Self.edited)
      let status = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect((status[.posixPermissions] as? NSNumber)?.intValue == 0o604)
    }
  }

  @Test func whatSudoRefusesIsSaidAndNothingIsLost() async throws {
    let script = "#!/bin/sh\necho 'nobody is not in the sudoers file.' >&2\nexit 1\n"
    try await withChange(sudo: script) { terminal, file in
      guard try terminal.screen().contains("Save it with sudo") else {
        return print("skipped: \(try Locations.settee()) is not as root would install it")
      }
      try terminal.press(.down, .enter)
      let screen = try await terminal.shows("nobody is not in the sudoers file.")
      #expect(screen.contains("1 unsaved"))
      #expect(try terminal.sandbox.text(of: file) == Self.text)
    }
  }

  private func firstText(of file: URL, _ terminal: TerminalUnderTest) async throws -> String {
    let text = try await Deadline().first { try? terminal.sandbox.text(of: file) }
    guard let text else { throw HarnessError("sudo was not asked; \(try terminal.screen().text)") }
    return text
  }
}
