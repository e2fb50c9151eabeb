import SettingsDocuments
import Testing

@testable import SettingsApplying

/// A change of two files, with power lost or the program killed after each operation of the file system: the machine that
/// starts again has all of the old state or all of the new.
@Suite struct PowerLossTests {
  private static let (first, second) = ("/etc/ssh/sshd_config", "/etc/ssh/sshd_config.d/new.conf")
  private static let (old, new) = ("Port 22\n", "Port 2222\n")

  /// How a change ends.
  private enum Ending: CaseIterable {
    case confirmed, timeOver
  }

  private final class Machine {
    let files = LosingFileSystem()
    let commands: FakeMachine

    init() {
      // A machine without power runs nothing.
      commands = FakeMachine(fails: { [files] _ in files.isDead })
      files.add(PowerLossTests.first, PowerLossTests.old, mode: 0o600)
      for folder in ["/etc/ssh/sshd_config.d", "/etc/systemd/system", "/run", "/var/lib"] { files.add(folder, nil) }
    }

    var store: PendingStore {
      PendingStore(
        name: "app", verb: "return", folder: "/var/lib/app",
        writer: FileWriter(fileSystem: files, stateFolder: "/var/lib/app"), machine: commands, isRoot: true,
        authentications: [], log: { _ in }, program: { () throws(FileError) in [1, 2, 3] })
    }

    /// Whether the change is known to be confirmed.
    func run(_ ending: Ending) throws -> Bool {
      var change = try PendingChange.begin(
        [first, second].map { .init($0, text: Array(new.utf8)) }, commands: [], proof: .any, seconds: 60,
        program: "sshd", in: store)
      try store.writer.rewrite(first, with: Array(new.utf8))
      try store.writer.create(second, with: Array(new.utf8), mode: 0o644)
      try change.noteInForce()
      switch ending {
      case .confirmed:
        try change.confirm(from: .anywhere)
        return true
      case .timeOver:
        try PendingChange.wake(change.record.id, .time, in: store)
        return false
      }
    }

    /// What systemd does when it starts, by the files that it finds.
    func boot() throws {
      for name in (try? files.names(in: "/etc/systemd/system/sysinit.target.d")) ?? [] {
        let id = String(name.dropFirst("app-back-".count).dropLast(".conf".count))
        guard files.text("/etc/systemd/system/app-back-\(id).service")?.isEmpty == false,
          (try? files.status(of: "/var/lib/app/pending/\(id)/app")) != nil,
          (try? files.status(of: "/run/app/\(id)")) == nil
        else { continue }
        #expect(files.text("/var/lib/app/pending/\(id)/app") == "\u{1}\u{2}\u{3}", "the program is torn")
        try PendingChange.wake(id, .boot, in: store)
        try PendingChange.wake(id, .booted, in: store)
      }
    }

    /// The timers that were started and not stopped come to their end.
    func runTimers() throws {
      for line in commands.ran where line.hasPrefix("systemd-run") {
        let id = String(line.split(separator: " ").dropLast().last ?? "")
        if commands.ran.contains("systemctl stop --quiet app-undo-\(id).timer") { continue }
        try PendingChange.wake(id, .time, in: store)
      }
    }

    /// As whoever begins a change does.
    func sweep() throws {
      let lock = try store.lock()
      defer { lock.release() }
      store.sweep()
    }

    var state: [String?] { [files.text(first), files.text(second)] }
    var isOld: Bool { state == [old, nil] }
    var isNew: Bool { state == [new, new] }

    var leftovers: [String] {
      let pending = (try? files.names(in: "/var/lib/app/pending"))?.filter { $0 != PendingLock.name } ?? []
      let units = (try? files.names(in: "/etc/systemd/system")) ?? []
      return pending + units + ((try? files.names(in: "/run/app")) ?? [])
    }
  }

