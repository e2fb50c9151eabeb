import Foundation
import Testing

/// The index of `settee search`, kept in the cache: made by several processes at once, damaged, and of what comes later.
@Suite struct SearchIndexTests {
  private let sandbox: Sandbox
  private var index: URL { sandbox.home.appending(path: "cache/settee/search.index") }

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(
      "config/settee/programs/nightjar.toml",
      """
      title = "Nightjar mail"
      [[files]]
      path = "\(sandbox.home.path)/etc/nightjar.d/*.ini"
      format = "systemd"
      [settings]
      "queue.length" = { kind = "number", default = "7" }
      """)
  }

  private func write(_ name: String, _ length: Int) throws {
    try sandbox.write("etc/nightjar.d/\(name).ini", "[queue]\nlength = \(length)\n")
  }

  /// Three processes at once: each finds the same and says nothing else.
  private func expectThreeFind(_ value: String, _ hint: Comment) throws {
    let script = #"for each in 1 2 3; do "$0" search --program nightjar queue length & done; wait"#
    let outcome = try sandbox.run("/bin/sh", ["-c", script, try Locations.settee()], until: Deadline(seconds: 900))
    let found = outcome.output.split(separator: "\n").filter { $0.contains("\tqueue.length\t\(value)") }
    #expect(found.count == 3 && outcome.errors.isEmpty, "\(hint): \(outcome.output)\(outcome.errors)")
  }

  @Test func whatIsCutOffOrOfSomethingElseIsMadeAnewBySeveralAtOnce() throws {
    try write("a", 3)
    try expectThreeFind("3", "none yet")
    let whole = try Data(contentsOf: index)
    let kept = try FileManager.default.contentsOfDirectory(atPath: index.deletingLastPathComponent().path)
    #expect(kept.filter { $0.hasPrefix("search") || $0.hasPrefix(".") } == ["search.index"])
    for damaged in [
      Data(), whole.prefix(whole.count / 2), whole.dropLast(4096), whole + whole,
    ] {
      try damaged.write(to: index)
      try expectThreeFind("3", "\(damaged.count) of \(whole.count) bytes")
      #expect(try Data(contentsOf: index).count == whole.count, "\(damaged.count) of \(whole.count) bytes")
    }
  }

  @Test func whatComesLaterIsFound() throws {
    #expect(try sandbox.settee("search", "--program", "nightjar", "queue", "length").output.contains("(not set)"))
    try write("a", 4)
    try expectThreeFind("4", "the program is there now")
    try write("a", 5)
    try expectThreeFind("5", "its file has changed")
  }
}
