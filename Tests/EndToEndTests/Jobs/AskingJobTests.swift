import Foundation
import Testing

/// Saving on the screen of the real program asks the program that the file belongs to: by a page of the user's own, a
/// script of the system's shell.
@Suite struct AskingJobTests {
  private static let text = "Port 22\nBanner none\n"

  /// Complains of each line that has `bad` in it; `slow` makes it slow.
  private static let page = """
    title = "Nightjar"
    [[files]]
    path = "FILE"
    format = "sshd"
    [check]
    command = ["/bin/sh", "-c", '''
    case $(cat "$1") in *slow*) sleep 60;; esac
    s=0; n=0; while read -r l; do n=$((n+1)); case $l in *bad*) echo "$1: line $n: no $l" >&2; s=1;; esac; done <"$1"
    exit $s''', "checker", "{file}"]
    complaints = ["{file}: line {line}: {text}"]
    [effect]
    need = "reload"
    units = ["nightjar"]

    """

  private func withFile(
    settings: String = "{}", _ body: (TerminalUnderTest, URL) async throws -> Void
  ) async throws {
    let sandbox = try Sandbox()
    let file = try sandbox.write("etc/sshd_config", Self.text)
    try sandbox.write("config/settee/settings.json", settings)
    try sandbox.write("config/settee/programs/nightjar.toml", Self.page.replacing("FILE", with: file.path))
    try await withTerminal(sandbox: sandbox) { terminal in
      try await terminal.open(file)
      try await body(terminal, file)
    }
  }

  private func setBanner(_ value: String, inPlaceOf old: String, _ terminal: TerminalUnderTest) async throws {
    try await terminal.focus(onRow: "Banner")
    try await terminal.enter(value, inPlaceOf: old)
    try await terminal.shows("1 unsaved")
  }

  @Test func aRefusalLeadsToItsRowAndTheFileStays() async throws {
    try await withFile { terminal, file in
      try await setBanner("bad", inPlaceOf: "none", terminal)
      try terminal.press(.character("s"))
      try await terminal.shows("nightjar refuses it")
      try await terminal.shows("line 2: no Banner bad")
      #expect(try terminal.sandbox.text(of: file) == Self.text)
      try terminal.press(.enter)
      let screen = try await terminal.shows("1 unsaved · 1 problem")
      #expect(screen.focusedLine.contains("Banner"))
      try await terminal.enter("fine", inPlaceOf: "bad")
      try await terminal.screen { !$0.lines[0].contains("problem") }
      try terminal.press(.character("s"))
      try await terminal.shows("saved 1 change · 1 takes a reload of nightjar")
      #expect(try terminal.sandbox.text(of: file) == "Port 22\nBanner fine\n")
      try terminal.press(.character("q"))
      #expect(try await terminal.exitStatus() == 0)
    }
  }

  @Test func aSlowProgramIsStopped() async throws {
    try await withFile { terminal, file in
      try await setBanner("slow", inPlaceOf: "none", terminal)
      try terminal.press(.character("s"))
      try await terminal.shows("Asking nightjar")
      try terminal.press(.escape)
      try await terminal.shows("not saved: nightjar was not waited for")
      #expect(try terminal.sandbox.text(of: file) == Self.text)
      try terminal.press(.character("q"))
      try await terminal.shows("Leave?")
      try terminal.press(.character("n"))
      #expect(try await terminal.exitStatus() == 0)
    }
  }

  @Test func aSettingTurnsItOff() async throws {
    try await withFile(settings: "{ \"askPrograms\": false }") { terminal, file in
      try await setBanner("bad", inPlaceOf: "none", terminal)
      try terminal.press(.character("s"))
      try await terminal.shows("saved 1 change")
      #expect(try terminal.sandbox.text(of: file) == "Port 22\nBanner bad\n")
      try terminal.press(.character("q"))
      #expect(try await terminal.exitStatus() == 0)
    }
  }
}
