import Foundation
import Glibc
import SettingsDocuments
import Testing

/// Whatever fails, the file holds the old content or the new, and nothing is left beside it.
@Suite struct SavingFailureTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("{\"a\": 1}", to: "x.json")
  }

  func save(_ fileSystem: FailingFileSystem, hasState: Bool = true) throws {
    let writer = FileWriter(fileSystem: fileSystem, stateFolder: hasState ? folder.file("state") : nil)
    let file = try SettingsFile.open(folder.file("x.json"), writer: writer)
    _ = try file.save(try file.document.applying(.set(["a"], 2)).document)
  }

  @Test(arguments: [
    (FailingFileSystem.Operation.write, ENOSPC), (.write, EIO), (.sync, ENOSPC), (.sync, EIO), (.exchange, EIO),
    (.create, ENOSPC), (.create, EIO), (.setMode, EIO), (.lock, EIO),
  ])
  func theOriginalStays(operation: FailingFileSystem.Operation, code: Int32) throws {
    #expect(throws: SaveError.self) { try save(FailingFileSystem(operation, code: code)) }
    #expect(try folder.read("x.json") == "{\"a\": 1}")
    #expect(try folder.names() == ["x.json"])
  }

  @Test(arguments: [ENOSPC, EDQUOT, EFBIG]) func aFullDiskIsNamed(code: Int32) throws {
    #expect(throws: SaveError.file(.noSpace(folder.file("x.json")))) {
      try save(FailingFileSystem(.write, code: code))
    }
  }

  @Test func aKillBeforeTheRenameLeavesTheOriginal() throws {
    #expect(throws: SaveError.self) { try save(FailingFileSystem(.exchange, code: EIO, isKilled: true)) }
    #expect(try folder.read("x.json") == "{\"a\": 1}")
    let writer = FileWriter(stateFolder: nil)
    let file = try SettingsFile.open(folder.file("x.json"), writer: writer)
    _ = try file.save(try file.document.applying(.set(["a"], 3)).document)
    #expect(try folder.read("x.json") == "{\"a\": 3}")
  }

  @Test(arguments: [
    (FailingFileSystem.Operation.create, EACCES), (.create, EROFS), (.setOwner, EPERM), (.setAttribute, EPERM),
    (.exchange, EBUSY),
  ])
  func whatCannotBeReplacedIsWrittenInPlace(operation: FailingFileSystem.Operation, code: Int32) throws {
    let inode = try SystemFileSystem().status(of: folder.file("x.json")).inode
    var fileSystem = FailingFileSystem(operation, code: code)
    // Copies in the state folder are made all the same.
    if operation == .create { fileSystem.name = ".settings-" }
    try save(fileSystem)
    #expect(try folder.read("x.json") == "{\"a\": 2}")
    #expect(try SystemFileSystem().status(of: folder.file("x.json")).inode == inode)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("state/backups")) == [])
    #expect(try folder.names() == ["state", "x.json"])
  }

  @Test func withoutAStateFolderNothingIsWrittenInPlace() throws {
    #expect(throws: SaveError.file(.notWritable(folder.path))) {
      try save(FailingFileSystem(.create, code: EACCES), hasState: false)
    }
    #expect(try folder.read("x.json") == "{\"a\": 1}")
  }

  @Test func aFullDiskInPlaceGivesTheOldContentBack() throws {
    try FileManager.default.linkItem(atPath: folder.file("x.json"), toPath: folder.file("y.json"))
    #expect(throws: SaveError.file(.noSpace(folder.file("x.json")))) {
      try save(FailingFileSystem(.reserve, code: ENOSPC))
    }
    #expect(try folder.read("x.json") == "{\"a\": 1}")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("state/backups")) == [])
  }

  /// A real full disk, where this account may mount one.
  @Test func aRealFullDiskLeavesTheOriginal() throws {
    let disk = folder.file("disk")
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: false)
    guard try run("/bin/mount", ["-t", "tmpfs", "-o", "size=64k,mode=755", "tmpfs", disk]) == 0 else {
      print("skipped: this account may not mount a disk to fill")
      return
    }
    defer { _ = try? run("/bin/umount", [disk]) }
    let path = disk + "/x.json"
    let text = "{\"a\": \"" + String(repeating: "x", count: 40_000) + "\"}"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let file = try SettingsFile.open(path, writer: FileWriter(stateFolder: nil))
    #expect(throws: SaveError.file(.noSpace(path))) {
      try file.save(try file.document.applying(.set(["b"], 1)).document)
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk) == ["x.json"])
  }

  private func run(_ tool: String, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
