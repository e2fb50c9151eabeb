import Foundation
import Glibc
import SettingsDocuments
import Testing

/// Saving in place, interrupted.
@Suite struct InterruptedSaveTests {
  static let before = "{\"a\": \"" + String(repeating: "x", count: 3000) + "\", \"b\": 1}"
  let folder: TemporaryFolder
  let writer: FileWriter
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    writer = FileWriter(stateFolder: folder.file("state"))
    path = try folder.write(Self.before, to: "x.json")
    try FileManager.default.linkItem(atPath: path, toPath: folder.file("second"))
  }

  /// Saves, and is killed when it does this to the file itself.
  func kill(_ operation: FailingFileSystem.Operation, _ value: Value) throws {
    var fileSystem = FailingFileSystem(operation, code: EIO, isKilled: true)
    // The copy in the state folder is written first.
    fileSystem.firstFailure = 2
    let file = try SettingsFile.open(
      path, writer: FileWriter(fileSystem: fileSystem, stateFolder: folder.file("state")))
    _ = try? file.save(try file.document.applying(.set(["a"], value)).document)
  }

  @Test(arguments: [5, 2990, 9000], [InterruptedSave.Content.before, .after])
  func eitherContentCanBeHad(length: Int, content: InterruptedSave.Content) throws {
    let value = Value.string(String(repeating: "y", count: length))
    try kill(.write, value)
    let torn = try folder.read("x.json")
    #expect(torn != Self.before)
    #expect(!torn.utf8.contains(0))
    let interrupted = try #require(InterruptedSave.find(path, writer: writer))
    #expect(interrupted.isTorn)
    try interrupted.restore(content)
    let after = Self.before.replacing(String(repeating: "x", count: 3000), with: String(repeating: "y", count: length))
    #expect(try folder.read("x.json") == (content == .before ? Self.before : after))
    #expect(try folder.read("second") == folder.read("x.json"))
    #expect(InterruptedSave.find(path, writer: writer) == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("state/backups")) == [])
  }

  @Test func beforeAndAfterTheWritingThereIsNothingToRecover() throws {
    try kill(.sync, "y")
    #expect(InterruptedSave.find(path, writer: writer) == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("state/backups")) == [])
  }

  @Test func aTornFileIsNotSavedOver() throws {
    try kill(.write, .string(String(repeating: "y", count: 3000)))
    let torn = try folder.read("x.json")
    let file = try SettingsFile.open(path, writer: writer)
    #expect(throws: SaveError.file(.interrupted(path))) {
      try file.save(try file.document.applying(.set(["b"], 2)).document)
    }
    #expect(try folder.read("x.json") == torn)
  }

  @Test func whatAnotherProgramWroteSinceIsNotOverwritten() throws {
    try kill(.write, .string(String(repeating: "y", count: 3000)))
    let interrupted = try #require(InterruptedSave.find(path, writer: writer))
    try Data("{}".utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: FileError.changed(path)) { try interrupted.restore(.before) }
    #expect(try folder.read("x.json") == "{}")
    #expect(InterruptedSave.find(path, writer: writer)?.isTorn == false)
    interrupted.discard()
    #expect(InterruptedSave.find(path, writer: writer) == nil)
  }
}
