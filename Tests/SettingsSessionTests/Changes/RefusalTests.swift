import SettingsDocuments
import SettingsSession
import Testing

/// What is refused, and in which words.
@MainActor
@Suite struct RefusalTests {
  private let schema = """
    { "properties": { "size": { "type": "integer", "maximum": 9 }, "id": { "type": "string", "readOnly": true },
      "list": { "type": "array", "items": { "type": "integer" } } }, "additionalProperties": false }
    """

  @Test(arguments: [
    ("size", "x", #""x" is not a whole number"#), ("size", "10", "10 is more than 9"), ("id", "y", "id is read-only"),
  ])
  func refusesWhatTheSchemaForbids(_ key: String, _ text: String, _ words: String) throws {
    let session = try session(#"{ "size": 3, "id": "x" }"#, schema: schema)
    let before = session.text
    #expect { try session.check(typed: text, at: [.key(key)]) } throws: { "\($0)".contains(words) }
    #expect { try session.set([.key(key)], toTyped: text) } throws: { "\($0)".contains(words) }
    #expect(session.text == before && !session.history.canUndo)
    #expect(try session.set([.key(key)], toTyped: text, force: true))
    #expect(session.text != before)
  }

  @Test func saysWhetherAnythingHadToChange() throws {
    let session = try session(#"{ "size": 3 }"#, schema: schema)
    #expect(try !session.set(["size"], toTyped: "3"))
    #expect(try session.set(["size"], toTyped: "4"))
  }

  @Test func additionsThatMakeNoSenseAreRefused() throws {
    let session = try session(#"{ "size": 3, "list": [] }"#, schema: schema)
    let root = SettingAddition(session: session, container: .root)
    #expect(throws: SettingError.nameMissing) { try root.addKey("") }
    #expect(throws: SettingError.exists(key: "size")) { try root.addKey("size") }
    #expect(throws: SettingError.self) { try root.addKey("other") }
    let list = SettingAddition(session: session, container: ["list"])
    #expect(throws: SettingError.self) { try list.addEntry("x") }
    try list.addEntry("7")
    #expect(session.text == #"{ "size": 3, "list": [7] }"#)
  }
}
