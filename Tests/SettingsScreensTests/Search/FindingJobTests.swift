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
    pilot.search("res-p")
    pilot.press(.enter)
    pilot.type(">=3.6")
    pilot.press(.control("s"))
    #expect("/res-p".count + 2 <= 12)
    #expect(pilot.store.text == "[project]\nname = \"x\"\nrequires-python = \">=3.6\"\n", "\(pilot.screen)")
    // The schemas of these tools are not at hand: the whole path, a text as the value is, adds what it names.
    for (path, value) in [("tool.ruff.line-length", "100"), ("tool.setuptools.zip-safe", "false")] {
      pilot.press(.escape, .escape)
      pilot.search(path)
      pilot.press(.enter)
      pilot.type(value)
      pilot.press(.control("s"))
    }
    #expect("/".count + 2 <= 12)
    #expect(
      pilot.store.text.hasSuffix("\n[tool.ruff]\nline-length = 100\n\n[tool.setuptools]\nzip-safe = false\n"),
      "\(pilot.store.text)\n\(pilot.screen)")
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
