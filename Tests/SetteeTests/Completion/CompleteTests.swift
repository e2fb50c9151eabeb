import Testing

@testable import settee

/// `settee complete`, which shells ask.
@MainActor
@Suite struct CompleteTests {
  private let schema = #"""
    {"properties": {"level": {"enum": ["debug", "info"], "title": "Level", "description": "How much.\nOr less."},
      "on": {"type": "boolean"}, "dns": {"type": "array", "items": {"enum": ["1.1.1.1", "9.9.9.9"]}},
      "log": {"properties": {"max-size": {"type": "string", "examples": ["10m", "1 g"]}, "file": {"format": "uri-reference"}}},
      "password": {"type": "string", "examples": ["hunter2"]}}}
    """#

  private func account() throws -> (Account, file: String) {
    let account = try Account()
    try account.write("s.json", schema)
    return (
      account, try account.write("a.json", #"{"$schema": "./s.json", "level": "info", "own": {"k.x": [{"n": 1}]}}"#)
    )
  }

  /// The words that fish is given for a line; a plus marks those that go on.
  private func words(_ line: String...) throws -> [String] {
    let (account, file) = try account()
    #expect(account.run(["complete", "fish"] + line.map { $0 == "FILE" ? file : $0 }) == 0)
    #expect(account.errors == "")
    return account.output.split(separator: "\n").map { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      return parts[0].isEmpty ? ":\(parts[1])" : parts[0] + (parts.count > 2 ? "+" : "")
    }
  }

  @Test func verbsAndFilesBegin() throws {
    let verbs = ["set", "search", "status", "schemas", "ssh"]
    let programs = try Account().opener.pages.names.filter { $0.hasPrefix("s") && $0 != "ssh" }
    #expect(try words("s") == verbs + programs + [":files"] && programs.contains("sshd"))
    #expect(try words("") == VerbTable.forPeople.dropFirst().map { $0.name } + [":files"])
    #expect(try words("help", "re") == ["reset", "recover", "request"])
    #expect(try words("completions", "") == ["bash", "zsh", "fish"])
    #expect(try words("check", "a.json", "") == [":files"])
    #expect(try words("get", "a.json", "b", "") == [])
  }

  @Test func optionsAreThoseOfTheVerbThatAreNotThereYet() throws {
    #expect(try words("set", "--d") == ["--dry-run"])
    #expect(try words("recover", "-") == ["--new", "--discard", "--dry-run", "--help"])
    #expect(try words("recover", "--new", "--") == ["--dry-run", "--help"])
    #expect(try words("--v") == ["--version"])
    #expect(try words("list", "--format", "js") == ["json", "jsonc", "json5"])
    #expect(try words("list", "--format=yam") == ["--format=yaml"])
    #expect(try words("check", "--report", "g") == ["github", "gitlab"])
    #expect(try words("check", "--report=sa") == ["--report=sarif"])
    #expect(try words("merge", "--m") == ["--marker-size"])
    #expect(try words("list", "--schema", "") == [":files"])
    #expect(try words("list", "--schemas", "") == [":folders"])
    #expect(try words("list", "--", "--") == [":files"])
  }

  @Test func pathsAreThoseThatTheVerbCanUse() throws {
    #expect(
      try words("get", "FILE", "")
        == [#""$schema""#, "level", "own", "own.+"].map { $0.replacing("\"$schema\"", with: "$schema") })
    #expect(try words("set", "FILE", "l") == ["level", "log.+"])
    #expect(try words("set", "FILE", "log.") == ["log.max-size", "log.file"])
    #expect(try words("set", "FILE", "/log/m") == ["/log/max-size"])
    #expect(try words("set", "FILE", "dn") == ["dns+=+", "dns[+"])
    #expect(try words("set", "FILE", "own.") == [#"own."k.x"+=+"#, #"own."k.x"[+"#])
    #expect(try words("set", "FILE", #"own."k.x"["#) == [#"own."k.x"[]"#, #"own."k.x"[0].+"#])
    #expect(try words("get", "FILE", #"own."k.x"[0]."#) == [#"own."k.x"[0].n"#])
    #expect(try words("list", "FILE", "/own/k.x/") == ["/own/k.x/0", "/own/k.x/0/+"])
    #expect(try words("describe", "FILE", "o") == ["on", "own", "own.+"].sorted { ($0 != "on") && ($1 == "on") })
    #expect(try words("reset", "FILE", "on") == [])
    #expect(try words("set", "no-such-file.json", "") == [])
  }

  @Test func valuesAreWhatTheSchemaAndTheFileKnow() throws {
    #expect(try words("set", "FILE", "level", "") == ["debug", "info"])
    #expect(try words("set", "FILE", "on", "") == ["true", "false"])
    #expect(try words("set", "FILE", "log.max-size", "1") == ["10m", "1 g"])
    #expect(try words("set", "FILE", "password", "") == [])
    #expect(try words("set", "FILE", "level=d") == ["level=debug"])
    #expect(
      try words("set", "FILE", "level=info", "o") == ["on=+", "own.+"].sorted { ($0 != "on=+") && ($1 == "on=+") })
    #expect(try words("set", "FILE", "level=info", "on=") == ["on=true", "on=false"])
    #expect(try words("set", "FILE", "dns+=") == ["dns+=1.1.1.1", "dns+=9.9.9.9"])
  }

  @Test(arguments: [
    ("tags-=", "tags-=daily\ntags-=work\n"), ("/tags-=w", "/tags-=work\n"),
    ("options-=", "options-=noatime\noptions-=nofail\n"), ("dns-=", ""), ("password-=", ""),
  ])
  func whatIsInAListMayBeTakenOut(word: String, completed: String) throws {
    let account = try Account()
    try account.write("s.json", #"{"properties": {"options": {"itemSeparators": [","]}}}"#)
    let file = try account.write(
      "a.json",
      #"{"$schema": "./s.json", "tags": ["daily", "work"], "options": "noatime,nofail", "password": ["hunter2"]}"#)
    #expect(account.run("complete", "fish", "set", file, word) == 0)
    #expect(account.output.replacing("\t", with: "") == completed)
  }

  @Test func dotsNeedNoQuotesWhereNothingIsInside() throws {
    let account = try Account()
    let file = try account.write("sysctl.conf", "net.ipv4.ip_forward = 0\n")
    #expect(account.run("complete", "fish", "set", file, "net.ip") == 0)
    // What this machine's kernel has besides comes behind it.
    #expect(account.output.hasPrefix("net.ipv4.ip_forward\t"), "\(account.output)")
  }

  @Test func bashHasWordsInTheFormOfItsLine() throws {
    let (account, file) = try account()
    let breaks = " \t\n\"'@><=;|&(:"
    func bash(_ line: String) -> String {
      #expect(account.run("complete", "bash", breaks, line) == 0)
      return account.output
    }
    #expect(bash("settee set \(file) log.max-size 1") == "10m\n1\\ g\n")
    #expect(bash("settee set \(file) log.max-size '1 ") == "1 g\n")
    #expect(bash("settee set \(file) level=d") == "debug\n")
    #expect(bash("settee set \(file) lo") == "log.\n\tnospace\n")
    #expect(bash("settee set \(file) own.") == "own.\\\"k.x\\\"+=\nown.\\\"k.x\\\"\\[\n")
    #expect(bash("settee che") == "check\n\tfiles\n")
  }

  @Test func summariesGoAlongAndNothingIsWritten() throws {
    let (account, file) = try account()
    let text = try account.text(file)
    #expect(account.run("complete", "zsh", "get", file, "le") == 0)
    #expect(account.output == "level\tHow much.\n")
    #expect(try account.text(file) == text)
    #expect(account.run("complete", "zsh", "get", "~/b.json", "") == 0)
    #expect(account.output == "")
    try account.write("b.json", #"{"z": 1}"#, in: "home")
    #expect(account.run("complete", "zsh", "get", "~/b.json", "") == 0)
    #expect(account.output == "z\tnumber\n")
  }

  @Test func brokenLinesAndFilesAreNoErrors() throws {
    let account = try Account()
    let file = try account.write("a.json", "{")
    for words in [
      ["bash"], ["zsh"], ["fish", "set", file, "a"], ["zsh", "get", "/", ""], ["zsh", "get", "/dev/zero", ""],
      ["zsh", "set", "-", ""], ["fish", "set", file, "a[", ""],
    ] {
      #expect(account.run(["complete"] + words) == 0, "\(words)")
      #expect(account.errors == "")
    }
    #expect(account.run("complete", "tcsh") == 2)
  }
}
