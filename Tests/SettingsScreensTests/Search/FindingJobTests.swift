import Curses
import SettingsDocuments
import TestSupport
import Testing

@testable import SettingsScreens

/// Finding and setting on real files, with the keys counted beside the text of the value.
@MainActor
@Suite(.needs(.real)) struct FindingJobTests {
  private func pilot(_ name: String, _ format: String, schema: String? = nil) throws -> SettingsPilot {
    let text = String(decoding: try SharedFolder.real.bytes(name), as: UTF8.self)
    let rules = try schema.map { String(decoding: try SharedFolder.real.bytes($0), as: UTF8.self) }
    return try SettingsPilot(text, schema: rules, format: try #require(Format.named(format)))
  }

  /// Searches, opens the first hit, types a value where there is one to type, and saves; how many keys that took.
  private func set(_ query: String, to value: String?, in pilot: SettingsPilot) -> Int {
    pilot.search(query)
    pilot.press(.enter, .enter)
    if let value {
      pilot.type(value)
      pilot.press(.enter)
    }
    pilot.press(.character("s"))
    return 1 + query.count + 2 + (value == nil ? 0 : 1) + 1
  }

  @Test func sharedBuffersByItsName() throws {
    let pilot = try pilot("debian/postgresql.conf", "postgresql")
    let before = pilot.text
    let keys = set("shar", to: "256MB", in: pilot)
    #expect(keys <= 10)
    let (old, new) = ("#shared_buffers = 128MB", "shared_buffers = 256MB")
    #expect(pilot.store.text == before.replacing(old, with: new), "\(pilot.screen)")
  }

  @Test func aSettingByAWordOfItsComment() throws {
    let pilot = try pilot("debian/postgresql.conf", "postgresql")
    pilot.search("requires restart")
    let row = try #require(pilot.line(with: "▎"))
    #expect(row.contains("data_directory"), "\(pilot.screen)")
    pilot.press(.enter)
    #expect(pilot.focusedLine.contains("data_directory"))
  }

  @Test func settingsOfToolsThatAreNotThereYet() throws {
    let pilot = try SettingsPilot(
      "[project]\nname = \"x\"\n",
      schema: String(decoding: try SharedFolder.real.bytes("schemas/pyproject.json"), as: UTF8.self), format: .toml)
    #expect(set("requires-p", to: ">=3.6", in: pilot) <= 16)
    #expect(pilot.store.text.contains("requires-python = \">=3.6\""), "\(pilot.screen)")
    pilot.press(.escape, .escape)
    // The schema of this tool is not at hand: the whole path adds it.
    pilot.search("tool.ruff.line-length")
    pilot.press(.enter)
    pilot.type("100")
    pilot.press(.enter, .character("s"))
    #expect(pilot.store.text.contains("[tool.ruff]\nline-length = 100\n"), "\(pilot.store.text)\n\(pilot.screen)")
  }

  @Test(arguments: ["scrape_timeout", "scrape timeout", "how long until a scrape", "scrap_timeout"])
  func aNestedSettingByKeyByDescriptionAndWithASlip(_ query: String) throws {
    let pilot = try pilot("debian/prometheus.yml", "yaml", schema: "schemas/prometheus.json")
    pilot.search(query)
    let row = try #require(pilot.line(with: "▎"))
    #expect(row.contains("scrape_timeout"), "\(pilot.screen)")
    pilot.press(.enter)
    #expect(pilot.focusedLine.contains("scrape_timeout"), "\(pilot.screen)")
  }
}
