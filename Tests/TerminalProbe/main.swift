import Curses
import Dispatch
import Glibc
import TerminalTables

// A program for tests in a real terminal; its argument says what it does.

@MainActor
final class Clock {
  var ticks = 0
  var isFast = true
}

struct ProbeTable: TableScreen {
  enum SectionID { case all }
  enum ItemID { case clock, print, fail, exit, block, twice }

  let clock: Clock
  let title = "Probe"
  let sections = [Section(SectionID.all, [ItemID.clock, .print, .fail, .exit, .block, .twice])]

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    table.dequeue(ActionTitleCell.self) { $0.setTitle(item == .clock ? "clock at \(clock.ticks)" : "\(item)") }
  }

  func task(in table: TableView) async {
    do {
      while true {
        try await Task.sleep(for: .milliseconds(10))
        clock.ticks += 1
        table.reconfigure(ItemID.clock)
      }
    } catch {
      // The screen was left.
    }
  }

  func didSelect(_ item: ItemID, in navigator: Navigator) async {
    switch item {
    case .clock:
      navigator.show(message: "waiting")
      try? await Task.sleep(for: .milliseconds(50))
      navigator.show(message: "waited until \(clock.ticks > 0)")
    case .print:
      print("printed to standard output")
      let errors = Array("printed to standard error\n".utf8)
      write(STDERR_FILENO, errors, errors.count)
      print("printed without an end", terminator: "")
      navigator.show(message: "printed three times")
    case .fail: fatalError("failed on purpose")
    case .exit: Glibc.exit(3)
    case .block: usleep(250_000)
    case .twice: navigator.push(TwiceTable())
    }
  }
}

struct TwiceTable: TableScreen {
  enum SectionID { case all }
  let title = "Twice"
  let sections = [Section(SectionID.all, ["Monday", "Monday"])]

  func cell(for day: String, in table: TableView) -> any Cell {
    table.dequeue(BasicCell.self) { $0.setTitle(day) }
  }
}

@MainActor
func makeApplication() throws -> Application {
  let application = Application(on: try Terminal.open())
  application.inspectorKey = .control("g")
  if let path = CommandLine.arguments.dropFirst(2).first { application.log = try EventLog(path) }
  return application
}

let table = ProbeTable(clock: Clock())
switch CommandLine.arguments.dropFirst().first {
case "async":
  Task { @MainActor in
    let application = try makeApplication()
    let outcome = await application.run(table)
    print("ended: \(outcome)")
    exit(0)
  }
  dispatchMain()
case "blocking-in-task":
  Task { @MainActor in
    @MainActor func run() throws { _ = try makeApplication().run(table) }
    try run()
  }
  dispatchMain()
default:
  let outcome = try makeApplication().run(table)
  print("ended: \(outcome)")
}
