import Curses
import TerminalTables

/// What is measured of a table of many rows without a terminal; `table-rows --measure N` prints a line for each.
@MainActor
struct TableMeasurements {
  private struct ListScreen: TableScreen {
    enum SectionID { case all }
    let model: Model
    let title = "Rows"
    var sections: [Section<SectionID, Int>] { [Section(.all, model.rows)] }
    func cell(for row: Int, in table: TableView) -> any Cell {
      table.dequeue(BasicCell.self) { $0.setTitle(Rows.title(of: row + 1)) }
    }
  }

  @MainActor
  private final class Model {
    var rows: [Int]
    init(count: Int) { rows = Array(0..<count) }
  }

  static func run(count: Int) throws {
    let terminal = try Terminal.headless(Size(rows: 40, columns: 120))
    defer { terminal.close() }
    let model = Model(count: count)
    let application = Application(on: terminal)
    let controller = TableController(ListScreen(model: model))
    let clock = ContinuousClock()
    func report(_ name: String, _ body: () -> Void) {
      let took = clock.measure(body)
      let micros = took.components.attoseconds / 1_000_000_000_000 + took.components.seconds * 1_000_000
      print("\(name)\t\(micros)")
    }
    report("first paint") {
      application.navigator.push(controller as any Screen)
      application.display()
    }
    report("same rows") {
      controller.table.reloadSections()
      application.display()
    }
    report("one swap") {
      model.rows.swapAt(10, count - 10)
      controller.table.reloadSections()
      application.display()
    }
    report("ten moves") {
      for number in 1...10 { model.rows.insert(model.rows.remove(at: number * 1000), at: count - number * 2000) }
      controller.table.reloadSections()
      application.display()
    }
    report("one append") {
      model.rows.append(count)
      controller.table.reloadSections()
      application.display()
    }
    report("search opened") {
      _ = application.answer(.key(.character("/")))
      application.display()
    }
    report("first letter") {
      _ = application.answer(.key(.character("7")))
      application.display()
      while !terminal.text.contains(where: { $0.contains("Setting") && $0.contains("7") }),
        let event = terminal.nextEvent(timeout: 5000)
      {
        _ = application.answer(event)
        application.display()
      }
    }
    report("all hits") {
      while controller.table.isSearching, let event = terminal.nextEvent(timeout: 5000) {
        _ = application.answer(event)
        application.display()
      }
    }
    report("a letter more") {
      _ = application.answer(.key(.character("7")))
      application.display()
      while controller.table.isSearching, let event = terminal.nextEvent(timeout: 5000) {
        _ = application.answer(event)
        application.display()
      }
    }
    report("search closed") {
      _ = application.answer(.key(.escape))
      application.display()
    }
  }
}
