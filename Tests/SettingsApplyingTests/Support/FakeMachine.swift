import SettingsPrograms
import Synchronization

@testable import SettingsApplying

/// A machine that only says what it would run, and tells of its units what a test has given them.
final class FakeMachine: ServiceMachine {
  struct Unit {
    var active = "active"
    var sub = "running"
    var mayReload = true
    var since = "Tue 2026-11-24 12:44:17.250000 UTC"
  }

  private struct State {
    var units: [String: Unit] = [:]
    var answers: [String: [ProgramRunner.Answer]] = [:]
    var ran: [String] = []
    var ports: Set<Int> = []
    var others: [Int: [String]] = [:]
    var now = 0.0
    var sinceBoot = 1_000_000_000_000
    var time = 1_700_000_000
    var whileWaiting: @Sendable () -> Void = {}
  }

  private let state = Mutex(State())
  let hasSystemd: Bool
  private let scripts: Set<String>
  /// What happens to units when a command is run.
  private let effects: @Sendable (_ line: String, _ machine: FakeMachine) -> Void
  /// Commands that cannot be run.
  private let fails: @Sendable (_ line: String) -> Bool

  init(
    units: [String: Unit] = [:], hasSystemd: Bool = true, scripts: Set<String> = [],
    effects: @escaping @Sendable (_ line: String, _ machine: FakeMachine) -> Void = { _, _ in },
    fails: @escaping @Sendable (_ line: String) -> Bool = { _ in false }
  ) {
    (self.hasSystemd, self.scripts, self.fails, self.effects) = (hasSystemd, scripts, fails, effects)
    state.withLock { $0.units = units }
  }

  /// What changed something, as lines.
  var ran: [String] { state.withLock(\.ran) }

  func set(_ unit: String, _ change: (inout Unit) -> Void) {
    state.withLock { change(&$0.units[unit, default: Unit()]) }
  }

  func listen(at ports: Set<Int>, others: [Int: [String]] = [:]) {
    state.withLock { ($0.ports, $0.others) = (ports, others) }
  }

  /// What a command answers, one after the other; the last one for good.
  func answer(_ line: String, _ answers: ProgramRunner.Answer...) { state.withLock { $0.answers[line] = answers } }

  func hasScript(_ name: String) -> Bool { scripts.contains(name) }
  func ports(ofUnits units: [String]) -> Set<Int>? { state.withLock(\.ports) }
  func listeners(atPort port: Int) -> [String] { state.withLock { $0.others[port] ?? [] } }
  var now: Double { state.withLock(\.now) }
  var sinceBoot: Int { state.withLock(\.sinceBoot) }
  var time: Int { state.withLock(\.time) }
  func set(time: Int) { state.withLock { $0.time = time } }
  func wait(seconds: Double) {
    let meanwhile = state.withLock { state in
      state.now += seconds
      return state.whileWaiting
    }
    meanwhile()
  }

  /// What happens each time somebody waits.
  func whileWaiting(_ body: @escaping @Sendable () -> Void) { state.withLock { $0.whileWaiting = body } }

  func run(_ command: ServiceCommand, seconds: Double) throws(ProgramRunError) -> ProgramRunner.Answer {
    let line = command.line
    if fails(line) { return ProgramRunner.Answer(status: 1, errors: "no such thing\n") }
    if line.hasPrefix("systemctl show --timestamp") { return ProgramRunner.Answer(output: shown(command.words)) }
    let isStatus = line.hasPrefix("service ") && line.hasSuffix(" status")
    if line.hasPrefix("journalctl") { return ProgramRunner.Answer(output: "bind() failed\nstill there\n") }
    let known = state.withLock { state -> ProgramRunner.Answer? in
      guard let answers = state.answers[line], let first = answers.first else {
        if !isStatus { state.ran.append(line) }
        return nil
      }
      if answers.count > 1 { state.answers[line] = Array(answers.dropFirst()) }
      return first
    }
    effects(line, self)
    return known ?? ProgramRunner.Answer()
  }

  private func shown(_ words: [String]) -> String {
    let units = state.withLock(\.units)
    return words[(words.firstIndex(of: "--") ?? 0) + 1..<words.count].map { name in
      let whole = name.contains(".") ? name : name + ".service"
      guard let unit = units[name] ?? units[whole] else {
        return "Id=\(whole)\nLoadState=not-found\nActiveState=inactive\nSubState=dead\nCanReload=no\n"
      }
      return """
        Id=\(whole)
        LoadState=loaded
        ActiveState=\(unit.active)
        SubState=\(unit.sub)
        CanReload=\(unit.mayReload ? "yes" : "no")
        StateChangeTimestamp=\(unit.since)

        """
    }.joined(separator: "\n")
  }
}
