import Foundation
import Glibc
import SettingsDocuments
import Synchronization
import Testing

/// Programs that know no lock write between our reading and our renaming.
@Suite struct OtherWritersTests {
  static let text = "a = 1\nb = 2\nc = 3\n"
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.text, to: "x.toml")
  }

  /// Sets `a`, while other programs do these things one after the other, each just before two names are exchanged.
  func save(_ others: [@Sendable () -> Void]) throws -> SettingsFile.Saved {
    var fileSystem = FailingFileSystem()
    let rest = Rest(others)
    fileSystem.beforeExchange = { rest.next()?() }
    let file = try SettingsFile.open(
      folder.file("x.toml"), writer: FileWriter(fileSystem: fileSystem, stateFolder: nil))
    return try file.save(try file.document.applying(.set(["a"], 10)).document)
  }

  private final class Rest: Sendable {
    private let rest: Mutex<[@Sendable () -> Void]>
    init(_ all: [@Sendable () -> Void]) { rest = Mutex(all) }
    func next() -> (@Sendable () -> Void)? { rest.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
  }

  /// What `sed -i` does: a new file takes the name.
  func replacing(_ text: String) -> @Sendable () -> Void {
    let path = folder.file("x.toml")
    return {
      try? Data(text.utf8).write(to: URL(fileURLWithPath: path + ".tmp"))
      rename(path + ".tmp", path)
    }
  }

  /// What a shell's `>` does.
  func overwriting(_ text: String) -> @Sendable () -> Void {
    let path = folder.file("x.toml")
    return {
      let file = open(path, O_WRONLY | O_TRUNC)
      write(file, text, text.utf8.count)
      close(file)
    }
  }

  @Test func whatItWroteIsMerged() throws {
    for other in [replacing, overwriting] {
      try folder.write(Self.text, to: "x.toml")
      let saved = try save([other("a = 1\nb = 2\nc = 30\n")])
      #expect(saved.isMerged)
      #expect(try folder.read("x.toml") == "a = 10\nb = 2\nc = 30\n")
      #expect(try folder.names() == ["x.toml"])
    }
  }

  @Test func severalOneAfterTheOtherAreMerged() throws {
    let saved = try save([replacing("a = 1\nb = 2\nc = 30\n"), replacing("a = 10\nb = 20\nc = 3\n")])
    #expect(saved.notices == [])
    #expect(try folder.read("x.toml") == "a = 10\nb = 20\nc = 30\n")
    #expect(try folder.names() == ["x.toml"])
  }

  @Test func whatDoesNotFitIsPutBack() throws {
    let path = folder.file("x.toml")
    let theirs = "a = 11\nb = 2\nc = 3\n"
    #expect(throws: SaveError.conflict(path, present: Array(theirs.utf8))) { try save([replacing(theirs)]) }
    #expect(try folder.read("x.toml") == theirs)
    #expect(try folder.names() == ["x.toml"])
  }

  @Test func whatIsNoSettingsFileIsPutBack() throws {
    #expect(throws: SaveError.self) { try save([overwriting("a = = b")]) }
    #expect(try folder.read("x.toml") == "a = = b")
    #expect(try folder.names() == ["x.toml"])
  }

  @Test func whatCanNeitherBeMergedNorPutBackIsKept() throws {
    let theirs = "a = 11\nb = 2\nc = 3\n"
    let last = "a = 12\nb = 2\nc = 3\n"
    let saved = try save([replacing(theirs), replacing(last)])
    #expect(saved.notices == [.keptBeside(folder.file("x.toml"), copy: folder.file("x.toml.saved-by-another"))])
    #expect(try folder.read("x.toml") == last)
    #expect(try folder.read("x.toml.saved-by-another") == theirs)
  }

  @Test func aKillAfterTheExchangeLosesNothing() throws {
    let theirs = replacing("a = 1\nb = 2\nc = 30\n")
    var fileSystem = FailingFileSystem(.open, code: EIO, isKilled: true)
    fileSystem.name = "x.toml.settings-new"
    fileSystem.beforeExchange = theirs
    let file = try SettingsFile.open(
      folder.file("x.toml"), writer: FileWriter(fileSystem: fileSystem, stateFolder: nil))
    _ = try? file.save(try file.document.applying(.set(["a"], 10)).document)
    let saved = try save([])
    #expect(saved.notices == [.keptBeside(folder.file("x.toml"), copy: folder.file("x.toml.saved-by-another"))])
    #expect(try folder.read("x.toml.saved-by-another") == "a = 1\nb = 2\nc = 30\n")
    #expect(try folder.names() == ["x.toml", "x.toml.saved-by-another"])
  }

  @Test func aKillWithoutAnotherWriterLeavesNothing() throws {
    var fileSystem = FailingFileSystem(.open, code: EIO, isKilled: true)
    fileSystem.name = "x.toml.settings-new"
    let file = try SettingsFile.open(
      folder.file("x.toml"), writer: FileWriter(fileSystem: fileSystem, stateFolder: nil))
    _ = try? file.save(try file.document.applying(.set(["a"], 9)).document)
    #expect(try save([]).notices == [])
    #expect(try folder.names() == ["x.toml"])
  }

  @Test func whereNamesCannotBeExchangedAChangeIsSeenAsWell() throws {
    let theirs = replacing("a = 1\nb = 2\nc = 30\n")
    var fileSystem = FailingFileSystem(.exchange, code: EINVAL)
    let first = Rest([theirs])
    fileSystem.beforeFailure = { first.next()?() }
    let file = try SettingsFile.open(
      folder.file("x.toml"), writer: FileWriter(fileSystem: fileSystem, stateFolder: nil))
    #expect(try file.save(try file.document.applying(.set(["a"], 10)).document).isMerged)
    #expect(try folder.read("x.toml") == "a = 10\nb = 2\nc = 30\n")
    #expect(try folder.names() == ["x.toml"])
  }
}