  @Test(arguments: [false, true], LosingFileSystem.Loss.allCases)
  func eachStepEndsInTheOldStateOrTheNewOne(isConfirmed: Bool, loss: LosingFileSystem.Loss) throws {
    let ending = isConfirmed ? Ending.confirmed : .timeOver
    let whole = Machine()
    #expect(try whole.run(ending) == isConfirmed)
    #expect(isConfirmed ? whole.isNew : whole.isOld)
    #expect(whole.leftovers == [])
    let count = whole.files.operations
    #expect(count >= 100)
    for limit in 0..<count {
      let machine = Machine()
      machine.files.limit = limit
      let isDone = (try? machine.run(ending)) ?? false
      machine.files.restart(loss, seed: UInt64(limit))
      if loss == .nothing {
        try machine.runTimers()
      } else {
        try machine.boot()
      }
      #expect(machine.isOld || isConfirmed && machine.isNew, "after \(limit) of \(count): \(machine.state)")
      if isDone { #expect(machine.isNew, "what was said to be confirmed went back, after \(limit)") }
      // What was killed before it had a timer is swept by the next one.
      try machine.sweep()
      #expect(machine.leftovers == [], "after \(limit) of \(count)")
    }
  }

  @Test(arguments: [false, true])
  func aMachineThatIsEndedHasOneOfTheUnitsAloneForAMoment(isConfirmed: Bool) throws {
    let ending = isConfirmed ? Ending.confirmed : .timeOver
    let whole = Machine()
    _ = try whole.run(ending)
    var alone: [Int] = []
    for limit in 0..<whole.files.operations {
      let machine = Machine()
      machine.files.limit = limit
      _ = try? machine.run(ending)
      machine.files.restart(.memory, seed: 1)
      try machine.boot()
      let units = try machine.files.names(in: "/etc/systemd/system").filter { $0 != "sysinit.target.d" }
      let wishes = (try? machine.files.names(in: "/etc/systemd/system/sysinit.target.d")) ?? []
      if !(units + wishes).allSatisfy({ $0.hasPrefix(".") }) { alone.append(limit) }
    }
    // Between two renames, and between two removals: no wait for the disk is among them.
    #expect(alone.count <= 2, "after \(alone) of \(whole.files.operations)")
  }

  @Test func powerLostWhileTheMachineGoesBackAtABootIsNoHarm() throws {
    var limit = 0
    while true {
      let machine = Machine()
      var change = try PendingChange.begin(
        [Self.first, Self.second].map { .init($0, text: Array(Self.new.utf8)) }, commands: [], proof: .any, seconds: 60,
        program: "sshd", in: machine.store)
      try machine.store.writer.rewrite(Self.first, with: Array(Self.new.utf8))
      try machine.store.writer.create(Self.second, with: Array(Self.new.utf8), mode: 0o644)
      try change.noteInForce()
      machine.files.restart(.everything, seed: 1)
      let before = machine.files.operations
      machine.files.limit = before + limit
      try? machine.boot()
      let isWhole = machine.files.operations < before + limit
      machine.files.restart(.everything, seed: 1)
      try machine.boot()
      #expect(machine.isOld, "after \(limit)")
      try machine.sweep()
      #expect(machine.leftovers == [], "after \(limit)")
      if isWhole { break }
      limit += 1
    }
    #expect(limit > 30)
  }

  @Test func aFullDiskDoesNotKeepTheFormerTextAway() throws {
    let machine = Machine()
    let text = String(repeating: "# more\n", count: 5000)
    machine.files.add(Self.first, text)
    var change = try PendingChange.begin(
      [.init(Self.first, text: Array("Port 2222\n".utf8))], commands: [], proof: .any, seconds: 60, program: "sshd",
      in: machine.store)
    try machine.store.writer.rewrite(Self.first, with: Array("Port 2222\n".utf8))
    try change.noteInForce()
    machine.files.fill()
    try change.goBack(.asked)
    #expect(machine.files.text(Self.first) == text)
    #expect(machine.leftovers == [])
  }

  @Test func whereThereIsNoRoomForTheWayBackNothingIsBegun() {
    let machine = Machine()
    machine.files.capacity = 4096
    #expect { try machine.run(.confirmed) } throws: { "\($0)".contains("the disk is full") }
    #expect(machine.isOld)
    #expect(machine.leftovers == [])
  }
}
