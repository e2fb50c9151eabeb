import TerminalTables

struct Job {
  var name: String
  var percent: Int
}

@MainActor final class Jobs {
  var running: [Int: Job] = [:]
  var order = ColumnOrder(JobsTable.ColumnID.percent, ascending: false)
  let refreshes: AsyncStream<[Int: Job]>
  let stop: (Int) -> Void

  init(refreshes: AsyncStream<[Int: Job]>, stop: @escaping (Int) -> Void) {
    self.refreshes = refreshes
    self.stop = stop
  }
}

struct JobsTable: ColumnScreen {
  enum SectionID { case all }
  enum ColumnID { case number, name, percent }

  let jobs: Jobs
  let title = "Jobs"
  let emptyMessage = "Nothing is running"
  let allowsMultipleSelection = true
  let columns = [
    Column(ColumnID.number, "PID", width: .fit(min: 5), alignment: .trailing),
    Column(.name, "NAME", width: .fill()),
    Column(.percent, "CPU%", width: .fit(min: 5), alignment: .trailing, sortsDescending: true),
  ]
  var status: String { "\(jobs.running.count) running" }
  var sortOrder: ColumnOrder<ColumnID>? { jobs.order }

  var sections: [Section<SectionID, Int>] {
    let sorted = jobs.running.sorted { one, other in
      switch jobs.order.column {
      case .number: one.key < other.key
      case .name: (one.value.name, one.key) < (other.value.name, other.key)
      case .percent: (one.value.percent, one.key) < (other.value.percent, other.key)
      }
    }
    return [Section(.all, (jobs.order.ascending ? sorted : sorted.reversed()).map(\.key))]
  }

  func text(of number: Int, in column: ColumnID) -> String {
    switch column {
    case .number: "\(number)"
    case .name: jobs.running[number]?.name ?? ""
    case .percent: "\(jobs.running[number]?.percent ?? 0)"
    }
  }

  func sort(by column: ColumnID, ascending: Bool) { jobs.order = ColumnOrder(column, ascending: ascending) }

  func task(in table: TableView) async {
    for await running in jobs.refreshes {
      jobs.running = running
      table.reloadSections()
      table.reconfigureVisible()
    }
  }

  func actions(for number: Int, in table: TableView, navigator: Navigator) -> [KeyBinding] {
    let chosen = table.selectedItems(as: Int.self).isEmpty ? [number] : table.selectedItems(as: Int.self)
    return [
      KeyBinding("stop", keys: [.character("x")], help: "stop", explanation: "Stops what is marked") {
        let question = "Stop \(chosen.count == 1 ? "this job" : "\(chosen.count) jobs")?"
        if await navigator.confirm(question, yes: "Stop", isDestructive: true) { chosen.forEach(jobs.stop) }
      }
    ]
  }
}
