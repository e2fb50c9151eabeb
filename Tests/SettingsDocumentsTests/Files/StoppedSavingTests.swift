import Foundation
import Glibc
import LongWork
import SettingsDocuments
import Testing

/// Ctrl-C while a file is saved: never half. Each in a process of its own, since the request is for a whole process.
@Suite struct StoppedSavingTests {
  /// A file that is to be saved, at the moment of a request.
  struct Saving {
    let folder: TemporaryFolder
    var fileSystem = FailingFileSystem()

    init(isInPlace: Bool = false) throws {
      folder = try TemporaryFolder()
      let path = try folder.write("{\"a\": 1}", to: "x.json")
      if isInPlace { try FileManager.default.linkItem(atPath: path, toPath: folder.file("second.json")) }
    }

    func run() throws {
      let writer = FileWriter(fileSystem: fileSystem, stateFolder: folder.file("state"))
      let file = try SettingsFile.open(folder.file("x.json"), writer: writer)
      let edited = try file.document.applying(.set(["a"], 2)).document
      Interruption.reset()
      defer { Interruption.reset() }
      _ = try saved(edited, file)
    }

    /// What is asked for while the file is read belongs to the reading.
    private func saved(_ edited: Document, _ file: SettingsFile) throws -> SettingsFile.Saved {
      if asksAtOnce { Interruption.request() }
      return try file.save(edited)
    }

    var asksAtOnce = true

    func expectStopped() throws {
      #expect(throws: SaveError.file(.stopped(folder.file("x.json")))) { try run() }
      #expect(try folder.read("x.json") == "{\"a\": 1}")
    }
  }

  @Test func itLeavesTheFileAsItWas() async {
    await #expect(processExitsWith: .success) {
      let saving = try Saving()
      try saving.expectStopped()
      #expect(try saving.folder.names() == ["x.json"])
    }
  }

  @Test func itLeavesAFileThatIsWrittenInPlaceAsItWas() async {
    await #expect(processExitsWith: .success) {
      let saving = try Saving(isInPlace: true)
      try saving.expectStopped()
      #expect(try saving.folder.names().filter { $0 != "state" } == ["second.json", "x.json"])
    }
  }

  /// The new file is whole and synced, and has not taken the place of the old one.
  @Test func theNewFileIsTakenAwayAgain() async {
    await #expect(processExitsWith: .success) {
      var saving = try Saving()
      saving.asksAtOnce = false
      saving.fileSystem.beforeSync = { Interruption.request() }
      try saving.expectStopped()
      #expect(try saving.folder.names() == ["x.json"])
    }
  }

  @Test func afterTheRenamingItIsSaved() async {
    await #expect(processExitsWith: .success) {
      var saving = try Saving()
      saving.asksAtOnce = false
      saving.fileSystem.beforeExchange = { Interruption.request() }
      try saving.run()
      #expect(try saving.folder.read("x.json") == "{\"a\": 2}")
      #expect(try saving.folder.names() == ["x.json"])
    }
  }

  @Test func whoWaitsForAnotherProgramNeedNot() async {
    await #expect(processExitsWith: .success) {
      let saving = try Saving()
      let lock = open(saving.folder.file(".x.json.settings-lock"), O_RDWR | O_CREAT, 0o600)
      try #require(flock(lock, LOCK_EX | LOCK_NB) == 0)
      try saving.expectStopped()
      close(lock)
    }
  }
}
