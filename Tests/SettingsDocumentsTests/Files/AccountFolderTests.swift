import CLinuxFiles
import Foundation
import Glibc
import SettingsDocuments
import Testing

/// Root at work in the folders of accounts: nothing is done there that the account could not do itself.
///
/// `daemon` and `games` are accounts of every Debian, each alone in the group of its name; `staff` has no members.
@Suite(.enabled(if: isRoot())) struct AccountFolderTests {
  let folder: TemporaryFolder
  let path: String
  static let daemon: UInt32 = 1
  static let games: UInt32 = 5
  static let gamesGroup: UInt32 = 60
  static let staff: UInt32 = 50

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.file("theirs/sub"), withIntermediateDirectories: true)
    path = try folder.write("{\"a\": 1}", to: "theirs/x.json")
    try folder.write("{\"secret\": 1}", to: "secret.json")
    chmod(folder.file("secret.json"), 0o600)
    chmod(path, 0o640)
    for name in ["theirs", "theirs/sub", "theirs/x.json"] { give(name, Self.daemon) }
  }

  func give(_ name: String, _ user: UInt32, group: UInt32? = nil) { chown(folder.file(name), user, group ?? user) }

  func status(_ name: String = "theirs/x.json") throws -> FileStatus {
    try SystemFileSystem().status(of: folder.file(name))
  }

  func writer(_ fileSystem: any FileSystem = SystemFileSystem()) -> FileWriter {
    FileWriter(fileSystem: fileSystem, stateFolder: folder.file("state"))
  }

  func opened(_ name: String = "theirs/x.json", _ options: FileOptions = []) throws -> SettingsFile {
    try SettingsFile.open(folder.file(name), as: .json, options: options, writer: writer())
  }

  func save(_ file: SettingsFile, _ value: Value = 2) throws {
    _ = try file.save(try file.document.applying(.set(["a"], value)).document)
  }

  func expectRefusal(_ name: String = "theirs/x.json", in folderName: String = "theirs", of writers: String) throws {
    let refusal = FileError.untrustedFolder(
      folder.file(name), folder: folder.file(folderName), writers: writers)
    #expect(throws: SaveError.file(refusal)) { try save(try opened(name), 3) }
    #expect(
      try opened(name).writeObstacle() == .untrustedFolder(folder.file(folderName), writers: writers))
    #expect(try opened(name).with([.untrustedFolder]).writeObstacle() == nil)
  }

  // MARK: - What is saved

  @Test func itsFileIsSaved() throws {
    let before = try status()
    #expect(try opened().writeObstacle() == nil)
    try save(try opened())
    #expect(try folder.read("theirs/x.json") == "{\"a\": 2}")
    let after = try status()
    #expect(after.owner == Self.daemon && after.group == Self.daemon && after.mode == 0o640)
    #expect(after.inode != before.inode)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("theirs")).sorted() == ["sub", "x.json"])
  }

  @Test(arguments: [(12345, 12345), (1, 42)])
  func whatTheAccountCannotMakeAnewIsWrittenInPlace(owner: UInt32, group: UInt32) throws {
    for name in ["theirs", "theirs/x.json"] { give(name, owner, group: group) }
    let before = try status()
    try save(try opened())
    #expect(try folder.read("theirs/x.json") == "{\"a\": 2}")
    let after = try status()
    #expect(after.inode == before.inode && after.owner == owner && after.group == group)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("state/backups")) == [])
    #expect(try status("state").owner == 0)
  }

  @Test func aFolderOfRootThatItsGroupMayWriteIsTheMembers() throws {
    chown(folder.file("theirs"), 0, Self.gamesGroup)
    chmod(folder.file("theirs"), 0o2775)
    give("theirs/x.json", Self.games, group: Self.gamesGroup)
    try save(try opened())
    #expect(try folder.read("theirs/x.json") == "{\"a\": 2}")
    #expect(try status().owner == Self.games && status().group == Self.gamesGroup)
    give("theirs/x.json", Self.daemon)
    try expectRefusal(of: "the account games")
    chmod(path, 0o644)
    try expectRefusal(of: "the account games, whose file this is not,")
  }

  @Test func inAStickyFolderAGroupWithoutMembersExchangesNothing() throws {
    chown(folder.file("theirs"), 0, Self.staff)
    chmod(folder.file("theirs"), 0o1775)
    try save(try opened())
    #expect(try folder.read("theirs/x.json") == "{\"a\": 2}")
    #expect(try status().owner == Self.daemon)
    chmod(folder.file("theirs"), 0o775)
    try expectRefusal(of: "the group staff")
  }

  @Test func aNewFileIsTheAccounts() throws {
    let file = try SettingsFile.new(folder.file("theirs/new/y.json"), format: .json, writer: writer())
    _ = try file.save(try Document(parsing: Array("{}".utf8), as: .json))
    #expect(try folder.read("theirs/new/y.json") == "{}")
    #expect(try status("theirs/new").owner == Self.daemon && status("theirs/new/y.json").owner == Self.daemon)
    // A copy of what root alone may read stays root's.
    try writer().create(folder.file("theirs/copy.json"), with: [1])
    #expect(try status("theirs/copy.json").owner == 0)
  }

  @Test func whatSudoPlacesIsSavedTheSameWay() throws {
    let placement = FilePlacement(
      path: path, expected: ContentHash(of: Array("{\"a\": 1}".utf8)), text: Array("{}".utf8))
    try placement.place(by: writer())
    #expect(try folder.read("theirs/x.json") == "{}")
    #expect(try status().owner == Self.daemon)
  }

  // MARK: - What is refused

  @Test func aFileOfAnotherIsSavedOnlyWhereTheAccountIsTrusted() throws {
    chown(path, 0, 0)
    chmod(path, 0o600)
    try expectRefusal(of: "the account daemon")
    chmod(path, 0o644)
    try expectRefusal(of: "the account daemon, whose file this is not,")
    #expect(try folder.read("theirs/x.json") == "{\"a\": 1}")
    try save(try opened("theirs/x.json", [.untrustedFolder]))
    #expect(try folder.read("theirs/x.json") == "{\"a\": 2}")
    #expect(try status().owner == 0)
  }

  @Test func twoAccountsAreNotTrusted() throws {
    chown(folder.file("theirs"), Self.daemon, Self.gamesGroup)
    chmod(folder.file("theirs"), 0o775)
    try expectRefusal(of: "the accounts daemon and games")
    chmod(folder.file("theirs"), 0o755)
    try folder.write("{\"a\": 1}", to: "theirs/sub/y.json")
    give("theirs/sub", Self.games)
    give("theirs/sub/y.json", Self.daemon)
    try expectRefusal("theirs/sub/y.json", in: "theirs/sub", of: "the account games")
  }

  // MARK: - What the account puts there

  /// What it may not read is shown to root alone, and goes nowhere.
  @Test(arguments: [true, false])
  func anotherFileInItsPlaceIsNotSaved(isSymbolic: Bool) throws {
    unlink(path)
    if isSymbolic { symlink("../secret.json", path) } else { link(folder.file("secret.json"), path) }
    let file = try opened()
    #expect(file.document.text == Array("{\"secret\": 1}".utf8))
    #expect(throws: SaveError.self) { try save(file) }
    #expect(try folder.read("secret.json") == "{\"secret\": 1}")
    #expect(try status("secret.json").mode == 0o600)
  }

  @Test func aLinkOfItsLeadsWhereItMayWriteItself() throws {
    chmod(folder.file("secret.json"), 0o644)
    unlink(path)
    symlink("../secret.json", path)
    #expect(throws: SaveError.self) { try save(try opened()) }
    #expect(try folder.read("secret.json") == "{\"secret\": 1}")
    unlink(path)
    try folder.write("{\"a\": 1}", to: "theirs/sub/y.json")
    give("theirs/sub/y.json", Self.daemon)
    symlink("sub/y.json", path)
    try save(try opened())
    #expect(try folder.read("theirs/sub/y.json") == "{\"a\": 2}")
    #expect(try status("theirs/sub/y.json").owner == Self.daemon)
  }

  @Test(arguments: ["secret.json", "theirs/sub"])
  func anExchangeSinceItWasReadIsNotFollowed(target: String) throws {
    try folder.write("{\"a\": 1}", to: "theirs/sub/x.json")
    give("theirs/sub/x.json", Self.daemon)
    let file = try opened("theirs/sub/x.json")
    if target == "secret.json" {
      unlink(folder.file("theirs/sub/x.json"))
      symlink("../../secret.json", folder.file("theirs/sub/x.json"))
    } else {
      rename(folder.file("theirs/sub"), folder.file("theirs/away"))
      symlink("..", folder.file("theirs/sub"))
    }
    #expect(throws: SaveError.file(.becameLink(folder.file("theirs/sub/x.json")))) { try save(file) }
    #expect(try folder.read("secret.json") == "{\"secret\": 1}")
  }

  @Test func anExchangeWhileItIsSavedReachesNothing() throws {
    let (new, secret) = (folder.file("theirs/.x.json.settings-new"), folder.file("secret.json"))
    var fileSystem = FailingFileSystem()
    fileSystem.beforeExchange = {
      unlink(new)
      symlink(secret, new)
    }
    let file = try SettingsFile.open(path, as: .json, writer: writer(fileSystem))
    try? save(file)
    #expect(try folder.read("secret.json") == "{\"secret\": 1}")
    #expect(try status("secret.json").owner == 0)
  }

  @Test(arguments: [
    (FailingFileSystem.Operation.write, ENOSPC), (.sync, EIO), (.exchange, EIO), (.create, ENOSPC), (.setMode, EIO),
  ])
  func whateverFailsTheOriginalStays(operation: FailingFileSystem.Operation, code: Int32) throws {
    let file = try SettingsFile.open(path, as: .json, writer: writer(FailingFileSystem(operation, code: code)))
    #expect(throws: SaveError.self) { try save(file) }
    #expect(try folder.read("theirs/x.json") == "{\"a\": 1}")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("theirs")).sorted() == ["sub", "x.json"])
  }

  @Test func anInterruptedSaveIsNotRestoredIntoAnotherFile() throws {
    link(path, folder.file("theirs/second.json"))
    let text = String(repeating: "y", count: 3000)
    var killed = FailingFileSystem(.write, code: EIO, isKilled: true)
    // The first write is to the copy.
    killed.firstFailure = 2
    let file = try SettingsFile.open(path, as: .json, writer: writer(killed))
    _ = try? file.save(try file.document.applying(.set(["a"], .string(text))).document)
    let interrupted = try #require(InterruptedSave.find(path, writer: writer()))
    // The same bytes in a file of root's.
    try folder.write(String(decoding: interrupted.present, as: UTF8.self), to: "secret.json")
    unlink(path)
    link(folder.file("secret.json"), path)
    #expect(throws: FileError.self) { try interrupted.restore(.before) }
    #expect(try folder.read("secret.json") == String(decoding: interrupted.present, as: UTF8.self))
  }

  // MARK: - The rights themselves

  @Test func whatTheAccountMayNotDoFails() throws {
    let real = SystemFileSystem()
    let acting = try #require(real.acting(as: Account(user: Self.daemon, group: Self.daemon)))
    let root = try real.openFolder(folder.path, in: nil)
    defer { real.close(root) }
    func code(_ body: () throws -> Void) -> Int32? {
      do { try body() } catch { return (error as? FileSystemError)?.code }
      return nil
    }
    #expect(code { _ = try acting.open("secret.json", in: root, for: .reading) } == EACCES)
    #expect(code { _ = try acting.open("secret.json", in: root, for: .writing) } == EACCES)
    #expect(code { _ = try acting.create("new", in: root, mode: 0o600) } == EACCES)
    #expect(code { try acting.rename("secret.json", to: "x", in: root, .replacing) } == EACCES)
    #expect(code { try acting.remove("secret.json", in: root) } == EACCES)
    let own = try real.openFolder(folder.file("theirs"), in: nil)
    let file = try acting.create("y", in: own, mode: 0o600)
    defer { [own, file].forEach(real.close) }
    #expect(try real.status(of: file).owner == Self.daemon)
    #expect(code { try acting.setOwner(0, group: 0, of: file) } == EPERM)
    #expect(code { try acting.setAttribute(FileAttribute("trusted.x", [1]), of: file) } == EPERM)
    #expect(code { try acting.setAttribute(FileAttribute("security.capability", [1]), of: file) } != nil)
    #expect(try real.open("secret.json", in: root, for: .writing).number >= 0)
  }

  @Test func otherThreadsKeepTheirs() async throws {
    let secret = folder.path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          let real = SystemFileSystem()
          let acting = try #require(real.acting(as: Account(user: Self.daemon, group: Self.daemon)))
          for _ in 0..<500 {
            if number.isMultiple(of: 2) {
              let root = try real.openFolder(secret, in: nil)
              real.close(try real.open("secret.json", in: root, for: .writing))
              real.close(root)
            } else {
              let root = try acting.openFolder(secret, in: nil)
              #expect(throws: FileSystemError.self) { try acting.open("secret.json", in: root, for: .writing) }
              acting.close(root)
            }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(setfsuid(.max) == 0 && setfsgid(.max) == 0)
  }
}

private func isRoot() -> Bool {
  if geteuid() == 0 { return true }
  print("skipped: only root has the rights of other accounts")
  return false
}
