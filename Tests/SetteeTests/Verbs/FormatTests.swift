import Foundation
import SettingsDocuments
import TestSupport
import Testing

@testable import SettingsSchema
@testable import settee

/// Pages of formats that somebody writes: tried, checked and used without a compiler.
@Suite @MainActor struct FormatTests {
  /// The steps of Documentation/WritingAFormat.md, as they stand there.
  @Test func theDocumentationsStepsLeadThere() throws {
    let text = try String(contentsOf: PackageFolder.url("Documentation/WritingAFormat.md"), encoding: .utf8)
    var blocks: [String: String] = [:]
    for match in text.matches(of: /```([^\n]+)\n((?:.*\n)*?)```/) {
      blocks[String(match.output.1)] = String(match.output.2)
    }
    let account = try Account()
    try account.write("lamp.conf", try #require(blocks["ini lamp.conf"]))
    try account.write("lamp.toml", try #require(blocks["toml lamp.toml"]), in: "home/.config/settee/formats")
    let command = try #require(blocks["sh"]).replacing("~", with: account.home).split(separator: " ").dropFirst()
    let words = command.map { $0.trimmingCharacters(in: .newlines) }
    #expect(account.run(words) == 0)
    #expect(account.output == blocks["text"])
  }

  @Test func whatIsWrongIsToldOfThePageAndOfTheFile() throws {
    let account = try Account()
    try account.write("x.toml", "engine = \"lines\"\nsummary = \"x\"\nfiles = [\"x\"]\nsepp = 1\n")
    try account.write("y.toml", "engine = \"lines\"\nsummary = \"x\"\nfiles = [\"x\"]\nsections = \"none\"\n")
    try account.write("y", "a = 1\nb\n")
    #expect(account.run("format", "try", "x.toml", "y") == 2)
    #expect(account.errors.contains("x.toml:4:1: sepp is not known here"))
    #expect(account.run("format", "try", "y.toml", "y") == 1)
    #expect(account.output.hasPrefix("y:2:"))
    #expect(account.run("format", "try", "y.toml", "nowhere") == 2)
    #expect(account.run("format", "use", "y.toml", "y") == 2)
  }

  /// Settee edits and checks its own pages.
  @Test func thePagesThatAreBuiltInFitTheirSchema() throws {
    let document = try #require(OwnSchemas.resolver.document(at: FormatPageSchema.uri))
    let schema = try CompiledSchema(document, uri: FormatPageSchema.uri)
    let folder = PackageFolder.url("Formats")
    let pages = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "toml" }
    #expect(pages.count > 150)
    for page in pages {
      let problems = schema.validate(try Document(parsing: Array(Data(contentsOf: page)), as: .toml))
      #expect(problems.map { "\($0.path): \($0.message)" } == [], "\(page.lastPathComponent)")
    }
  }

  @Test func apageOfAUserIsCheckedByThatSchema() throws {
    let account = try Account()
    let page = try account.write(
      "lamp.toml", "engine = \"lines\"\nsummary = \"x\"\nfiles = [\"x\"]\nignoresCase = 1\n",
      in: "home/.config/settee/formats")
    #expect(account.run("check", page) == 1)
    #expect(account.output.contains(":4:"))
  }
}
