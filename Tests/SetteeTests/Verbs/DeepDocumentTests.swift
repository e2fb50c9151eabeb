import SettingsDocuments
import Testing

@testable import settee

/// Documents as deep as may be, and deeper ones.
@MainActor
@Suite struct DeepDocumentTests {
  /// A document of so many objects inside each other, with 1 in the innermost.
  private func text(_ name: String, depth: Int) -> String {
    switch name {
    case "a.toml": String(repeating: "a.", count: depth - 1) + "a = 1\n"
    case "b.toml": "[" + String(repeating: "a.", count: depth - 2) + "a]\na = 1\n"
    case "c.toml":
      String(repeating: "a = {", count: depth - 1) + "a = 1" + String(repeating: "}", count: depth - 1) + "\n"
    case "a.yaml": String(repeating: "{a: ", count: depth) + "1" + String(repeating: "}", count: depth) + "\n"
    case "b.yaml":
      (0..<depth - 1).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
        + String(repeating: " ", count: depth - 1)
        + "a: 1\n"
    default: String(repeating: "{\"a\": ", count: depth) + "1" + String(repeating: "}", count: depth) + "\n"
    }
  }

  private nonisolated static let names = [
    "a.json", "a.jsonc", "a.json5", "a.toml", "b.toml", "c.toml", "a.yaml", "b.yaml",
  ]
  private let schema = ##"{ "$id": "x:y", "properties": { "a": { "$ref": "#" } } }"##

  @Test(arguments: names)
  func everyVerbGoesAsDeepAsADocumentMay(_ name: String) throws {
    let account = try Account()
    let depth = Document.nestingLimit
    let file = try account.write(name, text(name, depth: depth))
    let schema = try account.write("s.json", schema)
    let path = String(repeating: "/a", count: depth)
    for words in [
      ["list", file], ["list", file, "--schema", schema], ["get", file, path], ["check", file, "--schema", schema],
    ] {
      #expect(account.run(words) == 0, "\(words[0]): \(account.errors)")
    }
    #expect(account.run("set", file, path, "2", "--schema", schema) == 0, "\(account.errors)")
    #expect(account.run("get", file, path) == 0)
    #expect(account.output == "2\n")
    #expect(account.run("set", file, path + "/a", "2", "--force") != 0)
    #expect(account.run("reset", file, path) == 0, "\(account.errors)")
  }

  @Test(arguments: names, [Document.nestingLimit + 1, 20_000])
  func whatIsDeeperIsRefusedInWords(_ name: String, _ depth: Int) throws {
    // The indentation alone would be 200 MB.
    let depth = name == "b.yaml" ? min(depth, 2000) : depth
    let account = try Account()
    let file = try account.write(name, text(name, depth: depth))
    for words in [["list", file], ["set", file, "b", "1"], ["reset", file, "a"], ["get", file, "a"]] {
      #expect(account.run(words) == 2)
      #expect(account.errors.hasSuffix(": this is nested too deeply\n"), "\(account.errors)")
      #expect(account.errors.utf8.count < 500)
    }
    #expect(account.run("check", file) == 1)
    #expect(account.output.hasSuffix(": this is nested too deeply\n"))
  }
}
