import Foundation
import Testing

@testable import settee

/// `settee check FILE…`.
@MainActor
@Suite struct CheckTests {
  private let schema = """
    { "properties": { "size": { "type": "integer", "maximum": 9 }, "level": { "enum": ["low", "high"] } },
      "additionalProperties": false }
    """

  @Test func aRightFileSaysNothing() throws {
    let account = try Account()
    let file = try account.write("a.json", #"{ "size": 3 }"#)
    let schema = try account.write("s.json", schema)
    #expect(account.run("check", file, "--schema", schema) == 0)
    #expect(account.output == "" && account.errors == "\(file): by \(schema)\n".replacing(account.home, with: "~"))
    #expect(account.run("check", "--quiet", file, "--schema", schema) == 0)
    #expect(account.output == "" && account.errors == "")
  }

  /// A program of which the user's page tells all settings, and another of which only the program itself would.
  private func accountWithPages() throws -> Account {
    let account = try Account()
    let files = "[[files]]\npath = \"/etc/nightjar/nightjar.conf\"\nformat = \"systemd\"\nanywhere = true\n"
    let settings = "[settings]\n\"queue.length\" = { kind = \"number\", least = 1 }\n"
    try account.write(
      "nightjar.toml", "title = \"Nightjar mail\"\n" + files + settings, in: "home/.config/settee/programs")
    let owl = files.replacing("nightjar", with: "owl")
    let source = "[[sources]]\nmanual = \"owl.conf(5)\"\n"
    try account.write("owl.toml", "title = \"Owl\"\n" + owl + source + settings, in: "home/.config/settee/programs")
    return account
  }

  @Test func itIsSaidByWhatAFileWasChecked() throws {
    let account = try accountWithPages()
    try account.write("s.json", "{}")
    let known = try account.write("nightjar.conf", "[queue]\nlength = 2\n")
    let unknown = try account.write("a.json", "{}")
    let own = try account.write("b.json", #"{ "$schema": "./s.json" }"#)
    let broken = try account.write("c.json", "{")
    let part = try account.write("owl.conf", "[queue]\nlength = 2\n")
    for (file, words) in [
      (known, "by the schema of nightjar"), (unknown, "syntax only: nothing is known of this file"),
      (own, "by \(account.currentFolder)/s.json, named by the file itself"), (broken, "syntax only: it does not parse"),
      (part, "in part: neither owl nor its manual is there to tell its settings"),
    ] {
      _ = account.run("check", file)
      #expect(account.errors == "\(file): \(words)\n")
      #expect(!account.output.contains(words))
    }
    #expect(account.run("check", known, known, unknown, own, broken, part) == 1)
    #expect(account.errors == "6 files: 1 by their schemas, 2 by their programs, 1 in part, 2 syntax only\n")
    #expect(account.run("check", "--quiet", known, known, unknown, own, part) == 0)
    #expect(account.errors == "" && account.output == "")
  }

  @Test func whatIsNotKnownMayBeAProblem() throws {
    let account = try accountWithPages()
    let known = try account.write("nightjar.conf", "[queue]\nlength = 2\n")
    let unknown = try account.write("a.json", "{}")
    let part = try account.write("owl.conf", "[queue]\nlength = 2\n")
    #expect(account.run("check", "--require-knowledge", known) == 0)
    #expect(account.run("check", "--require-knowledge", part) == 1)
    #expect(account.run("check", "--require-knowledge", "--quiet", known, unknown) == 1)
    #expect(account.output == "\(unknown): syntax only: nothing is known of this file\n")
    #expect(account.errors == "")
    #expect(account.run("check", "--require-knowledge", "--json", unknown) == 1)
  }

  @Test func whatAFileWasCheckedByIsAMemberOfItsObject() throws {
    let account = try accountWithPages()
    let known = try account.write("nightjar.conf", "[queue]\nlength = 2\n")
    #expect(account.run("check", "--json", "--ask", "--quiet", known) == 0)
    #expect(
      account.output == """
        {"file": "\(known)", "valid": true, "checkedBy": {"knowledge": "program", "program": "nightjar", \
        "text": "by the schema of nightjar"}, "program": {"name": "nightjar", "verdict": "not asked", \
        "reason": "no program is known that checks it"}}

        """)
  }

  @Test func aNameThatLeavesNoDoubtIsKnownInAnyFolder() throws {
    let account = try accountWithPages()
    let copy = try account.write("conf/nightjar.conf", "[queue]\nlength = 0\n")
    #expect(account.run("check", copy) == 1)
    #expect(account.output.hasPrefix("\(copy):2:10: queue.length: 0 is less than 1"))
    // In the folder of another program's pieces it may be anything.
    let piece = try account.write("logrotate.d/nightjar.conf", "[queue]\nlength = 0\n")
    #expect(account.run("check", "--format", "systemd", piece) == 0)
    #expect(account.errors.contains("syntax only"))
    // What it takes until a change holds is said of the file in its place.
    #expect(account.run("set", copy, "queue.length", "3") == 0)
    #expect(account.output == "changed\n" && account.errors == "")
  }

  @Test func aFileMayBeTakenForTheOneAtAnotherPath() throws {
    let account = try accountWithPages()
    let draft = try account.write("draft", "[queue]\nlength = 0\n")
    let words = ["--as", "/etc/nightjar/nightjar.conf"]
    #expect(account.run(["check", draft] + words) == 1)
    #expect(account.output.hasPrefix("\(draft):2:10: queue.length: 0 is less than 1"))
    #expect(account.errors == "\(draft): by the schema of nightjar\n")
    account.input = Array("[queue]\nlength = 0\n".utf8)
    #expect(account.run(["check", "-"] + words) == 1)
    #expect(account.output.hasPrefix("-:2:10: queue.length: 0 is less than 1"))
    #expect(account.run(["get", draft, "queue.length"] + words) == 0)
    #expect(account.output == "0\n")
    #expect(account.run(["set", draft, "queue.length"] + words + ["--", "-3"]) == 1)
    #expect(account.run(["set", draft, "queue.length", "4"] + words) == 0)
    #expect(try account.text(draft) == "[queue]\nlength = 4\n")
    #expect(account.run(["describe", draft, "queue.length"] + words) == 0)
    #expect(account.output.contains("1"))
    #expect(account.run(["set", "-", "queue.length", "5"] + words) == 0)
    #expect(account.output == "[queue]\nlength = 5\n")
  }

  @Test func eachProblemIsALineWithItsPlace() throws {
    let account = try Account()
    let file = try account.write("a.jsonc", "{\n  // fine here\n  \"size\": 10,\n  \"levle\": \"low\"\n}\n")
    let schema = try account.write("s.json", schema)
    #expect(account.run("check", file, "--schema", schema) == 1)
    #expect(
      account.output == """
        \(file):3:11: size: 10 is more than 9, the most allowed
        \(file):4:3: levle: "levle" is not a setting here; did you mean "level"?

        """)
  }

