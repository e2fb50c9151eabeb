import Glibc
import TerminalTablesTesting
import Testing

@testable import process_list

@MainActor
@Suite("The process list sorts, searches and signals")
struct ProcessListTests {
  private func processes() -> ProcessModel {
    let model = ProcessModel()
    model.processes = [
      1: Process(user: "root", command: "/sbin/init splash", state: "S", memory: 12_345, cpu: 1),
      42: Process(user: "root", command: "[kworker/0:1-events]", state: "I", memory: 0, cpu: 0),
      300: Process(user: "ana", command: "vim 设定.json", state: "S", memory: 54_321, cpu: 23),
      4712: Process(user: "ana", command: "make -j2 everything", state: "R", memory: 2048, cpu: 987),
    ]
    // Else those of this machine come in their place, as soon as the screen's own task has read them.
    model.read = { @MainActor [unowned model] in model.processes }
    return model
  }

  @Test func processList() throws {
    try expectSnapshot(of: ProcessTable(model: processes()), named: "process-list")
    try expectSnapshot(
      of: ProcessTable(model: processes()), named: "process-list-by-memory",
      pressing: [.character(">"), .down, .character("m"), .character("m")])
  }

  @Test func aSignalGoesToTheMarkedProcessesAfterAQuestion() async throws {
    let model = processes()
    var sent: [String] = []
    model.send = { signal, pid in
      sent.append("\(signal) to \(pid)")
      return pid != 42
    }
    let pilot = try Pilot(ProcessTable(model: model))
    pilot.press(.end, .character("m"), .home, .character("m"), .delete)
    try await pilot.wait { $0.shows("Signal to 2?") }
    #expect(sent.isEmpty)
    pilot.press(.enter)
    try await pilot.wait { $0.footLine == " Not sent to 42" }
    #expect(sent == ["15 to 42", "15 to 4712"])
  }

  @Test func whatIsReadOfThisProcessIsTrue() async throws {
    let reader = ProcessReader()
    let own = try #require(await reader.read()[getpid()])
    #expect(!own.user.isEmpty && own.memory > 1000 && own.start > 0)
    #expect(own.command.contains(CommandLine.arguments[0]))
    #expect(await reader.read()[getpid()]?.start == own.start)
  }

  /// What is found stays found while the list is read again each second.
  @Test func aSearchOutlivesRefreshes() async throws {
    let model = processes()
    model.processes[77] = Process(user: "ana", command: "tmux new-session", state: "S", memory: 900, cpu: 4)
    let pilot = try Pilot(ProcessTable(model: model))
    let table = try #require(pilot.controller(of: ProcessTable.self)).table
    pilot.type("/tmux")
    try await pilot.waitUntilIdle()
    #expect(pilot.shows("tmux new-session") && !pilot.shows("/sbin/init") && pilot.footLine.contains("1 found"))
    for round in 1...3 {
      model.processes[77]?.cpu = 100 * round
      model.processes[Int32(1000 + round)] = Process(user: "root", command: "cron \(round)", state: "S")
      table.reloadSections()
      table.reconfigureVisible()
      pilot.display()
      #expect(pilot.shows("tmux new-session") && pilot.shows("\(round)0.0"), "round \(round)")
      #expect(!pilot.shows("/sbin/init") && !pilot.shows("cron"), "round \(round)")
      try await pilot.waitUntilIdle()
      #expect(pilot.shows("tmux new-session") && !pilot.shows("cron") && pilot.footLine.contains("1 found"))
    }
    pilot.press(.escape)
    #expect(pilot.shows("cron 3") && pilot.shows("/sbin/init"))
  }
}
