import EmbeddedPages
import Foundation
import Testing

@testable import SettingsDocuments

@Suite struct FormatDetectionTests {
  @Test(arguments: [
    ("/home/me/.config/Code/User/settings.json", "vscode"), ("tsconfig.json", "jsonc"), ("tsconfig.app.json", "jsonc"),
    ("x/.vscode/launch.json", "jsonc"), ("settings.json", "json"), ("package.json", "json"), ("a.jsonc", "jsonc"),
    ("me.code-workspace", "jsonc"), ("/etc/ssh/sshd_config", "sshd"), ("Cargo.toml", "toml"), (".env.local", "env"),
    ("/etc/systemd/journald.conf", "systemd"), ("/home/me/.gitconfig", "gitconfig"),
    (".devcontainer/devcontainer.json", "jsonc"), ("app.ini", "ini"), ("/srv/redis.conf", "redis"),
  ])
  func namesTell(path: String, format: String) {
    #expect(Format.detect(name: path, content: [])?.name == format)
  }

  /// Each pattern of the pages, with what it means.
  private static func patterns() throws -> [(pattern: String, meaning: FormatNames.Meaning, isFirst: Bool)] {
    let pages = BuiltInPages.formats
    var patterns: [(pattern: String, meaning: FormatNames.Meaning, isFirst: Bool)] = []
    for place in 0..<pages.count {
      let name = String(decoding: pages[place].key, as: UTF8.self)
      let page = try page(name)
      patterns += page.files.map { ($0, .format(name), false) }
      for (number, shared) in page.shared.enumerated() {
        patterns += shared.files.map { ($0, .hint(number, format: name), false) }
      }
    }
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    let refused = try Document(
      parsing: Array(Data(contentsOf: root.appending(path: "Formats/Refused/names.toml"))), as: .toml)
    for table in try #require(refused.root["refused"]).elements {
      let reason = try #require(table["reason"]?.string)
      for pattern in try #require(table["files"]).elements.compactMap(\.string) {
        patterns.append((pattern, .refusal(reason), table["isEverywhere"]?.boolean == true))
      }
    }
    return patterns
  }

  private static func page(_ name: String) throws -> FormatPage {
    let text = try #require(BuiltInPages.formats.value(of: name)).split(separator: 0x09, maxSplits: 2)
    return try FormatPage.read(name, name + ".toml", Array(text[2])).0
  }

  @Test func everyPatternIsOfAFormatThatThereIs() throws {
    for pattern in try Self.patterns() {
      if case .refusal = pattern.meaning { continue }
      let name = "/srv/" + pattern.pattern.replacingOccurrences(of: "*", with: "x")
      #expect(Format.detect(name: name) != nil, "\(name)")
    }
  }

  /// The build looks at lines, and no TOML.
  @Test func theBuildPutsTogetherWhatThePagesSay() throws {
    let table = BuiltInPages.formatNames
    let indexed = (0..<table.count).map { String(decoding: table[$0].key.reversed(), as: UTF8.self) }
    #expect(try indexed.sorted() == Self.patterns().map(\.pattern).sorted())
    for listing in FormatCatalogue().listings {
      let page = try Self.page(listing.name)
      #expect(page.summary == listing.summary && page.engine == listing.engine, "\(listing.name)")
    }
  }

  @Test func aPatternOfSeveralComponentsNeedsThemAll() {
    #expect(Format.detect(name: "/srv/kube/config") == nil)
    #expect(Format.detect(name: "/home/me/.kube/config")?.name == "yaml")
    #expect(Format.detect(name: "/home/me/.kube/notconfig") == nil)
  }

  @Test func contentTellsWhereTheNameDoesNot() {
    #expect(Format.detect(name: "config", content: Array(#"{"a": 1}"#.utf8)) == .json)
    #expect(Format.detect(name: "config", content: Array(#"{"a": 1} // b"#.utf8)) == .jsonc)
    #expect(Format.detect(name: "config", content: Array("a = \"x\"\n[b]\n".utf8)) == .toml)
    #expect(Format.detect(name: "config", content: Array("a = [1, 2]\n[b]\n".utf8)) == .toml)
    #expect(Format.detect(name: "config", content: Array("[b]\nx = y z\n".utf8)) == .ini)
    #expect(Format.detect(name: "config", content: Array("---\na: 1\n".utf8)) == .yaml)
    #expect(Format.detect(name: "config", content: Array("hosts:\n  - a\n  - b\n".utf8)) == .yaml)
    #expect(Format.detect(name: "config", content: Array("].[".utf8)) == nil)
    #expect(Format.detect(name: "config", content: Array("some words\n".utf8)) == nil)
    #expect(Format.detect(name: "config", content: []) == nil)
  }

  /// Texts in quotes and lists are in files of many programs, which read them by rules of their own.
  @Test func whatOthersWriteAlikeIsNotGuessed() {
    for text in ["name = \"x\"\nvif = [ '' ]\n", "process = \"a:b\"\n", "[clock]\nformat=\"%H:%M\"\n"] {
      #expect(Format.detect(name: "lamp.conf", content: Array(text.utf8)) == nil, "\(text)")
    }
  }

  /// Avahi's services are named as systemd's.
  @Test func whatDeclaresToBeXMLIsXML() {
    let service = Array("<?xml version=\"1.0\"?>\n<service-group/>\n".utf8)
    #expect(Format.detect(name: "/etc/lamp/lamp.service", content: service) == .xml)
    #expect(Format.detect(name: "lamp.service", content: Array("[Unit]\n".utf8))?.name == "systemd")
  }

  @Test(arguments: [
    ("a*b*c", "aXXbYbc", true), ("a*b", "abx", false), ("*", "", true), ("b/*.c", "/a/b/x.c", true),
    ("b/*.c", "/a/d/x.c", false), ("*.c", "/a/b.d/x.c", true), ("a/b", "b", false), ("*/x", "/x", true),
  ])
  func starsStandForAnyCharacters(pattern: String, path: String, matches: Bool) {
    var (pattern, path) = (pattern, path)
    #expect(pattern.withUTF8 { pattern in path.withUTF8 { NamePattern(pattern).matches($0) } } == matches)
  }

  /// A lookup that looks at few patterns finds what a look at all of them does, also where two are as narrow.
  @Test func theNarrowestOfAllPatternsDecides() throws {
    let all = try Self.patterns()
    for name in all {
      let path = "/srv/" + name.pattern.replacingOccurrences(of: "*", with: "README.md5sum")
      let matches = all.compactMap { name -> (narrowness: Int, meaning: FormatNames.Meaning)? in
        NamePattern.narrowness(of: name.pattern, matching: path)
          .map { ($0 + (name.isFirst ? 1 << 32 : 0), name.meaning) }
      }
      let best = matches.map(\.narrowness).max()
      #expect(FormatNames.meaning(ofPath: path) == matches.first { $0.narrowness == best }?.meaning, "\(path)")
    }
  }

  @Test func anAskedFormatCountsWhateverTheOthersTell() {
    #expect(FormatDetection(name: "x.sh", content: Array("#!/bin/sh\n".utf8), as: .ini) == .known(.ini))
  }
}
