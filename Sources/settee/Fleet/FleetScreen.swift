import SettingsDocuments
import TerminalTables

/// The hosts of an inventory: what differs between them, host by host, and what is the same on all.
final class FleetScreen: TableScreen {
  enum SectionID: Hashable { case missed, differing, host(Int), usual, alike }
  enum ItemID: Hashable {
    /// A host that was not read, or has what most have.
    case host(Int)
    /// A setting over all hosts.
    case setting(FleetReport.Key)
    /// A setting of a host that has another value than most.
    case other(FleetReport.Key, host: Int)
  }

  let title = "Fleet"
  /// As hosts answer, what differs comes before the rest, and whoever is at the first row is to be there.
  let focusBehavior = FocusBehavior.newest
  private let fleet: Fleet
  private weak var table: TableView?
  private var overview = FleetReport.Overview(others: [])
  private var places: [FleetReport.Key: Int] = [:]

  init(_ fleet: Fleet) { self.fleet = fleet }

  private var report: FleetReport { fleet.report }

  var status: String {
    let count = report.hosts.count
    if report.waitingCount > 0 { return "reading… \(count - report.waitingCount) of \(count)" }
    return count.counted("host") + (report.readCount == count ? "" : " · \(count - report.readCount) not read")
  }

  let emptyMessage = "Ansible reads the hosts…"

  func task(in table: TableView) async { await read() }

  func willAppear(in table: TableView) {
    self.table = table
    refresh()
  }

  private func read() async { await fleet.read { [weak self] in self?.refresh() } }

  private func refresh() {
    overview = report.overview
    places = Dictionary(uniqueKeysWithValues: report.keys.enumerated().map { ($1, $0) })
    table?.refresh()
  }

  // MARK: - Content

  var sections: [Section<SectionID, ItemID>] {
    let hosts = report.hosts.indices
    let missed = hosts.filter { if case .missed = report.states[$0] { true } else { false } }
    let others = hosts.filter { overview.others.indices.contains($0) && !overview.others[$0].isEmpty }
    let usual = hosts.filter { report.states[$0] == .read && overview.others[$0].isEmpty }
    let keys = { [report] (places: [Int]) in places.map { ItemID.setting(report.keys[$0]) } }
    let sections =
      [Section(SectionID.missed, missed.map(ItemID.host)), Section(.differing, keys(overview.differing))]
      + others.map { host in
        Section(.host(host), overview.others[host].map { .other(report.keys[$0], host: host) })
      }
      + [Section(.usual, usual.map(ItemID.host)), Section(.alike, keys(overview.alike))]
    return sections.filter { !$0.items.isEmpty }
  }

