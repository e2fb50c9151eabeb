import Foundation
import Testing

/// Files that are made to hurt, given to the program itself: it answers, with the stack and the bounds of its build.
///
/// `make test-release` tries the program as it is shipped.
@Suite struct HostileFilesTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  private static let verbs = [["get", "a"], ["list"], ["set", "a", "1"], ["reset", "a"], ["check"]]

  /// The words of a verb with the file where it belongs.
  private func settee(_ verb: [String], _ file: URL, _ options: String...) throws -> Command.Outcome {
    let words = [verb[0], file.path] + verb.dropFirst() + options
    return try sandbox.run(try Locations.settee(), words)
  }

  @Test(arguments: [
    ("a.json", "[", ""), ("b.json", #"{"a":"#, ""), ("a.yaml", "[", ""), ("b.yaml", "- ", ""), ("c.yaml", "{a: ", ""),
    ("a.toml", "[", "a = "),
  ])
  func nestingWithoutEndIsRefusedByEveryVerb(name: String, opening: String, start: String) throws {
    let text = start + String(repeating: opening, count: 200_000)
    let file = try sandbox.write(name, text)
    for verb in Self.verbs {
      let outcome = try settee(verb, file)
      let said = outcome.output + outcome.errors
      #expect(outcome.status == (verb == ["check"] ? 1 : 2), "\(verb): \(said.prefix(300))")
      #expect(said.contains("nested too deeply"), "\(verb): \(said.prefix(300))")
    }
    #expect(try sandbox.text(of: file) == text)
  }

  /// As deep as the formats go: every verb works.
  @Test(arguments: [("a.json", #"{"a": "#, "1", "}"), ("a.yaml", "{a: ", "1", "}"), ("a.json5", "{a: ", "1", "}")])
  func asDeepAsTheFormatGoesEveryVerbWorks(name: String, opening: String, value: String, closing: String) throws {
    let depth = 200
    let text = String(repeating: opening, count: depth) + value + String(repeating: closing, count: depth) + "\n"
    let file = try sandbox.write(name, text)
    let path = Array(repeating: "a", count: depth).joined(separator: ".")
    #expect(try settee(["get", path], file).output == "1\n")
    #expect(try settee(["set", path, "2"], file).status == 0)
    #expect(try sandbox.text(of: file) == text.replacing(value, with: "2"))
    #expect(try settee(["list"], file).output.hasSuffix(" = 2\n"))
  }

  @Test func aBombOfAliasesEndsInAnAnswer() throws {
    let lines = (1..<40).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined()
    let file = try sandbox.write("bomb.yaml", "a0: &a0 [1, 1]\n" + lines)
    for verb in Self.verbs {
      let outcome = try settee(verb, file)
      #expect((0...2).contains(outcome.status), "\(verb): \(outcome.errors.prefix(300))")
    }
  }
}
