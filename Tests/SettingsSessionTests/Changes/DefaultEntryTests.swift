import SettingsDocuments
import SettingsSchema
import SettingsSession
import Testing

/// What is added to a list that is not set, and whose default would no longer hold beside it.
@MainActor
@Suite struct DefaultEntryTests {
  private let schema = """
    {"properties": {"Port": {"anyOf": [{"type": "integer"}, {"type": "array", "items": {"type": "integer"}}],
      "defaultEntries": ["22"]}}}
    """

  @Test func whatAnotherFileSetsIsNotTheDefault() throws {
    for isSetElsewhere in [false, true] {
      let format = try #require(Format.named("sshd"))
      let session = try SettingsSessionTests.session("", format, schema: schema)
      let source = SettingSource(value: "2200", file: "/etc/ssh/sshd_config", line: 1, path: ["Port"])
      if isSetElsewhere {
        session.elsewhere = { _ in SettingElsewhere(.notHere, by: [source], readsFirst: true) }
      }
      try SettingAddition(session: session, container: ["Port"]).append("2222")
      #expect(session.text == (isSetElsewhere ? "" : "Port 22\n") + "Port 2222\n")
    }
  }
}
