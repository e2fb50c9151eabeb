import TerminalTables

/// What was written on hosts is put into force there, host by host.
final class FleetApplyScreen: TableScreen {
  enum SectionID: Hashable { case plan, failed, done, waiting }
  enum ItemID: Hashable {
    case words, progress
    case host(Int)
  }

  let title = "Apply"
  private let fleet: Fleet
  private let isConfirmed: Bool
  private let words: String
  private let hosts: [Int]
  private weak var navigator: Navigator?
  private weak var table: TableView?
  private var answers = HostAnswers()
  private var isUnderWay = true
  private var isStopped = false
  private var end = Ansible.End()

  /// - Parameter isConfirmed: whether the change goes back on a host that Ansible cannot reach again.
  init(_ fleet: Fleet, isConfirmed: Bool, in navigator: Navigator) {
    (self.fleet, self.isConfirmed, self.navigator) = (fleet, isConfirmed, navigator)
    (words, hosts) = (fleet.needed, fleet.unapplied.keys.sorted())
  }

  private enum State { case waiting, begun, failed, done }

  private func state(of host: Int) -> State {
    guard let answer = answers[host] else { return .waiting }
    if answer.state != .ok { return .failed }
    return answers.doneCount(of: host) < (isConfirmed ? 2 : 1) ? .begun : .done
  }

  private var endedCount: Int { hosts.count { [.failed, .done].contains(state(of: $0)) } }

  var status: String {
    isUnderWay ? "\(endedCount) of \(hosts.count)" : isStopped ? "stopped" : "done"
  }

  // MARK: - Content

  func willAppear(in table: TableView) { self.table = table }

  var sections: [Section<SectionID, ItemID>] {
    let states = Dictionary(grouping: hosts, by: state).mapValues { $0.map(ItemID.host) }
    return [
      Section(.plan, [.words] + (isUnderWay ? [.progress] : [])), Section(.failed, states[.failed] ?? []),
      Section(.done, states[.done] ?? []), Section(.waiting, (states[.begun] ?? []) + (states[.waiting] ?? [])),
    ].filter { !$0.items.isEmpty }
  }

  func header(for section: SectionID) -> String? {
    switch section {
    case .plan: nil
    case .failed: "FAILED"
    case .done: "IN FORCE"
    case .waiting: isUnderWay ? "NOT YET" : "NOT APPLIED"
    }
  }

  func footer(for section: SectionID) -> String? {
    guard section == .plan else { return nil }
    if let failure = end.failure { return failure }
    if isUnderWay {
      return isConfirmed
        ? "A host that Ansible does not reach anew goes back by itself, and no further one is begun with." : nil
    }
    if hosts.allSatisfy({ state(of: $0) == .done }) { return nil }
    var sentences = isConfirmed ? ["A host that was not confirmed is as it was before within two minutes."] : []
    if !fleet.unapplied.isEmpty {
      sentences.append("What is written and not in force counts from the next start on: u takes it back.")
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .words: table.dequeue(BasicCell.self) { $0.setTitle("It takes \(self.words)") }
    case .progress: table.progress("Putting it into force", endedCount, of: hosts.count)
    case .host(let host):
      table.host(fleet.report.hosts[host], detail: detail(of: host), isFailed: state(of: host) == .failed)
    }
  }

  private func detail(of host: Int) -> String {
    switch state(of: host) {
    case .waiting: ""
    case .begun: isUnderWay ? "to be confirmed" : "not confirmed"
    case .failed: answers[host]?.words ?? ""
    case .done: answers[host]?.lines.last ?? ""
    }
  }

  func help(for item: ItemID) -> RowHelp? {
    guard case .host(let host) = item, let answer = answers[host] else { return nil }
    return RowHelp(
      fleet.report.hosts[host], text: answer.state == .ok ? answer.lines.joined(separator: " · ") : answer.words)
  }

  func canSelect(_ item: ItemID) -> Bool { false }

  // MARK: - Doing

  func keyBindings(for item: ItemID?, in table: TableView, navigator: Navigator) -> [KeyBinding] {
    guard isUnderWay else { return [fleet.applyKey(in: navigator), fleet.takeBackKey(in: navigator)] }
    let text = isConfirmed ? "What is not confirmed goes back by itself." : "What is in force stays so."
    return [fleet.stopKey(in: navigator, text, if: { self.isUnderWay }, then: { self.isStopped = true })]
  }

  func task(in table: TableView) async {
    end = await fleet.apply(isConfirmed: isConfirmed) { [weak self] in self?.take($0) }
    isUnderWay = false
    table.refresh()
    navigator?.say(failed: hosts.count { state(of: $0) != .done }, of: hosts.count)
  }

  private func take(_ new: [HostAnswer]) {
    answers.take(new, of: fleet.report)
    table?.refresh()
  }
}
