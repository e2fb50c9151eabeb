import TerminalTables

/// What was written on hosts is put into force there, host by host.
@MainActor
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
  /// What hosts answered last, and how often that something is done.
  private var answers: [Int: (last: HostAnswer, doneCount: Int)] = [:]
  private var isUnderWay = true
  private var isStopped = false
  private var end = Ansible.End()

  /// - Parameter isConfirmed: whether it stays only where Ansible reaches the host anew.
  init(_ fleet: Fleet, isConfirmed: Bool, in navigator: Navigator) {
    (self.fleet, self.isConfirmed, self.navigator) = (fleet, isConfirmed, navigator)
    (words, hosts) = (fleet.needed, fleet.unapplied.keys.sorted())
  }

  private enum State { case waiting, begun, failed, done }

  private func state(of host: Int) -> State {
    guard let answer = answers[host] else { return .waiting }
    if answer.last.state != .ok { return .failed }
    return answer.doneCount < (isConfirmed ? 2 : 1) ? .begun : .done
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
    if !isConfirmed || !isUnderWay && hosts.allSatisfy({ state(of: $0) == .done }) { return nil }
    return isUnderWay
      ? "A host that Ansible does not reach anew goes back by itself, and no further one is begun with."
      : "A host that was not confirmed is as it was before within two minutes."
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .words: table.dequeue(BasicCell.self) { $0.setTitle("It takes \(self.words)") }
    case .progress:
      table.dequeue(LoadingCell.self) { cell in
        cell.setTitle("Putting it into force")
        cell.setProgress(Double(self.endedCount) / Double(max(1, self.hosts.count)))
      }
    case .host(let host):
      table.dequeue(RightDetailCell.self) {
        $0.setTitle(self.fleet.report.hosts[host])
        $0.setDetail(self.detail(of: host))
        if self.state(of: host) == .failed { $0.titleLabel.role = .error }
      }
    }
  }

  private func detail(of host: Int) -> String {
    switch state(of: host) {
    case .waiting: ""
    case .begun: isUnderWay ? "to be confirmed" : "not confirmed"
    case .failed, .done: said(by: host)
    }
  }

  private func said(by host: Int) -> String {
    guard let answer = answers[host]?.last else { return "" }
    return answer.state == .ok ? answer.lines.last ?? "" : answer.words
  }

  func help(for item: ItemID) -> RowHelp? {
    guard case .host(let host) = item, let answer = answers[host]?.last else { return nil }
    return RowHelp(
      fleet.report.hosts[host], text: answer.state == .ok ? answer.lines.joined(separator: " · ") : answer.words)
  }

  func canSelect(_ item: ItemID) -> Bool { false }

  // MARK: - Doing

  func keyBindings(for item: ItemID?, in table: TableView, navigator: Navigator) -> [KeyBinding] {
    guard isUnderWay else { return [] }
    let text = isConfirmed ? "What is not confirmed goes back by itself." : "What is in force stays so."
    return [fleet.stopKey(in: navigator, text, if: { self.isUnderWay }, then: { self.isStopped = true })]
  }

  func task(in table: TableView) async {
    end = await fleet.apply(isConfirmed: isConfirmed) { [weak self] in self?.take($0) }
    isUnderWay = false
    refresh()
    let failed = hosts.count { state(of: $0) != .done }
    if failed > 0 { navigator?.show(message: "\(failed) of \(hosts.count) hosts did not do it", isError: true) }
  }

  private func take(_ new: [HostAnswer]) {
    for answer in new {
      guard let host = fleet.report.number(of: answer.host) else { continue }
      answers[host] = (answer, (answers[host]?.doneCount ?? 0) + (answer.state == .ok ? 1 : 0))
    }
    refresh()
  }

  private func refresh() {
    table?.reloadSections()
    table?.reconfigureVisible()
  }
}
