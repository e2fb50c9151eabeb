import SettingsDocuments
import Testing

/// Another program writes the file between opening and saving.
@Suite struct MergingTests {
  static let text = "{\n  \"a\": 1,\n  \"b\": 2,\n  \"c\": 3,\n  \"d\": 4\n}\n"
  let folder: TemporaryFolder
  let file: SettingsFile

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.text, to: "x.json")
    file = try SettingsFile.open(folder.file("x.json"), writer: FileWriter(stateFolder: nil))
  }

  func save(_ change: Change) throws -> SettingsFile.Saved {
    try file.save(try file.document.applying(change).document)
  }

  @Test func changesThatDoNotMeetAreBothKept() throws {
    try folder.write("{\n  \"a\": 1,\n  \"b\": 20,\n  \"c\": 3,\n  \"d\": 4,\n  \"e\": 5\n}\n", to: "x.json")
    let saved = try save(.set(["a"], 10))
    #expect(saved.isMerged)
    let merged = "{\n  \"a\": 10,\n  \"b\": 20,\n  \"c\": 3,\n  \"d\": 4,\n  \"e\": 5\n}\n"
    #expect(try folder.read("x.json") == merged)
    #expect(saved.file.document.string == merged)
  }

  @Test func changesOfOnePlaceAreAConflict() throws {
    let theirs = try folder.write(Self.text.replacing("\"a\": 1", with: "\"a\": 11"), to: "x.json")
    let present = Array(try folder.read("x.json").utf8)
    #expect(throws: SaveError.conflict(theirs, present: present)) { try save(.set(["a"], 10)) }
    #expect(Array(try folder.read("x.json").utf8) == present)

    let edited = try file.document.applying(.set(["a"], 10)).document
    let saved = try file.save(edited, replacing: present)
    #expect(!saved.isMerged)
    #expect(try folder.read("x.json") == edited.string)
  }

  @Test func theSameChangeIsNoConflict() throws {
    try folder.write(Self.text.replacing("\"a\": 1", with: "\"a\": 10"), to: "x.json")
    let saved = try save(.set(["a"], 10))
    #expect(!saved.isMerged)
  }

  @Test func settingsAddedAtOnePlaceAreBothKept() throws {
    try folder.write(Self.text.replacing("4\n", with: "4,\n  \"x\": 0\n"), to: "x.json")
    #expect(try save(.set(["y"], 0)).isMerged)
    #expect(try folder.read("x.json") == Self.text.replacing("4\n", with: "4,\n  \"x\": 0,\n  \"y\": 0\n"))
  }

  @Test func settingsOfOneLineAreBothKept() throws {
    let path = try folder.write("{\"a\": 1, \"b\": 2, \"c\": [1, 2]}", to: "line.json")
    let file = try SettingsFile.open(path, writer: FileWriter(stateFolder: nil))
    try folder.write("{\"a\": 1, \"b\": 20, \"c\": [1, 2]}", to: "line.json")
    let edited = try file.document.applying([.set(["a"], 10), .insert(["c", 2], 3)]).document
    #expect(try file.save(edited).isMerged)
    #expect(try folder.read("line.json") == "{\"a\": 10, \"b\": 20, \"c\": [1, 2, 3]}")
  }

  @Test(arguments: ["{\"a\": {\"x\": 2}}", "{\"a\": 1}", "{}"])
  func aSettingInsideOneThatWasChangedIsAConflict(theirs: String) throws {
    let path = try folder.write("{\"a\": {\"x\": 1, \"y\": 1}}", to: "line.json")
    let file = try SettingsFile.open(path, writer: FileWriter(stateFolder: nil))
    try folder.write(theirs, to: "line.json")
    let edited = try file.document.applying(.set(["a", "x"], 10)).document
    #expect(throws: SaveError.self) { try file.save(edited) }
    #expect(try folder.read("line.json") == theirs)
  }

  @Test func whatBothChangedAlikeIsNoConflict() throws {
    try folder.write(
      Self.text.replacing("\"a\": 1", with: "\"a\": 10").replacing("\"c\": 3", with: "\"c\": 30"), to: "x.json")
    let edited = try file.document.applying([.set(["a"], 10), .set(["b"], 20)]).document
    _ = try file.save(edited)
    #expect(try folder.read("x.json") == "{\n  \"a\": 10,\n  \"b\": 20,\n  \"c\": 30,\n  \"d\": 4\n}\n")
  }

  @Test func twoChangesOfAListAreAConflict() throws {
    let path = try folder.write("[1, 2, 3]", to: "list.json")
    let file = try SettingsFile.open(path, writer: FileWriter(stateFolder: nil))
    try folder.write("[1, 2, 3, 4]", to: "list.json")
    let edited = try file.document.applying(.insert([3], 5)).document
    #expect(throws: SaveError.self) { try file.save(edited) }
  }

  /// As the lines tell, an entry is the same one wherever others put it.
  @Test(arguments: [
    (["a", "b", "c"], ["z", "a", "b", "c"], ["a", "bXX", "c"], ["z", "a", "bXX", "c"]),
    (["a", "b", "c", "d"], ["b", "c", "d"], ["a", "b", "c", "dXX"], ["b", "c", "dXX"]),
    (["a", "b", "c", "d"], ["a", "b", "c", "d", "e"], ["0", "a", "b", "c", "d"], ["0", "a", "b", "c", "d", "e"]),
  ])
  func changesOfEntriesThatDoNotMeetAreBothKept(
    base: [String], theirs: [String], ours: [String], expected: [String]
  ) throws {
    func text(_ entries: [String]) -> String {
      "{\n  \"w\": [\n\(entries.map { "    {\n      \"n\": \"\($0)\"\n    }" }.joined(separator: ",\n"))\n  ]\n}\n"
    }
    let path = try folder.write(text(base), to: "list.json")
    let file = try SettingsFile.open(path, writer: FileWriter(stateFolder: nil))
    try folder.write(text(theirs), to: "list.json")
    let edited = try Document(parsing: Array(text(ours).utf8), as: .json)
    #expect(try file.save(edited).isMerged)
    #expect(try folder.read("list.json") == text(expected))
  }

  @Test func brokenContentIsNeverOverwritten() throws {
    try folder.write("{ \"a\": ", to: "x.json")
    #expect(throws: SaveError.self) { try save(.set(["a"], 10)) }
    #expect(try folder.read("x.json") == "{ \"a\": ")
  }

  @Test func aRemovedFileIsNotMadeAgain() throws {
    try FileWriter(stateFolder: nil).remove(folder.file("x.json"), inside: folder.path)
    #expect(throws: SaveError.gone(folder.file("x.json"))) { try save(.set(["a"], 10)) }
    #expect(try folder.names() == [])
  }
}
