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

  @Test(
    arguments: [
      ("a = one\nb =\nc = 2\n", "ini", ["b"], "x", ""), ("a = one\nb = \nc =\n", "ini", ["b"], "x", ""),
      ("a =\n   x\n     y\nb = 1\n", "ini", ["a"], "zz9", "\nx\ny"), ("a = x\n      y\n", "ini", ["a"], "no", "x\ny"),
      ("[a]\nkey\nk = 1\n", "ini", ["a", "key"], "x", ""), ("a:\n- 1:1\n", "yaml", ["a", 0], "1:1x", "1:1"),
      ("a: >-\n   x\n   y\nb: 1\n", "yaml", ["a"], "n", "x y"), ("{\"é\": \"\\u00e9 x\"}", "json", ["é"], "n", "é x"),
      ("a = '''x'''\n", "toml", ["a"], "y'''", "x"), ("a = \"\"\"\nx\ny\"\"\"\n", "toml", ["a"], "1", "x\ny"),
      ("A='b c' # d\n", "env", ["A"], "it's", "b c"),
    ] as [(String, String, Path, String, String)])
  func aValueComesBackAsItWasWritten(
    _ text: String, _ format: String, _ path: Path, _ other: String, _ value: String
  ) throws {
    let document = try Document(parsing: Array(text.utf8), as: try #require(Format.named(format)))
    #expect(document.node(at: path)?.string == value)
    var history = EditHistory(document)
    try history.apply(.set(path, .string(other)))
    let isKeyed = document.root.kind == .object
    if isKeyed { try history.apply(.set(["added"], "1")) }
    try history.apply(.set(path, .string(other + "2")))
    try history.apply(.set(path, .string(value)))
    if isKeyed { try history.apply(.remove(["added"])) }
    #expect(history.document.string == text)

    // The same where another run knows how it was.
    let changed = try document.applying(.set(path, .string(other)))
    var later = EditHistory(changed.document)
    try later.apply([.set(path, .string(value))]) { [changed.edits.inverse(in: document.text)] }
    #expect(later.document.string == text)
  }

  @Test func aNumberComesBackOnlyAsItIsAskedFor() throws {
    var history = EditHistory(try json("[1.50, true]"))
    try history.apply(.set([0], 2))
    try history.apply(.set([0], .number(Number(1.5))))
    #expect(history.document.string == "[1.5, true]")
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
    #expect(Set(history.unsavedChanges.map(\.path)) == [["a"], ["b"]])
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
