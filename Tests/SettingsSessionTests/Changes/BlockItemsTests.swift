import SettingsDocuments
import SettingsSession
import Testing

/// Settings whose list is a block: `forwarders { 8.8.8.8; };`.
@MainActor
@Suite struct BlockItemsTests {
  private let schema = """
    {"properties": {"options": {"properties": {
      "forwarders": {"expected": "[ port <integer> ] { <address> [ port <integer> ]; ... }"},
      "allow-transfer": {"expected": "{ <address>; ... }"},
      "listen-on": {"expected": "[ port <integer> ] [ tls <string> ] { …"},
      "update-policy": {"expected": "( local | { ( deny | grant ) …"}
    }}}}
    """
  private let text = "options {\n\tdirectory \"/var\";\n};\n"

  private func session(_ text: String) throws -> EditingSession {
    try SettingsSessionTests.session(text, try #require(Format.named("bind")), schema: schema)
  }

  private func set(_ typed: String, at path: Path, in text: String) throws -> String {
    let session = try session(text)
    try session.set(path, toTyped: typed)
    return session.text
  }

  private func with(_ lines: String) -> String { text.replacing("};\n", with: lines + "};\n") }

  @Test func aBlockIsGivenInBracesOrAsItsItems() throws {
    let both = with("\n\tforwarders {\n\t\t8.8.8.8;\n\t\t1.1.1.1 port 54;\n\t};\n").replacing("\n\n", with: "\n")
    let forwarders: Path = ["options", "forwarders"]
    for typed in [
      "{ 8.8.8.8; 1.1.1.1 port 54; }", "{ 8.8.8.8; 1.1.1.1 port 54; };", "8.8.8.8; 1.1.1.1 port 54",
      "8.8.8.8; 1.1.1.1 port 54;",
    ] {
      #expect(try set(typed, at: forwarders, in: text) == both)
    }
    let none = with("\tallow-transfer { none; };\n")
    for typed in ["none", "{ none; }"] {
      #expect(try set(typed, at: ["options", "allow-transfer"], in: text) == none)
      #expect(
        try set(typed, at: ["options", "allow-transfer"], in: none.replacing("none", with: "a; b"))
          == none)
    }
  }

  /// A long grammar is cut off in its braces.
  @Test func aGrammarThatIsCutOffIsThatOfABlockAsWell() throws {
    #expect(try set("10.0.0.1", at: ["options", "listen-on", .end], in: text) == with("\tlisten-on { 10.0.0.1; };\n"))
    #expect(try set("local", at: ["options", "update-policy"], in: text) == with("\tupdate-policy local;\n"))
  }

  @Test func itemsAreAddedAndTakenAway() throws {
    let one = with("\tforwarders { 8.8.8.8; };\n")
    let two = one.replacing("8;", with: "8; 9.9.9.9;")
    #expect(try set("9.9.9.9", at: ["options", "forwarders", .end], in: one) == two)
    #expect(try set("8.8.8.8", at: ["options", "forwarders", .end], in: one) == one)
    #expect(try set("8.8.8.8", at: ["options", "forwarders", .end], in: text) == one)
    let session = try session(one)
    let items = try #require(BlockItems(session, of: ["options", "forwarders"]))
    try items.add("9.9.9.9")
    #expect(session.text == two)
    try items.add("{ 9.9.9.9; 8.8.8.8; }")
    #expect(session.text == two)
    try items.remove("9.9.9.9")
    #expect(session.text == one)
    try items.remove("9.9.9.9")
    #expect(session.text == one)
    try items.remove("8.8.8.8")
    #expect(session.text == one.replacing(" 8.8.8.8; ", with: " "))
    #expect(BlockItems(session, of: ["options", "directory"]) == nil)
  }

  @Test func wordsMayBeBetweenTheNameAndTheItems() throws {
    let one = with("\tforwarders port 54 { 8.8.8.8; };\n")
    let session = try session(one)
    try #require(BlockItems(session, of: ["options", "forwarders port 54"])).add("9.9.9.9")
    #expect(session.text == one.replacing("8;", with: "8; 9.9.9.9;"))
  }

  @Test func aBlockThatIsCommentedOutComesBackInItsPlace() throws {
    for comment in ["\t// forwarders {\n\t// \t0.0.0.0;\n\t// };\n", "\t// forwarders { 0.0.0.0; };\n"] {
      let before = "options {\n\t// Uncomment it.\n\n\(comment)\n\tdirectory \"/var\";\n};\n"
      let after = before.replacing(comment, with: "\tforwarders { 8.8.8.8; };\n")
      #expect(try set("8.8.8.8", at: ["options", "forwarders"], in: before) == after)
    }
    // Not where more is in the comment than the block.
    let other = "options {\n\t// forwarders {\n\t// the first two\n\t// };\n\n\tdirectory \"/var\";\n};\n"
    #expect(try set("8.8.8.8", at: ["options", "forwarders"], in: other).contains("// the first two"))
  }

  @Test func whatIsNoItemIsRefused() throws {
    let session = try session(text)
    #expect(throws: SettingError.self) { try session.set(["options", "forwarders"], toTyped: "}") }
    #expect(session.text == text)
  }
}
