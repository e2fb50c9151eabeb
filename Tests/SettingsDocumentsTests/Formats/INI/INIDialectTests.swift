import Foundation
import Testing

@testable import SettingsDocuments

/// A member of the family is data alone.
@Suite struct INIDialectTests {
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
