import Foundation
import TestSupport
import Testing

/// `Scripts/corpus/fetch`, with repositories of the test's own as the homes of the suites.
@Suite struct CorpusTests {
  /// A home with two commits, of which the first is the one that is wanted.
  private struct Home {
    let sandbox: Sandbox
    let commit: String

    init() throws {
      sandbox = try Sandbox()
      try sandbox.write("home/LICENSE", "free\n")
      try sandbox.write("home/tests/draft7/a.json", "[1]\n")
      try sandbox.write("home/tests/draft7/optional/b.json", "[2]\n")
      try sandbox.write("home/cases/A1B2/in.yaml", "a: 1\n")
      try sandbox.write("home/cases/name", "no case\n")
      try sandbox.write("home/unneeded/large", String(repeating: "x", count: 10_000))
      try Self.git(sandbox, "init", "--quiet", "-b", "main", "home")
      commit = try Self.commit(in: sandbox)
      try sandbox.write("home/tests/draft7/a.json", "[\"newer\"]\n")
      _ = try Self.commit(in: sandbox)
      try write(suite(commit: commit))
    }

    /// The line of a suite as `Scripts/corpus/suites` has it.
    func suite(commit: String, home: String = "home") -> String {
      "suite \(commit) file://\(sandbox.home.path)/\(home) LICENSE=LICENSE "
        + "tests/draft7/optional=optional tests/draft7=required cases/[A-Z][0-9][A-Z][0-9]=data/\n"
    }

    func write(_ suites: String) throws { try sandbox.write("suites", "# A comment.\n\n" + suites) }

    func fetch() throws -> Command.Outcome {
      try sandbox.run(
        PackageFolder.url("Scripts/corpus/fetch").path, ["\(sandbox.home.path)/shared/corpus"],
        environment: ["CORPUS_SUITES": "\(sandbox.home.path)/suites", "GIT_CONFIG_GLOBAL": "/dev/null"])
    }

    /// All files that were laid out, from the folder of the suites, without git's own.
    func files() throws -> [String] {
      let folder = sandbox.home.appending(path: "shared/corpus").path
      return try FileManager.default.subpathsOfDirectory(atPath: folder).filter { path in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: folder + "/" + path, isDirectory: &isFolder)
          && !isFolder.boolValue
      }.sorted()
    }

    func text(_ path: String) throws -> String {
      try sandbox.text(of: sandbox.home.appending(path: "shared/corpus/" + path))
    }

    @discardableResult
    static func git(_ sandbox: Sandbox, _ arguments: String...) throws -> String {
      let outcome = try sandbox.run("/usr/bin/git", arguments)
      guard outcome.status == 0 else { throw HarnessError("git \(arguments): \(outcome.errors)") }
      return outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    static func commit(in sandbox: Sandbox) throws -> String {
      let home = sandbox.home.appending(path: "home").path
      try git(sandbox, "-C", home, "config", "uploadpack.allowFilter", "true")
      try git(sandbox, "-C", home, "config", "uploadpack.allowAnySHA1InWant", "true")
      try git(sandbox, "-C", home, "add", "-A")
      try git(
        sandbox, "-C", home, "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "-m", "one")
      return try git(sandbox, "-C", home, "rev-parse", "HEAD")
    }
  }

  private let laidOut = [
    "suite/.commit", "suite/LICENSE", "suite/data/A1B2/in.yaml", "suite/optional/b.json", "suite/required/a.json",
  ]

  @Test func exactlyTheNamedCommitIsLaidOutAsTheTestsReadIt() throws {
    let home = try Home()
    let first = try home.fetch()
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.output == "1 of 1: suite from file://\(home.sandbox.home.path)/home\n")
    #expect(try home.files() == laidOut)
    #expect(try home.text("suite/required/a.json") == "[1]\n")
    let second = try home.fetch()
    #expect(second.output == "1 of 1: suite is here\n")
  }

  @Test func anotherCommitTakesThePlaceOfTheFormer() throws {
    let home = try Home()
    _ = try home.fetch()
    let newer = try Home.git(home.sandbox, "-C", home.sandbox.home.appending(path: "home").path, "rev-parse", "HEAD")
    try home.write(home.suite(commit: newer))
    #expect(try home.fetch().status == 0)
    #expect(try home.text("suite/required/a.json") == "[\"newer\"]\n")
    #expect(try home.files() == laidOut)
  }

  @Test func aFailureLeavesNothingBehindAndSaysWhatToDo() throws {
    let home = try Home()
    try home.write(home.suite(commit: home.commit, home: "nowhere"))
    let outcome = try home.fetch()
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasSuffix("corpus: could not be fetched: suite; say make corpus again\n"))
    #expect(try home.files() == [])
    try home.write(home.suite(commit: home.commit))
    #expect(try home.fetch().status == 0)
    #expect(try home.files() == laidOut)
  }

  @Test func aFolderPutThereByHandIsLeftAsItIs() throws {
    let home = try Home()
    try home.sandbox.write("shared/corpus/suite/mine", "mine\n")
    #expect(try home.fetch().output == "1 of 1: suite is here, put there by hand, and left as it is\n")
    #expect(try home.files() == ["suite/mine"])
  }
}
