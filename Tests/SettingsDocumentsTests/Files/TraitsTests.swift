import CLinuxFiles
import Foundation
import Glibc
import SettingsDocuments
import Testing

/// What a file has beside its content stays when it is saved.
@Suite struct TraitsTests {
  let folder: TemporaryFolder
  let writer: FileWriter
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    writer = FileWriter(stateFolder: folder.file("state"))
    path = try folder.write("{\"a\": 1}", to: "x.json")
  }

  func opened(_ options: FileOptions = []) throws -> SettingsFile {
    try SettingsFile.open(path, options: options, writer: writer)
  }

  @discardableResult
  func save(_ file: SettingsFile) throws -> SettingsFile.Saved {
    try file.save(try file.document.applying(.set(["a"], 2)).document)
  }

  /// `getfacl` in the form of acl_to_text(3).
  func accessList() throws -> String {
    try run("/usr/bin/getfacl", ["-cpE", path])
  }

  @discardableResult
  func run(_ tool: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw ToolFailure(tool: tool) }
    return String(decoding: output, as: UTF8.self)
  }

  struct ToolFailure: Error { let tool: String }

  /// Runs a tool that this machine may lack, or may not allow; false and a word for the log then.
  func canRun(_ tool: String, _ arguments: [String]) -> Bool {
    if (try? run(tool, arguments)) != nil { return true }
    print("skipped: \(tool) does not work here")
    return false
  }

  @Test func theFoldersDefaultListIsNotInherited() throws {
    chmod(path, 0o640)
    guard canRun("/usr/bin/setfacl", ["-d", "-m", "u:12345:rw,o::r", folder.path]) else { return }
    try save(try opened())
    #expect(try folder.mode(of: "x.json") == 0o640)
    #expect(try accessList() == "user::rw-\ngroup::r--\nother::---\n\n")
  }

  @Test func theFilesOwnListStays() throws {
    guard canRun("/usr/bin/setfacl", ["-m", "u:12345:rw,g::r,m::rw", path]) else { return }
    let before = try accessList()
    try run("/usr/bin/setfacl", ["-d", "-m", "u:54321:rwx", folder.path])
    try save(try opened())
    #expect(try folder.read("x.json") == "{\"a\": 2}")
    #expect(try accessList() == before)
  }

  @Test func flagsAndCapabilitiesStay() throws {
    guard canRun("/usr/bin/chattr", ["+d", path]), canRun("/usr/sbin/setcap", ["cap_net_raw=p", path]) else { return }
    let flags = try run("/usr/bin/lsattr", [path])
    try save(try opened())
    #expect(try folder.read("x.json") == "{\"a\": 2}")
    #expect(try run("/usr/bin/lsattr", [path]) == flags)
    #expect(try run("/usr/sbin/getcap", [path]).contains("cap_net_raw"))
  }

  @Test func whatForbidsEveryChangeIsNamed() throws {
    for (flag, error) in [("i", FileError.immutable(path)), ("a", .appendOnly(path))] {
      guard canRun("/usr/bin/chattr", ["+" + flag, path]) else { return }
      defer { _ = try? run("/usr/bin/chattr", ["-" + flag, path]) }
      #expect(throws: SaveError.file(error)) { try save(try opened()) }
    }
    #expect(FileError.immutable(path).description.contains("chattr -i"))
    #expect(try folder.read("x.json") == "{\"a\": 1}")
  }

  @Test func aReadOnlyFileIsReplacedOnlyWhereThatIsMeant() throws {
    chmod(path, 0o444)
    #expect(throws: SaveError.file(.readOnly(path))) { try save(try opened()) }
    #expect(try folder.read("x.json") == "{\"a\": 1}")
    try save(try opened().with([.readOnlyFile]))
    #expect(try folder.read("x.json") == "{\"a\": 2}")
    #expect(try folder.mode(of: "x.json") == 0o444)
  }

  @Test func aModeThatItsProgramAsksForDoesNotForbidWriting() throws {
    let sudoers = try #require(Format.named("sudoers"))
    let path = folder.file("sudoers")
    let new = try SettingsFile.new(path, format: sudoers, writer: writer)
    _ = try new.save(try Document(parsing: Array("ann ALL=(ALL) ALL\n".utf8), as: sudoers))
    #expect(try folder.mode(of: "sudoers") == 0o440)
    let file = try SettingsFile.open(path, as: sudoers, writer: writer)
    #expect(file.writeObstacle() == nil)
    _ = try file.save(try file.document.applying(.set(["rules", 0, "users"], "bob")).document)
    #expect(try folder.read("sudoers") == "bob ALL=(ALL) ALL\n")
    #expect(try folder.mode(of: "sudoers") == 0o440)
    chmod(path, 0o400)
    #expect(throws: SaveError.file(.readOnly(path))) {
      try SettingsFile.open(path, as: sudoers, writer: writer).save(try Document(parsing: [], as: sudoers))
    }
  }

  @Test func aFileMadeAgainHasModeAndOwnerAsBefore() throws {
    chmod(path, 0o600)
    let isRoot = geteuid() == 0
    if isRoot { chown(path, 12345, 12345) }
    let file = try opened()
    unlink(path)
    let edited = try file.document.applying(.set(["a"], 2)).document
    #expect(throws: SaveError.gone(path)) { try file.save(edited) }
    let saved = try file.saveAgain(edited)
    #expect(try folder.read("x.json") == "{\"a\": 2}")
    #expect(try folder.mode(of: "x.json") == 0o600)
    if isRoot { #expect(saved.file.status?.owner == 12345) }
    #expect(throws: SaveError.file(.exists(path))) { try file.saveAgain(edited) }
  }

  @Test func aFileThatBecameALinkIsNotReplaced() throws {
    let file = try opened()
    unlink(path)
    try folder.write("{\"a\": 1}", to: "other.json")
    symlink("other.json", path)
    #expect(throws: SaveError.file(.becameLink(path))) { try save(file) }
    #expect(try folder.read("other.json") == "{\"a\": 1}")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "other.json")
  }

  @Test func aFileThatIsAMountIsWrittenInPlace() throws {
    let mounted = try folder.write("{\"a\": 1}", to: "mount.json")
    guard canRun("/bin/mount", ["--bind", path, mounted]) else { return }
    defer { _ = try? run("/bin/umount", [mounted]) }
    let file = try SettingsFile.open(mounted, writer: writer)
    try save(file)
    #expect(try folder.read("mount.json") == "{\"a\": 2}")
    #expect(try folder.read("x.json") == "{\"a\": 2}")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("state/backups")) == [])
  }
}
