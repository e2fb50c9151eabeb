import Foundation
import SettingsSession
import Testing

/// Paths are completed by what is there, in the words in which they were begun.
@Suite struct PathCompletionTests {
  let root = FileManager.default.temporaryDirectory.appendingPathComponent("paths-\(UUID().uuidString)").path

  init() throws {
    for folder in ["conf.d", "home", ".hidden"] {
      try FileManager.default.createDirectory(atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
    }
    for file in ["conf.d/a.conf", "conf.d/b c.conf", "config.json", "home/.bashrc", "home/notes", "odd\u{1B}[2J"] {
      try Data().write(to: URL(fileURLWithPath: "\(root)/\(file)"))
    }
    mkfifo("\(root)/con", 0o600)
  }

  @Test(arguments: [
    ("con", ["conf.d/", "config.json"]), ("conf.d/", ["conf.d/a.conf", "conf.d/b c.conf"]),
    ("conf.d/b", ["conf.d/b c.conf"]), ("", ["conf.d/", "config.json", "home/"]), (".", [".hidden/"]),
    ("./conf.d/a", ["./conf.d/a.conf"]), ("home/../conf.d/a", ["home/../conf.d/a.conf"]), ("~", ["~/"]),
    ("~/", ["~/notes"]), ("~/.b", ["~/.bashrc"]), ("odd", []), ("nowhere/", []), ("/proc/self/st", []),
  ])
  func textsBeginWithWhatIsTyped(typed: String, texts: [String]) {
    defer { try? FileManager.default.removeItem(atPath: root) }
    #expect(PathCompletion(folder: root, home: "\(root)/home").texts(for: typed) == texts)
  }

  @Test func onlyFoldersAndWholePaths() {
    defer { try? FileManager.default.removeItem(atPath: root) }
    let completion = PathCompletion(folder: root, home: "\(root)/home", kind: .folders)
    #expect(completion.texts(for: "con") == ["conf.d/"])
    #expect(completion.texts(for: "\(root)/ho") == ["\(root)/home/"])
    #expect(completion.path("~/x") == "\(root)/home/x")
    #expect(completion.path("x") == "\(root)/x")
    #expect(completion.path("/x") == "/x")
  }
}
