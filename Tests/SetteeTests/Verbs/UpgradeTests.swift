import Foundation
import SettingsDocuments
import SettingsHistory
import Testing

@testable import settee

/// `settee upgrade`: merges what upgrades left beside settings files.
@MainActor
@Suite struct UpgradeTests {
  private let account: Account
  private let old = "# A queue\n[queue]\nlength = 5\nretry = 10\n"
  private let new = "# A queue of mails\n[queue]\nlength = 5\nretry = 20\nburst = 3\n"

  init() throws { account = try Account() }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Remembers what was shipped before.
  private func keep(_ text: String, of file: String) throws {
    let target = try SystemFileSystem().resolve(file)
    ShippedTexts(stateFolder: account.folders.state, writer: account.opener.writer).keep(Array(text.utf8), of: target)
  }

  @Test func whatTheirsBringsComesAndTheLeftoverGoes() throws {
    let file = try account.write("app.toml", old.replacing("length = 5", with: "length = 50"))
    let leftover = try account.write("app.toml.dpkg-dist", new)
    try keep(old, of: file)
    #expect(account.run("upgrade", file) == 0)
    #expect(try account.text(file) == new.replacing("length = 5", with: "length = 50"))
    #expect(!exists(leftover))
    #expect(account.output.contains("1 of yours kept, 2 of theirs taken"), "\(account.output)")
    // What was shipped now is what the next upgrade is compared with.
    let next = new.replacing("retry = 20", with: "retry = 30")
    try account.write("app.toml.dpkg-dist", next)
    #expect(account.run("upgrade", file) == 0)
    #expect(try account.text(file) == next.replacing("length = 5", with: "length = 50"))
  }

  @Test func whatBothChangedIsListedAndNothingIsWritten() throws {
    let mine = old.replacing("retry = 10", with: "retry = 15")
    let file = try account.write("app.toml", mine)
    let leftover = try account.write("app.toml.dpkg-dist", new)
    try keep(old, of: file)
    #expect(account.run("upgrade", file) == 1)
    #expect(account.output.contains("queue.retry: yours 15, theirs 20, shipped before 10"), "\(account.output)")
    #expect(try account.text(file) == mine && exists(leftover))
    #expect(account.run("upgrade", "--mine", file) == 0)
    #expect(try account.text(file) == new.replacing("retry = 20", with: "retry = 15"))
    #expect(!exists(leftover))
  }

  @Test func theirsMayBeTakenForAll() throws {
    let file = try account.write("app.toml", old.replacing("retry = 10", with: "retry = 15"))
    try account.write("app.toml.rpmnew", new)
    #expect(account.run("upgrade", "--theirs", file) == 0)
    // Nobody knows that the old comment is not the user's.
    #expect(try account.text(file) == "# A queue\n" + new)
  }

  @Test func ofAnOldVersionTheUsersChangesComeBack() throws {
    let file = try account.write("app.toml", new)
    try account.write("app.toml.dpkg-old", old.replacing("length = 5", with: "length = 50"))
    try keep(old, of: file)
    #expect(account.run("upgrade", file) == 0)
    #expect(try account.text(file) == new.replacing("length = 5", with: "length = 50"))
  }

  @Test func aDryRunPrintsTheDifferenceAndWritesNothing() throws {
    let file = try account.write("app.toml", old)
    let leftover = try account.write("app.toml.ucf-dist", new)
    try keep(old, of: file)
    #expect(account.run("upgrade", "--dry-run", file) == 0)
    #expect(account.output.contains("\n-retry = 10\n") && account.output.contains("\n+burst = 3\n"))
    #expect(try account.text(file) == old && exists(leftover))
  }

  @Test func aFolderIsListed() throws {
    let file = try account.write("conf/app.toml", old)
    try account.write("conf/app.toml.dpkg-dist", new)
    let folder = FilePath.folder(of: file)
    #expect(account.run("upgrade", "--list", folder) == 0)
    #expect(account.output == "\(file).dpkg-dist: the package's version, which was not installed\n")
    #expect(account.run("upgrade", "--list", "--json", folder) == 0)
    #expect(account.output == #"{"file": "\#(file)", "leftover": "\#(file).dpkg-dist", "side": "theirs"}"# + "\n")
    #expect(try account.text(file) == old)
  }

  @Test func unaskedOnlyWhatIsCertainIsMerged() throws {
    let file = try account.write("app.toml", old.replacing("length = 5", with: "length = 50"))
    try account.write("app.toml.dpkg-dist", new)
    #expect(account.run("upgrade", "--auto", file) == 1)
    #expect(account.errors.contains("what was shipped before app.toml.dpkg-dist is not known"), "\(account.errors)")
    try keep(old, of: file)
    #expect(account.run("upgrade", "--auto", file) == 0)
    #expect(try account.text(file).contains("length = 50\nretry = 20\n"))
  }

  @Test func whatIsNoSettingsFileIsMergedByLines() throws {
    let file = try account.write("script.sh", "#!/bin/sh\necho one\necho two\necho three\n")
    try account.write("script.sh.dpkg-dist", "#!/bin/sh\necho one\necho two\necho 3\n")
    #expect(account.run("upgrade", file) == 1)
    try keep("#!/bin/sh\necho one\necho two\necho three\n", of: file)
    #expect(account.run("upgrade", file) == 0)
    #expect(try account.text(file) == "#!/bin/sh\necho one\necho two\necho 3\n")
  }

  @Test func aSecretThatBothChangedIsNotTold() throws {
    let file = try account.write("app.toml", "password = \"geheim1\"\n")
    try account.write("app.toml.dpkg-dist", "password = \"geheim2\"\n")
    #expect(account.run("upgrade", file) == 1)
    #expect(!account.output.contains("geheim") && account.output.contains("password: yours ••••••••"))
    #expect(account.run("upgrade", "--json", file) == 1)
    #expect(!account.output.contains("geheim"))
  }
}
