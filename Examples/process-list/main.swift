import Curses
import Glibc
import TerminalTables

// The processes of the machine, each second again: columns, sorting, marks, search, and a signal that is confirmed.

struct ProcessTable: ColumnScreen {
  enum SectionID { case all }
  enum ColumnID { case pid, user, cpu, memory, state, command }

  let model: ProcessModel
  let title = "Processes"
  let columns = [
    Column(ColumnID.pid, "PID", width: .fit(min: 5), alignment: .trailing),
    Column(.user, "USER", width: .fit(min: 4, max: 12), priority: 1, role: .detail),
    Column(.cpu, "CPU%", width: .fixed(6), alignment: .trailing, sortsDescending: true),
    Column(.memory, "MEMORY", width: .fixed(9), alignment: .trailing, priority: 3, sortsDescending: true),
    Column(.state, "S", width: .fixed(2), priority: 2, role: .detail),
    Column(.command, "COMMAND", width: .fill(min: 12)),
  ]
  let chrome: ChromeParts = [.title, .rules, .keys]
  let allowsMultipleSelection = true
  let focusBehavior = FocusBehavior.newest  // at the top it stays there; else it goes with its process
  var status: String { "\(model.sorted.count) processes" }
  var sortOrder: ColumnOrder<ColumnID>? { model.order }
  var sections: [Section<SectionID, Int32>] { [Section(.all, model.sorted)] }

  /// Reads beside the interface, each second.
  func task(in table: TableView) async {
    repeat {
      model.processes = await model.read()
      table.reloadSections()
      table.reconfigureVisible()
    } while (try? await Task.sleep(for: .seconds(1))) != nil
  }

  func text(of pid: Int32, in column: ColumnID) -> String {
    guard let process = model.processes[pid] else { return "" }
    return switch column {
    case .pid: "\(pid)"
    case .user: process.user
    case .cpu: "\(process.cpu / 10).\(process.cpu % 10)"
    case .memory: "\(process.memory)K"
    case .state: "\(process.state)"
    case .command: process.command
    }
  }

  func role(of pid: Int32, in column: ColumnID) -> StyleRole? {
    column == .cpu && model.processes[pid]?.cpu ?? 0 >= 500 ? .error : nil
  }

  func sort(by column: ColumnID, ascending: Bool) { model.order = ColumnOrder(column, ascending: ascending) }

  func actions(for pid: Int32, in table: TableView, navigator: Navigator) -> [KeyBinding] {
    [
      KeyBinding("signal", keys: [.delete, .character("x")], help: "signal", explanation: "Sends a signal") {
        let marked: [Int32] = table.selectedItems()
        await sendSignal(to: marked.isEmpty ? [pid] : marked.sorted(), in: navigator)
      }
    ]
  }

  private func sendSignal(to pids: [Int32], in navigator: Navigator) async {
    let names = pids.map { "\($0) \(model.processes[$0]?.command ?? "has ended")" }.joined(separator: "\n")
    let signals = [(SIGTERM, "TERM"), (SIGINT, "INT"), (SIGHUP, "HUP"), (SIGKILL, "KILL"), (SIGSTOP, "STOP")].map {
      DialogChoice("SIG\($0.1)", value: $0.0, isDestructive: $0.0 == SIGKILL)
    }
    guard let signal = await navigator.choose("Signal to \(pids.count)?", text: names, from: signals) else { return }
    let refused = pids.filter { !model.send(signal, $0) }.map(String.init).joined(separator: ", ")
    navigator.show(message: refused.isEmpty ? "Sent" : "Not sent to \(refused)", isError: !refused.isEmpty)
  }
}

/// What is known of the processes, in the order in which they are shown.
@MainActor
final class ProcessModel {
  var order = ColumnOrder(ProcessTable.ColumnID.cpu, ascending: false) { didSet { sort() } }
  var processes: [Int32: Process] = [:] { didSet { sort() } }
  private(set) var sorted: [Int32] = []
  /// Reads the processes there are now.
  var read: @Sendable () async -> [Int32: Process]
  /// Sends a signal to a process; false where that is not allowed, or the process has ended.
  var send: (_ signal: Int32, _ pid: Int32) -> Bool = { kill($1, $0) == 0 }

  init(reader: ProcessReader = ProcessReader()) {
    read = { await reader.read() }
  }

  private func sort() {
    switch order.column {
    case .pid: sort(by: \.key)
    case .user: sort(by: \.value.user)
    case .cpu: sort(by: \.value.cpu)
    case .memory: sort(by: \.value.memory)
    case .state: sort(by: \.value.state)
    case .command: sort(by: \.value.command)
    }
  }

  /// Equal ones stay in the order of their numbers, so that no row moves without a reason.
  private func sort<Key: Comparable>(by key: KeyPath<(key: Int32, value: Process), Key>) {
    let isBefore: (Key, Key) -> Bool = order.ascending ? { $0 < $1 } : { $1 < $0 }
    let keyed = processes.map { (key: $0[keyPath: key], pid: $0.key) }
    sorted = keyed.sorted { $0.key == $1.key ? $0.pid < $1.pid : isBefore($0.key, $1.key) }.map(\.pid)
  }
}

Application.main(ProcessTable(model: ProcessModel()))
