import Curses
import TerminalTablesTesting
import Testing

@testable import TerminalTables

/// Swift's own concurrency beside the keys: what tasks change is drawn by itself, and ends with the screen.
///
/// Each test is a process of its own: ncurses has one list of windows for all screens, so between two of a test's waits
/// nobody may open another.
@Suite("Tasks of screens", .timeLimit(.minutes(1)))
struct TaskTests {
  @Test("A screen's task is begun when it is shown; each change is drawn by itself; leaving the screen cancels it")
  func screenTask() async {
    await #expect(processExitsWith: .success) { try await TaskPrograms.screenTask() }
  }

  @Test("What is under another screen goes on; replacing it, going back to the root and the program's end cancel it")
  func endings() async {
    await #expect(processExitsWith: .success) { try await TaskPrograms.endings() }
  }

  @Test("Detached tasks, actors, sleeping and hops to the main actor change the screen")
  func hops() async {
    await #expect(processExitsWith: .success) { try await TaskPrograms.hops() }
  }

  @Test("A change outside of an event is drawn by the next call of display")
  func changeOutsideEvent() async {
    await #expect(processExitsWith: .success) { try await TaskPrograms.changeOutsideEvent() }
  }

  @Test("Choosing a row may wait: keys are answered meanwhile, and the same row is not chosen a second time")
  func asyncSelection() async {
    await #expect(processExitsWith: .success) { try await TaskPrograms.asyncSelection() }
  }

  @Test("What a row does without waiting is done when the key has been answered")
  func immediateSelection() async {
    await #expect(processExitsWith: .success) { try await TaskPrograms.immediateSelection() }
  }

  @Test("Leaving a screen cancels what a row of it does, and a table that is changed afterwards does no harm")
  func cancelledSelection() async {
    await #expect(processExitsWith: .success) { try await TaskPrograms.cancelledSelection() }
  }

  @Test("What a key does may wait: a pilot waits for it, and the same key on the same row does not begin it again")
  func asyncBinding() async {
    await #expect(processExitsWith: .success) { try await TaskPrograms.asyncBinding() }
  }

  @Test("A key may ask a question; the dialog is idle, and what comes of the answer is waited for")
  func askingBinding() async {
    await #expect(processExitsWith: .success) { try await TaskPrograms.askingBinding() }
  }

  @Test("What a key does is chosen from the menu too, and is cancelled with its screen")
  func bindingFromMenu() async {
    await #expect(processExitsWith: .success) { try await TaskPrograms.bindingFromMenu() }
  }

  @Test("A screen that is shown again after it was left begins its task again")
  func shownAgain() async {
    await #expect(processExitsWith: .success) { try await TaskPrograms.shownAgain() }
  }

  @Test("A task can show a whole program, and gets how it ended; cancelling the task ends the program")
  func programInTask() async {
    await #expect(processExitsWith: .success) { try await TaskPrograms.programInTask() }
  }
}

@MainActor
private enum TaskPrograms {
  static func screenTask() async throws {
    let model = Model()
    let pilot = try Pilot(LivingTable(model: Model()))
    pilot.navigator.push(LivingTable(model: model))
    #expect(!model.isRunning)
    pilot.application.display()
    #expect(model.isRunning)
    for text in ["one", "two"] {
      model.source.yield(text)
      try await pilot.wait { $0.row(of: "clock: \(text)") != nil }
    }
    pilot.press(.escape)
    await model.end()
    #expect(!model.isRunning && pilot.navigator.screens.count == 1)
  }

  static func endings() async throws {
    for ending in [
      { $0.replaceTop(with: TableController(LivingTable(model: Model())) as any Screen) },
      { $0.popToRoot() },
      { $0.end() },
    ] as [@MainActor (Navigator) -> Void] {
      let model = Model()
      let pilot = try Pilot(LivingTable(model: Model()))
      pilot.navigator.push(LivingTable(model: model))
      pilot.application.display()
      pilot.navigator.push(LivingTable(model: Model()))
      pilot.application.display()
      #expect(model.isRunning)
      pilot.press(.escape)
      ending(pilot.navigator)
      await model.end()
      #expect(!model.isRunning)
    }
  }

  static func hops() async throws {
    let model = Model()
    let pilot = try Pilot(LivingTable(model: model))
    let controller: TableController<LivingTable> = try #require(pilot.controller())
    let table = controller.table
    let counter = Counter()
    Task.detached {
      try await Task.sleep(for: .milliseconds(1))
      let count = await counter.next()
      await MainActor.run {
        model.text = "counted \(count)"
        table.reconfigure("clock")
      }
    }
    try await pilot.wait { $0.row(of: "clock: counted 1") != nil }
    Task {
      model.text = "counted \(await counter.next())"
      table.reconfigureVisible()
    }
    try await pilot.wait { $0.row(of: "clock: counted 2") != nil }
  }

  static func changeOutsideEvent() throws {
    let model = Model()
    let pilot = try Pilot(LivingTable(model: model))
    let controller: TableController<LivingTable> = try #require(pilot.controller())
    model.text = "changed"
    controller.table.reconfigure("clock")
    pilot.application.display()
    #expect(pilot.row(of: "clock: changed") != nil)
    controller.table.move(.down)
    pilot.application.display()
    #expect(controller.table.focusedItem() == "wait")
  }

  static func asyncSelection() async throws {
    let model = Model()
    let pilot = try Pilot(LivingTable(model: model))
    pilot.press(.down, .enter, .enter, .up)
    #expect(model.chosen == ["wait"])
    #expect(pilot.controller(of: LivingTable.self)?.table.focusedItem() == "clock")
    model.answer.yield("42")
    try await pilot.wait { $0.row(of: "the answer is 42") != nil }
    pilot.press(.down, .enter)
    #expect(model.chosen == ["wait", "wait"])
  }

