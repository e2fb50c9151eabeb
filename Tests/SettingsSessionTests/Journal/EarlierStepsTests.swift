import SettingsDocuments
import SettingsSession
import Testing

/// Taking back what an earlier run saved.
@MainActor
@Suite struct EarlierStepsTests {
  private let text = "{\n  \"a\": 1,\n  \"b\": 2,\n  \"password\": \"hunter1\"\n}\n"

  /// A later run with what an earlier one left.
  private func later(_ session: EditingSession, text: String? = nil) throws -> EditingSession {
    let store = try #require(session.store as? MemoryStore)
    let bytes = text.map { Array($0.utf8) } ?? store.kept.text
    let next = MemoryStore(try Document(parsing: bytes, as: .jsonc))
    // Through the lines of the journal, as in a file.
    next.entries = try store.entries.map { try #require(JournalEntry(line: Array($0.line.utf8))) }
    return EditingSession(name: "test", document: next.kept, store: next)
  }

  @Test func eachStepIsTakenBackAndDoneAgain() throws {
    let first = try session(text)
    try first.set(["a"], to: 10)
    try first.set(["b"], to: 20)
    let whole = first.text
    first.save()
    let second = try later(first)
    #expect(second.mayUndo && !second.history.canUndo)
    let taken = try second.undoAlsoEarlier()
    #expect(taken.path == ["b"] && taken.time != nil && !taken.isRedone)
    #expect(second.text == text.replacing("1,", with: "10,"))
    #expect(second.unsavedChanges.map(\.path) == [["b"]])
    _ = try second.undoAlsoEarlier()
    #expect(second.text == text)
    #expect(throws: EarlierStepError("nothing to undo")) { try second.undoAlsoEarlier() }
    _ = try second.redoAlsoEarlier()
    second.save()

    let third = try later(second)
    #expect(third.text == text.replacing("1,", with: "10,"))
    let redone = try third.redoAlsoEarlier()
    #expect(redone.path == ["b"] && redone.isRedone)
    #expect(third.text == whole && !third.mayRedo)
    _ = try third.undoAlsoEarlier()
    _ = try third.undoAlsoEarlier()
    #expect(third.text == text)
  }

  @Test func aFileThatIsAnotherNowIsLeftAlone() throws {
    let first = try session(text)
    try first.set(["a"], to: 10)
    first.save()
    let second = try later(first, text: first.text.replacing("2", with: "3"))
    #expect(throws: EarlierStepError("nothing to undo")) { try second.undoAlsoEarlier() }
    #expect(second.text.contains("3"))
  }

  @Test func nothingIsTakenBackAcrossWhatAnotherProgramDid() throws {
    let first = try session(text)
    try first.set(["a"], to: 10)
    first.save()
    let second = try later(first, text: first.text.replacing("2", with: "3"))
    var outside = JournalEntry(time: 5, size: nil, settings: [], edits: nil)
    outside.changes = [.init(path: ["b"], old: 2, new: 3)]
    let store = try #require(second.store as? MemoryStore)
    store.entries.append(outside)
    #expect(throws: EarlierStepError("nothing to undo")) { try later(second).undoAlsoEarlier() }
    try second.set(["a"], to: 20)
    second.save()
    let third = try later(second)
    #expect(try third.undoAlsoEarlier().path == ["a"])
    #expect(throws: EarlierStepError("nothing to undo")) { try third.undoAlsoEarlier() }
    #expect(third.text == first.text.replacing("2", with: "3"))
  }

  @Test func stepsBeforeThoseOfThisRunFollow() throws {
    let first = try session(text)
    try first.set(["a"], to: 10)
    first.save()
    let second = try later(first)
    try second.set(["b"], to: 20)
    second.save()
    #expect(try second.undoAlsoEarlier().path == ["b"])
    #expect(try second.undoAlsoEarlier().path == ["a"])
    #expect(second.text == text)
  }

  @Test func aSecretIsNeitherKeptNorTakenBack() throws {
    let first = try session(text)
    try first.set(["a"], to: 10)
    try first.set(["password"], to: "hunter2")
    try first.set(["token"], to: "hunter3")
    try first.apply(.remove(["token"]))
    first.save()
    let store = try #require(first.store as? MemoryStore)
    #expect(!store.entries.map(\.line).joined().contains("hunter"))
    let second = try later(first)
    #expect {
      try second.undoAlsoEarlier()
    } throws: { "\($0)".contains("concerned a secret") }
    #expect(second.text == first.text)
  }

  @Test func whatFollowsASecretIsTakenBackUpToIt() throws {
    let first = try session(text)
    try first.set(["password"], to: "hunter2")
    try first.set(["a"], to: 10)
    first.save()
    let second = try later(first)
    #expect(try second.undoAlsoEarlier().path == ["a"])
    #expect {
      try second.undoAlsoEarlier()
    } throws: { "\($0)".contains("concerned a secret") }
  }
}
