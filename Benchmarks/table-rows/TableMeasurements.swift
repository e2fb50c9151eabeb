import Curses
import TerminalTables

/// What a change of many rows and a search through them take, each with the drawing of the screen after it;
/// `table-rows --measure N` prints a line for each, in microseconds.
@MainActor
struct TableMeasurements {
  /// Rows that are kept as an array or as a list.
  @MainActor
  private final class Model {
    var array: [Int] = []
    var list = ItemList<Int>()
    let keepsList: Bool

    init(count: Int, keepsList: Bool) {
      self.keepsList = keepsList
      if keepsList { list = ItemList(0..<count) } else { array = Array(0..<count) }
    }

    var section: Section<ListScreen.SectionID, Int> { keepsList ? Section(.all, list) : Section(.all, array) }

    func move(from old: Int, to new: Int) {
      if keepsList { list.move(from: old, to: new) } else { array.insert(array.remove(at: old), at: new) }
    }

    func append(_ row: Int) {
      if keepsList { list.append(row) } else { array.append(row) }
    }
  }

  private struct ListScreen: TableScreen {
    enum SectionID { case all }
    let model: Model
    let title = "Rows"
    var sections: [Section<SectionID, Int>] { [model.section] }
    func cell(for row: Int, in table: TableView) -> any Cell {
      table.dequeue(BasicCell.self) { $0.setTitle(Rows.title(of: row + 1)) }
    }
  }

  private let terminal: Terminal
  private let application: Application
  private let controller: TableController<ListScreen>
  private let model: Model
  private let kind: String

  private init(count: Int, keepsList: Bool, on terminal: Terminal) {
    self.terminal = terminal
    kind = keepsList ? "list" : "array"
    model = Model(count: count, keepsList: keepsList)
    application = Application(on: terminal)
    controller = TableController(ListScreen(model: model))
  }

  static func run(count: Int) throws {
    let terminal = try Terminal.headless(Size(rows: 40, columns: 120))
    defer { terminal.close() }
    for keepsList in [false, true] {
      let measurements = measure("rows made, \(keepsList ? "list" : "array")") {
        TableMeasurements(count: count, keepsList: keepsList, on: terminal)
      }
      measurements.measureChanges(count)
      if keepsList { measurements.measureSearch() }
    }
  }

  private func report(_ name: String, _ body: () -> Void) {
    Self.measure("\(name), \(kind)", body)
  }

  private static func measure<Result>(_ name: String, _ body: () -> Result) -> Result {
    let start = ContinuousClock.now
    let result = body()
    let took = (ContinuousClock.now - start).components
    print("\(name)\t\(took.seconds * 1_000_000 + took.attoseconds / 1_000_000_000_000)")
    return result
  }

  private func measureChanges(_ count: Int) {
    report("first paint") {
      application.navigator.push(controller as any Screen)
      application.display()
    }
    change("nothing changed") {}
    change("one move") { model.move(from: 10, to: count - 10) }
    change("ten moves") {
      for number in 1...10 { model.move(from: number * count / 1000, to: count - number * count / 500) }
    }
    change("one append") { model.append(count) }
  }

  private func change(_ name: String, _ body: () -> Void) {
    report(name) {
      body()
      application.navigator.reloadTop()
      application.display()
    }
  }

  private func measureSearch() {
    report("search opened") { answer(.key(.character("/"))) }
    report("first hits") {
      answer(.key(.character("7")))
      answerUntil { terminal.text.dropFirst(2).first?.contains("7") == true }
    }
    report("all hits") { answerUntil { !controller.table.isSearching } }
    report("all hits of a letter more") {
      answer(.key(.character("3")))
      answerUntil { !controller.table.isSearching }
    }
    report("search closed") { answer(.key(.escape)) }
  }

  private func answer(_ event: Event) {
    _ = application.answer(event)
    application.display()
  }

  private func answerUntil(_ isDone: () -> Bool) {
    while !isDone(), let event = terminal.nextEvent(timeout: 5000) { answer(event) }
  }
}
