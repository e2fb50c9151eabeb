import Foundation
import SettingsDocuments
import TestSupport
import Testing

/// Values that git itself reads back as they were set.
@Suite struct GitItselfTests {
  private static let git = "/usr/bin/git"

  @Test func everyValueIsReadBackByGit() throws {
    guard FileManager.default.isExecutableFile(atPath: Self.git) else {
      print("skipped: everyValueIsReadBackByGit, because \(Self.git) is not installed")
      return
    }
    let folder = try TemporaryFolder()
    let pieces = ["\r", " ", "\t", "\n", "\"", "\\", "#", ";", "x", "é", "\r\n", "'", "=", "]"]
    var random = SeededGenerator(seed: 27)
    var document = try Document(
      parsing: Array("[a]\n\tbare = x\n\tquoted = \"y z\"\n".utf8), as: try #require(Format.named("gitconfig")))
    var values: [String: String] = [:]
    func set(_ key: String, _ value: String) throws {
      document = try document.applying(.set(["a", .key(key)], .string(value))).document
      values[key] = value
    }
    for key in ["bare", "quoted", "new"] { try set(key, "x\ry") }
    for number in 0..<60 {
      try set("v\(number)", (0..<5).map { _ in pieces[random.next(below: pieces.count)] }.joined())
    }
    let file = folder.file("config")
    try Data(document.text).write(to: URL(filePath: file))
    for (key, value) in values {
      #expect(try Self.run("config", "-z", "-f", file, "a.\(key)") == value + "\0", "\(key)")
      #expect(document.node(at: ["a", .key(key)])?.string == value)
    }
  }

  private static func run(_ arguments: String...) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: git)
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }
}
