import SettingsDocuments
import Testing

@Suite struct EditHistoryTests {
  @Test func undoAndRedoAreExact() throws {
    let text = "{ \"a\": 1, // x\r\n  \"b\": [true ] }"
    var history = EditHistory(try json(text, as: .jsonc))
    var texts = [history.document.string]
    try history.apply(.set(["a"], "one"))
    texts.append(history.document.string)
    try history.apply(.set(["c", "d"], 2), .remove(["b", 0]))
    texts.append(history.document.string)
    #expect(history.isModified)
    #expect(try history.apply(.set(["a"], "one")) == [])

    history.undo()
    #expect(history.document.string == texts[1])
    history.undo()
    #expect(history.document.string == texts[0])
    #expect(history.undo() == nil)
    #expect(!history.isModified)
    history.redo()
    history.redo()
    #expect(history.document.string == texts[2])
    #expect(!history.canRedo)

    history.undo()
    try history.apply(.remove(["a"]))
    #expect(!history.canRedo)
  }

  @Test func aRefusedChangeLeavesAllAsItIs() throws {
    var history = EditHistory(try json("{\"a\": 1}"))
    #expect(throws: EditError.self) { try history.apply(.set(["a"], 2), .remove(["x"])) }
    #expect(history.document.string == "{\"a\": 1}")
    #expect(!history.canUndo)
  }

  @Test func differencesNameWhatWouldBeLost() throws {
    var history = EditHistory(try json("{\"a\": 1, \"b\": {\"c\": [1, 2, 3]}, \"z\": 0}"))
    try history.apply(.set(["a"], 2), .remove(["b", "c", 1]), .set(["d"], "x"), .remove(["z"]))
    #expect(
      history.unsavedDifferences() == [
        DocumentDifference(path: ["z"], old: 0, new: nil),
        DocumentDifference(path: ["a"], old: 1, new: 2),
        DocumentDifference(path: ["b", "c", 1], old: 2, new: nil),
        DocumentDifference(path: ["d"], old: nil, new: "x"),
      ])
    let edits = history.document.edits(from: history.saved)
    #expect(edits.applied(to: history.saved.text) == history.document.text)
    history.markSaved(as: history.document)
    #expect(history.unsavedDifferences() == [])
    #expect(history.canUndo)
  }

  @Test func theEditsSinceSavingAreKnownWithoutComparing() throws {
    var history = EditHistory(try json("{ \"a\": 1, \"b\": [true], \"é\": \"ü\" }"))
    func expectEdits() {
      #expect(history.unsavedEdits().applied(to: history.saved.text) == history.document.text)
    }
    for value in 0..<9 { try history.apply(.set(["a"], .number(Number(value)))) }
    try history.apply(.remove(["b"]))
    try history.apply(.set(["c"], "x"))
    expectEdits()
    history.undo()
    history.undo()
    #expect(history.unsavedEdits() == [TextEdit(7..<8, with: "8")])
    history.redo()
    expectEdits()
    #expect(Set(history.unsavedChanges.map(\.path)) == [["a"], ["b"], ["c"]])
    history.markSaved(as: history.document)
    #expect(history.unsavedEdits() == [] && history.unsavedChanges == [])
    history.undo()
    expectEdits()
    #expect(history.unsavedEdits().count == 1)
  }

  @Test func whatIsUnsavedIsCarriedOverAStepAtATime() throws {
    let saved = "{ \"a\": 1,\n \"b\": 2,\n \"c\": [1] }"
    var history = EditHistory(try json(saved))
    try history.apply(.set(["a"], 5))
    try history.apply(.set(["c"], [1, 2]))
    let theirs = saved.replacing("2", with: "9")
    let isCarriedOver = history.rebase(onto: try json(theirs))
    #expect(isCarriedOver)
    #expect(history.document.string == "{ \"a\": 5,\n \"b\": 9,\n \"c\": [1, 2] }")
    history.undo()
    #expect(history.document.string == "{ \"a\": 5,\n \"b\": 9,\n \"c\": [1] }")
    history.undo()
    #expect(history.document.string == theirs)
    #expect(!history.isModified && !history.canUndo)
  }

  @Test func nothingIsCarriedOverWhereBothChangedTheSame() throws {
    var history = EditHistory(try json("{ \"a\": 1 }"))
    try history.apply(.set(["a"], 5))
    let before = history.document.text
    let isCarriedOver = history.rebase(onto: try json("{ \"a\": 2 }"))
    #expect(!isCarriedOver)
    #expect(history.document.text == before && history.canUndo)
  }

  /// A step from before the last save would undo what the other program changed since, so the steps are not made again.
  @Test func theOneStepThatRemainsNamesEachSetting() throws {
    var history = EditHistory(try json("{ \"a\": 1,\n \"b\": 1,\n \"c\": 1,\n \"d\": 1 }"))
    try history.apply(.set(["a"], 5))
    history.markSaved(as: history.document)
    let saved = history.document.string
    try history.apply(.set(["b"], 2))
    try history.apply(.remove(["c"]))
    try history.apply(.set(["e"], 3))
    let theirs = saved.replacing("5", with: "7")
    let isCarriedOver = history.rebase(onto: try json(theirs))
    #expect(isCarriedOver)
    #expect(history.document.string == "{ \"a\": 7,\n \"b\": 2,\n \"d\": 1,\n \"e\": 3 }")
    #expect(Set(history.unsavedChanges.map(\.path)) == [["b"], ["c"], ["e"]])
    history.undo()
    #expect(history.document.string == theirs && !history.canUndo)
  }
}