  func header(for section: SectionID) -> String? {
    switch section {
    case .missed: "NOT READ"
    case .differing: "NOT THE SAME ON ALL"
    case .host(let host): report.hosts[host]
    case .usual: overview.differing.isEmpty ? "READ" : "AS MOST ARE"
    case .alike: "THE SAME ON ALL"
    }
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .host(let host):
      table.dequeue(SubtitleCell.self) {
        $0.setTitle(self.report.hosts[host])
        if case .missed(let words) = self.report.states[host] { $0.setSubtitle(words) }
      }
    case .setting(let key): row(key, detail: values(of: key), in: table)
    case .other(let key, let host):
      row(key, detail: places[key].map { FleetReport.shown(report.value(at: $0, host)) } ?? "", in: table)
    }
  }

  private func row(_ key: FleetReport.Key, detail: String, in table: TableView) -> RightDetailCell {
    table.row(Self.title(of: key), detail: detail, key.setting.isEmpty ? .none : .disclosure)
  }

  private static func title(of key: FleetReport.Key) -> String {
    let name = FilePath.name(of: key.file)
    return key.setting.isEmpty ? name : "\(name) › \(key.name)"
  }

  private func groups(of key: FleetReport.Key) -> [FleetReport.Group] { places[key].map(report.groups) ?? [] }

  /// Each value, with how many have it.
  private func values(of key: FleetReport.Key) -> String {
    let groups = groups(of: key)
    if groups.count == 1 { return FleetReport.shown(groups[0].value) }
    return groups.map { "\(FleetReport.shown($0.value)) ×\($0.hosts.count)" }.joined(separator: " · ")
  }

  func searchText(for item: ItemID) -> String? {
    switch item {
    case .host(let host): report.hosts[host]
    case .setting(let key): Self.title(of: key) + " " + values(of: key)
    case .other(let key, let host): Self.title(of: key) + " " + report.hosts[host]
    }
  }

  func help(for item: ItemID) -> RowHelp? {
    switch item {
    case .host(let host):
      if case .missed(let words) = report.states[host] { return RowHelp("Not read", text: words) }
      return RowHelp("\(report.hosts[host]) has of each setting what most have")
    case .setting(let key), .other(let key, _):
      let lines = groups(of: key).map { "\(FleetReport.shown($0.value)) on \(names(of: $0.hosts))" }
      return RowHelp(key.file, text: lines.joined(separator: "; ") + ".")
    }
  }

  /// The first of some hosts, and how many more there are.
  private func names(of hosts: [Int]) -> String {
    let shown = hosts.prefix(8).map { report.hosts[$0] }.joined(separator: ", ")
    return hosts.count > 8 ? "\(shown) and \(hosts.count - 8) more" : shown
  }

  // MARK: - Changing

  func keyBindings(for item: ItemID?, in table: TableView, navigator: Navigator) -> [KeyBinding] {
    [
      KeyBinding(
        "read", keys: [.character("r")], help: "read again", explanation: "Has Ansible read all hosts again",
        disabledReason: fleet.isUnderWay ? "The hosts are being read" : nil
      ) { [unowned self] in await read() },
      fleet.applyKey(in: navigator), fleet.takeBackKey(in: navigator),
    ]
  }

  func canSelect(_ item: ItemID) -> Bool {
    switch item {
    case .host: false
    case .setting(let key), .other(let key, _): !key.setting.isEmpty
    }
  }

  func didSelect(_ item: ItemID, in navigator: Navigator) async {
    let (key, host): (FleetReport.Key, Int?)
    switch item {
    case .host: return
    case .setting(let chosen): (key, host) = (chosen, nil)
    case .other(let chosen, let number): (key, host) = (chosen, number)
    }
    if fleet.isUnderWay { return navigator.show(message: "The hosts are being read", isError: true) }
    guard let change = await change(of: key, navigator) else { return }
    let others = groups(of: key).filter { $0.value != change.value }.flatMap(\.hosts).sorted()
    if others.isEmpty { return navigator.show(message: "All hosts that were read have it so") }
    guard let hosts = await hosts(others, host, navigator) else { return }
    navigator.push(FleetRunScreen(FleetPlan(change, on: hosts), of: fleet))
  }

  /// Which value it is to have.
  private func change(of key: FleetReport.Key, _ navigator: Navigator) async -> FleetChange? {
    let groups = groups(of: key)
    var choices = groups.enumerated().map { number, group in
      DialogChoice(
        group.value == nil ? "Its default" : FleetReport.shown(group.value), value: number,
        detail: group.hosts.count.counted("host"))
    }
    choices.append(DialogChoice("Another value…", value: groups.count))
    if !groups.contains(where: { $0.value == nil }) { choices.append(DialogChoice("Its default", value: -1)) }
    guard let choice = await navigator.choose("\(key.name) is to be", text: key.file, from: choices) else {
      return nil
    }
    if choice < 0 { return FleetChange(key: key, value: nil) }
    if choice < groups.count { return FleetChange(key: key, value: groups[choice].value) }
    let present = groups.first.map { FleetReport.shown($0.value) } ?? ""
    let text = await navigator.prompt("\(key.name) is to be", initial: groups.first?.value == nil ? "" : present)
    return text.map { FleetChange(key: key, value: .string($0)) }
  }

  /// On which hosts.
  private func hosts(_ others: [Int], _ host: Int?, _ navigator: Navigator) async -> [Int]? {
    guard let host, others.contains(host), others.count > 1 else { return others }
    let choices = [
      DialogChoice("On \(report.hosts[host]) alone", value: false),
      DialogChoice("On all \(others.count) that have it otherwise", value: true),
    ]
    let isForAll = await navigator.choose("Where?", from: choices)
    return isForAll.map { $0 ? others : [host] }
  }
}
