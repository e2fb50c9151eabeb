import Foundation
import Testing

/// `settee completions SHELL`, in the shells themselves.
@Suite struct CompletionsTests {
  private let sandbox: Sandbox
  private let path: String

  init() throws {
    sandbox = try Sandbox()
    path = URL(filePath: try Locations.settee()).deletingLastPathComponent().path + ":/usr/bin:/bin"
    try sandbox.write("app.json", #"{"$schema": "./s.json", "log": {"level": "info"}, "own key": 1}"#)
    try sandbox.write(
      "s.json",
      #"{"properties": {"log": {"properties": {"level": {"enum": ["debug", "info"]}, "max size": {"type": "integer"}}}}}"#
    )
    try sandbox.write("folder/x", "")
  }

  /// Where a shell is; nil, and said so, where it is not installed.
  private func shell(_ name: String) -> String? {
    let path = "/usr/bin/\(name)"
    if FileManager.default.isExecutableFile(atPath: path) { return path }
    print("skipped: completions in \(name), which is not installed")
    return nil
  }

  /// What a shell says to a script, line by line.
  private func lines(_ shell: String, _ script: String) throws -> [String] {
    let outcome = try sandbox.run(shell, ["-c", script], environment: ["PATH": path])
    #expect(outcome.errors == "")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  // MARK: - Bash

  private func bash(_ line: String) throws -> [String] {
    try lines(
      "/bin/bash",
      """
      source <(settee completions bash)
      compopt() { printf 'compopt %s\\n' "$*"; }
      COMP_WORDBREAKS=$' \\t\\n"\\'@><=;|&(:'
      COMP_LINE=\(quoted(line)) COMP_POINT=${#COMP_LINE}
      complete -p settee
      _settee settee \(quoted(line.split(separator: " ", omittingEmptySubsequences: false).last.map(String.init) ?? ""))
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    ).dropFirst().map(\.self)
  }

  private func quoted(_ text: String) -> String { "'" + text.replacing("'", with: #"'\''"#) + "'" }

  @Test func bashCompletesVerbsPathsAndValues() throws {
    #expect(try bash("settee desc") == ["compopt -o filenames -o default", "describe"])
    #expect(try bash("settee get app.json lo") == ["log", "log."])
    #expect(try bash("settee set app.json lo") == ["compopt -o nospace", "log."])
    #expect(try bash("settee set app.json log.level=") == ["debug", "info"])
    #expect(try bash("settee set app.json log.level d") == ["debug"])
    #expect(try bash(#"settee set app.json log.\"m"#) == [#"log.\"max\ size\""#])
    #expect(try bash("settee get ap") == ["compopt -o filenames -o default", "app.json"])
    #expect(try bash("settee list --schemas f") == ["compopt -o filenames -o dirnames"])
  }

  @Test func bashPutsThemIntoItsLine() async throws {
    try await withTerminal(sandbox: sandbox, environment: ["PATH": path]) { terminal in
      try terminal.start(
        "/bin/bash", ["--norc", "--noprofile", "-i"], after: "cd; settee completions bash >c")
      try await terminal.running()
      try terminal.type("PS1='> '; source c; clear\n")
      try await terminal.screen { $0.lines[0] == ">" }
      try terminal.type("settee desc\tapp.j\tlog.l\t\n")
      try await terminal.shows("Type:   one of debug, info")
      let screen = try await terminal.shows("line 1")
      #expect(screen.lines[0] == "> settee describe app.json log.level")
      try terminal.type("settee set app.json log.l\t\u{8}=d\t\n")
      try await terminal.shows("changed")
      #expect(try sandbox.text(of: sandbox.home.appending(path: "app.json")).contains(#""level": "debug""#))
      try terminal.type("exit\n")
    }
  }

  // MARK: - The others

  @Test func fishCompletesVerbsPathsAndValues() throws {
    guard let fish = shell("fish") else { return }
    func words(_ line: String) throws -> [String] {
      try lines(fish, "settee completions fish | source; complete -C \(quoted(line))")
        .map { String($0.prefix { $0 != "\t" }) }
    }
    #expect(try words("settee desc") == ["describe"])
    #expect(try words("settee get app.json lo") == ["log", "log."])
    #expect(try words("settee get app.json 'lo") == ["log", "log."])
    #expect(try words("settee set app.json log.level=") == ["log.level=debug", "log.level=info"])
    #expect(try words("settee set app.json log.level d") == ["debug"])
    #expect(try words("settee get ap") == ["app.json"])
    #expect(try words("settee list --schema=ap") == ["--schema=app.json"])
    #expect(try words("settee list --schemas f") == ["folder/"])
  }

  @Test func zshCompletesVerbsPathsAndValues() async throws {
    guard let zsh = shell("zsh") else { return }
    try await withTerminal(sandbox: sandbox, environment: ["PATH": path]) { terminal in
      try terminal.start(zsh, ["-f", "-i"], after: "cd; settee completions zsh >c")
      try await terminal.running()
      try terminal.type("PS1='> '; autoload -U compinit; compinit -u -D; source c; clear\n")
      try await terminal.screen { $0.lines[0] == ">" }
      try terminal.type("settee desc\tapp.j\tlog.le\t\n")
      try await terminal.shows("Type:   one of debug, info")
      let screen = try await terminal.shows("line 1")
      #expect(screen.lines[0] == "> settee describe app.json log.level")
      try terminal.type("exit\n")
    }
  }

  @Test func itAnswersWithoutReadingWhatIsNoFile() throws {
    try sandbox.write("large.json", String(repeating: " ", count: 5 << 20) + "{\"a\": 1}")
    #expect(try sandbox.settee("complete", "fish", "get", "large.json", "").output == "")
    #expect(try sandbox.settee("complete", "fish", "get", "/dev/zero", "").output == "")
    #expect(try sandbox.settee("complete", "fish", "get", "app.json", "lo").output.hasPrefix("log\t"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.home.path + "/state") == [])
  }
}
