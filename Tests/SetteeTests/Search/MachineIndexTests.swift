import Foundation
import SettingsDocuments
import SettingsSearch
import Synchronization
import Testing

@testable import settee

/// The index of a machine is kept as long as it is of what the machine has, and made anew without a word.
@MainActor
@Suite struct MachineIndexTests {
  /// A machine with one program of its own, whose index is kept; and where.
  private func machine(_ account: Account) throws -> (machine: Machine, path: String) {
    try account.write(
      "nightjar.toml",
      """
      title = "Nightjar mail"
      [[files]]
      path = "/etc/nightjar.d/*.ini"
      format = "systemd"
      [settings]
      "queue.length" = { kind = "number", default = "7" }
      """, in: "home/.config/settee/programs")
    try account.write("a.ini", "[queue]\nlength = 1\n", in: "etc/nightjar.d")
    var machine = account.machine
    machine.indexPath = account.root.path + "/cache/search.index"
    machine.searched = ["nightjar"]
    return (machine, account.root.path + "/cache/search.index")
  }

  private func values(_ finder: SettingFinder?) throws -> [String] {
    try #require(finder).find("queue length", programs: ["nightjar"]).map(\.setting.value)
  }

  /// Whether the index had to be made.
  private func isMade(_ index: MachineIndex) throws -> Bool {
    var isMade = false
    #expect(try values(index.finder { _, _ in isMade = true }) == ["1"])
    return isMade
  }

  @Test func isKeptUntilItIsDamagedOrOfSomethingElse() throws {
    let account = try Account()
    let (machine, path) = try machine(account)
    #expect(try isMade(machine.index))
    let kept = try FileContent(path).bytes
    #expect(try !isMade(machine.index))
    for damaged in [[], Array(kept.prefix(kept.count / 2)), Array("no index\n".utf8)] {
      try Data(damaged).write(to: URL(filePath: path))
      #expect(try isMade(machine.index))
      #expect(try FileContent(path).bytes.count == kept.count)
    }
    // Of another version, which had another key.
    let other = try #require(
      IndexWriter.index(
        of: [ProgramInWords(SearchedProgram(name: "a", title: "A", mainFile: "/a"), words: nil)], key: "0",
        source: ["/etc"]))
    try Data(other).write(to: URL(filePath: path))
    #expect(try isMade(machine.index))
    #expect(try FileContent(path).bytes.count == kept.count)
  }

  @Test func isMadeAnewWhereAFileIsChangedOrNewOrThePage() throws {
    let account = try Account()
    let (machine, _) = try machine(account)
    #expect(try isMade(machine.index))
    try account.write("a.ini", "[queue]\nlength = 12\n", in: "etc/nightjar.d")
    #expect(try values(machine.index.finder()) == ["12"])
    try account.write("b.ini", "[queue]\nlength = 34\n", in: "etc/nightjar.d")
    #expect(machine.index.finder()?.files(of: "nightjar").count == 2)
    try account.write(
      "nightjar.toml", "title = \"Owl\"\n[[files]]\npath = \"/etc/nightjar.d/*.ini\"\nformat = \"systemd\"\n",
      in: "home/.config/settee/programs")
    #expect(machine.index.finder()?.programs.contains { $0.title == "Owl" } == true)
  }

  @Test func whereSeveralMakeItAtOnceAllFindAndOneIsKept() throws {
    let account = try Account()
    let (machine, path) = try machine(account)
    let index = machine.index
    let found = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      let value = try? index.finder()?.find("queue length", programs: ["nightjar"]).first?.setting.value
      found.withLock { $0.append(value ?? "nothing") }
    }
    #expect(found.withLock { $0 } == ["1", "1", "1", "1"])
    #expect(SettingFinder(try FileContent(path).bytes) != nil)
    #expect(try !isMade(index))
    #expect(try FileManager.default.contentsOfDirectory(atPath: FilePath.folder(of: path)) == ["search.index"])
  }

  @Test func whereItCannotBeKeptItIsMadeAllTheSame() throws {
    let account = try Account()
    var (machine, _) = try machine(account)
    machine.indexPath = "/proc/none/search.index"
    #expect(try isMade(machine.index))
    machine.indexPath = nil
    #expect(try isMade(machine.index))
  }
}
