import SettingsDocuments
import TestSupport
import Testing

/// Setting what was absent or commented out, and resetting it, leaves no trace.
@Suite struct INIResetTests {
  private static let samples: [(dialect: String, text: String)] = [
    ("ini", "# of the file\n\n[a]\nx = 1\n; n = 1\n\n# b\n[b]\ny = 2\n\n\n[c]\n"),
    ("ini", "x = 1\n[a]"), ("ini", "[a]\n\n"), ("ini", "# only\n\n\n"), ("ini", "[a]\nx=1\n[b]\ny=2\n; end"),
    ("ini", "[a]\nx = 1\n  2\n\n\n"), ("ini", "\n\n[a]\n\n; w = 1\n"), ("ini", ""), ("ini", "\n"), ("ini", " \n\n"),
    ("systemd", "[Journal]\n#Storage=auto\n#Max=\n\n[Upload]\n#Port=1\n"),
    ("systemd", "# c\n[A]\nB=1\nB=2 \\\n 3\n\n# d\n\n[A]\nC=1"),
    ("desktop", "[Desktop Entry]\nName=x\n#Icon=y\n"),
    ("gitconfig", "[core]\n\tbare = true\n[remote \"o\"]\n\turl = u\n# end\n"),
    ("mysql", "[client]\n# port = 1\nquick\n\n!includedir /c/\n"),
    ("mysql", "[client]\nhost = x\n# proxy = # words\n# port = 1\n"),
    ("smb", "[global]\n;   wins support = no\n   a b = c\n"),
    ("sysctl", "# about\n#net.ipv4.ip_forward=1\n\n# more\nkernel.x = 1\n"),
    ("env", "# A\n#A=1\nexport B=2\n#C=\"x y\"\n"), ("env", "A=1"),
    ("properties", "# c\n#a.b=1\nc=d \\\n  e\n"),
    ("sshd", "#Port 22\n#\tX no\nA b\n\nMatch User git\n\tC d\n#\tD e\n"), ("sshd", "A b\nMatch all"),
    ("ssh", "Host *\n#   ForwardAgent no\n    SendEnv LANG\n"),
    ("postgresql", "#a = 'x'\t\t# words\n\t\t\t\t\t# more\n#b = on\nc = 1\n"),
    ("redis", "# Words.\n#\n# bind 127.0.0.1\n\nport 1\nsave 1 2\nsave 3 4\n"),
  ]

  @Test func samplesAreAsBefore() throws {
    for sample in Self.samples {
      for text in [sample.text, sample.text.replacing("\n", with: "\r\n"), "\u{FEFF}" + sample.text] {
        try expectNoTrace(in: Array(text.utf8), try #require(Format.named(sample.dialect)), sample.text)
      }
    }
  }

  @Test(.needs(.real)) func filesOfDebianAreAsBefore() throws {
    for name in SharedFolder.real.files(in: "debian", endingIn: "").filter({ !$0.hasSuffix(".yml") }) {
      let text = try SharedFolder.real.bytes(name)
      try expectNoTrace(in: text, try #require(Format.detect(name: name, content: text)), name)
    }
  }

  private func expectNoTrace(in text: [UInt8], _ format: Format, _ name: String) throws {
    let document = try Document(parsing: text, as: format)
    let commented = document.commentedSettings
    let step = max(1, commented.count / 10)
    let objects = [document.root] + document.root.members.map(\.value).filter { $0.kind == .object }.prefix(5)
    let new = objects.map { $0.path.appending("new-key") } + [["new-section", "new-key"]]
    let paths = stride(from: 0, to: commented.count, by: step).map { commented[$0].path } + new
    for path in paths {
      guard let set = try? document.applying(.set(path, "x")).document else {
        // Some have no sections, and a block's name is a rule.
        #expect(path == ["new-section", "new-key"], "\(name): \(path)")
        continue
      }
      // Where keys hold dots, this was one key.
      if set.node(at: path) == nil { continue }
      let former = document.commentedText(at: path)
      // What has to be made for it goes with it.
      let isNewSection = path.parent.map { document.node(at: $0) == nil && set.node(at: $0) != nil } ?? false
      let change: Change =
        former.map { .reset(path, commentedText: $0) } ?? .remove(isNewSection ? path.parent ?? path : path)
      let back = try set.applying(change).document
      #expect(
        back.text == text, "\(format) \(name.debugDescription): \(path) in \(set.string.prefix(200).debugDescription)")
    }
  }
}
