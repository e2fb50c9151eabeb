import Foundation
import Testing

/// The index of `settee search`, kept in the cache: made by several processes at once, damaged, and of what comes later.
///
/// A program that is not optimised takes half a minute for an index, so each is made where another would tell less.
@Suite(.serialized) struct SearchIndexTests {
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

  /// Processes at once: each finds the same and says nothing else.
  private func expectFind(_ value: String, processes count: Int = 1, _ hint: Comment) throws {
    let script = "for each in $(seq \(count)); do \"$0\" search --program nightjar queue length & done; wait"
    let outcome = try sandbox.run("/bin/sh", ["-c", script, try Locations.settee()], until: Deadline(seconds: 900))
    let found = outcome.output.split(separator: "\n").filter { $0.contains("\tqueue.length\t\(value)") }
    #expect(found.count == count && outcome.errors.isEmpty, "\(hint): \(outcome.output)\(outcome.errors)")
  }

  @Test func whatIsCutOffOrOfSomethingElseIsMadeAnewBySeveralAtOnce() throws {
    try write("a", 3)
    try expectFind("3", processes: 3, "none yet")
    let whole = try Data(contentsOf: index)
    let kept = try FileManager.default.contentsOfDirectory(atPath: index.deletingLastPathComponent().path)
    #expect(kept.filter { $0.hasPrefix("search") || $0.hasPrefix(".") } == ["search.index"])
    for (damaged, count) in [
      (Data(), 1), (whole.prefix(whole.count / 2), 3), (whole.dropLast(4096), 1), (whole + whole, 1),
    ] {
      try damaged.write(to: index)
      try expectFind("3", processes: count, "\(damaged.count) of \(whole.count) bytes")
      #expect(try Data(contentsOf: index).count == whole.count, "\(damaged.count) of \(whole.count) bytes")
    }
  }

  @Test func whatComesLaterIsFound() throws {
    #expect(try sandbox.settee("search", "--program", "nightjar", "queue", "length").output.contains("(not set)"))
    try write("a", 4)
    try expectFind("4", "the program is there now")
    try write("a", 5)
    try expectFind("5", "its file has changed")
  }
}
