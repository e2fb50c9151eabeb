import Foundation
import SettingsDocuments
import Testing
import TestSupport

@testable import SettingsPrograms

/// Layered configurations of OpenSSH that are made up, compared with what it takes its settings to be itself.
@Suite struct LayerProgramTests {
  private static let count = 150
  private static let keys = ["acceptenv", "maxsessions", "maxauthtries", "clientaliveinterval"]
  private static let clientKeys = ["port", "serveraliveinterval", "serveralivecountmax", "connectionattempts"]

  @Test func sshAgrees() throws {
    guard let program = LayeredProgram.installed("/usr/bin/ssh") else { return }
    var compared = 0
    for seed in 0..<Self.count {
      let tree = try LayerTree()
      let root = tree.url.path
      let page = """
        title = "OpenSSH client"
        blocks = ["Host *", "Match *"]
        files = [{ path = "\(root)/**", format = "ssh" }]
        [names]
        ignoreCase = true
        [layers]
        wins = "first"
        read = [["\(root)/ssh_config"]]
        includesSeveral = true
        """
      var random = SeededGenerator(seed: UInt64(seed))
      let texts = texts(
        &random, main: "ssh_config", folder: root, keys: Self.clientKeys, blocks: ["Host other", "Host asked"])
      for (path, text) in texts { try tree.write(path, text) }
      let parsed = try ProgramPage(name: "page", parsing: Array(page.utf8))
      let layers = ProgramLayers(pages: ProgramPages(), root: "", home: nil)
      let result = try layers.settings(ofFile: "\(root)/ssh_config", page: parsed)
      let told = try LayeredProgram.lines(of: [program, "-G", "-F", "\(root)/ssh_config", "asked"])
      #expect(told.count > 1, "seed \(seed)")
      for key in Self.clientKeys {
        // What holds for all and what holds for the host is one reading: the first line counts.
        let first = firstMatching(result, key, "Host asked")
        if first.isEmpty { continue }
        #expect(first == values(of: key, told), "seed \(seed) \(key)")
        compared += 1
      }
    }
    print("ssh: \(Self.count) made-up configurations, \(compared) settings agree with ssh -G")
  }

  @Test func sshdAgrees() throws {
    guard let system = LayeredProgram.root(with: "/usr/sbin/sshd") else { return }
    let key = try LayerTree()
    _ = try LayeredProgram.lines(of: [
      "/usr/sbin/chroot", system, "/usr/bin/ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", "/tmp/layer-key",
    ])
    try FileManager.default.moveItem(atPath: system + "/tmp/layer-key", toPath: key.url.path + "/key")
    try? FileManager.default.removeItem(atPath: system + "/tmp/layer-key.pub")
    var compared = 0
    for seed in 0..<Self.count {
      let tree = try LayerTree()
      var random = SeededGenerator(seed: UInt64(seed + 300))
      let texts = texts(
        &random, main: "sshd_config", folder: "/etc/ssh", keys: Self.keys,
        blocks: ["Match User other", "Match User ann"])
      for (path, text) in texts { try tree.write("/etc/ssh/\(path)", text) }
      try FileManager.default.copyItem(atPath: key.url.path + "/key", toPath: tree.url.path + "/etc/ssh/key")
      let result = try tree.settings("/etc/ssh/sshd_config")
      let script = """
        mount -t tmpfs none "$root/run" && mkdir "$root/run/sshd"
        for who in none ann; do echo "# $who"
          chroot "$root" /usr/sbin/sshd -T -h /etc/ssh/key -C user=$who,host=h,addr=192.0.2.1 || exit
        done
        """
      let told = try LayeredProgram.output(of: script, over: ["/etc/ssh"], tree: tree.url.path, root: system)
      #expect(told.count > 1, "seed \(seed)")
      let ann = told.lastIndex(of: "# ann") ?? 0
      for key in Self.keys {
        let all = result.texts([.key(key)])
        if !all.isEmpty { #expect(all == values(of: key, told[..<ann]), "seed \(seed) \(key)") }
        // Blocks that match come before what holds for all.
        let inBlock = firstMatching(result, key, "Match User ann", isInBlock: true)
        if key != "acceptenv", !inBlock.isEmpty {
          #expect(inBlock == values(of: key, told[ann...]), "seed \(seed) \(key) of ann")
          compared += 1
        }
        compared += all.isEmpty ? 0 : 1
      }
    }
    print("sshd: \(Self.count) made-up configurations, \(compared) settings agree with sshd -T")
  }

  /// What counts for whom blocks of one header match: the first that is read, in such blocks alone or outside of them too.
  private func firstMatching(
    _ result: EffectiveSettings, _ key: String, _ header: String, isInBlock: Bool = false
  ) -> [String] {
    let matching = result.all.filter { setting in
      let steps = setting.path.steps.compactMap(\.key)
      return steps.last?.lowercased() == key && steps.dropLast().allSatisfy { $0 == header }
        && !(isInBlock && steps.count == 1)
    }
    // All settings are in the order in which they are first read.
    return matching.first?.sources.first.map { [$0.text] } ?? []
  }

  private func values(of key: String, _ told: some Sequence<String>) -> [String] {
    told.filter { $0.hasPrefix(key + " ") }.map { String($0.dropFirst(key.count + 1)) }
  }

  /// Files that include those behind them, with blocks that match and blocks that match nobody.
  private func texts(
    _ random: inout SeededGenerator, main: String, folder: String, keys: [String], blocks: [String]
  ) -> [String: String] {
    let names = [main, "conf.d/10.conf", "conf.d/20.conf", "conf.d/30.conf", "extra", "more"]
    var texts: [String: String] = [:]
    for (index, name) in names.enumerated() where index == 0 || random.next(below: 4) > 0 {
      let later = names[max(index + 1, 4)...].map { "\(folder)/\($0)" }
      var lines: [String] = []
      for _ in 0..<random.next(below: 8) {
        switch random.next(below: 10) {
        case 0 where index == 0: lines.append("Include \(folder)/conf.d/*.conf")
        case 1 where !later.isEmpty: lines.append("include \(later.joined(separator: " "))")
        case 2: lines.append(blocks[random.next(below: blocks.count)])
        default: lines.append("\(keys[random.next(below: keys.count)]) \(random.next(below: 60) + 1)")
        }
      }
      texts[name] = lines.map { $0 + "\n" }.joined()
    }
    return texts
  }
}
