import Foundation
import SettingsDocuments
import SettingsSchema
import Testing

@testable import settee

/// `settee request`: one request in JSON, one answer.
@MainActor
@Suite struct RequestTests {
  private let account: Account

  init() throws { account = try Account() }

  /// What is answered to a request, and the exit status.
  private func ask(_ request: String) throws -> (status: Int32, answer: Node) {
    account.input = Array(request.utf8)
    let status = account.run("request")
    let answer = try Document(parsing: Array((account.output.isEmpty ? "null" : account.output).utf8), as: .json)
    return (status, answer.root)
  }

  private func ask(_ file: String, _ settings: String, _ more: String = "") throws -> (status: Int32, file: Node) {
    let (status, answer) = try ask(#"{ "files": [{ "path": "\#(file)", "settings": [\#(settings)]\#(more) }] }"#)
    return (status, try #require(answer["files"]?[0]))
  }

  @Test func settingsAreSetAndThenAreUnchanged() throws {
    let file = try account.write("a.ini", "# hosts\n[db]\nhost = a\nport = 1\n")
    let settings = #"{ "path": "db.host", "value": "b" }, { "path": "db.port", "value": 5432 }"#
    let first = try ask(file, settings)
    #expect(first.status == 0)
    #expect(first.file["changed"]?.value == true)
    #expect(
      first.file["settings"]?[1]?.value.json == """
        {"path": "db.port", "before": "1", "after": "5432", "changed": true, "secret": false}
        """)
    #expect(try account.text(file) == "# hosts\n[db]\nhost = b\nport = 5432\n")
    let second = try ask(file, settings)
    #expect(second.status == 0 && second.file["changed"]?.value == false)
    #expect(second.file["settings"]?[0]?["changed"]?.value == false)
  }

  @Test func othersAreAddedOnceBesideAnElementWithAttributes() throws {
    let text = { (more: String) in "<shop>\n  <rating by=\"us\">10</rating>\n\(more)</shop>\n" }
    let file = try account.write("a.xml", text(""))
    for isChanged in [true, false] {
      let told = try ask(file, #"{ "path": "shop.rating", "add": "5" }"#)
      #expect(told.status == 0 && told.file["changed"]?.value == .boolean(isChanged))
      #expect(try account.text(file) == text("  <rating>5</rating>\n"))
    }
    let third = try account.write("b.xml", text(""))
    #expect(try ask(third, ##"{ "path": "shop.rating", "add": { "#text": "5", "@by": "you" } }"##).status == 0)
    #expect(try account.text(third) == text("  <rating by=\"you\">5</rating>\n"))
  }

  /// What a request to set `db.host` in files answers, and which of them it was refused in, where another program is at work
  /// between its reading and its writing.
  private func set(_ files: [String], host: String, meanwhile: () throws -> Void) throws -> [VerbError?] {
    let texts = files.map {
      #"{ "path": "\#($0)", "create": true, "settings": [{ "path": "db.host", "value": "\#(host)" }] }"#
    }
    let run = RequestRun(
      try SettingsRequest(reading: Array("{ \"files\": [\(texts.joined(separator: ", "))] }".utf8)),
      in: account.context())
    run.prepare()
    try meanwhile()
    run.write()
    return run.files.map(\.failure)
  }

  @Test func filesThatAnotherProgramMadeMeanwhileGetTheSettingsAsWell() throws {
    let names = ["a.ini", "b.ini", "c.ini"]
    let refused = try set(names.map { account.currentFolder + "/" + $0 }, host: "b") {
      for name in names { _ = try account.write(name, "[db]\nport = 1\n") }
    }
    #expect(refused.allSatisfy { $0 == nil })
    for name in names { #expect(try account.text(account.currentFolder + "/" + name) == "[db]\nport = 1\nhost = b\n") }
  }

  @Test func aSettingThatAnotherProgramChangedMeanwhileIsAsTheLastHasIt() throws {
    let (here, removed) = (
      try account.write("a.ini", "[db]\nhost = a\n"), try account.write("b.ini", "[db]\nhost = a\n")
    )
    let refused = try set([here, removed], host: "c") {
      _ = try account.write("a.ini", "[db]\nhost = b\n")
      try FileManager.default.removeItem(atPath: removed)
    }
    #expect(refused.allSatisfy { $0 == nil })
    for file in [here, removed] { #expect(try account.text(file).hasSuffix("[db]\nhost = c\n")) }
  }

  @Test func aFileThatIsTakenBackKeepsWhatAnotherProgramWroteIntoIt() throws {
    let file = account.currentFolder + "/new.ini"
    let request = try SettingsRequest(
      reading: Array(
        #"{ "files": [{ "path": "\#(file)", "create": true, "settings": [{ "path": "host", "value": "b" }] }] }"#.utf8))
    let run = RequestRun(request, in: account.context())
    run.run()
    let made = try #require(run.files.first?.file)
    _ = try account.write("new.ini", "host = b\nport = 1\n")
    try made.takeBack(account.context().opener.writer)
    #expect(try account.text(file) == "port = 1\n")
  }

  @Test func aLineIsAddedToATableOnce() throws {
    let file = try account.write("fstab", "/dev/sda1 / ext4 defaults 0 1\n")
    let row = #"{ "path": "", "add": "/dev/sdb1 /srv ext4 noatime 0 2" }"#
    for _ in 0..<2 { #expect(try ask(file, row, #", "as": "/etc/fstab""#).status == 0) }
    #expect(try account.text(file).split(separator: "\n").count == 2)
  }

  @Test func aCheckAnswersTheSameAndWritesNothing() throws {
    let file = try account.write("a.ini", "[db]\nhost = a\n")
    let request = { (isCheck: Bool) in
      #"{ "check": \#(isCheck), "diff": true, "files": [{ "path": "\#(file)", "backup": ".old~", "settings": [{ "path": "db.host", "value": "b" }] }] }"#
    }
    let tried = try ask(request(true))
    #expect(try account.text(file) == "[db]\nhost = a\n")
    #expect(!FileManager.default.fileExists(atPath: file + ".old~"))
    let done = try ask(request(false))
    #expect(tried.answer["changed"]?.value == true && done.answer["changed"]?.value == true)
    #expect(tried.answer["files"]?[0]?["settings"]?.value == done.answer["files"]?[0]?["settings"]?.value)
    #expect(tried.answer["files"]?[0]?["diff"]?.value == ["before": "[db]\nhost = a\n", "after": "[db]\nhost = b\n"])
    #expect(tried.answer["files"]?[0]?["diff"]?.value == done.answer["files"]?[0]?["diff"]?.value)
    #expect(try account.text(file + ".old~") == "[db]\nhost = a\n")
    #expect(done.answer["files"]?[0]?["backup"]?.string == file + ".old~")
  }

  @Test func whereOneFileIsRefusedNoneIsWritten() throws {
    let good = try account.write("a.ini", "[a]\nx = 1\n")
    let bad = try account.write("b.toml", "port = 80\n")
    let request = { (isTogether: Bool) in
      """
      { "together": \(isTogether), "files": [{ "path": "\(good)", "settings": [{ "path": "a.x", "value": 2 }] },
        { "path": "\(bad)", "settings": [{ "path": "port", "value": 99999999 }] }] }
      """
    }
    let together = try ask(request(true))
    #expect(together.status == 1)
    #expect(together.answer["changed"]?.value == false && together.answer["failed"]?.value == true)
    #expect(together.answer["files"]?[1]?["error"]?.string?.hasPrefix("port: ") == true)
    #expect(try account.text(good) == "[a]\nx = 1\n")
    let each = try ask(request(false))
    #expect(each.status == 1 && each.answer["changed"]?.value == true)
    #expect(try account.text(good) == "[a]\nx = 2\n")
    #expect(try account.text(bad) == "port = 80\n")
  }

  @Test func whatWasWrittenIsTakenBackWhereALaterFileCannotBe() throws {
    let first = try account.write("a.ini", "[a]\nx = 1\n")
    let last = try account.write("b.ini", "[a]\nx = 1\n", in: "here/closed")
    // Root is kept from a folder that anyone may write to.
    try FileManager.default.setAttributes(
      [.posixPermissions: geteuid() == 0 ? 0o777 : 0o555],
      ofItemAtPath: URL(fileURLWithPath: last).deletingLastPathComponent().path)
    let new = account.currentFolder + "/new.ini"
    let settings = #""settings": [{ "path": "a.x", "value": 2 }]"#
    let (status, answer) = try ask(
      """
      { "files": [{ "path": "\(first)", \(settings) }, { "path": "\(new)", "create": true, \(settings) },
        { "path": "\(last)", \(settings) }] }
      """)
    #expect(status == 1 && answer["changed"]?.value == false)
    #expect(try account.text(first) == "[a]\nx = 1\n")
    #expect(!FileManager.default.fileExists(atPath: new))
  }

  @Test(arguments: [
    // What is there already is not added again, and what is not there is not taken away.
    ("a.json", #"{"l": ["a"]}"#, #"{ "path": "l", "add": "b" }"#, #"{"l": ["a", "b"]}"#),
    ("a.json", #"{"l": ["a"]}"#, #"{ "path": "l", "add": "a" }"#, #"{"l": ["a"]}"#),
    ("a.json", #"{"l": [1, 2]}"#, #"{ "path": "l", "value": 2, "state": "absent" }"#, #"{"l": [1]}"#),
    ("a.json", #"{"l": [1]}"#, #"{ "path": "l", "value": 2, "state": "absent" }"#, #"{"l": [1]}"#),
    ("a.json", #"{"a": 1, "b": 2}"#, #"{ "path": "b", "state": "absent" }"#, #"{"a": 1}"#),
    ("a.json", #"{"a": 1}"#, #"{ "path": "b[x=1].c", "state": "absent" }"#, #"{"a": 1}"#),
    ("a.json", #"{"a": 1}"#, #"{ "path": "a", "value": {"b": [true, null]} }"#, #"{"a": {"b": [true, null]}}"#),
    (
      "a.service", "[Service]\nExecStart=a\nExecStart=b\n",
      #"{ "path": "Service.ExecStart", "value": "a", "state": "absent" }"#,
      "[Service]\nExecStart=b\n"
    ),
    ("a.ini", "[a]\nx = 1\nx = 2\ny = 3\n", #"{ "path": "a.x", "state": "absent" }"#, "[a]\ny = 3\n"),
    // YAML's no is what the file has for it.
    (
      "sshd_config", "#PermitRootLogin prohibit-password\n", #"{ "path": "PermitRootLogin", "value": false }"#,
      "PermitRootLogin no\n"
    ),
    ("a.ini", "[a]\nx = on\n", #"{ "path": "a.x", "value": false }"#, "[a]\nx = off\n"),
    ("a.json", #"{"a": true}"#, #"{ "path": "a", "value": false }"#, #"{"a": false}"#),
    // Comments.
    ("sshd_config", "Port 22\n", #"{ "path": "Port", "state": "commented" }"#, "#Port 22\n"),
    ("sshd_config", "#Port 22\n", #"{ "path": "Port", "state": "commented" }"#, "#Port 22\n"),
    ("sshd_config", "#Port 22\n", #"{ "path": "Port", "state": "present" }"#, "Port 22\n"),
    // Rows.
    (
      "fstab", "/dev/a / ext4 defaults 0 1\n", #"{ "row": "/dev/b /srv ext4 defaults 0 2" }"#,
      "/dev/a / ext4 defaults 0 1\n/dev/b /srv ext4 defaults 0 2\n"
    ),
    (
      "fstab", "/dev/a / ext4 defaults 0 1\n", #"{ "row": "/dev/a  /  ext4 defaults 0 1" }"#,
      "/dev/a / ext4 defaults 0 1\n"
    ),
    (
      "fstab", "/dev/a / ext4 defaults 0 1\n", #"{ "path": "[mount_point=/]", "row": "/dev/b / xfs defaults 0 1" }"#,
      "/dev/b / xfs  defaults 0 1\n"
    ),
    (
      "fstab", "/dev/a / ext4 defaults 0 1\n",
      #"{ "path": "[mount_point=/srv]", "row": "/dev/b /srv ext4 defaults 0 2" }"#,
      "/dev/a / ext4 defaults 0 1\n/dev/b /srv ext4 defaults 0 2\n"
    ),
    (
      "fstab", "/dev/a / ext4 defaults 0 1\n", #"{ "path": "[mount_point=/srv]", "state": "absent" }"#,
      "/dev/a / ext4 defaults 0 1\n"
    ),
    ("fstab", "/dev/a / ext4 defaults 0 1\n", #"{ "row": "/dev/a / ext4 defaults 0 1", "state": "absent" }"#, ""),
  ])
  func becomesWhatIsAskedForOnce(name: String, text: String, setting: String, expected: String) throws {
    let place =
      name == "a.ini"
      ? #", "format": "ini""#
      : name.hasPrefix("a.") ? "" : #", "as": "/etc/\#(name == "sshd_config" ? "ssh/" : "")\#(name)""#
    let file = try account.write(name, text)
    let first = try ask(file, setting, place + #", "validate": false"#)
    #expect(first.status == 0, "\(account.output)")
    let squeezed = { (text: String) in text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    #expect(squeezed(try account.text(file)) == squeezed(expected))
    #expect(first.file["changed"]?.value == .boolean(text != expected))
    let written = try account.text(file)
    let second = try ask(file, setting, place + #", "validate": false"#)
    #expect(second.status == 0 && second.file["changed"]?.value == false, "\(account.output)")
    #expect(try account.text(file) == written)
  }

  @Test func secretsAreMaskedEverywhere() throws {
    let file = try account.write("a.ini", "[db]\npassword = geheim\n")
    let (status, _) = try ask(
      """
      { "diff": true, "files": [{ "path": "\(file)", "settings": [{ "path": "db.password", "value": "verborgen" }, { "path": "" }] }] }
      """)
    #expect(status == 0)
    #expect(!account.output.contains("geheim") && !account.output.contains("verborgen"))
    #expect(account.output.contains(#""changed": true, "secret": true"#))
    #expect(try account.text(file) == "[db]\npassword = verborgen\n")
  }

  @Test(arguments: [("absent", ""), ("default", "\t#rebase = true\n")])
  func whatIsTakenAwayEffectivelyIsSetInNoOtherFile(state: String, rest: String) throws {
    try FileManager.default.createDirectory(
      atPath: account.home + "/.config/git", withIntermediateDirectories: true)
    let files = [account.home + "/.gitconfig", account.home + "/.config/git/config"]
    for file in files {
      try "[pull]\n\trebase = true\n\tff = only\n".write(toFile: file, atomically: true, encoding: .utf8)
    }
    let told = try ask(files[0], #"{ "path": "pull.rebase", "state": "\#(state)" }"#, #", "effective": true"#)
    #expect(told.status == 0 && told.file["changed"]?.value == true)
    for file in files { #expect(try account.text(file) == "[pull]\n\(rest)\tff = only\n") }
  }

  @Test func aFileIsReadOfWhichNobodyKnowsWhatElseCounts() throws {
    let file = try account.write("sudoers", "Defaults use_pty\n")
    let told = try ask(file, #"{ "path": "" }"#, #", "as": "/etc/sudoers", "effective": true"#)
    #expect(
      told.status == 0 && told.file["warnings"]?[0] != nil && told.file["settings"]?[0]?["before"]?.value != .null)
  }

  @Test func aFileOfNoProgramIsTakenByItself() throws {
    let file = try account.write("a.ini", "[db]\nhost = a\n")
    let read = try ask(file, #"{ "path": "" }"#, #", "effective": true"#)
    #expect(read.status == 0 && read.file["settings"]?[0]?["before"]?.value == ["db": ["host": "a"]])
    #expect(try ask(file, #"{ "path": "db.host", "value": "b" }"#, #", "effective": true"#).status == 0)
    #expect(try account.text(file) == "[db]\nhost = b\n")
  }

  @Test func aFileThatIsNotThereIsMadeOnlyWhereThatIsSaid() throws {
    let path = account.currentFolder + "/new.ini"
    #expect(try ask(path, #"{ "path": "a.b", "value": 1 }"#).status == 1)
    #expect(try ask(path, #"{ "path": "a.b", "state": "absent" }"#).status == 0)
    let tried = try ask(
      #"{ "check": true, "files": [{ "path": "\#(path)", "create": true, "settings": [{ "path": "a.b", "value": 1 }] }] }"#
    )
    #expect(tried.status == 0 && tried.answer["files"]?[0]?["created"]?.value == true)
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(try ask(path, #"{ "path": "a.b", "value": 1 }"#, #", "create": true"#).status == 0)
    #expect(try account.text(path) == "[a]\nb = 1\n")
  }

  @Test(arguments: [
    ("{", "the request is no JSON"), ("{}", #""files" is missing"#),
    (#"{"files": [{"path": "a"}]}"#, #""settings" is missing"#),
    (#"{"files": [], "chekc": true}"#, "chekc"),
    (
      #"{"files": [{"path": "a.ini", "settings": [{"path": "a", "value": 1, "add": 2}]}]}"#,
      "value and add exclude each other"
    ),
    (#"{"files": [{"path": "a.ini", "settings": [{"path": "a", "value": 1, "state": "default"}]}]}"#, "takes no value"),
    (#"{"files": [{"path": "a.ini", "format": "nonsense", "settings": []}]}"#, "there is no format nonsense"),
    (#"{"files": [{"path": "a.ini", "settings": [{"path": "a[", "value": 1}]}]}"#, "not a path"),
  ])
  func whatIsNoRequestIsRefused(request: String, words: String) throws {
    account.input = Array(request.utf8)
    #expect(account.run("request") == 2)
    #expect(account.output == "" && account.errors.contains(words), "\(account.errors)")
  }

  @Test func theDocumentSaysWhatTheSchemaSays() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let text = try String(contentsOf: root.appendingPathComponent("Documentation/Requests.md"), encoding: .utf8)
    let blocks = text.components(separatedBy: "```json\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    let schema = try #require(BuiltInSchema.request.compiled())
    let shown = try #require(blocks.last)
    #expect(shown == String(decoding: BuiltInSchema.request.text, as: UTF8.self))
    var requests = 0
    for block in blocks where block.hasPrefix("{\n  \"files\"") && !block.contains("\"failed\"") {
      requests += 1
      let document = try Document(parsing: Array(block.utf8), as: .json)
      #expect(DocumentCheck(of: document, against: schema).problems == [])
      _ = try SettingsRequest(reading: Array(block.utf8))
    }
    #expect(requests >= 2)
  }
}
