import Foundation
import Testing

@testable import SettingsDocuments

/// A member of the family is data alone.
@Suite struct INIDialectTests {
  /// The dialect of the page "Adding a dialect".
  @Test func aNewDialectIsReadAndEdited() throws {
    let dialect = INIDialect(
      name: "lamp", summary: "the lamp's settings", names: ["lamp/lamp.conf", "lamp.conf.d/*.conf"],
      comments: [UInt8(ascii: "#")], trailingComments: [UInt8(ascii: "#")], quoting: .double, continuation: .backslash,
      repeatsAreLists: true, separator: "=", booleans: ("0", "1"))
    let format = Format(dialect, syntax: INISyntax(dialect: dialect))
    let text = "[main]\n#summary=x\nuse=a\nuse=\"b c\" # why\n"
    let document = try Document(parsing: Array(text.utf8), as: format)
    #expect(document.root.value == ["main": ["use": ["a", "b c"]]])
    let changes: [Change] = [.set(["main", "summary"], true), .set(["main", "use", 1], "d"), .set(["vm", "x"], "y")]
    let expected = "[main]\nsummary=1\nuse=a\nuse=\"d\" # why\n\n[vm]\nx=y\n"
    #expect(try document.applying(changes).document.string == expected)
  }

  /// What the page shows is what the test above compiles.
  @Test func thePageShowsThatDialect() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL
    let page = try String(
      contentsOf: root.appending(path: "Sources/SettingsDocuments/SettingsDocuments.docc/AddingADialect.md"),
      encoding: .utf8)
    let test = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let parts = page.components(separatedBy: "```swift\n").dropFirst()
    let shown = try #require(parts.first?.components(separatedBy: "```").first)
    let lines = shown.split(separator: "\n").map { "    " + $0 }
    #expect(test.contains(lines.joined(separator: "\n")))
  }

  @Test func sectionsOfOneNameAreOneWhereverTheyAre() throws {
    let text = "[a]\nx=1\nk=0\n[b]\ny=2\n[A]\nX=3\n[b]\nz=4\nx=5\n"
    let systemd = try Document(parsing: Array(text.utf8), as: try #require(Format.named("systemd")))
    #expect(systemd.root.value == ["a": ["x": "1", "k": "0"], "b": ["y": "2", "z": "4", "x": "5"], "A": ["X": "3"]])
    let git = try Document(parsing: Array(text.utf8), as: try #require(Format.named("gitconfig")))
    #expect(git.root.value == ["a": ["x": ["1", "3"], "k": "0"], "b": ["y": "2", "z": "4", "x": "5"]])
    #expect(git.storage.headers.map(\.container) == [1, 6, 1, 6])
    #expect(
      try git.applying(.remove(["b"])).document.string == "[a]\nx=1\nk=0\n[A]\nX=3\n")
    #expect(try git.applying(.set(["a", "x", 1], "9")).document.string == text.replacing("X=3", with: "X=9"))
  }

  /// As many sections and repeated keys as no settings have, in the time of a few.
  @Test func manySectionsAndListsAreReadOnce() throws {
    let text = (0..<16_000).map { "[s\($0)]\nk=1\nk=2\n[all]\nv=\($0)\n" }.joined()
    let document = try Document(parsing: Array(text.utf8), as: try #require(Format.named("systemd")))
    #expect(document.root.count == 16_001)
    #expect(document.root["all"]?["v"]?.count == 16_000)
    #expect(try document.applying(.remove(["all"])).document.root.count == 16_000)
  }
}
