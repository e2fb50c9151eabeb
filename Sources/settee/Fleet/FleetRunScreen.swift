import SettingsDocuments
import TerminalTables

/// What is written on hosts: what is planned, tried first without a write, then done, host by host.
final class FleetRunScreen: TableScreen {
  enum SectionID: Hashable { case plan, failed, changed, same, waiting }
  enum ItemID: Hashable {
    case words, progress, go
    case host(Int)
  }

  private enum Phase { case planned, trying, tried, running, done }

  let title = "Plan"
  let initialFocus: ItemID? = .go
  private let plan: FleetPlan
  private let fleet: Fleet
  private weak var table: TableView?
  private var phase = Phase.planned
  /// The hosts of the present phase, and what they answered.
  private var hosts: [Int]
  private var answers = HostAnswers()
  private var isStopped = false
  private var end = Ansible.End()

  init(_ plan: FleetPlan, of fleet: Fleet) {
    (self.plan, self.fleet, hosts) = (plan, fleet, plan.hosts)
  }

  private var isUnderWay: Bool { phase == .trying || phase == .running }

  var status: String {
    switch phase {
    case .planned: hosts.count.counted("host")
    case .trying, .running: "\(answers.count) of \(hosts.count)"
    case .tried: "tried, nothing is written"
    case .done: isStopped ? "stopped" : "done"
    }
  }

  // MARK: - Content

  func willAppear(in table: TableView) { self.table = table }

  private func hosts(where isSo: (HostAnswer?) -> Bool) -> [ItemID] {
    hosts.filter { isSo(answers[$0]) }.map(ItemID.host)
  }

  var sections: [Section<SectionID, ItemID>] {
    let steps: [ItemID] = [.words] + (isUnderWay ? [.progress] : phase == .done || goHosts.isEmpty ? [] : [.go])
    return [
      Section(.plan, steps), Section(.failed, hosts { $0.map { $0.state != .ok } ?? false }),
      Section(.changed, hosts { $0?.state == .ok && $0?.isChanged == true }),
      Section(.same, hosts { $0?.state == .ok && $0?.isChanged == false }), Section(.waiting, hosts { $0 == nil }),
    ].filter { !$0.items.isEmpty }
  }

  /// The hosts that the next step is for.
  private var goHosts: [Int] {
    phase == .planned ? hosts : hosts.filter { answers[$0]?.state == .ok && answers[$0]?.isChanged == true }
  }

  func header(for section: SectionID) -> String? {
    switch section {
    case .plan: nil
    case .failed: "FAILED"
    case .changed: phase == .running || phase == .done ? "CHANGED" : "WOULD CHANGE"
    case .same: "AS IT IS TO BE"
    case .waiting: phase == .planned ? "ON" : isUnderWay ? "NOT YET" : "NOTHING SAID"
    }
  }

  func footer(for section: SectionID) -> String? {
    guard section == .plan else { return nil }
    if let failure = end.failure { return failure }
    switch phase {
    case .planned: return "Ansible tries it first, with --check --diff: nothing is written."
    case .trying, .running: return nil
    case .tried:
      if goHosts.isEmpty { return "Nothing would be written." }
      return answers.all.contains { $0.state != .ok } ? "Hosts that failed are left as they are." : nil
    case .done:
      let needed = fleet.needed
      return needed.isEmpty ? nil : "It takes \(needed) until it holds: A applies it, u takes it back."
    }
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .words: table.dequeue(BasicCell.self) { $0.setTitle(self.plan.words) }
    case .progress:
      table.progress(
        phase == .trying ? "Trying it, nothing is written" : "Writing it", answers.count, of: hosts.count)
    case .go: table.action((phase == .planned ? "Try it on " : "Write it on ") + goHosts.count.counted("host"))
    case .host(let host):
      table.host(
        fleet.report.hosts[host], detail: answers[host].map(words) ?? "",
        isFailed: answers[host].map { $0.state != .ok } ?? false)
    }
  }

  private func words(of answer: HostAnswer) -> String {
    if answer.state != .ok { return answer.words }
    let changes = answer.files.flatMap { file in
      file.changes.filter { $0.before != $0.after }.map { change in
        let place = file.path == self.plan.key?.file ? "" : "\(FilePath.name(of: file.path)): "
        let name = self.plan.key == nil ? "\(FleetReport.Key(file: file.path, setting: change.setting).name) " : ""
        return "\(place)\(name)\(shown(change.before)) → \(shown(change.after))"
      }
    }
    return changes.joined(separator: ", ")
  }

  private func shown(_ value: Value?) -> String { FleetReport.shown(value == .null ? nil : value) }

  func help(for item: ItemID) -> RowHelp? {
    switch item {
    case .words: RowHelp(plan.help)
    case .progress: nil
    case .go:
      phase == .planned
        ? RowHelp("Has Ansible say what would change", text: "The programs of the hosts are asked; nothing is written.")
        : RowHelp("Has Ansible write it", text: "Each file is written in one step, or not at all.")
    case .host(let host):
      answers[host].map { RowHelp(fleet.report.hosts[host], text: words(of: $0)) }
    }
  }

  // MARK: - Doing

  func keyBindings(for item: ItemID?, in table: TableView, navigator: Navigator) -> [KeyBinding] {
    guard isUnderWay else {
      return phase == .done ? [fleet.applyKey(in: navigator), fleet.takeBackKey(in: navigator)] : []
    }
    let text = "What hosts have done stays as it is; the others are left as they are."
    return [fleet.stopKey(in: navigator, text, if: { self.isUnderWay }, then: { self.isStopped = true })]
  }

  func canSelect(_ item: ItemID) -> Bool { item == .go }

  func didSelect(_ item: ItemID, in navigator: Navigator) async {
    guard item == .go, !isUnderWay, !fleet.isUnderWay else { return }
    let isTrial = phase == .planned
    (hosts, answers) = (goHosts, HostAnswers())
    phase = isTrial ? .trying : .running
    table?.refresh()
    end = await fleet.make(plan, on: hosts, isTrial: isTrial) { [weak self] in self?.take($0) }
    phase = isTrial && !isStopped ? .tried : .done
    table?.refresh()
    table?.focus(on: ItemID.go)
    navigator.say(failed: hosts.count { answers[$0]?.state != .ok }, of: hosts.count)
  }

  private func take(_ new: [HostAnswer]) {
    answers.take(new, of: fleet.report)
    table?.refresh()
  }
}
