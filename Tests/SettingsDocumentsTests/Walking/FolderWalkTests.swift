import Foundation
import SettingsFiles
import SettingsValues
import TestSupport
import Testing

/// The files of a folder, without what git would ignore.
@Suite struct FolderWalkTests {
  private let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(path: "walk-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  private func write(_ path: String, _ text: String = "") throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func walk(
    _ folder: String = "", isWanted: @escaping (String) -> Bool = { _ in true }
  ) throws -> (files: [String], passedOver: FolderWalk.PassedOver) {
    defer { try? FileManager.default.removeItem(at: root) }
    var walk = FolderWalk(ruleNames: [".gitignore", ".rules"], isWanted: isWanted)
    let named = folder.isEmpty ? root.path : root.path + "/" + folder
    try walk.enter(named)
    let files = walk.files.map { String($0.dropFirst(root.path.count + 1)) }.filter { !$0.hasSuffix("ignore") }
    return (files, walk.passedOver)
  }

  @Test func rulesOfFoldersAboveAndOfGitItselfHold() throws {
    try write(".git/info/exclude", "own.json\n")
    try write(".gitignore", "/top.json\n*.log\n!keep.log\nbuild/\n")
    try write("a/.gitignore", "!b.log\n/c/**/d.json\n")
    for name in [
      "top.json", "own.json", "x.log", "keep.log", "build/x.json", "a/top.json", "a/b.log", "a/own.json", "a/c/d.json",
      "a/c/e/f/d.json", "a/c/e/g.json",
    ] { try write(name) }
    let found = try walk("a")
    #expect(found.files == ["a/b.log", "a/c/e/g.json", "a/top.json"])
    #expect(found.passedOver.ignored == 3)
  }

  @Test func aLaterFileOfRulesOfOneFolderWins() throws {
    try write(".gitignore", "*.json\n")
    try write(".rules", "!a.json\nb.toml\n")
    for name in ["a.json", "b.json", "b.toml", "c.toml"] { try write(name) }
    #expect(try walk().files == [".rules", "a.json", "c.toml"])
  }

  @Test func noLinkIsFollowedAndThoseOutOfTheFolderAreCounted() throws {
    try write("in/a.json")
    try write("out.json")
    let manager = FileManager.default
    for (link, target) in [
      ("in/loop", "."), ("in/up", ".."), ("in/same.json", "a.json"), ("in/out.json", "../out.json"),
      ("in/none", "gone"),
      ("in/passwd", "/etc/passwd"),
    ] {
      try manager.createSymbolicLink(atPath: root.path + "/" + link, withDestinationPath: target)
    }
    let found = try walk("in")
    #expect(found.files == ["in/a.json"])
    #expect(found.passedOver.links == 4)
  }

  @Test func whatIsNotWantedIsCounted() throws {
    for name in ["a.json", "b.c", "d/e.c"] { try write(name) }
    let found = try walk { $0.hasSuffix(".json") }
    #expect(found.files == ["a.json"])
    #expect(found.passedOver.unwanted == 2)
  }

  /// Patterns that take each other's time are done all the same.
  @Test func aHostilePatternTakesNoTime() throws {
    try write(".gitignore", String(repeating: "*a", count: 40) + "*b\n" + String(repeating: "**/a/", count: 40) + "b\n")
    try write(String(repeating: "a", count: 200) + ".json")
    try write(String(repeating: "a/", count: 60) + "c.json")
    #expect(try walk().files.count == 2)
  }

  /// Hundreds of random trees with random rules, each beside what git itself says.
  @Test func gitSaysTheSame() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    var random = SeededGenerator(seed: 28)
    let names = ["a", "b", "ab", "a.b", "é", "#c", "!d", "x y", "[z]"]
    let parts = [
      "a", "b", "ab", "*", "?", "*b", "a*", "a.?", "[ab]", "[!a]", "[[:alpha:]]", "**", "\\a", "é", "\\#c", "\\!d",
      "x y",
      "\\[z\\]", "a**b", "x\\ y",
    ]
    for number in 0..<120 {
      let tree = root.appending(path: "\(number)")
      for _ in 0..<25 {
        let path = (0..<Int.random(in: 1...4, using: &random)).map { _ in names.randomElement(using: &random) ?? "a" }
        try? write("\(number)/" + path.joined(separator: "/"))
      }
      for folder in ["", "a/", "ab/", "a/b/"] where number % 3 != 0 || folder.isEmpty {
        let rules = (0..<Int.random(in: 0...4, using: &random)).map { _ -> String in
          let path = (0..<Int.random(in: 1...3, using: &random)).map { _ in parts.randomElement(using: &random) ?? "a" }
          let (start, end) = (["", "", "/", "!", "!/"], ["", "", "", "/", " "])
          return (start.randomElement(using: &random) ?? "") + path.joined(separator: "/")
            + (end.randomElement(using: &random) ?? "")
        }
        try? write("\(number)/\(folder).gitignore", rules.joined(separator: "\n") + "\n")
      }
      let command =
        "cd '\(tree.path)' && git init -q . && git -c core.excludesFile=/dev/null ls-files -oz --exclude-standard"
      let listed = try output(of: command)
      let expected = listed.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      var walk = FolderWalk(ruleNames: [".gitignore"]) { _ in true }
      try walk.enter(tree.path)
      let found = walk.files.map { String($0.dropFirst(tree.path.count + 1)) }
      let missing = Set(expected).subtracting(found), more = Set(found).subtracting(expected)
      #expect(missing.isEmpty && more.isEmpty, "tree \(number): missing \(missing), more \(more)")
    }
  }

  private func output(of command: String) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.environment = ["PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": root.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }
}
