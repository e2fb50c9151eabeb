import SettingsDocuments
import Testing

@testable import settee

/// `settee set FILE PATH=VALUE…` and `--create`.
@MainActor
@Suite struct SetManyTests {
  @Test(arguments: [
    (["a=2", "b.c=x=y"], #"{"a": 2, "list": ["p"], "b": {"c": "x=y"}}"#),
    (["list+=q", "list+=r"], #"{"a": 1, "list": ["p", "q", "r"]}"#),
    (["list+=5"], #"{"a": 1, "list": ["p", "5"]}"#),
    (["new+=5", "new+=6"], #"{"a": 1, "list": ["p"], "new": [5, 6]}"#),
    (["/list/-=q", "list[]=r"], #"{"a": 1, "list": ["p", "q", "r"]}"#),
    ([#""k=v"=1"#], #"{"a": 1, "list": ["p"], "k=v": 1}"#),
    ([#""k=v""#, "1"], #"{"a": 1, "list": ["p"], "k=v": 1}"#),
    (["/k=v", "1"], #"{"a": 1, "list": ["p"], "k=v": 1}"#),
    (["/a=2", "/k=3"], #"{"a": 2, "list": ["p"], "k": 3}"#),
    (["d", "x=y"], #"{"a": 1, "list": ["p"], "d": "x=y"}"#),
    (["d="], #"{"a": 1, "list": ["p"], "d": ""}"#),
    (["list=[]", "list+=z"], #"{"a": 1, "list": ["z"]}"#),
  ])
  func severalAreChangedInOneWrite(_ words: [String], _ expected: String) throws {
    let account = try Account()
    let file = try account.write("a.json", #"{"a": 1, "list": ["p"]}"#)
    #expect(account.run(["set", file] + words) == 0, "\(account.errors)")
    #expect(try account.text(file) == expected)
    #expect(account.output == "changed\n" && account.errors == "")
  }

  @Test(arguments: [
    (["a=2", "b"], "b is no PATH=VALUE; a key that holds an equals sign is written in quotes"),
    (["=2"], "=2 has no PATH before the equals sign"), (["a", "b", "c=d"], "c=d is one word too many"),
    (["a.=2"], "not a path: a."),
  ])
  func whatIsNoAssignmentIsRefused(_ words: [String], _ message: String) throws {
    let account = try Account()
    let file = try account.write("a.json", "{}")
    #expect(account.run(["set", file] + words) == 2)
    #expect(account.errors.hasPrefix("settee: \(message)"), "\(account.errors)")
    #expect(try account.text(file) == "{}")
  }

  @Test("A pointer with an equals sign is the path of a setting that is there, whatever the value is")
  func pointersHaveNoQuotes() throws {
    let account = try Account()
    let file = try account.write("a.ini", "[Init?family=inet6]\ntype = a\n")
    #expect(account.run(["set", file, "/Init?family=inet6/type", "ipv6=yes"]) == 0, "\(account.errors)")
    #expect(try account.text(file) == "[Init?family=inet6]\ntype = ipv6=yes\n")
    let list = try account.write("lighttpd.conf", "alias.url += ( \"/x\" => \"/y\" )\n")
    #expect(account.run(["set", list, "/alias.url +=", "( \"/x\" => \"/z\" )"]) == 0, "\(account.errors)")
    #expect(try account.text(list) == "alias.url += ( \"/x\" => \"/z\" )\n")
    let empty = try account.write("a.json", "{}\n")
    #expect(account.run(["set", empty, "/a=1", "b=2"]) == 0, "\(account.errors)")
    #expect(account.run(["get", empty, "/b"]) == 0)
    let commented = try account.write("freeradius/3.0/sites-available/a", "update control {\n\t#A := \"x=y\"\n}\n")
    #expect(account.run(["set", commented, "/update control/A :=", "u=v"]) == 0, "\(account.errors)")
    #expect(try account.text(commented) == "update control {\n\tA := \"u=v\"\n}\n")
  }

  @Test func whereOneIsRefusedNoneIsChanged() throws {
    let account = try Account()
    let text = #"{"a": 1, "b": "x"}"#
    let file = try account.write("a.json", text)
    for words in [["b=y", "a=word"], ["b=y", "a+=2"], ["b=y", "b.c=2"]] {
      #expect(account.run(["set", file] + words) == 1)
      #expect(account.output == "" && !account.errors.isEmpty)
      #expect(try account.text(file) == text)
    }
    #expect(account.run("set", "--quiet", "--force", file, "b=y", "a=word") == 0)
    #expect(try account.text(file) == #"{"a": "word", "b": "y"}"#)
  }

  @Test func theOrderDoesNotMatterWhereOneAllowsTheOther() throws {
    let account = try Account()
    let file = try account.write("a.json", #"{"kind": "number", "value": 1}"#)
    let schema = try account.write(
      "s.json",
      #"""
      {"if": {"properties": {"kind": {"const": "number"}}}, "then": {"properties": {"value": {"type": "number"}}},
       "else": {"properties": {"value": {"type": "string"}}}}
      """#)
    #expect(account.run("set", file, "value=x", "kind=text", "--schema", schema) == 0, "\(account.errors)")
    #expect(try account.text(file) == #"{"kind": "text", "value": "x"}"#)
  }

  @Test func jsonHasALineForEach() throws {
    let account = try Account()
    let file = try account.write("a.json", #"{"a": 1, "list": []}"#)
    #expect(account.run("set", "--json", file, "a=1", "list+=x") == 0)
    #expect(
      account.output == #"{"path": "/a", "old": 1, "new": 1, "changed": false}"# + "\n"
        + #"{"path": "/list/0", "old": null, "new": "x", "changed": true}"# + "\n")
    #expect(account.run("set", file, "a=1", "list=[\"x\"]") == 0)
    #expect(account.output == "unchanged\n")
  }

  @Test func aSingleValueBecomesAListWhereTheSettingMayBeOne() throws {
    let account = try Account()
    let sshd = try account.write("sshd_config", "Port 22\n")
    #expect(account.run("set", sshd, "Port+=2222") == 0, "\(account.errors)")
    #expect(try account.text(sshd) == "Port 22\nPort 2222\n")
    let file = try account.write("a.json", #"{"include": "x", "name": "y"}"#)
    let schema = try account.write(
      "s.json",
      #"""
      {"properties": {"include": {"type": ["string", "array"], "items": {"enum": ["x", "z"]}}, "name": {"type": "string"}}}
      """#)
    #expect(account.run("set", file, "include+=z", "--schema", schema) == 0, "\(account.errors)")
    #expect(try account.text(file) == #"{"include": ["x", "z"], "name": "y"}"#)
    #expect(account.run("set", file, "include+=q", "--schema", schema) == 1)
    #expect(account.run("set", file, "name+=z", "--schema", schema) == 1)
    #expect(account.errors == "settee: name is no list, so nothing can be added to it\n")
  }

  @Test func aFileIsMadeWhereItsFolderIs() throws {
    let account = try Account()
    let file = account.currentFolder + "/new.toml"
    #expect(account.run("set", file, "a.b", "1") == 2)
    #expect(account.errors == "settee: \(file): there is no such file; --create makes it\n")
    #expect(account.run("set", "--create", "--dry-run", file, "a.b", "1") == 0)
    #expect(account.run("get", file, "a.b") == 2)
    #expect(account.errors == "settee: \(file): there is no such file\n")
    #expect(account.run("set", "--create", file, "a.b=1", "list+=x") == 0)
    #expect(account.output == "changed\n" && account.errors == "")
    #expect(try account.text(file) == "list = [\"x\"]\n\n[a]\nb = 1\n")
    #expect(account.run("set", "--create", file, "a.b", "2") == 0)
    #expect(try account.text(file) == "list = [\"x\"]\n\n[a]\nb = 2\n")
    #expect(account.run("set", "--create", account.currentFolder + "/no/a.json", "a", "1") == 2)
    #expect(account.errors.hasSuffix("/here/no: there is no such folder; make it first\n"))
    #expect(account.run("set", "--create", account.currentFolder + "/a.unknown", "a", "1") == 2)
    #expect(account.run("set", "--create", account.currentFolder + "/a.unknown", "a", "1", "--format", "json") == 0)
  }

  /// Its owner's alone, as nobody asks for that by hand.
  @Test func aNewFileWithASecretIsPrivate() throws {
    let account = try Account()
    func mode(_ name: String, _ words: String...) throws -> UInt32 {
      let file = account.currentFolder + "/" + name
      #expect(account.run(["set", "--create", file] + words) == 0, "\(account.errors)")
      return try SystemFileSystem().status(of: file).mode & 0o777
    }
    #expect(try mode("a.yaml", "wifis.wlan0.password", "hunter2") == 0o600)
    #expect(try mode("b.yaml", "wifis.wlan0.ssid", "home") == 0o644)
  }

  @Test func aRefusedValueMakesNoFile() throws {
    let account = try Account()
    let schema = try account.write("s.json", #"{ "properties": { "a": { "type": "boolean" } } }"#)
    let file = account.currentFolder + "/new.json"
    #expect(account.run("set", "--create", file, "a", "5", "--schema", schema) == 1)
    #expect(account.run("get", file, "a") == 2)
  }
}
