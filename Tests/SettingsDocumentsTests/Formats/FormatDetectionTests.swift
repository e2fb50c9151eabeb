import Foundation
import Testing

@testable import SettingsDocuments

@Suite struct FormatDetectionTests {
  @Test(arguments: [
    ("/home/me/.config/Code/User/settings.json", "jsonc"), ("tsconfig.json", "jsonc"), ("tsconfig.app.json", "jsonc"),
    ("x/.vscode/launch.json", "jsonc"), ("settings.json", "json"), ("package.json", "json"), ("a.jsonc", "jsonc"),
    ("me.code-workspace", "jsonc"), ("/etc/ssh/sshd_config", "sshd"), ("Cargo.toml", "toml"), (".env.local", "env"),
    ("/etc/systemd/journald.conf", "systemd"), ("/home/me/.gitconfig", "gitconfig"),
    (".devcontainer/devcontainer.json", "jsonc"), ("app.ini", "ini"), ("/srv/redis.conf", "redis"),
  ])
  func namesTell(path: String, format: String) {
    #expect(Format.detect(name: path, content: [])?.name == format)
  }

  @Test func everyPatternOfTheTableIsOfAFormatThatThereIs() {
    for line in FormatNames.table {
      #expect(Format.named(line.format) != nil, "\(line.format)")
      for pattern in line.patterns {
        let name = "/srv/" + pattern.replacingOccurrences(of: "*", with: "x")
        #expect(Format.detect(name: name) != nil, "\(name)")
      }
    }
    for hint in NameHint.all { #expect(Format.named(hint.format) != nil, "\(hint.format)") }
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
  @Test func theNarrowestOfAllPatternsDecides() {
    let all = FormatNames.meanings.map { (pattern: Array($0.pattern.utf8), meaning: $0.meaning, isFirst: $0.isFirst) }
    for name in FormatNames.meanings {
      let path = "/srv/" + name.pattern.replacingOccurrences(of: "*", with: "README.md5sum")
      let bytes = Array(path.utf8)
      let matches = bytes.withUnsafeBufferPointer { path in
        all.compactMap { name in
          name.pattern.withUnsafeBufferPointer { pattern in
            let pattern = NamePattern(pattern)
            guard pattern.matches(path) else { return nil as (narrowness: Int, meaning: FormatNames.Meaning)? }
            return (pattern.narrowness + (name.isFirst ? 1 << 32 : 0), name.meaning)
          }
        }
      }
      let best = matches.map(\.narrowness).max()
      #expect(FormatNames.meaning(ofPath: path) == matches.first { $0.narrowness == best }?.meaning, "\(path)")
    }
  }

  /// What a lookup reads is made of what the formats tell.
  @Test func theIndexIsOfWhatTheFormatsTell() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    let file = root.appending(path: "Sources/SettingsDocuments/Formats/Detection/FormatNameIndex.swift")
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
      try NameIndex.source.write(to: file, atomically: false, encoding: .utf8)
    } else {
      let isRecorded = try String(contentsOf: file, encoding: .utf8) == NameIndex.source
      #expect(isRecorded, "make names records the names that the formats tell now")
    }
  }

  @Test func anAskedFormatCountsWhateverTheOthersTell() {
    #expect(FormatDetection(name: "x.sh", content: Array("#!/bin/sh\n".utf8), as: .ini) == .known(.ini))
  }
}
