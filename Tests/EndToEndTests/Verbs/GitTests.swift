import Foundation
import Testing

/// Settee as git's textconv, difftool and merge driver, as Documentation/Git.md tells git of it.
@Suite struct GitTests {
  private let sandbox: Sandbox
  private let base = "# The server\n[server]\nport = 80\nname = \"a\"\n\n[log]\nlevel = \"info\"\n"

  init() throws {
    sandbox = try Sandbox()
    try git("init", "-q", "-b", "main")
    try sandbox.write(".gitattributes", "*.toml diff=settee merge=settee\n")
    let settee = try Locations.settee()
    try git("config", "diff.settee.textconv", "'\(settee)' diff --textconv")
    try git("config", "difftool.settee.cmd", "'\(settee)' diff --as \"$MERGED\" \"$LOCAL\" \"$REMOTE\"")
    try git("config", "merge.settee.driver", "'\(settee)' merge --as %P --marker-size %L %O %A %B")
    try commit("app.toml", base, "first")
  }

  @discardableResult
  private func git(_ words: String...) throws -> Command.Outcome {
    let identity = ["user.name=Tester", "user.email=tester@localhost", "difftool.prompt=false"].flatMap { ["-c", $0] }
    return try sandbox.run("/usr/bin/git", identity + words)
  }

  private func commit(_ file: String, _ text: String, _ message: String) throws {
    try sandbox.write(file, text)
    try git("add", "-A", ".gitattributes", file)
    #expect(try git("commit", "-qm", message).status == 0)
  }

  /// Two branches that each changed the file; `main` is checked out.
  private func branches(_ file: String = "app.toml", ours: String, theirs: String) throws {
    try git("checkout", "-qb", "theirs")
    try commit(file, theirs, "theirs")
    try git("checkout", "-q", "main")
    try commit(file, ours, "ours")
  }

  private func text(_ file: String = "app.toml") throws -> String {
    try sandbox.text(of: sandbox.home.appending(path: file))
  }

  @Test func settingsOnOneLineAreMerged() throws {
    try commit("app.toml", "a = { x = 1, y = 2 }\n", "one line")
    try branches(ours: "a = { x = 3, y = 2 }\n", theirs: "a = { x = 1, y = 4 }\n")
    let merge = try git("merge", "-q", "theirs")
    #expect(merge.status == 0, "\(merge.output)\(merge.errors)")
    #expect(try text() == "a = { x = 3, y = 4 }\n")
    #expect(try git("status", "--porcelain", "app.toml").output == "")
  }

  @Test func onlyTheSettingThatBothChangedIsAConflict() throws {
    try branches(
      ours: base.replacing("80", with: "81").replacing("\"a\"", with: "\"b\""),
      theirs: base.replacing("80", with: "82").replacing("info", with: "debug"))
    let merge = try git("merge", "theirs")
    #expect(merge.status == 1 && merge.errors.contains("settee: app.toml: both changed server.port"))
    #expect(
      try text() == """
        # The server
        [server]
        <<<<<<< ours
        port = 81
        =======
        port = 82
        >>>>>>> theirs
        name = "b"

        [log]
        level = "debug"

        """)
    #expect(try git("status", "--porcelain", "app.toml").output == "UU app.toml\n")
  }

  @Test func aNameOfAnyBytesIsMerged() throws {
    let name = "a b'\"%,:\u{1B}.toml"
    try commit(name, base, "odd")
    try branches(name, ours: base.replacing("80", with: "81"), theirs: base.replacing("\"a\"", with: "\"b\""))
    #expect(try git("merge", "-q", "theirs").status == 0)
    #expect(try text(name) == base.replacing("80", with: "81").replacing("\"a\"", with: "\"b\""))
  }

  /// Killed at any moment, the driver leaves the file as it was or as it was to be, and git reports a conflict.
  @Test func aDriverThatIsKilledLeavesAWholeFile() throws {
    let many = (0..<2000).map { "key\($0) = \($0)\n" }.joined()
    try commit("app.toml", many, "many")
    let (ours, theirs) = (
      many.replacing("key1 = 1\n", with: "key1 = 0\n"), many.replacing("key1999 = 1999", with: "key1999 = 0")
    )
    let merged = ours.replacing("key1999 = 1999", with: "key1999 = 0")
    try branches(ours: ours, theirs: theirs)
    var outcomes: Set<Bool> = []
    for delay in [0, 1, 2, 4, 8, 12, 16, 24, 32, 48, 64, 128] {
      try git(
        "config", "merge.settee.driver",
        "'\(try Locations.settee())' merge --as %P --marker-size %L %O %A %B & p=$!; sleep 0.\(String(format: "%03d", delay)); "
          + "kill -9 $p; wait $p")
      let merge = try git("merge", "theirs")
      let found = try text()
      #expect(found == ours || found == merged, "\(delay) ms")
      #expect(merge.status == 0 ? found == merged : merge.status == 1)
      outcomes.insert(merge.status == 0)
      if merge.status == 0 { try git("reset", "-q", "--hard", "HEAD~1") } else { try git("merge", "--abort") }
      #expect(try text() == ours)
    }
    #expect(outcomes.contains(false))
  }

  @Test func aDriverThatIsMissingIsAConflictAndNothingIsLost() throws {
    try branches(ours: base.replacing("80", with: "81"), theirs: base.replacing("80", with: "82"))
    try git("config", "merge.settee.driver", "/nowhere/settee merge %O %A %B")
    #expect(try git("merge", "theirs").status != 0)
    #expect(try text() == base.replacing("80", with: "81"))
  }

  @Test func gitComparesSettings() throws {
    try sandbox.write("app.toml", "log.level = 'info'\nserver = { name = \"a\", port = 81 }\n")
    let diff = try git("diff")
    let changed = diff.output.split(separator: "\n").filter { $0.firstMatch(of: /^[-+][^-+]/) != nil }
    #expect(changed.contains("-server.port = 80") && changed.contains("+server.port = 81"), "\(diff.output)")
    #expect(diff.output.contains("log.level = \"info\"") && !diff.output.contains("[server]"))
    try sandbox.write("app.toml", "[server\n")
    #expect(try git("diff").output.contains("+[server\n"))
  }

  @Test func aDifftoolPrintsBySettings() throws {
    try sandbox.write("app.toml", base.replacing("80", with: "81"))
    try sandbox.write("new.toml", "a = 1\n")
    try git("add", "-N", "new.toml")
    let shown = try git("difftool", "-t", "settee")
    #expect(shown.output == "- server.port = 80\n+ server.port = 81\n+ a = 1\n", "\(shown.output)\(shown.errors)")
  }
}