  @Test(arguments: [
    "hunter2 is the password\n", "{ \"hunter2\" }", "{ \"hunter2\": hunter2", "[hunter2]", "\"hunter2\"",
  ])
  func ofAFileThatIsNoSchemaNothingIsTold(_ secret: String) throws {
    let account = try Account()
    try account.write("secret", secret)
    for name in ["./secret", "secret"] {
      let file = try account.write("a.json", "{ \"$schema\": \"\(name)\" }")
      for words in [["check", file], ["check", "--json", file], ["set", "--dry-run", file, "a", "1"]] {
        _ = account.run(words)
        #expect(!(account.output + account.errors).contains("hunter2"), "\(account.output)\(account.errors)")
      }
    }
    let file = try account.write("a.json", "{}")
    _ = account.run("list", file, "--schema", account.currentFolder + "/secret")
    #expect(!account.errors.contains("hunter2"))
  }

  @Test func schemasOfTheWebAreFoundInTheFolderThatIsNamed() throws {
    let account = try Account()
    try account.write("copies/example.org/size.json", #"{ "maximum": 9 }"#)
    let schema = try account.write(
      "s.json", #"{ "properties": { "size": { "$ref": "https://example.org/size.json" } } }"#)
    let file = try account.write("a.json", #"{ "size": 10 }"#)
    #expect(account.run("check", file, "--schema", schema) == 0)
    #expect(account.output.contains("unchecked: the schema https://example.org/size.json is not at hand"))
    #expect(account.run("check", file, "--schema", schema, "--schemas", "copies") == 1)
    #expect(account.output == "\(file):1:11: size: 10 is more than 9, the most allowed\n")
    #expect(account.run("check", file, "--schema", "https://example.org/size.json", "--schemas", "copies") == 0)
  }

  @Test func aFileThatDoesNotParseIsAProblem() throws {
    let account = try Account()
    let file = try account.write("a.toml", "a = \n")
    #expect(account.run("check", file) == 1)
    #expect(account.output.hasPrefix("\(file):1:5: expected"), "\(account.output)")
  }

  @Test func aCommentInPlainJSONIsAProblemAndARepeatedKeyIsWorthKnowing() throws {
    let account = try Account()
    let commented = try account.write("a.json", "{ \"a\": 1 } // why\n")
    #expect(account.run("check", commented) == 1)
    #expect(account.output.hasPrefix("\(commented):1:12: JSON has no comments"))
    let repeated = try account.write("b.json", "{ \"a\": 1, \"a\": 2 }\n")
    #expect(account.run("check", repeated) == 0)
    #expect(account.output.hasPrefix("\(repeated):1:11: warning: a is earlier"))
  }

  @Test func whatCannotBeReadIsStatus2AndTheRestIsStillChecked() throws {
    let account = try Account()
    let broken = try account.write("a.json", "{")
    #expect(account.run("check", "/nowhere.json", broken) == 2)
    #expect(account.output.hasPrefix("\(broken):1:1: expected"))
    #expect(account.errors.contains("/nowhere.json: there is no such file"))
  }

  @Test func aNamedSchemaMustBeThereAndItsMissingPartsAreNamedOnce() throws {
    let account = try Account()
    let file = try account.write("a.json", #"{ "a": 1, "b": 2, "size": "x" }"#)
    #expect(account.run("check", file, "--schema", "nowhere.json") == 2)
    #expect(account.errors.contains("nowhere.json cannot be read"))
    let schema = try account.write(
      "s.json",
      #"{ "additionalProperties": { "$ref": "https://example.org/gone.json" }, "properties": { "size": { "type": "integer" } } }"#
    )
    #expect(account.run("check", file, "--schema", schema) == 1)
    #expect(account.output.split(separator: "\n").count == 2)
    #expect(account.output.contains(#"size: "x" is not a whole number"#))
    #expect(account.output.contains("unchecked: the schema https://example.org/gone.json is not at hand"))
  }

  @Test func jsonIsALineForEachFile() throws {
    let account = try Account()
    let right = try account.write("a.json", #"{ "size": 3 }"#)
    let wrong = try account.write("b.toml", "size = 10\n")
    let schema = try account.write("s.json", schema)
    #expect(account.run("check", "--json", right, wrong, "--schema", schema) == 1)
    let place = "file://" + schema + "#/properties/size/maximum"
    let by = #""checkedBy": {"knowledge": "schema", "schema": "file://\#(schema)", "text": "by \#(schema)"}"#
    #expect(
      account.output == """
        {"file": "\(right)", "valid": true, \(by)}
        {"file": "\(wrong)", "valid": false, "errors": [{"valid": false, "keywordLocation": "/properties/size/maximum", \
        "absoluteKeywordLocation": "\(place)", "instanceLocation": "/size", \
        "error": "10 is more than 9, the most allowed"}], \(by)}

        """)
  }

  @Test func jsonNamesWhatCouldNotBeChecked() throws {
    let account = try Account()
    let file = try account.write("a.json", #"{ "a": 1 }"#)
    let schema = try account.write("s.json", #"{ "$ref": "https://example.org/gone.json" }"#)
    #expect(account.run("check", "--json", file, "--schema", schema) == 0)
    #expect(
      account.output == """
        {"file": "\(file)", "valid": true, "unchecked": [{\
        "absoluteKeywordLocation": "file://\(schema)#/$ref", "instanceLocation": "", \
        "error": "unchecked: the schema https://example.org/gone.json is not at hand"}], "checkedBy": {\
        "knowledge": "schema", "schema": "file://\(schema)", "text": "by \(schema)"}}

        """)
  }

  @Test func jsonNamesLikelySlips() throws {
    let account = try Account()
    let file = try account.write("a.json", #"{ "colour": 1, "magic": 2 }"#)
    let schema = try account.write("s.json", #"{ "hintsAtSlips": true, "properties": { "color": { } } }"#)
    #expect(account.run("check", "--json", file, "--schema", schema) == 0)
    #expect(
      account.output == #"""
        {"file": "\#(file)", "valid": true, "hints": [{"instanceLocation": "/colour", "hint": \#
        "\"colour\" is not a setting that is known here; did you mean \"color\"?", "likely": "color"}], "checkedBy": {\#
        "knowledge": "schema", "schema": "file://\#(schema)", "text": "by \#(schema)"}}

        """#)
  }

  @Test func manyFilesComeOutInTheirOrder() throws {
    let account = try Account()
    let files = try (0..<100).map { try account.write("\($0).json", #"{ "size": \#($0) }"#) }
    let schema = try account.write("s.json", schema)
    #expect(account.run(["check", "--schema", schema] + files) == 1)
    #expect(account.output.split(separator: "\n").map { $0.split(separator: ":")[0] } == files[10...].map { $0[...] })
  }

  @Test func wrongUsageIsStatus2() throws {
    let account = try Account()
    #expect(account.run("check") == 2)
    #expect(account.run("check", "a.json", "--force") == 2)
    let unknown = try account.write("what", "???")
    #expect(account.run("check", unknown) == 2)
    #expect(account.errors.contains("name it with --format"))
  }

  @Test func whatIsNoSettingsFileIsStatus2WithTheReason() throws {
    let account = try Account()
    let script = try account.write("lamp", "#!/bin/sh\nexit 0\n")
    for verb in ["check", "list"] {
      #expect(account.run(verb, script) == 2)
      #expect(account.errors.contains("lamp: a shell script; --format reads it all the same"))
    }
    let variables = try account.write("lamp2", "#!/bin/sh\nA=1\n")
    #expect(account.run("list", "--format", "env", variables) == 0)
    #expect(account.output.contains("A"))
  }

  nonisolated private static let bytes: [(bytes: [UInt8], words: String)] = [
    (Array("[a]\nb = M".utf8) + [0xFC] + Array("ller\n".utf8), "iconv -f latin1 -t utf-8"),
    ([0xFF, 0xFE, 0x5B, 0, 0x61, 0, 0x5D, 0, 0x0A, 0], "iconv -f utf-16 -t utf-8"),
    ([0x7F, 0xFF, 0x00], "no text"),
  ]

  @Test(arguments: bytes)
  func noFormatIsAdvisedForWhatIsNoUTF8(_ bytes: [UInt8], _ words: String) throws {
    let account = try Account()
    for name in ["a.ini", "what"] {
      let file = try account.write(name, "")
      try Data(bytes).write(to: URL(fileURLWithPath: file))
      #expect(account.run("list", file) == 2)
      #expect(account.errors.contains(words) && !account.errors.contains("--format"), "\(account.errors)")
    }
  }

  /// A program that is not installed: what is recorded of it, of the release that the machine is or is like.
  private func accountWithPacks() throws -> Account {
    let account = try accountWithPages()
    func pack(_ release: String, _ version: String, _ lines: [String]) throws {
      let text =
        "knowledge 1\nprogram owl \(version)\nrelease \(release)\nsource owl.conf(5)\n"
        + lines.map { "\t\($0)\tsection=queue\n" }.joined() + "end \(lines.count)\n"
      try account.write("owl.txt", text, in: "home/.config/settee/knowledge/\(release)")
    }
    try pack("owlos-98", "1.0", ["length", "size\tdefault=7", "burst\tdefault=1", "mode\tvalues=soft|hard"])
    try pack("owlos-99", "2.0", ["size\tdefault=9", "mode\tvalues=soft|firm"])
    return account
  }

  @Test func whatIsRecordedOfAProgramIsUsedWhereItIsNotInstalled() throws {
    let account = try accountWithPacks()
    let file = try account.write("owl.conf", "[queue]\nlength = 2\nbursd = 3\n")
    #expect(account.run("check", file) == 1)
    #expect(account.output.contains("did you mean") == false)
    let words = "as owl 2.0 of Owlos 99 knows it; its verdict and effective values are not to be had here"
    #expect(account.errors == "\(file): \(words)\n")
    #expect(account.run("describe", file, "queue.mode") == 0)
    #expect(account.output.contains("as owl 2.0 of Owlos 99 knows it"))
    #expect(account.run("check", "--json", "--quiet", file) == 1)
    #expect(account.output.contains(#""release": "owlos-99""#))
  }

  /// An upgrade's question.
  @Test func whatBecomesOfAFileInAReleaseIsSaid() throws {
    let account = try accountWithPacks()
    let file = try account.write("owl.conf", "[queue]\nlength = 2\nburst = 3\nmode = hard\n")
    #expect(account.run("check", "--for", "owlos-98", "--quiet", file) == 0)
    #expect(account.run("check", "--for", "owlos-99", "--quiet", file) == 1)
    let lines = account.output.split(separator: "\n").suffix(4).map { $0.dropFirst(file.count) }
    #expect(
      lines == [
        ":2:10: queue.length: is no longer a setting of owl 2.0 of Owlos 99",
        ":3:9: queue.burst: is no longer a setting of owl 2.0 of Owlos 99",
        ":4:8: queue.mode: \"hard\" is not one of soft, firm",
        ": note: queue.size is not set, and its default changes from 7 to 9 with owl 2.0 of Owlos 99",
      ])
    _ = account.run("check", "--for", "debian-13", file)
    #expect(account.errors.contains(", and nothing is recorded of it for Debian 13"), "\(account.errors)")
    #expect(account.run("check", "--for", "owlos-97", file) == 2)
    #expect(
      account.errors.contains("of owlos-97 nothing is recorded; known are debian-12, debian-13, owlos-98, owlos-99"))
  }

  @Test(arguments: ["knowledge 1\nprogram owl 1\n", "knowledge 2\nprogram owl 1\nend 0\n"])
  func whyWhatIsRecordedIsNotUsedIsSaid(_ text: String) throws {
    let account = try accountWithPages()
    try account.write("owl.txt", text, in: "home/.config/settee/knowledge/owlos-99")
    let file = try account.write("owl.conf", "[queue]\nlength = 2\n")
    #expect(account.run("check", file) == 0)
    let reason = text.hasPrefix("knowledge 1") ? "it is cut off" : "it is of version 2, and 1 is what can be read"
    let lack = "in part: neither owl nor its manual is there to tell its settings"
    #expect(account.errors == "\(file): \(lack), and what is recorded of it is not used: \(reason)\n")
  }
}
