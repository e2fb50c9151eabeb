import SettingsDocuments
import Testing

/// What comments say of the settings below and before them.
@Suite struct ExplainingCommentTests {
  private func comment(on path: Path, in text: String, _ format: Format) throws -> String? {
    try Document(parsing: Array(text.utf8), as: format).comment(on: path)
  }

  @Test func theLinesAboveAndTheOneBehind() throws {
    let text = """
      # About the file.

      ## In seconds; zero means that nothing is ever waited for, and the
      ## program goes on.
      ## - for tests
      timeout = 5 # or less
      other = 1

      """
    #expect(
      try comment(on: ["timeout"], in: text, .toml)
        == "In seconds; zero means that nothing is ever waited for, and the program goes on.\n- for tests\nor less")
    #expect(try comment(on: ["other"], in: text, .toml) == nil)
    #expect(try comment(on: ["none"], in: text, .toml) == nil)
    #expect(try comment(on: ["a"], in: "{\n  // Why.\n  \"a\": \"b // c\", // so\n}", .jsonc) == "Why.\nso")
    #expect(try comment(on: ["a", "b"], in: "a: # all\n  # one\n  b: 1\n", .yaml) == "one")
  }

  @Test func aSettingThatIsCommentedOutHasItsOwnAndIsNobodys() throws {
    let sshd = try #require(Format.named("sshd"))
    let text = "# no default banner\n#Banner none\n#Port 22\nUsePAM yes\n"
    #expect(try comment(on: ["Banner"], in: text, sshd) == "no default banner")
    #expect(try comment(on: ["Port"], in: text, sshd) == nil)
    #expect(try comment(on: ["UsePAM"], in: text, sshd) == nil)
  }

  @Test func whatGoesOnFurtherInBelongsToTheLineAbove() throws {
    let postgresql = try #require(Format.named("postgresql"))
    let text = "#hba_file = 'x'\t\t# host file\n\t\t\t\t# (change requires restart)\nport = 1\n"
    #expect(try comment(on: ["hba_file"], in: text, postgresql) == "host file\n(change requires restart)")
    #expect(try comment(on: ["port"], in: text, postgresql) == nil)
  }

  @Test func rulesAreNoWords() throws {
    let redis = try #require(Format.named("redis"))
    #expect(try comment(on: ["a"], in: "##### NETWORK #####\n#\n# -----\n# Why.\na 1\n", redis) == "NETWORK\nWhy.")
  }
}
