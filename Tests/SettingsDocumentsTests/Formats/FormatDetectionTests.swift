import Foundation
import Testing

@testable import SettingsDocuments

@Suite struct FormatDetectionTests {
  @Test(arguments: [
    ("/home/me/.config/Code/User/settings.json", "jsonc"), ("tsconfig.json", "jsonc"), ("tsconfig.app.json", "jsonc"),
    ("x/.vscode/launch.json", "jsonc"), ("settings.json", "json"), ("package.json", "json"), ("a.jsonc", "jsonc"),
    ("me.code-workspace", "jsonc"), ("/etc/ssh/sshd_config", "sshd"), ("Cargo.toml", "toml"), (".env.local", "env"),
    ("/etc/systemd/journald.conf", "systemd"), ("/home/me/.gitconfig", "gitconfig"),
    (".devcontainer/devcontainer.json", "jsonc"),
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
  }

  @Test func aPatternOfSeveralComponentsNeedsThemAll() {
    #expect(Format.detect(name: "/srv/kube/config") == nil)
    #expect(Format.detect(name: "/home/me/.kube/config")?.name == "yaml")
    #expect(Format.detect(name: "/home/me/.kube/notconfig") == nil)
  }

  @Test func contentTellsWhereTheNameDoesNot() {
    #expect(Format.detect(name: "config", content: Array(#"{"a": 1}"#.utf8)) == .json)
    #expect(Format.detect(name: "config", content: Array(#"{"a": 1} // b"#.utf8)) == .jsonc)
    #expect(Format.detect(name: "config", content: Array("a = 1\n[b]\n".utf8)) == .toml)
    #expect(Format.detect(name: "config", content: Array("[b]\nx = y z\n".utf8)) == .ini)
    #expect(Format.detect(name: "config", content: Array("].[".utf8)) == nil)
    #expect(Format.detect(name: "config", content: Array("some words\n".utf8)) == nil)
    #expect(Format.detect(name: "config", content: []) == nil)
  }

  @Test func starsStandForAnyCharacters() {
    #expect(NamePattern("a*b*c".utf8).matches(Array("aXXbYbc".utf8)[...]))
    #expect(!NamePattern("a*b".utf8).matches(Array("abx".utf8)[...]))
    #expect(NamePattern("*".utf8).matches([][...]))
  }
}
