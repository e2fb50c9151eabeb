import Foundation
import Testing

/// What an upgrade left beside a file, merged from the command line.
@Suite struct UpgradeTests {
  private let sandbox: Sandbox
  private let old = "# How it listens.\n[queue]\nlength = 5\nretry = 10\n"
  private let new = "# How it listens, and where.\n[queue]\nlength = 5\nretry = 20\nburst = 3\n"
  /// Where the file is, from the sandbox's home.
  private let name = "etc/nightjar.toml"

  init() throws { sandbox = try Sandbox() }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: sandbox.home.appending(path: name).path)
  }

  /// The file as its user has it, after an upgrade that brought the old version.
  private func prepare(_ mine: String) throws -> URL {
    let file = try sandbox.write(name, old)
    try sandbox.write(name + ".dpkg-dist", old)
    #expect(try sandbox.settee("upgrade", file.path).status == 0)
    #expect(!exists(name + ".dpkg-dist"))
    return try sandbox.write(name, mine)
  }

  @Test(arguments: ["dpkg-dist", "dpkg-new", "ucf-dist", "ucf-new", "rpmnew"])
  func theirsComeAndMineStay(ending: String) throws {
    let file = try prepare(old.replacing("length = 5", with: "length = 50"))
    try sandbox.write("\(name).\(ending)", new)
    let outcome = try sandbox.settee("upgrade", file.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("merged with nightjar.toml.\(ending), by what was shipped before"))
    #expect(outcome.output.contains("1 of yours kept, 2 of theirs taken"), "\(outcome.output)")
    #expect(try sandbox.text(of: file) == new.replacing("length = 5", with: "length = 50"))
    #expect(!exists("\(name).\(ending)"))
  }

  @Test(arguments: ["dpkg-old", "ucf-old", "rpmsave", "rpmorig"])
  func whatWasReplacedComesBackIntoTheNew(ending: String) throws {
    let file = try prepare(new)
    try sandbox.write("\(name).\(ending)", old.replacing("length = 5", with: "length = 50"))
    #expect(try sandbox.settee("upgrade", file.path).status == 0)
    #expect(try sandbox.text(of: file) == new.replacing("length = 5", with: "length = 50"))
    #expect(!exists("\(name).\(ending)"))
  }

  @Test func whatBothChangedIsNamedWithEachSideAndUndoTakesTheMergeBack() throws {
    let mine = old.replacing("retry = 10", with: "retry = 15")
    let file = try prepare(mine)
    try sandbox.write(name + ".ucf-dist", new)
    let asked = try sandbox.settee("upgrade", file.path)
    #expect(asked.status == 1)
    #expect(asked.output == "\(file.path): queue.retry: yours 15, theirs 20, shipped before 10\n")
    #expect(try sandbox.text(of: file) == mine && exists(name + ".ucf-dist"))
    #expect(try sandbox.settee("upgrade", "--theirs", file.path).status == 0)
    #expect(try sandbox.text(of: file) == new)
    let undone = try sandbox.settee("undo", file.path)
    #expect(undone.status == 0, "\(undone.errors)")
    #expect(try sandbox.text(of: file) == mine)
  }

  @Test func generatedFilesSayWhoWritesThem() throws {
    let source = try sandbox.write("source.toml", "a = 1\n")
    let file = try sandbox.write("made.toml", "# Automatically generated from \(source.path).\na = 1\n")
    let outcome = try sandbox.settee("set", file.path, "a", "2")
    #expect(outcome.status == 0 && outcome.output == "changed\n")
    #expect(
      outcome.errors.contains("A program writes this file again, and what is changed here may be lost")
        && outcome.errors.contains("It is made of \(source.path)."),
      "\(outcome.errors)")
    #expect(try sandbox.settee("set", "--quiet", file.path, "a", "3").errors == "")
    #expect(try sandbox.settee("set", source.path, "a", "3").errors == "")
  }
}
