import Testing

@testable import settee

/// `settee describe FILE [PATH]`.
@MainActor
@Suite struct DescribeTests {
  private let schema = #"""
    {"properties": {
      "level": {"enum": ["debug", "info"], "enumDescriptions": ["all", "most"], "title": "Level", "default": "info",
        "description": "How much is told.\n\nMore is slower."},
      "port": {"type": "integer", "minimum": 1, "maximum": 9, "examples": [1, 2], "deprecationMessage": "use level"},
      "tree": {"$ref": "#/$defs/tree"}, "password": {"type": "string"}},
     "required": ["port"], "additionalProperties": false,
     "$defs": {"tree": {"type": "object", "properties": {"leaf": {"type": "boolean"}, "tree": {"$ref": "#/$defs/tree"}}}}}
    """#

  private func account() throws -> (Account, file: String) {
    let account = try Account()
    let schema = try account.write("s.json", schema)
    return (
      account,
      try account.write("a.json", "{\n  \"$schema\": \"\(schema)\",\n  \"port\": 3,\n  \"password\": \"hunter2\"\n}")
    )
  }

  @Test func aSettingIsToldWhole() throws {
    let (account, file) = try account()
    #expect(account.run("describe", file, "level") == 0, "\(account.errors)")
    #expect(
      account.output == """
        level
        Title:    Level
        Type:     one of debug, info
        Default:  "info"
        Value:    not set
          "debug": all
          "info": most

        How much is told.

        More is slower.

        """)
    #expect(account.run("describe", file, "port") == 0)
    #expect(account.output.contains("Type:        whole number, 1 to 9\n"))
    #expect(account.output.contains("Examples:    1, 2\n"))
    #expect(account.output.contains("Value:       3, line 3\n"))
    #expect(account.output.contains("Note:        required, deprecated\nDeprecated:  use level\n"), "\(account.output)")
  }

  @Test func allSettingsAreALineEach() throws {
    let (account, file) = try account()
    #expect(account.run("describe", file) == 0)
    let lines = account.output.split(separator: "\n").map(String.init)
    #expect(lines.contains(#"level · one of debug, info · default: "info" · How much is told."#), "\(account.output)")
    #expect(lines.contains(#"password · secret · set: "••••••••""#), "\(account.output)")
    #expect(lines.contains("tree.leaf · on or off"), "\(account.output)")
    #expect(!account.output.contains("tree.tree.tree."))
    #expect(account.run("describe", file, "tree") == 0)
    #expect(account.output.contains("\ntree.leaf · on or off\n"))
  }

  @Test func programsHaveObjects() throws {
    let (account, file) = try account()
    #expect(account.run("describe", "--json", file, "password") == 0)
    #expect(account.output == #"{"path": "/password", "types": ["string"], "value": "••••••••", "line": 4}"# + "\n")
    #expect(account.run("describe", "--json", file, "level") == 0)
    #expect(
      account.output.hasPrefix(#"{"path": "/level", "title": "Level", "description": "How much is told.\n\nMore"#))
    #expect(account.output.contains(#""values": ["debug", "info"], "default": "info"}"#))
    #expect(account.run("describe", "--json", file) == 0)
    #expect(account.output.split(separator: "\n").allSatisfy { $0.hasPrefix(#"{"path": "/"#) })
  }

  @Test func whatNobodyKnowsIsStatus1WithAHint() throws {
    let (account, file) = try account()
    #expect(account.run("describe", file, "tree.laef") == 1)
    #expect(account.errors == "settee: tree.laef is not set, and no schema knows it; did you mean tree.leaf?\n")
    #expect(account.run("describe", file + "x") == 2)
  }

  @Test func withoutASchemaCommentsExplain() throws {
    let account = try Account()
    let file = try account.write("a.toml", "# How many.\nport = 80\n#host = \"x\"\n")
    #expect(account.run("describe", file) == 0)
    #expect(account.output.contains("port · "))
    #expect(account.output.contains("How many."))
    #expect(account.run("describe", file, "host") == 0)
    #expect(account.output.contains("commented out: \"x\", line 3"), "\(account.output)")
  }

  /// What is above a row of a table is of the row, or was one itself.
  @Test func aCommentAboveARowIsOfNoColumn() throws {
    let account = try Account()
    let file = try account.write(
      "a",
      "# The file's head.\nsmtp inet n - y - - smtpd\n#qmgr unix n - n 300 1 oqmgr\npickup unix n - y 60 1 pickup\n")
    #expect(account.run("describe", "--as", "/etc/postfix/master.cf", file) == 0, "\(account.errors)")
    #expect(!account.output.contains("head") && !account.output.contains("oqmgr"), "\(account.output)")
    let sudoers = try account.write("b", "# As root.\nDefaults use_pty\nroot ALL=(ALL) ALL\n")
    #expect(account.run("describe", "--as", "/etc/sudoers", sudoers) == 0, "\(account.errors)")
    #expect(!account.output.contains("As root"), "\(account.output)")
    #expect(account.run("set", "--as", "/etc/sudoers", sudoers, "Defaults[]", "Defaults env_reset") == 1)
    #expect(account.errors.contains("\"Defaults\" is not a setting that is known here; did you mean \"defaults\"?"))
  }
}
