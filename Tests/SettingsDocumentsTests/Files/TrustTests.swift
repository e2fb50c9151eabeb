import Foundation
import Glibc
import SettingsDocuments
import Testing

/// What others may have put in a file's place.
@Suite struct TrustTests {
  let folder: TemporaryFolder
  let writer: FileWriter

  init() throws {
    folder = try TemporaryFolder()
    writer = FileWriter(stateFolder: nil)
    try FileManager.default.createDirectory(atPath: folder.file("a/b"), withIntermediateDirectories: true)
    try folder.write("{\"a\": 1}", to: "a/b/x.json")
  }

  func save(_ path: String, _ options: FileOptions = []) throws {
    let file = try SettingsFile.open(folder.file(path), options: options, writer: writer)
    _ = try file.save(try file.document.applying(.set(["a"], 2)).document)
  }

  @Test(arguments: [("a/b", 0o777), ("a/b", 0o1777), ("a", 0o777)])
  func rootDoesNotSaveWhereOthersMayWrite(name: String, mode: Int) throws {
    guard geteuid() == 0 else { return print("skipped: only root is refused") }
    chmod(folder.file(name), mode_t(mode))
    let refusal = FileError.untrustedFolder(
      folder.file("a/b/x.json"), folder: folder.file(name), writers: "everyone")
    #expect(throws: SaveError.file(refusal)) { try save("a/b/x.json") }
    #expect(try folder.read("a/b/x.json") == "{\"a\": 1}")
    try save("a/b/x.json", [.untrustedFolder])
    #expect(try folder.read("a/b/x.json") == "{\"a\": 2}")
  }

  @Test func aStickyFolderAboveIsNotRefused() throws {
    guard geteuid() == 0 else { return print("skipped: only root is refused") }
    chmod(folder.file("a"), 0o1777)
    try save("a/b/x.json")
  }

  @Test func aLinkInAFolderOfOthersLeadsNowhere() throws {
    guard geteuid() == 0 else { return print("skipped: only root is refused") }
    try FileManager.default.createDirectory(atPath: folder.file("theirs"), withIntermediateDirectories: false)
    chmod(folder.file("theirs"), 0o1777)
    symlink("../a/b/x.json", folder.file("theirs/x.json"))
    let refusal = FileError.untrustedFolder(
      folder.file("theirs/x.json"), folder: folder.file("theirs"), writers: "everyone")
    #expect(throws: SaveError.file(refusal)) { try save("theirs/x.json") }
  }

  @Test(arguments: ["pipe", "device", "folder", "socket"])
  func nothingButAFileIsRead(kind: String) throws {
    let path = folder.file("odd.json")
    switch kind {
    case "pipe": mkfifo(path, 0o666)
    case "device": symlink("/dev/zero", path)
    case "folder": mkdir(path, 0o700)
    default: symlink("/proc/kmsg", path)
    }
    #expect(throws: FileError.self) { try FileContent(path) }
  }

  @Test func aJournalThatIsALinkIsNeitherReadNorWritten() throws {
    try FileManager.default.createDirectory(atPath: folder.file("state"), withIntermediateDirectories: false)
    try folder.write("precious", to: "other")
    symlink("../other", folder.file("state/journal.jsonl"))
    #expect(throws: FileError.self) { try FileContent(ownFile: folder.file("state/journal.jsonl")) }
    #expect(throws: FileError.self) { try writer.append([1], to: folder.file("state/journal.jsonl")) }
    #expect(try folder.read("other") == "precious")
    unlink(folder.file("state/journal.jsonl"))
    mkfifo(folder.file("state/journal.jsonl"), 0o600)
    #expect(throws: FileError.self) { try writer.append([1], to: folder.file("state/journal.jsonl")) }
  }

  @Test func rootWithAUsersHomeKeepsItsOwnState() throws {
    let folders = XDGFolders(
      application: "app", environment: ["HOME": folder.path, "XDG_CACHE_HOME": folder.file("a/b/c")])
    let account = try SystemFileSystem().status(of: folder.path).owner
    #expect(folders.forAccount(account) { "/root" } == folders)
    guard geteuid() == 0 else { return print("skipped: only root can give a folder away") }
    chown(folder.path, 12345, 12345)
    let own = folders.forAccount(0) { "/root" }
    #expect(own.stateHome == "/root/.local/state")
    #expect(own.cacheHome == folders.cacheHome)
    #expect(own.configurationHome == folders.configurationHome)
    #expect(folders.forAccount(12345) { "/root" } == folders)
  }
}
