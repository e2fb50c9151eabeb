import Testing

@testable import settee

/// Keys that are nearly others.
@MainActor
@Suite struct SuggestionTests {
  private let text = #"{"server": {"address": "x", "disk1": 1}, "HTTP_PROXY": "x"}"#

  nonisolated private static let cases: [(words: [String], status: Int32, message: String?)] = [
    (["get", "sever.address"], 1, "sever.address is not set; did you mean server.address?"),
    (["get", "server.adress"], 1, "server.adress is not set; did you mean server.address?"),
    (["get", "server.nothing"], 1, "server.nothing is not set"),
    (["list", "serevr"], 1, "serevr is not set; did you mean server?"),
    (["reset", "server.adress"], 0, "warning: server.adress is not set; did you mean server.address?"),
    (["set", "server.adress", "y"], 0, "warning: server.adress was not there; did you mean server.address?"),
    (["set", "server.addresses", "y"], 0, nil),
    (["set", "server.disk2", "y"], 0, nil),
    (["set", "server.address", "y"], 0, nil),
    (["set", "server.a", "y"], 0, nil),
  ]

  @Test(arguments: cases)
  func aSlipIsTold(_ words: [String], _ status: Int32, _ message: String?) throws {
    let account = try Account()
    let file = try account.write("a.json", text)
    #expect(account.run([words[0], file] + words.dropFirst()) == status)
    #expect(account.errors == (message.map { "settee: \($0)\n" } ?? ""))
  }

  @Test func theItemIsNamedThatAKeyStandsFor() throws {
    let account = try Account()
    let file = try account.write("passwd", "root:x:0:0:root:/root:/bin/bash\nbin:x:2:2:bin:/bin:/usr/sbin/nologin\n")
    #expect(account.run("get", "--format", "passwd", file, "bin.shell") == 1)
    #expect(account.errors == "settee: bin.shell is not set; did you mean [name=bin].shell?\n")
    #expect(account.run("set", "--format", "passwd", file, "bin.shell", "/bin/sh") == 1)
    #expect(account.errors.hasSuffix("did you mean [name=bin].shell?\n"), "\(account.errors)")
    #expect(account.run("get", "--format", "passwd", file, "nobody.shell") == 1)
    #expect(account.errors == "settee: nobody.shell is not set\n")
  }

  @Test func aSlipIsRefusedWhereThatIsAskedFor() throws {
    let account = try Account()
    let file = try account.write("a.json", text)
    #expect(account.run("set", "--strict", file, "server.adress", "y") == 1)
    #expect(
      account.errors
        == "settee: server.adress is not known; did you mean server.address? --force sets it all the same\n")
    #expect(try account.text(file) == text)
    #expect(account.run("set", "--strict", file, "server.other", "y") == 0)
    #expect(account.run("set", "--strict", "--force", file, "server.adress", "y") == 0)
  }

  @Test(arguments: ["additionalProperties", "unevaluatedProperties"])
  func aNameThatIsSetAlreadyIsSuggestedToo(_ keyword: String) throws {
    let account = try Account()
    let file = try account.write("a.json", #"{"max_connections": 100}"#)
    let schema = try account.write(
      "s.json", #"{"properties": {"max_connections": true, "log_connections": true}, "\#(keyword)": false}"#)
    #expect(account.run("set", file, "max_conections", "5", "--schema", schema) == 1)
    #expect(account.errors.contains(#"did you mean "max_connections"?"#))
    #expect(account.run("get", file, "max_conections", "--schema", schema) == 1)
    #expect(account.errors.contains("did you mean max_connections?"))
  }

  @Test func aPointerWithoutItsFirstSlashIsRefused() throws {
    let account = try Account()
    let file = try account.write("a.json", #"{"server": {"port": 1}}"#)
    for words in [["server/port", "2"], ["server/port=2"]] {
      #expect(account.run(["set", file] + words) == 2)
      #expect(
        account.errors == """
          settee: server/port is not set; a path with slashes begins with one: /server/port, or server.port; \
          a key of this name goes in quotes

          """)
    }
    #expect(account.run("get", file, "server/port") == 1)
    #expect(account.errors == "settee: server/port is not set; did you mean server.port?\n")
    #expect(account.run("set", file, #""server/port""#, "2") == 0)
    #expect(account.run("set", file, "text/html", "2") == 0)
    #expect(try account.text(file) == #"{"server": {"port": 1}, "server/port": 2, "text/html": 2}"#)
  }

  @Test(arguments: ["packge.json", "package.jsn"])
  func aFileThatIsMeantIsNamed(_ name: String) throws {
    let account = try Account()
    let file = try account.write("package.json", #"{"name": "x"}"#)
    let folder = file.dropLast("package.json".count)
    #expect(account.run("get", folder + name, "name") == 2)
    #expect(account.errors == "settee: \(folder + name): there is no such file; did you mean \(file)?\n")
    #expect(account.run("get", folder + "other.json", "name") == 2)
    #expect(account.errors == "settee: \(folder)other.json: there is no such file\n")
  }
}
