import Foundation
import SettingsDocuments
import Testing
import TestSupport

@testable import SettingsPrograms

/// Layered configurations of PostgreSQL that are made up, compared with what it takes its settings to be itself.
@Suite struct LayerDatabaseTests {
  private static let count = 150
  private static let keys = ["port", "max_connections", "cluster_name", "listen_addresses"]

  @Test func postgresqlAgrees() throws {
    guard let system = LayeredProgram.root(with: "/usr/lib/postgresql/15/bin/postgres") else { return }
    let (folder, data) = ("/etc/postgresql/15/main", "/var/lib/postgresql/15/main")
    var compared = 0
    for seed in 0..<Self.count {
      var random = SeededGenerator(seed: UInt64(seed + 700))
      let tree = try LayerTree()
      try tree.makeFolder("\(folder)/empty.d")
      try tree.makeFolder("\(folder)/conf.d")
      try tree.write(
        "\(folder)/postgresql.conf",
        "data_directory = '\(data)'\n"
          + text(
            &random,
            ["include_dir 'conf.d'", "include 'one.inc'", "include_if_exists = 'none'", "include_dir = 'empty.d'"]))
      for name in ["a.conf", "B.conf", "z.conf", ".hidden.conf", "old.conf.bak"] where random.next(below: 3) > 0 {
        try tree.write(
          "\(folder)/conf.d/\(name)", text(&random, ["include '../one.inc'", "include_if_exists '../two.inc'"]))
      }
      try tree.write("\(folder)/one.inc", text(&random, ["include_if_exists 'two.inc'"]))
      if random.next(below: 2) == 0 { try tree.write("\(folder)/two.inc", text(&random, [])) }
      try tree.makeFolder(data)
      if random.next(below: 2) == 0 { try tree.write("\(data)/postgresql.auto.conf", text(&random, [])) }
      let result = try tree.settings("\(folder)/postgresql.conf")
      #expect(result.problems.isEmpty, "seed \(seed)")
      let script = """
        chmod -R a+rX "$tree"
        for key in \(Self.keys.joined(separator: " ")); do
          chroot --userspec=postgres "$root" /usr/lib/postgresql/15/bin/postgres -D \(folder) -C $key || echo FAILED
        done
        """
      let told = try LayeredProgram.output(
        of: script, over: ["/etc/postgresql", "/var/lib/postgresql"], tree: tree.url.path, root: system)
      for (key, value) in zip(Self.keys, told) {
        guard let counting = result[[.key(key)]]?.sources.last else { continue }
        #expect(counting.text == value, "seed \(seed) \(key)")
        compared += 1
      }
    }
    print("postgresql: \(Self.count) made-up configurations, \(compared) settings agree with postgres -C")
  }

  private func text(_ random: inout SeededGenerator, _ inclusions: [String]) -> String {
    var text = ""
    for _ in 0..<random.next(below: 6) {
      if !inclusions.isEmpty, random.next(below: 3) == 0 {
        text += inclusions[random.next(below: inclusions.count)] + "\n"
        continue
      }
      let number = random.next(below: 900) + 100
      text +=
        [
          "port = \(number)", "Port=\(number) # why", "max_connections \(number)", "cluster_name = 'it''s \(number)'",
          "CLUSTER_NAME = plain\(number)", "listen_addresses = 'a, b\(number)'",
        ][random.next(below: 6)] + "\n"
    }
    return text
  }
}
