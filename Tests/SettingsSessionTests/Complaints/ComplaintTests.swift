import SettingsDocuments
import Testing

@testable import SettingsSession

/// The setting that a line is of.
@Suite struct ComplaintTests {
  private func paths(_ text: String, _ format: String) throws -> [String] {
    let document = try Document(parsing: Array(text.utf8), as: try #require(Format.named(format)))
    return (1...document.lines.lineCount).map { document.path(ofLine: $0)?.description ?? "none" }
  }

  @Test func aLineIsOfTheSettingThatBeginsThere() throws {
    let lines = try paths("# x\nPort 22\n\nMatch User git\n  X11Forwarding no\n", "sshd")
    #expect(lines[1] == "Port" && lines[0] == Path.root.description)
    #expect(lines[4].hasSuffix("X11Forwarding") && lines[4].hasPrefix(lines[3]) && lines[3] != lines[4])
    #expect(try paths("a = 1\n[s]\nb = 2\n", "ini").prefix(3) == ["a", "s", "s.b"])
    #expect(try paths("{\n  \"a\": {\"b\": 1,\n    \"c\": [1,\n 2]}\n}", "json")[1...3] == ["a.b", "a.c", "a.c[1]"])
    #expect(try paths("network:\n  eth0:\n    mtu: 1500\n    dhcp4: true\n", "yaml")[2] == "network.eth0.mtu")
  }

  @Test func aLineOfATableIsOfItsRow() throws {
    #expect(try paths("a /a ext4\nb /b ext4\n", "fstab").prefix(2) == ["[0]", "[1]"])
    let lines = try paths("Defaults env_reset\nroot ALL=(ALL) ALL\nann ALL=(ALL) ALL\n", "sudoers")
    #expect(lines.prefix(3) == ["defaults[0]", "rules[0]", "rules[1]"])
  }

  @Test func aLineThatIsNotThereIsOfNothing() throws {
    let document = try Document(parsing: Array("a = 1\n".utf8), as: .toml)
    #expect(document.path(ofLine: 0) == nil && document.path(ofLine: 9) == nil)
    #expect(document.path(ofLine: 1) == ["a"])
  }

  @Test func aValueOfSeveralLinesHasThemAll() throws {
    #expect(try paths("a = '''\nx\ny'''\nb = 1\n", "toml").prefix(4) == ["a", "a", "a", "b"])
  }
}
