import SettingsDocuments
import SettingsSession
import Testing

/// Lists and objects that are typed as JSON where no schema says what a setting is.
@MainActor
@Suite struct TypedContainerTests {
  @Test(arguments: [
    (#"{"a":"1","b":"2"}"#, "c", #"["q"]"#, #"["q"]"#), (#"{"a":"1","b":"2"}"#, "c", "5", #""5""#),
    (#"{"a":"1.0"}"#, "a", #"{"version":"1"}"#, #"{"version": "1"}"#), (#"{"a":"x"}"#, "a", "{ no", #""{ no""#),
    (#"{"a":"[1]"}"#, "a", "[2]", #""[2]""#), (#"{"a":"x"}"#, "a", "null", #""null""#), (#"{"a":1}"#, "b", "{}", "{}"),
  ])
  func areWhatTheySay(_ text: String, _ key: String, _ typed: String, _ expected: String) throws {
    let session = try session(text, .json, schema: nil)
    try session.set([.key(key)], toTyped: typed)
    #expect(session.node(at: [.key(key)])?.value.json == expected)
  }

  @Test func aTextOfAnINIFileStaysOne() throws {
    let session = try session("a = x\n", .ini, schema: nil)
    try session.set(["a"], toTyped: "[1]")
    #expect(session.text == "a = [1]\n")
  }
}
