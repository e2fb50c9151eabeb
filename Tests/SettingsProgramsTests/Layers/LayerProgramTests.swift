import Foundation
import SettingsDocuments
import Testing
import TestSupport

@testable import SettingsPrograms

/// Layered configurations that are made up, compared with what the program itself takes its settings to be.
///
/// Where a program is not installed its test is skipped, with a line that says so. `PROGRAMS_ROOT` names the root of a Debian
/// that has the servers; as root, its sshd is asked in a mount namespace of its own.
@Suite struct LayerProgramTests {
  private static let count = 100
  private static let keys = ["acceptenv", "maxsessions", "maxauthtries", "clientaliveinterval"]
  private static let clientKeys = ["port", "serveraliveinterval", "serveralivecountmax", "connectionattempts"]

  @Test func sshAgrees() throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/ssh") else {
      return print("skipped: sshAgrees, because /usr/bin/ssh is not installed")
    }
    var compared = 0
    for seed in 0..<Self.count {
      let tree = try LayerTree(page: "")
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
      for (path, text) in texts(&random, main: "ssh_config", folder: root, keys: Self.clientKeys, block: "Host other") {
        try tree.write(path, text)
      }
      let parsed = try ProgramPage(name: "page", parsing: Array(page.utf8))
      let layers = ProgramLayers(pages: ProgramPages(), root: "", home: nil)
      let result = try layers.settings(ofFile: "\(root)/ssh_config", page: parsed)
      let told = try Self.lines(of: ["/usr/bin/ssh", "-G", "-F", "\(root)/ssh_config", "host"])
      #expect(!told.isEmpty, "seed \(seed)")
      compared += compare(result, told, Self.clientKeys, seed)
    }
    print("ssh: \(Self.count) made-up configurations, \(compared) settings agree with ssh -G")
  }

  @Test func sshdAgrees() throws {
    guard let system = ProcessInfo.processInfo.environment["PROGRAMS_ROOT"], getuid() == 0,
      FileManager.default.isExecutableFile(atPath: system + "/usr/sbin/sshd")
    else { return print("skipped: sshdAgrees, because PROGRAMS_ROOT names no Debian with sshd, or for want of root") }
    var compared = 0
    for seed in 0..<Self.count {
      let tree = try LayerTree(page: LayerPages.sshd)
      var random = SeededGenerator(seed: UInt64(seed + 300))
      for (path, text) in texts(
        &random, main: "sshd_config", folder: "/etc/ssh", keys: Self.keys, block: "Match User other")
      {
        try tree.write("/etc/ssh/\(path)", text)
      }
      let result = try tree.settings("/etc/ssh/sshd_config")
      let script = """
        ssh-keygen -q -t ed25519 -N '' -f "$0/etc/ssh/key" && mount --bind "$0/etc/ssh" "$1/etc/ssh" &&
        mount -t tmpfs none "$1/run" && mkdir "$1/run/sshd" && chroot "$1" /usr/sbin/sshd -T -h /etc/ssh/key
        """
      let told = try Self.lines(of: ["/usr/bin/unshare", "-m", "/bin/sh", "-c", script, tree.url.path, system])
      #expect(!told.isEmpty, "seed \(seed)")
      compared += compare(result, told, Self.keys, seed)
    }
    print("sshd: \(Self.count) made-up configurations, \(compared) settings agree with sshd -T")
  }

  /// Files that include those behind them, with blocks that match nobody.
  private func texts(
    _ random: inout SeededGenerator, main: String, folder: String, keys: [String], block: String
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
        case 2: lines.append(block)
        default: lines.append("\(keys[random.next(below: keys.count)]) \(random.next(below: 60) + 1)")
        }
      }
      texts[name] = lines.map { $0 + "\n" }.joined()
    }
    return texts
  }

  /// - Returns: how many settings were compared.
  private func compare(_ result: EffectiveSettings, _ told: [String], _ keys: [String], _ seed: Int) -> Int {
    var count = 0
    for key in keys {
      let texts = result.texts([.key(key)])
      if texts.isEmpty { continue }
      let expected = told.filter { $0.hasPrefix(key + " ") }.map { String($0.dropFirst(key.count + 1)) }
      #expect(texts == expected, "seed \(seed) \(key)")
      count += 1
    }
    return count
  }

  private static func lines(of command: [String]) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
