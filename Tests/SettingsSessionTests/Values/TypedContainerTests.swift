import SettingsDocuments
import SettingsSession
import Testing

/// Lists and objects that are typed as JSON where no schema says what a setting is.
@MainActor
@Suite struct TypedContainerTests {
  @Test(arguments: [
    (#"{"a":"1","b":"2"}"#, "c", #"["q"]"#, #"["q"]"#), (#"{"a":"1","b":"2"}"#, "c", "5", #""5""#),
    (#"{"a":"1.0"}"#, "a", #"{"version":"1"}"#, #"{"version": "1"}"#), (#"{"a":"x"}"#, "a", "{ no", #""{ no""#),
    (#"{"a":"18.2.0"}"#, "b", #""1.3.0""#, #""1.3.0""#), (#"{"a":"1.0","o":{"x":1}}"#, "b", "0.8", #""0.8""#),
    (#"{"a":"[1]"}"#, "a", "[2]", #""[2]""#), (#"{"a":"x"}"#, "a", "null", #""null""#), (#"{"a":1}"#, "b", "{}", "{}"),
    // Beside a version a switch is one; among variables it is a text.
    (#"{"version":"1"}"#, "optional", "true", "true"), (#"{"node":"18"}"#, "b", "null", "null"),
    (#"{"PORT":"1"}"#, "DEBUG", "true", #""true""#), (#"{"a":"true"}"#, "b", "false", #""false""#),
  ])
  func areWhatTheySay(_ text: String, _ key: String, _ typed: String, _ expected: String) throws {
    let session = try session(text, .json, schema: nil)
    try session.set([.key(key)], toTyped: typed)
    #expect(session.node(at: [.key(key)])?.value.json == expected)
  }

  @Test(arguments: [
    ("a: 0xFF\n", "yaml", "0xFE", "a: 0xFE\n"), ("a: 1\n", "yaml", ".inf", "a: .inf\n"),
    ("a: x\n", "yaml", "{b}", "a: \"{b}\"\n"), ("a: x\n", "yaml", "[b]", "a: \"[b]\"\n"),
    ("a: x\n", "yaml", "{b: c}", "a:\n  b: c\n"), ("a: x\n", "yaml", "b: c", #"a: "b: c""# + "\n"),
    ("a: yes\n", "yaml", "false", "a: false\n"), ("a: yes\n", "yaml", "no", "a: no\n"),
    ("a: 'yes'\n", "yaml", "false", "a: 'false'\n"), ("a: sure\n", "yaml", "false", "a: \"false\"\n"),
    ("b: x\n", "yaml", "{{ q }}", "b: x\na: \"{{ q }}\"\n"), ("b: x\n", "yaml", "{c}", "b: x\na: \"{c}\"\n"),
    ("b: x\n", "yaml", "01234", "b: x\na: \"01234\"\n"), ("a: 0644\n", "yaml", "0600", "a: 0600\n"),
    ("a: x\n", "yaml", #""{\"b\": 1}""#, #"a: "{\"b\": 1}""# + "\n"),
    ("a: 1\n", "yaml", "x", nil), ("a = 1_000\n", "toml", "1_001", "a = 1_001\n"),
    ("a = 1\n", "toml", "0b1", "a = 0b1\n"),
    ("{a: 1}", "json5", "0x10", "{a: 0x10}"), ("{a: 1}", "json5", "+2", "{a: +2}"), ("{\"a\": 1}", "json", "0x10", nil),
  ])
  func numbersMayBeInTheNotationOfTheFile(_ text: String, _ name: String, _ typed: String, _ expected: String?) throws {
    let session = try session(text, try #require(Format.named(name)), schema: nil)
    do {
      try session.set(["a"], toTyped: typed)
      #expect(session.text == expected)
    } catch {
      #expect(expected == nil, "\(error)")
    }
  }

  @Test func aDateOfTOMLIsOne() throws {
    let session = try session("a = 1\n", try #require(Format.named("toml")), schema: nil)
    try session.set(["d"], toTyped: "2024-01-01")
    #expect(session.text == "a = 1\nd = 2024-01-01\n")
  }

  @Test func aTextOfAnINIFileStaysOne() throws {
    let session = try session("a = x\n", .ini, schema: nil)
    try session.set(["a"], toTyped: "[1]")
    #expect(session.text == "a = [1]\n")
  }
}
