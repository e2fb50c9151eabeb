import Foundation
import Testing

@testable import settee

/// What is left of a secret that was set and reset: nothing.
@MainActor
@Suite struct SecretTests {
  /// All that the account's files hold.
  private func everything(in account: Account) -> String {
    let files = FileManager.default.enumerator(atPath: account.root.path)?.compactMap { $0 as? String } ?? []
    return files.compactMap { FileManager.default.contents(atPath: account.root.path + "/" + $0) }
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }

  @Test(arguments: [
    ("x.env", "A=1\n", "PASSWORD"), ("x.ini", "[db]\nhost=a\n", "db.password"),
    ("x.yaml", "db:\n  host: a\n", "db.password"), ("x.toml", "[db]\nhost = \"a\"\n", "db.api_token"),
    ("x.json", "{ \"db\": { \"host\": \"a\" } }\n", "db.secret"),
  ])
  func aSecretThatWasSetAndResetLeavesNoTrace(_ name: String, _ text: String, _ path: String) throws {
    let account = try Account()
    let file = try account.write(name, text)
    for value in ["hunter2", "hunter22"] { #expect(account.run("set", file, path, value) == 0, "\(account.errors)") }
    #expect(everything(in: account).contains("hunter22"))
    #expect(account.run("reset", file, path) == 0, "\(account.errors)")
    #expect(!everything(in: account).contains("hunter"))
    #expect(try account.text(file) == text)
  }

  @Test func aSecretOfTheFilesOwnIsRemovedAndNotCommentedOut() throws {
    let account = try Account()
    let file = try account.write("x.env", "A=1\nPASSWORD=hunter2\nB=2\n")
    #expect(account.run("reset", file, "PASSWORD") == 0)
    #expect(account.run("reset", file, "A") == 0)
    #expect(try account.text(file) == "#A=1\nB=2\n")
    #expect(!everything(in: account).contains("hunter2"))
  }

  @Test(arguments: ["# requirepass foobared\n", "requirepass foobared\n"])
  func whatExplainsASecretStaysWithItsName(_ line: String) throws {
    let account = try Account()
    let file = try account.write("redis.conf", "port 1\n\n# The password of all clients.\n#\n\(line)\ntimeout 2\n")
    if line.hasPrefix("#") { #expect(account.run("set", file, "requirepass", "hunter2") == 0, "\(account.errors)") }
    #expect(account.run("reset", file, "requirepass") == 0, "\(account.errors)")
    let text = try account.text(file)
    #expect(text.contains("# The password of all clients.\n#\n#"), "\(text)")
    #expect(text.contains("requirepass") && text.hasSuffix("\n\ntimeout 2\n"), "\(text)")
    #expect(!everything(in: account).contains("hunter2") && !everything(in: account).contains("foobared"))
  }

  @Test func aSecretByItsSchemaIsNotRemembered() throws {
    let account = try Account()
    let file = try account.write("x.json", #"{ "plain": "hunter1", "pin": "hunter2" }"#)
    let schema = try account.write("s.json", #"{ "properties": { "pin": { "type": "string", "writeOnly": true } } }"#)
    for path in ["plain", "pin"] { #expect(account.run("set", "--schema", schema, file, path, "new") == 0) }
    let remembered = everything(in: account)
    #expect(remembered.contains("hunter1"))
    #expect(!remembered.contains("hunter2"))
  }

  @Test func theJournalOfEarlierVersionsIsScrubbedWhenItIsMet() throws {
    let account = try Account()
    let file = try account.write("x.env", "A=1\nTOKEN=hunter3\nPort=9\n")
    try account.write(
      ".local/state/settee/journal.jsonl",
      """
      {"time":1,"file":"\(file)","settings":[{"path":"/TOKEN","old":null,"new":"hunter2","commented":"#TOKEN=hunter1"}],"edits":[{"at":4,"old":"","new":"hunter2"}]}
      {"time":2,"file":"\(file)","settings":[{"path":"/Port","old":null,"new":"9","commented":"#Port=8"}],"edits":[{"at":4,"old":"","new":"TOKEN=hunter2"}]}
      {"time":3,"file":"\(file)","sett
      """, in: "home")
    #expect(account.run("set", file, "A", "2") == 0)
    #expect(!everything(in: account).contains("hunter2") && !everything(in: account).contains("hunter1"))
    #expect(account.run("reset", file, "Port") == 0)
    #expect(account.run("reset", file, "TOKEN") == 0)
    #expect(try account.text(file) == "A=2\n#Port=8\n")
  }

  @Test func aPipeOrALinkInTheJournalsPlaceIsNeitherReadNorWritten() throws {
    let account = try Account()
    let file = try account.write("x.env", "A=1\n")
    #expect(account.run("set", file, "A", "2") == 0)
    let folder = account.home + "/.local/state/settee/journal"
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
    let victim = try account.write("victim", "")
    try FileManager.default.removeItem(atPath: folder + "/" + name)
    try FileManager.default.createSymbolicLink(atPath: folder + "/" + name, withDestinationPath: victim)
    #expect(account.run("set", file, "A", "3") == 0)
    #expect(try account.text(victim) == "")
    try FileManager.default.removeItem(atPath: folder + "/" + name)
    #expect(mkfifo(folder + "/" + name, 0o600) == 0)
    #expect(account.run("set", file, "A", "4") == 0)
    #expect(account.run("reset", file, "A") == 0)
    #expect(try account.text(file) == "#A=4\n")
  }

  @Test func rememberingAChangeCostsWhatTheChangeCosts() throws {
    let account = try Account()
    let text =
      "{\n" + (0..<20_000).map { "  \"key\($0)\": \"\(String(repeating: "x", count: 40))\",\n" }.joined()
      + "  \"last\": 1\n}\n"
    #expect(text.utf8.count > 1_000_000)
    let file = try account.write("large.json", text)
    #expect(account.run("set", file, "key10000", "y") == 0)
    let folder = account.home + "/.local/state/settee/journal"
    let sizes = try FileManager.default.contentsOfDirectory(atPath: folder).map {
      try FileManager.default.attributesOfItem(atPath: folder + "/" + $0)[.size] as? Int ?? 0
    }
    #expect(sizes.count == 1 && sizes[0] < 1024, "\(sizes)")
  }
}
