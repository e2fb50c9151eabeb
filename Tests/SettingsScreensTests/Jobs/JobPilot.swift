import Curses
import SettingsDocuments
import TestSupport
import Testing

/// Somebody who does a job with as few keys as there are, on a real file: each key is counted but those of the texts that
/// any editor would have to be told, names and values.
@MainActor
final class JobPilot {
  let pilot: SettingsPilot
  /// The text as it was opened.
  let before: String
  private(set) var keys = 0

  init(_ name: String, as format: String, schema: String? = nil) throws {
    before = String(decoding: try SharedFolder.real.bytes(name), as: UTF8.self)
    let rules = try schema.map { String(decoding: try SharedFolder.real.bytes($0), as: UTF8.self) }
    pilot = try SettingsPilot(before, schema: rules, format: try #require(Format.named(format)))
  }

  /// What is saved.
  var saved: String { pilot.store.text }
  var screen: String { pilot.screen }

  func press(_ pressed: Key...) {
    for key in pressed { pilot.press(key) }
    keys += pressed.count
  }

  /// Searches, each key counted, and waits for what is found.
  func search(_ query: String) {
    pilot.search(query)
    keys += 1 + query.count
  }

  /// Types a name or a value, which is not counted.
  func type(_ text: String) { pilot.type(text) }

  /// Searches for a setting, goes there, types another value and saves.
  func change(found query: String, to value: String) {
    search(query)
    press(.enter, .enter, .control("u"))
    type(value)
    press(.control("s"))
  }

  /// Adds a section with one setting at the end of the file and saves.
  func addSection(_ name: String, setting key: String, to value: String) {
    press(.end, .up, .enter)
    for text in [name, key] {
      type(text)
      press(.enter)
    }
    type(value)
    press(.enter, .character("s"))
  }

  /// Begins to count again, for the next part of a job.
  func count() -> Int {
    defer { keys = 0 }
    return keys
  }
}
