import Foundation
import Glibc
import SettingsDocuments
import Testing

/// Programs that save one file at the same time.
@Suite struct LockingTests {
  let folder: TemporaryFolder
  let lockName = ".x.json.settings-lock"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("{\"a\": 1}", to: "x.json")
  }

  @discardableResult
  func save(_ value: Value = 2, _ fileSystem: any FileSystem = FailingFileSystem()) throws -> SettingsFile.Saved {
    let writer = FileWriter(fileSystem: fileSystem, stateFolder: folder.file("state"))
    let file = try SettingsFile.open(folder.file("x.json"), writer: writer)
    return try file.save(try file.document.applying(.set(["a"], value)).document)
  }

  /// Holds a lock as another program does.
  func lock(_ name: String) throws -> Int32 {
    let file = open(folder.file(name), O_RDWR | O_CREAT, 0o600)
    try #require(flock(file, LOCK_EX | LOCK_NB) == 0)
    return file
  }

  /// As of a program that another thread starts at this moment: it shares what is open until it is loaded.
  @Test func aLockEndsThoughACopyOfItsDescriptorIsOpen() throws {
    let fileSystem = SystemFileSystem()
    let parent = try fileSystem.openFolder(folder.file(""), in: nil)
    defer { fileSystem.close(parent) }
    let held = try fileSystem.open("x.json", in: parent, for: .reading)
    #expect(try fileSystem.lock(held))
    let copy = dup(held.number)
    defer { close(copy) }
    fileSystem.close(held)
    let other = try fileSystem.open("x.json", in: parent, for: .reading)
    defer { fileSystem.close(other) }
    #expect(try fileSystem.lock(other))
  }

  @Test(arguments: [false, true])
  func manyWritersLoseNothing(isInPlace: Bool) async throws {
    let path = try folder.write("{}\n", to: "many.json")
    if isInPlace { try FileManager.default.linkItem(atPath: path, toPath: folder.file("second.json")) }
    let state = folder.file("state")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          for number in 0..<25 {
            let file = try SettingsFile.open(path, writer: FileWriter(stateFolder: state))
            let edited = try file.document.applying(.set([.key("k\(writer)-\(number)")], 1)).document
            _ = try file.save(edited)
          }
        }
      }
      try await group.waitForAll()
    }
    let file = try SettingsFile.open(path, writer: FileWriter(stateFolder: nil))
    #expect(file.document.root.count == 100)
    #expect(try folder.names().filter { $0.hasPrefix(".") } == [])
  }

  @Test func aLivingLockIsRespectedAndNamed() throws {
    let file = try lock(lockName)
    defer { close(file) }
    #expect(throws: SaveError.file(.locked(folder.file("x.json")))) { try save() }
    #expect(try folder.read("x.json") == "{\"a\": 1}")
    #expect(try folder.names() == [lockName, "x.json"])
  }

  @Test func aStaleLockIsTakenAndCleared() throws {
    try folder.write("", to: lockName)
    #expect(try save().notices == [])
    #expect(try folder.names() == ["x.json"])
  }

  @Test func aStaleLockThatMayNotBeRemovedIsTakenAsItIs() throws {
    try folder.write("", to: lockName)
    var fileSystem = FailingFileSystem(.remove, code: EPERM)
    fileSystem.name = "settings-lock"
    #expect(try save(2, fileSystem).notices == [])
    #expect(try folder.read("x.json") == "{\"a\": 2}")
  }

  @Test func aLinkInTheLocksPlaceIsNotFollowed() throws {
    try folder.write("precious", to: "other")
    try FileManager.default.createSymbolicLink(atPath: folder.file(lockName), withDestinationPath: "other")
    #expect(throws: SaveError.file(.notRegular(folder.file(lockName)))) { try save() }
    #expect(try folder.read("other") == "precious")
    #expect(try folder.read("x.json") == "{\"a\": 1}")
  }

  @Test(arguments: [(FailingFileSystem.Operation.create, EACCES), (.create, EROFS), (.lock, ENOLCK)])
  func aLockThatCannotBeHadIsSaid(operation: FailingFileSystem.Operation, code: Int32) throws {
    var fileSystem = FailingFileSystem(operation, code: code)
    fileSystem.name = operation == .create ? lockName : ""
    #expect(try save(2, fileSystem).notices == [.unlocked(folder.file("x.json"))])
    #expect(try folder.read("x.json") == "{\"a\": 2}")
    #expect(try folder.names() == ["x.json"])
  }

  @Test func whereTheFolderTakesNoLockTheFileItselfIsLocked() throws {
    var fileSystem = FailingFileSystem(.create, code: EACCES)
    fileSystem.name = ".settings-"
    let file = try lock("x.json")
    #expect(throws: SaveError.file(.locked(folder.file("x.json")))) { try save(2, fileSystem) }
    close(file)
    #expect(try save(2, fileSystem).notices == [.unlocked(folder.file("x.json"))])
  }

  @Test func aStrangersLockOnTheFileDoesNotHinderForEver() throws {
    let file = try lock("x.json")
    defer { close(file) }
    #expect(try save().notices == [.lockedByAnother(folder.file("x.json"))])
    #expect(try folder.read("x.json") == "{\"a\": 2}")
  }
}
