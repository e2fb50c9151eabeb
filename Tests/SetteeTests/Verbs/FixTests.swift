import Testing

@testable import settee

/// `settee fix --dry-run|--write FILE…`.
@MainActor
@Suite struct FixTests {
  private let account: Account
  private let schema = """
    { "properties": { "$schema": {}, "level": { "enum": ["low", "high"] }, "mode": { "enum": ["on", "off"] },
        "verbose": { "type": "boolean" },
        "cache": { "properties": { "maxSize": { "type": "integer" }, "maxFiles": {}, "minFiles": {} },
          "additionalProperties": false } },
      "additionalProperties": false }
    """

  init() throws {
    account = try Account()
    try account.write("s.json", schema)
  }

  private func write(_ text: String, _ name: String = "a.jsonc") throws -> String { try account.write(name, text) }

  @Test func aValueNearExactlyOneChoiceIsMended() throws {
    let file = try write(#"{ "$schema": "./s.json", "level": "hihg", "mode": "of" }"#)
    #expect(account.run("fix", "--write", file) == 0)
    #expect(try account.text(file) == #"{ "$schema": "./s.json", "level": "high", "mode": "of" }"#)
  }

  @Test func whatCanBeMeantInOneWayOnlyIsMended() throws {
    let text = """
      { "$schema": "./s.json", // the schema
        "levle": "low", "mode": "OFF",
        "cache": { "MaxSize": 3 /* MB */, "MaxSize": 3 } }

      """
    let file = try write(text)
    #expect(account.run("fix", file) == 1)
    #expect(
      account.output == """
        --- \(file)
        +++ \(file)
        @@ -1,3 +1,3 @@
         { "$schema": "./s.json", // the schema
        -  "levle": "low", "mode": "OFF",
        -  "cache": { "MaxSize": 3 /* MB */, "MaxSize": 3 } }
        +  "level": "low", "mode": "off",
        +  "cache": { "maxSize": 3 /* MB */ } }

        """)
    #expect(account.errors == "4 can be mended: --write does it\n")
    #expect(try account.text(file) == text)
    let shown = account.output
    #expect(account.run("fix", "--dry-run", file) == 1 && account.output == shown)
    #expect(account.run("fix", "--write", file) == 0)
    #expect(
      account.output == """
        \(file):3:37: cache.MaxSize: removed; it stands there twice, with one value
        \(file):2:3: levle: named "level"
        \(file):3:14: cache.MaxSize: named "maxSize"
        \(file):2:27: mode: set to "off"

        """)
    #expect(account.errors == "4 mended\n")
    #expect(
      try account.text(file) == """
        { "$schema": "./s.json", // the schema
          "level": "low", "mode": "off",
          "cache": { "maxSize": 3 /* MB */ } }

        """)
    #expect(account.run("check", "--quiet", file) == 0)
    #expect(account.run("fix", "--write", file) == 0 && account.output == "" && account.errors == "")
  }

  @Test(arguments: [
    // Two known names are near.
    #"{ "$schema": "./s.json", "cache": { "manFiles": 1 } }"#,
    // The name that is meant is there already.
    #"{ "$schema": "./s.json", "level": "low", "levle": "high" }"#,
    // Which one is meant, the file does not tell.
    #"{ "$schema": "./s.json", "level": "low", "level": "high" }"#,
    // Under its right name it would be wrong.
    #"{ "$schema": "./s.json", "verbos": "yes" }"#,
    // Nothing like it is known.
    #"{ "$schema": "./s.json", "colour": 1 }"#,
    "{ \"$schema\": \"./s.json\", // settee:ignore\n  \"levle\": 1 }",
    "{ \"$schema\": \"./s.json\",\n  \"levle\": \"low\" } // settee:ignore",
  ])
  func whatIsInDoubtIsLeft(_ text: String) throws {
    let file = try write(text)
    #expect(account.run("fix", file) == 0, "\(account.output)")
    #expect(account.output == "" && account.errors == "")
    #expect(account.run("fix", "--write", file) == 0)
    #expect(try account.text(file) == text)
  }

  @Test func aWordOfAValueIsMendedWhereItStands() throws {
    try account.write(
      "words.json",
      #"""
      {"hintsAtWords": true, "properties": {"options": {"wordPattern": "(?:^|,)([^,=]+)(?:=([^,]*))?",
        "contentSchema": {"properties": {"defaults": {}, "noatime": {}, "nodiratime": {}, "size1": {}, "size2": {}}}}}}
      """#)
    let file = try write(#"{ "$schema": "./words.json", "options": "size=1,defautls,notaime=a,sizes" }"#)
    #expect(account.run("fix", "--write", file) == 0)
    #expect(try account.text(file) == #"{ "$schema": "./words.json", "options": "size=1,defaults,noatime=a,sizes" }"#)
    #expect(account.output == "\(file):1:49: options: \"defaults\"\n\(file):1:58: options: \"noatime\"\n")
  }

  @Test func whatDoesNotParseIsSaidWithItsPlace() throws {
    let broken = try write(#"{ "$schema": "./s.json", "levle": "low",, }"#)
    #expect(account.run("fix", broken) == 1)
    #expect(account.output.isEmpty && account.errors.contains("\(broken):1:41: expected a key"), "\(account.errors)")
    #expect(account.run("fix", "--write", broken) == 1)
    #expect(try account.text(broken) == #"{ "$schema": "./s.json", "levle": "low",, }"#)
  }

  @Test func foldersAreWalkedAndWhatCannotBeUsedIsSaid() throws {
    try account.write("s.json", schema, in: "here/conf")
    for name in ["conf/a.json", "conf/b.json"] {
      try account.write(name, #"{ "$schema": "./s.json", "levle": "low" }"#)
    }
    try account.write("conf/c.png", "png")
    #expect(account.run("fix", "--write", account.currentFolder + "/conf") == 0)
    #expect(account.errors == "2 mended\n")
    #expect(try account.text(account.currentFolder + "/conf/b.json") == #"{ "$schema": "./s.json", "level": "low" }"#)
    #expect(account.run("fix", "--write", account.currentFolder + "/conf/c.png") == 2)
    #expect(account.run("fix", "--write", "--skip-unknown", account.currentFolder + "/conf/c.png") == 0)
    #expect(account.run("fix", "--write", "/nowhere.json") == 2)
    #expect(account.run("fix", "--write", "--dry-run", "a.json") == 2)
  }
}
