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
    #expect(account.output == "" && account.errors == "")
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
    #expect(account.run("check", account.currentFolder, "/nowhere.json", broken) == 2)
    #expect(account.output.hasPrefix("\(broken):1:1: expected"))
    #expect(account.errors.contains("\(account.currentFolder): this is a folder; name a file in it"))
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
    #expect(
      account.output == """
        {"file": "\(right)", "valid": true}
        {"file": "\(wrong)", "valid": false, "errors": [{"valid": false, "keywordLocation": "/properties/size/maximum", \
        "absoluteKeywordLocation": "\(place)", "instanceLocation": "/size", \
        "error": "10 is more than 9, the most allowed"}]}

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
        "error": "unchecked: the schema https://example.org/gone.json is not at hand"}]}

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
        "\"colour\" is not a setting that is known here; did you mean \"color\"?", "likely": "color"}]}

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
}
