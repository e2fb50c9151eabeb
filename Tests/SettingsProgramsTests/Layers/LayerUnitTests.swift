import Foundation
import SettingsDocuments
import Testing
import TestSupport

@testable import SettingsPrograms

/// Layered configurations of systemd that are made up, compared with what it reads itself.
@Suite struct LayerUnitTests {
  private static let count = 150

  /// /lib is a link to /usr/lib.
  @Test func aFolderThatIsALinkIsTheOneThatItLeadsTo() throws {
    let tree = try LayerTree(["/usr/lib/systemd/system/lamp.service": "[Service]\nLimitNOFILE=5\n"])
    try tree.link("/lib", to: "usr/lib")
    #expect(try tree.settings("/lib/systemd/system/lamp.service").texts(["Service", "LimitNOFILE"]) == ["5"])
  }

  /// Its own files: those that are read, in their order, with what is in them.
  @Test func theJournalAgrees() throws {
    guard let program = LayeredProgram.installed("/usr/bin/systemd-analyze") else { return }
    var compared = 0
    for seed in 0..<Self.count {
      var random = SeededGenerator(seed: UInt64(seed + 1700))
      let tree = try LayerTree()
      for folder in ["/etc/systemd", "/run/systemd", "/usr/lib/systemd"] {
        try tree.makeFolder(folder + "/journald.conf.d")
        for name in [
          "journald.conf", "journald.conf.d/10-a.conf", "journald.conf.d/9-b.conf", "journald.conf.d/Z.conf",
        ] {
          switch random.next(below: 6) {
          case 0, 1: try tree.write("\(folder)/\(name)", "[Journal]\n" + text(&random))
          case 2 where name != "journald.conf": try tree.link("\(folder)/\(name)", to: "/dev/null")
          default: break
          }
        }
      }
      let result = try tree.settings("/etc/systemd/journald.conf")
      let root = tree.url.path
      let told = try LayeredProgram.lines(of: [program, "cat-config", "--root=\(root)", "systemd/journald.conf"])
      let expected = Self.lastValues(of: told.map { $0.replacing(root, with: "") })
      #expect(result.all.count == expected.count, "seed \(seed)")
      for setting in result.all {
        let words = setting.sources.map { "\($0.text) \($0.file)" }.joined()
        #expect(expected[setting.path.steps.last?.key ?? ""] == words, "seed \(seed) \(setting.path)")
        compared += 1
      }
    }
    print("systemd: \(Self.count) made-up configurations, \(compared) settings agree with systemd-analyze cat-config")
  }

  /// The last value of each setting, and the file that it is from.
  private static func lastValues(of lines: [String]) -> [String: String] {
    var (file, values) = ("", [String: String]())
    for line in lines {
      if line.hasPrefix("# /") { file = String(line.dropFirst(2)) }
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { values[String(parts[0])] = "\(parts[1]) \(file)" }
    }
    return values
  }

  private func text(_ random: inout SeededGenerator) -> String {
    (0..<random.next(below: 4)).map { _ in
      "\(["Storage", "Compress", "SystemMaxUse", "MaxLevelWall"][random.next(below: 4)])=\(random.next(below: 100))\n"
    }.joined()
  }

  // MARK: - Units

  private static let flags = [
    "PrivateNetwork", "ProtectClock", "ProtectHostname", "LockPersonality", "RestrictRealtime",
  ]

  /// Units with drop-ins of their own, of their prefix and of their type, and with masks.
  @Test func unitsAgree() throws {
    guard let program = LayeredProgram.installed("/usr/bin/systemd-analyze") else { return }
    let folders = ["/etc/systemd/system", "/run/systemd/system", "/usr/lib/systemd/system"]
    var compared = 0
    for seed in 0..<Self.count {
      var random = SeededGenerator(seed: UInt64(seed + 2700))
      let tree = try LayerTree()
      try tree.write(
        "/usr/lib/systemd/system/a-b.service", "[Service]\nUser=daemon\nExecStart=/bin/true\n" + unit(&random))
      if random.next(below: 3) == 0 {
        try tree.write(
          "/etc/systemd/system/a-b.service", "[Service]\nUser=daemon\nExecStart=/bin/true\n" + unit(&random))
      }
      for folder in folders {
        for dropIns in ["a-b.service.d", "a-.service.d", "service.d"] {
          for name in ["10.conf", "5.conf", "override.conf"] {
            switch random.next(below: 7) {
            case 0, 1: try tree.write("\(folder)/\(dropIns)/\(name)", "[Service]\n" + unit(&random))
            case 2: try tree.link("\(folder)/\(dropIns)/\(name)", to: "/dev/null")
            default: break
            }
          }
        }
      }
      let result = try tree.settings("/usr/lib/systemd/system/a-b.service")
      let told = try LayeredProgram.lines(of: [
        program, "security", "--offline=true", "--root=\(tree.url.path)", "--json=short", "a-b.service",
      ])
      let answers = try #require(
        JSONSerialization.jsonObject(with: Data(told.joined().utf8)) as? [[String: Any]], "seed \(seed) \(told)")
      for flag in Self.flags {
        guard let text = result.texts(["Service", .key(flag)]).last else { continue }
        let answer = answers.first { $0["name"] as? String == flag + "=" }
        #expect(answer?["set"] as? Bool == (text == "yes"), "seed \(seed) \(flag)")
        compared += 1
      }
      let groups = result.texts(["Service", "SupplementaryGroups"])
      let answer = answers.first { $0["name"] as? String == "SupplementaryGroups=" }
      #expect(answer != nil, "seed \(seed)")
      if let isSet = answer?["set"] as? Bool {
        #expect(isSet == groups.isEmpty, "seed \(seed) groups \(groups)")
        compared += 1
      }
    }
    print("systemd: \(Self.count) made-up units, \(compared) settings agree with systemd-analyze security")
  }

  private func unit(_ random: inout SeededGenerator) -> String {
    (0..<random.next(below: 5)).map { _ in
      switch random.next(below: 8) {
      case 0: "SupplementaryGroups=\n"
      case 1: "SupplementaryGroups=daemon\n"
      default: "\(Self.flags[random.next(below: Self.flags.count)])=\(["yes", "no"][random.next(below: 2)])\n"
      }
    }.joined()
  }
}