  static func immediateSelection() throws {
    let model = Model()
    let pilot = try Pilot(LivingTable(model: model))
    pilot.press(.enter, .enter)
    #expect(pilot.shows("clock was chosen"))
    #expect(model.chosen == ["clock", "clock"])
  }

  static func cancelledSelection() async throws {
    let model = Model()
    let pilot = try Pilot(LivingTable(model: Model()))
    pilot.navigator.push(LivingTable(model: model))
    pilot.application.display()
    pilot.press(.down, .enter, .escape)
    await model.end()
    #expect(model.wasCancelled)
    #expect(pilot.navigator.screens.count == 1)
  }

  static func asyncBinding() async throws {
    let model = Model()
    let pilot = try Pilot(LivingTable(model: model))
    pilot.press(.character("w"), .character("w"))
    #expect(model.chosen == ["w clock"] && !pilot.application.isIdle)
    pilot.press(.down, .character("w"))
    #expect(model.chosen == ["w clock", "w wait"], "on another row it is another thing")
    model.answer.yield("1")
    model.answer.yield("2")
    try await pilot.waitUntilIdle()
    #expect(model.done.sorted() == ["w clock", "w wait"])
    pilot.press(.character("w"))
    #expect(model.chosen.count == 3)
  }

  static func askingBinding() async throws {
    let model = Model()
    let pilot = try Pilot(LivingTable(model: model))
    pilot.press(.character("d"))
    try await pilot.waitUntilIdle()
    #expect(pilot.shows("Delete clock?"))
    pilot.press(.character("y"))
    try await pilot.waitUntilIdle()
    #expect(model.done == ["d clock"] && pilot.shows("deleted clock"))
  }

  static func bindingFromMenu() async throws {
    let model = Model()
    let pilot = try Pilot(LivingTable(model: Model()))
    pilot.show(TableController(LivingTable(model: model)))
    pilot.press(.character("?"))
    pilot.type("waits for")
    pilot.press(.enter)
    #expect(model.chosen == ["w clock"] && !pilot.application.isIdle)
    pilot.press(.escape)
    await model.end()
    #expect(model.wasCancelled && model.done.isEmpty)
  }

  static func shownAgain() async throws {
    let model = Model()
    let pilot = try Pilot(LivingTable(model: Model()))
    let controller = TableController(LivingTable(model: model))
    for _ in 0..<2 {
      pilot.navigator.push(controller as any Screen)
      pilot.application.display()
      #expect(model.isRunning)
      pilot.press(.escape)
      await model.end()
      #expect(!model.isRunning)
    }
  }

  static func programInTask() async throws {
    let model = Model()
    let application = Application(on: try Terminal.headless(Size(rows: 24, columns: 80)))
    Task { application.navigator.quitNow() }
    #expect(await application.run(LivingTable(model: model)) == .quit)
    await model.end()
    #expect(!model.isRunning)

    let other = Application(on: try Terminal.headless(Size(rows: 24, columns: 80)))
    let program = Task { await other.run(LivingTable(model: Model())) }
    program.cancel()
    #expect(await program.value == .quit)
  }
}

private actor Counter {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

@MainActor
private final class Model {
  var text = "none"
  var chosen: [String] = []
  var done: [String] = []
  var isRunning = false
  var wasCancelled = false
  /// What the screen's task shows one after the other.
  let texts: AsyncStream<String>
  let source: AsyncStream<String>.Continuation
  /// What choosing the second row waits for.
  let answers: AsyncStream<String>
  let answer: AsyncStream<String>.Continuation
  private let ends: AsyncStream<Void>
  private let ended: AsyncStream<Void>.Continuation

  init() {
    (texts, source) = AsyncStream.makeStream()
    (answers, answer) = AsyncStream.makeStream()
    (ends, ended) = AsyncStream.makeStream()
  }

  func noteEnd() { ended.yield() }

  /// Waits until a task has ended.
  func end() async {
    for await _ in ends { return }
  }
}

private struct LivingTable: TableScreen {
  enum SectionID { case all }

  let model: Model
  let title = "Living"
  var sections: [Section<SectionID, String>] { [Section(.all, ["clock", "wait"])] }

  func cell(for item: String, in table: TableView) -> any Cell {
    table.dequeue(ActionTitleCell.self) { $0.setTitle("\(item): \(model.text)") }
  }

  func task(in table: TableView) async {
    model.isRunning = true
    for await text in model.texts {
      model.text = text
      table.reconfigure("clock")
    }
    model.isRunning = false
    // The screen is closed, and its table still known.
    table.reloadSections()
    model.noteEnd()
  }

  func keyBindings(for item: String?, in table: TableView, navigator: Navigator) -> [KeyBinding] {
    guard let item else { return [] }
    return [
      KeyBinding("wait", keys: [.character("w")], help: "wait", explanation: "Waits for an answer") {
        model.chosen.append("w \(item)")
        for await _ in model.answers {
          model.done.append("w \(item)")
          return
        }
        model.wasCancelled = Task.isCancelled
      },
      KeyBinding("delete", keys: [.character("d")], help: "delete") {
        guard await navigator.confirm("Delete \(item)?", isDestructive: true) else { return }
        await Task.yield()
        model.done.append("d \(item)")
        navigator.show(message: "deleted \(item)")
      },
    ]
  }

  func didSelect(_ item: String, in navigator: Navigator) async {
    model.chosen.append(item)
    guard item == "wait" else { return navigator.show(message: "clock was chosen") }
    for await answer in model.answers {
      navigator.show(message: "the answer is \(answer)")
      return
    }
    model.wasCancelled = Task.isCancelled
  }
}
