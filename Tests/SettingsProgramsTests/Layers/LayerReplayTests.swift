import Foundation
import SettingsDocuments
import Testing
import TestSupport

@testable import SettingsPrograms

/// Layered configurations that are made up, compared with what another reading of the rule says, or the program itself.
@Suite struct LayerReplayTests {
  private static let count = 200

  @Test func sysctlAgreesWithAReplay() throws {
    let folders = ["/etc/sysctl.d", "/run/sysctl.d", "/usr/local/lib/sysctl.d", "/usr/lib/sysctl.d"]
    var compared = 0
    for seed in 0..<Self.count {
      var random = SeededGenerator(seed: UInt64(seed))
      var files: [String: [(key: String, value: String)]] = [:]
      for _ in 0..<random.next(below: 9) + 1 {
        let name = ["9-z", "10-a", "50-b", "A", "a", "99-z"][random.next(below: 6)]
        files["\(folders[random.next(below: 4)])/\(name).conf"] = settings(&random)
      }
      if random.next(below: 2) == 0 { files["/etc/sysctl.conf"] = settings(&random) }

      // The replay: names from last folder to first, then by name, each assignment over the one before.
      var byName: [String: String] = [:]
      for folder in folders.reversed() {
        for path in files.keys where path.hasPrefix(folder + "/") {
          byName[String(path.split(separator: "/").last ?? "")] = path
        }
      }
      let order = byName.keys.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }.compactMap {
        byName[$0]
      }
      var expected: [String: String] = [:]
      for path in order + ["/etc/sysctl.conf"] {
        for (line, setting) in (files[path] ?? []).enumerated() {
          expected[setting.key.replacing("/", with: ".")] = "\(setting.value) \(path):\(line + 1)"
        }
      }
      let tree = try LayerTree(
        files.mapValues { $0.map { "\($0.key) = \($0.value)\n" }.joined() })
      let result = try tree.settings("/etc/sysctl.conf")
      #expect(result.all.count == expected.count, "seed \(seed)")
      for (key, words) in expected {
        #expect(result.counting([.key(key)]) == [words], "seed \(seed)")
        compared += 1
      }
    }
    print("sysctl: \(Self.count) made-up configurations, \(compared) settings agree with a replay")
  }

  private func settings(_ random: inout SeededGenerator) -> [(key: String, value: String)] {
    (0..<random.next(below: 5)).map { _ in
      let key = ["vm.a", "vm.b", "net.ipv4.c", "net/ipv4/c", "kernel.d"][random.next(below: 5)]
      return (key, String(random.next(below: 1000)))
    }
  }

  @Test func sshdAgreesWithAReplay() throws {
    var compared = 0
    for seed in 0..<Self.count {
      var random = SeededGenerator(seed: UInt64(seed + 5000))
      var files: [String: [String]] = [:]
      let names = [
        "sshd_config", "sshd_config.d/10.conf", "sshd_config.d/20.conf", "sshd_config.d/30.conf", "extra", "more",
      ]
      for (index, name) in names.enumerated() where index == 0 || random.next(below: 4) > 0 {
        files["/etc/ssh/\(name)"] = (0..<random.next(below: 7)).map { _ in
          // A file includes only what comes after it, so that nothing includes itself.
          let later = names[(index + 1)...].filter { $0.hasPrefix("e") || $0.hasPrefix("m") }
          switch random.next(below: 9) {
          case 0 where index == 0: return "Include /etc/ssh/sshd_config.d/*.conf"
          case 1: return later.isEmpty ? "# none" : "include \(later.joined(separator: " "))"
          case 2: return "Match User \(["ann", "bob"][random.next(below: 2)])"
          default:
            let key = ["Alpha", "alpha", "Beta", "GAMMA", "Gamma"][random.next(below: 5)]
            return "\(key) \(random.next(below: 1000))"
          }
        }
      }
      var replay = SSHReplay(files: files)
      replay.read("/etc/ssh/sshd_config", block: "")
      let tree = try LayerTree(files.mapValues { $0.map { $0 + "\n" }.joined() })
      let result = try tree.settings("/etc/ssh/sshd_config")
      #expect(result.all.count == replay.first.count, "seed \(seed)")
      for setting in result.all {
        let key = setting.path.steps.enumerated().map { index, step in
          let key = step.key ?? ""
          return index == setting.path.steps.count - 1 ? key.lowercased() : key
        }.joined(separator: "|")
        #expect(replay.first[key] == setting.sources.map(\.words).joined(), "seed \(seed) \(key)")
        compared += 1
      }
    }
    print("sshd: \(Self.count) made-up configurations, \(compared) settings agree with a replay")
  }

  /// The first value counts, line by line; a block ends with its file.
  private struct SSHReplay {
    let files: [String: [String]]
    var first: [String: String] = [:]

    init(files: [String: [String]]) { self.files = files }

    mutating func read(_ path: String, block outer: String) {
      var block = outer
      for (index, line) in (files[path] ?? []).enumerated() where !line.hasPrefix("#") {
        let words = line.split(separator: " ").map(String.init)
        switch words[0].lowercased() {
        case "match": block = outer + line + "|"
        case "include":
          for pattern in words.dropFirst() {
            let all = pattern.contains("*")
            let paths =
              all ? files.keys.filter { $0.hasPrefix("/etc/ssh/sshd_config.d/") }.sorted() : ["/etc/ssh/\(pattern)"]
            for path in paths { read(path, block: block) }
          }
        default:
          let key = block + words[0].lowercased()
          if first[key] == nil { first[key] = "\(words[1]) \(path):\(index + 1)" }
        }
      }
    }
  }

  @Test func gitAgreesWithGitItself() throws {
    let git = "/usr/bin/git"
    guard FileManager.default.isExecutableFile(atPath: git) else {
      print("skipped: gitAgreesWithGitItself, because \(git) is not installed")
      return
    }
    var compared = 0
    for seed in 0..<Self.count {
      var random = SeededGenerator(seed: UInt64(seed + 9000))
      let tree = try LayerTree()
      let root = tree.url.path
      // What git takes for a repository.
      for folder in ["objects", "refs"] {
        try FileManager.default.createDirectory(
          atPath: "\(root)/work/.git/\(folder)", withIntermediateDirectories: true)
      }
      try tree.write("/work/.git/HEAD", "ref: refs/heads/main\n")
      for path in ["/etc/gitconfig", "/root/.config/git/config", "/root/.gitconfig", "/work/.git/config"]
      where random.next(below: 5) > 0 {
        try tree.write(path, gitText(&random, including: ["one.inc", "sub/two.inc"]))
      }
      for folder in ["/etc", "/root/.config/git", "/root", "/work/.git"] where random.next(below: 3) > 0 {
        try tree.write("\(folder)/one.inc", gitText(&random, including: ["sub/two.inc"]))
        try tree.write("\(folder)/sub/two.inc", gitText(&random, including: []))
      }
      let expected = try gitSettings(git, root: root)
      let result = try tree.settings("/work/.git/config")
      let own = result.all.filter { $0.path.steps.first?.key?.lowercased() != "include" }
      #expect(own.count == expected.count, "seed \(seed)")
      for setting in own {
        let steps = setting.path.steps.compactMap(\.key)
        let key = steps.enumerated().map { $0 == 0 || $0 == steps.count - 1 ? $1.lowercased() : $1 }.joined(
          separator: ".")
        let words = setting.sources.map { "\($0.text) \($0.file)" }.joined()
        #expect(expected[key] == words, "seed \(seed) \(key)")
        compared += 1
      }
    }
    print("git: \(Self.count) made-up configurations, \(compared) settings agree with git config --show-origin")
  }

  private func gitText(_ random: inout SeededGenerator, including files: [String]) -> String {
    var text = ""
    for _ in 0..<random.next(below: 5) {
      if let file = files.randomElement(using: &random), random.next(below: 4) == 0 {
        text += "[include]\n\tpath = \(file)\n"
        continue
      }
      text += ["[core]\n", "[Core]\n", "[remote \"A\"]\n", "[remote \"b\"]\n"][random.next(below: 4)]
      for _ in 0..<random.next(below: 4) {
        let value = ["plain", "\"quoted # text\"", "two words ; comment", "no"][random.next(below: 4)]
        text += "\t\(["url", "Url", "editor", "x-y"][random.next(below: 4)]) = \(value)\n"
      }
    }
    return text
  }

  /// What counts as git says it: the last value of each name, and the file that it is from.
  private func gitSettings(_ git: String, root: String) throws -> [String: String] {
    let process = Process()
    process.executableURL = URL(filePath: git)
    process.arguments = ["config", "--list", "--show-origin", "-z", "--includes"]
    process.currentDirectoryURL = URL(filePath: root)
    process.environment = [
      "HOME": root + "/root", "GIT_CONFIG_SYSTEM": root + "/etc/gitconfig", "GIT_DIR": root + "/work/.git",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let words = String(decoding: output, as: UTF8.self).split(separator: "\0").map(String.init)
    var settings: [String: String] = [:]
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      let parts = words[index + 1].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let file = words[index].dropFirst("file:".count)
      if parts[0].hasPrefix("include.") { continue }
      let inside = file.hasPrefix(root) ? file.dropFirst(root.count) : file
      settings[String(parts[0])] = "\(parts.count > 1 ? parts[1] : "") \(inside)"
    }
    return settings
  }
}
