import SettingsDocuments
import SettingsSession
import Testing

/// What is typed in formats whose values are all texts.
@MainActor
@Suite struct TextFormatValueTests {
  private static let schema =
    #"""
    { "properties": { "alone": { "pattern": "^$" }, "rtcsync": { "pattern": "^$" }, "quota": { "pattern": "%$" },
    "data": { "expected": "\"<record>\"" } } }
    """#

  private func set(_ typed: String, at key: String, in text: String, _ format: String) throws -> String {
    let session = try session(text, try #require(Format.named(format)), schema: Self.schema)
    try session.set([.key(key)], toTyped: typed)
    return String(decoding: session.document.text, as: UTF8.self)
  }

  @Test(arguments: [
    ("rtcsync", "", "chrony", "a 1\n", "a 1\nrtcsync\n"), ("rtcsync", "true", "chrony", "a 1\n", "a 1\nrtcsync\n"),
    ("alone", "yes", "dnsmasq", "port=53\n", "port=53\nalone\n"),
    ("alone", "", "dnsmasq", "port = 53\n", "port = 53\nalone\n"), ("alone", "", "dnsmasq", "alone=1\n", "alone\n"),
    ("alone", "true", "logrotate", "weekly\n", "weekly\nalone\n"),
  ])
  func whatStandsByItselfIsSwitchedOn(
    _ key: String, _ typed: String, _ format: String, _ text: String, _ expected: String
  ) throws {
    #expect(try set(typed, at: key, in: text, format) == expected)
  }

  @Test func theQuotesOfASettingThatIsWrittenInSuchMayBeTyped() throws {
    for typed in ["a. A 1", "\"a. A 1\""] {
      #expect(try set(typed, at: "data", in: "b: 1\n", "unbound") == "b: 1\ndata: \"a. A 1\"\n")
    }
    let session = try session("data: \"a\"\n", try #require(Format.named("unbound")), schema: Self.schema)
    try SettingAddition(session: session, container: ["data"]).append("\"b c\"")
    #expect(String(decoding: session.document.text, as: UTF8.self) == "data: \"a\"\ndata: \"b c\"\n")
    #expect(try set("\"a b\"", at: "other", in: "b: 1\n", "unbound") == "b: 1\nother: '\"a b\"'\n")
  }

  @Test(arguments: [("alone", "no"), ("alone", "1"), ("quota", "50"), ("quota", "true"), ("quota", "null")])
  func aNumberOrAWordIsCheckedAsTheTextThatItIs(_ key: String, _ typed: String) throws {
    #expect(throws: SettingError.self) { try set(typed, at: key, in: "a 1\n", "chrony") }
  }

  @Test(arguments: [("50%", "quota 50%"), ("null", "other null"), ("true", "other true"), ("007", "other 007")])
  func whatMayBeAnythingIsWrittenAsItIsTyped(_ typed: String, _ line: String) throws {
    let key = String(line.prefix(5))
    #expect(try set(typed, at: key, in: "a 1\n", "chrony") == "a 1\n\(line)\n")
  }
}
