import SettingsFiles
import Testing

@testable import SettingsSession

/// A change of before is taken back alone, by its values.
@MainActor
@Suite struct TakingBackTests {
  private func session(_ text: String) throws -> EditingSession {
    EditingSession(
      name: "a.json", document: try Document(parsing: Array(text.utf8), as: .json),
      store: MemoryStore(try Document(parsing: Array(text.utf8), as: .json)))
  }

  private func text(_ session: EditingSession) -> String { String(decoding: session.document.text, as: UTF8.self) }

  @Test func whatIsBesideItStays() throws {
    let session = try session(#"{"a": 2, "b": [1, 3], "c": "x"}"#)
    try session.takeBack(.init(path: ["a"], old: 1, new: 2))
    #expect(text(session) == #"{"a": 1, "b": [1, 3], "c": "x"}"#)
    try session.takeBack(.init(path: ["c"], old: nil, new: "x"))
    #expect(text(session) == #"{"a": 1, "b": [1, 3]}"#)
    try session.takeBack(.init(path: ["d"], old: true, new: nil))
    #expect(text(session).contains(#""d": true"#))
  }

  @Test func itemsOfListsAreFoundByTheirValuesWhereverTheyAreNow() throws {
    let session = try session(#"{"b": [1, 3, 4]}"#)
    try session.takeBack(.init(path: ["b", "1"], old: 2, new: nil))
    #expect(text(session) == #"{"b": [1, 2, 3, 4]}"#)
    try session.takeBack(.init(path: ["b", 0], old: nil, new: 4))
    #expect(text(session) == #"{"b": [1, 2, 3]}"#)
    try session.takeBack(.init(path: ["b", 0], old: 9, new: 3))
    #expect(text(session) == #"{"b": [1, 2, 9]}"#)
    #expect(throws: TakeBackError.done(["b", "1"])) { try session.takeBack(.init(path: ["b", "1"], old: 2, new: nil)) }
  }

  @Test func whatCannotBeTakenBackIsSaidAndNothingIsChanged() throws {
    let session = try session(#"{"a": 3}"#)
    #expect(throws: TakeBackError.changedSince(["a"], now: "3", given: "2")) {
      try session.takeBack(.init(path: ["a"], old: 1, new: 2))
    }
    #expect(throws: TakeBackError.done(["a"])) { try session.takeBack(.init(path: ["a"], old: 3, new: 2)) }
    #expect(throws: TakeBackError.notKept(["a"], .secret)) {
      try session.takeBack(.init(path: ["a"], without: .secret))
    }
    #expect(text(session) == #"{"a": 3}"#)
    try session.takeBack(.init(path: ["a"], old: 1, new: 2), force: true)
    #expect(text(session) == #"{"a": 1}"#)
  }
}
