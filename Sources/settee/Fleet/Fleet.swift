import Dispatch
import SettingsPrograms
import Synchronization

/// Hosts of an inventory, and what Ansible tells of them.
@MainActor
final class Fleet {
  let ansible: Ansible
  let files: [String]
  let pages: ProgramPages
  var report: FleetReport
  /// By the numbers of hosts what was written there and is not in force.
  var unapplied: [Int: UnappliedFleetChange] = [:]
  private var current: PlayRun?

  init(_ ansible: Ansible, hosts: [String], files: [String], pages: ProgramPages) {
    (self.ansible, self.files, self.pages) = (ansible, files, pages)
    report = FleetReport(hosts: hosts)
  }

  var isUnderWay: Bool { current != nil }

  /// Has all hosts read.
  ///
  /// - Parameter onChange: called each time that hosts have answered.
  func read(onChange: @escaping @MainActor () -> Void) async {
    report = FleetReport(hosts: report.hosts)
    onChange()
    let run = PlayRun(ansible, AnsiblePlay(reading: files, on: report.hosts), isTrial: false)
    let end = await wait(for: run) { [weak self] answers in
      for answer in answers { self?.report.take(answer) }
      onChange()
    }
    report.end(end.failure ?? "Ansible said nothing of it")
    onChange()
  }

  /// Has hosts change settings, or say what would change.
  func make(
    _ plan: FleetPlan, on hosts: [Int], isTrial: Bool, tell: @escaping @MainActor ([HostAnswer]) -> Void
  ) async -> Ansible.End {
    let groups = plan.groups(of: hosts).map { (changes: $0.changes, hosts: $0.hosts.map { report.hosts[$0] }) }
    let run = PlayRun(ansible, AnsiblePlay(changing: groups, isEffective: plan.key != nil), isTrial: isTrial)
    return await wait(for: run) { [weak self] answers in
      // What would change nothing is so already.
      self?.note(answers.filter { $0.state == .ok && !(isTrial && $0.isChanged) }, of: plan)
      tell(answers)
    }
  }

  private func note(_ answers: [HostAnswer], of plan: FleetPlan) {
    for answer in answers {
      guard let host = report.number(of: answer.host) else { continue }
      if let key = plan.key { note(answer, host, key) } else { noteTakenBack(answer, host) }
    }
  }

  private func note(_ answer: HostAnswer, _ host: Int, _ key: FleetReport.Key) {
    note(unapplied: answer, host, key)
    guard let change = answer.files.flatMap(\.changes).last(where: { $0.setting == key.setting }) else { return }
    report.set(change.after == .null ? nil : change.after, at: key, host)
  }

  func wait(for run: PlayRun, _ tell: @escaping @MainActor ([HostAnswer]) -> Void) async -> Ansible.End {
    current = run
    defer { current = nil }
    return await run.end(tell)
  }

  /// No further host is begun with.
  func stop() { current?.stop() }

  func stopAndWait() {
    current?.stop()
    current?.wait()
  }
}

/// A play that is run beside the interface.
final class PlayRun: Sendable {
  private struct State {
    var answers: [HostAnswer] = []
    var isDelivering = false
  }

  private let ansible: Ansible
  private let play: AnsiblePlay
  private let isTrial: Bool
  private let state = Mutex(State())
  private let isStopped = StopFlag()
  private let hasEnded = DispatchSemaphore(value: 0)

  init(_ ansible: Ansible, _ play: AnsiblePlay, isTrial: Bool) {
    (self.ansible, self.play, self.isTrial) = (ansible, play, isTrial)
  }

  func stop() { isStopped.set() }
  func wait() { hasEnded.wait() }

  /// Runs it on a thread of its own, up to its end; it is stopped where the task is cancelled.
  ///
  /// - Parameter tell: called with answers as they come, several at once where they come fast.
  @MainActor
  func end(_ tell: @escaping @MainActor ([HostAnswer]) -> Void) async -> Ansible.End {
    let work: @Sendable () -> Ansible.End = { [self] in
      defer { hasEnded.signal() }
      return ansible.run(play, isTrial: isTrial, isWanted: { [isStopped] in !isStopped.isSet }) { take($0, tell) }
    }
    let end = await Workers.value(of: work, onCancel: stop) ?? work()
    deliver(tell)
    return end
  }

  private func take(_ answer: HostAnswer, _ tell: @escaping @MainActor ([HostAnswer]) -> Void) {
    let isFirst = state.withLock { state in
      state.answers.append(answer)
      defer { state.isDelivering = true }
      return !state.isDelivering
    }
    if isFirst { Task { @MainActor in deliver(tell) } }
  }

  @MainActor
  private func deliver(_ tell: @MainActor ([HostAnswer]) -> Void) {
    let answers = state.withLock { state in
      defer { (state.answers, state.isDelivering) = ([], false) }
      return state.answers
    }
    if !answers.isEmpty { tell(answers) }
  }
}
