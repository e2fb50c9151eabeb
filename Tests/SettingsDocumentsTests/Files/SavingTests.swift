import CLinuxFiles
import Foundation
import SettingsDocuments
import Testing

@Suite struct SavingTests {
  let folder: TemporaryFolder
  let writer: FileWriter

  init() throws {
    folder = try TemporaryFolder()
    writer = FileWriter(stateFolder: folder.file("state"))
  }

  /// Opens a file, sets `a` to 2, and saves.
  @discardableResult
  func saveOne(_ name: String, _ writer: FileWriter) throws -> SettingsFile.Saved {
    let file = try SettingsFile.open(folder.file(name), writer: writer)
    return try file.save(try file.document.applying(.set(["a"], 2)).document)
  }

  @Test func replacesTheContentAndKeepsMode() throws {
    try folder.write("{\"a\": 1}\n", to: "x.json")
    chmod(folder.file("x.json"), 0o640)
    let saved = try saveOne("x.json", writer)
    #expect(try folder.read("x.json") == "{\"a\": 2}\n")
    #expect(try folder.mode(of: "x.json") == 0o640)
    #expect(!saved.isMerged)
    #expect(try folder.names() == ["x.json"])

    let again = try saved.file.save(try saved.file.document.applying(.set(["a"], 3)).document)
    #expect(try folder.read("x.json") == "{\"a\": 3}\n")
    #expect(again.file.status?.mode == 0o640)
  }

  @Test func whatAKilledProcessLeftIsClearedAway() throws {
    try folder.write("{\"a\": 1}\n", to: "x.json")
    let kept = [".x.json.settings-notes", ".y.json.settings-lock", ".y.json.settings-new", "x.json.settings-new"]
    for name in [".x.json.settings-lock", ".x.json.settings-new"] + kept { try folder.write("", to: name) }
    #expect(try saveOne("x.json", writer).notices == [])
    #expect(try folder.names() == (kept + ["x.json"]).sorted())
  }

  @Test func aLargeFolderIsNotLookedThrough() throws {
    try folder.write("{\"a\": 1}\n", to: "x.json")
    // Whoever may go into a folder and not list it saves all the same.
    var fileSystem = FailingFileSystem()
    fileSystem.failsListing = true
    try saveOne("x.json", FileWriter(fileSystem: fileSystem, stateFolder: nil))
    #expect(try folder.names() == ["x.json"])
  }

  @Test func followsSymbolicLinks() throws {
    try folder.write("{\"a\": 1}", to: "real.json")
    try FileManager.default.createSymbolicLink(atPath: folder.file("second"), withDestinationPath: "real.json")
    try FileManager.default.createSymbolicLink(atPath: folder.file("link.json"), withDestinationPath: "second")
    try saveOne("link.json", writer)
    #expect(try folder.read("real.json") == "{\"a\": 2}")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("link.json")) == "second")
  }

  @Test func keepsHardLinksTogether() throws {
    try folder.write("{\"a\": 1}", to: "x.json")
    try FileManager.default.linkItem(atPath: folder.file("x.json"), toPath: folder.file("y.json"))
    try saveOne("x.json", writer)
    #expect(try folder.read("y.json") == "{\"a\": 2}")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("state/backups")) == [])
  }

  @Test func keepsExtendedAttributes() throws {
    let path = try folder.write("{\"a\": 1}", to: "x.json")
    guard setxattr(path, "user.settee", "kept", 4, 0) == 0 else {
      print("skipped: the temporary folder has no extended attributes")
      return
    }
    try saveOne("x.json", writer)
    var value = [UInt8](repeating: 0, count: 16)
    #expect(getxattr(path, "user.settee", &value, value.count) == 4)
    #expect(String(decoding: value[..<4], as: UTF8.self) == "kept")
  }

  @Test func anUnchangedDocumentIsNotWritten() throws {
    try folder.write("{\"a\": 2}", to: "x.json")
    let before = try SystemFileSystem().status(of: folder.file("x.json"))
    try saveOne("x.json", FileWriter(fileSystem: FailingFileSystem(.write, code: EIO), stateFolder: nil))
    #expect(try SystemFileSystem().status(of: folder.file("x.json")).inode == before.inode)
  }

  @Test func makesANewFileWithItsFolders() throws {
    let path = folder.file("new/deep/x.json")
    let file = try SettingsFile.new(path, format: .json, writer: writer)
    let saved = try file.save(try file.document.applying(.set(["a"], 1)).document)
    #expect(try folder.read("new/deep/x.json") == "{\n  \"a\": 1\n}\n")
    #expect(saved.file.target == path)
    #expect(throws: OpenError.file(.exists(path))) { try SettingsFile.new(path, format: .json, writer: writer) }
  }

  /// Its history is found by where it is.
  @Test func aNewFileIsWhereItsFoldersLead() throws {
    try folder.write("", to: "real/keep")
    try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: "real")
    let file = try SettingsFile.new(folder.file("link/new/x.json"), format: .json, writer: writer)
    let saved = try file.save(try file.document.applying(.set(["a"], 1)).document)
    #expect(file.target == saved.file.target && file.target.hasSuffix("/real/new/x.json"))
    #expect(try SettingsFile.new("x-is-not-here.json", format: .json, writer: writer).target.hasPrefix("/"))
  }

  @Test func aFileThatAppearedMeanwhileIsNotOverwritten() throws {
    let file = try SettingsFile.new(folder.file("x.json"), format: .json, writer: writer)
    try folder.write("mine", to: "x.json")
    #expect(throws: SaveError.file(.exists(folder.file("x.json")))) {
      try file.save(try file.document.applying(.set(["a"], 1)).document)
    }
    #expect(try folder.read("x.json") == "mine")
  }
}
