import Curses
import TerminalTablesTesting
import Testing

@testable import TerminalTables

/// Tables that load more as their end comes near.
@MainActor
@Suite struct MoreLoaderTests {
  struct Unreachable: Error, CustomStringConvertible {
    let description = "no server answers"
  }

  @MainActor
  final class Model {
    var rows: [Int]
    var hasMore = true
    var calls = 0
    private var waiting: [CheckedContinuation<[Int], any Error>] = []

    init(_ rows: Range<Int>) { self.rows = Array(rows) }

    func load() async throws {
      calls += 1
      rows += try await withCheckedThrowingContinuation { waiting.append($0) }
    }

    /// What is loaded has come, or has not.
    func answer(_ result: Result<Range<Int>, any Error>) {
      waiting.removeFirst().resume(with: result.map(Array.init))
    }
  }

  struct Messages: TableScreen {
    enum SectionID { case all }
    let model: Model
    let title = "Messages"
    var sections: [Section<SectionID, Int>] { [Section(.all, model.rows)] }
    var hasMore: Bool { model.hasMore }
    func loadMore(in table: TableView) async throws { try await model.load() }
    func cell(for row: Int, in table: TableView) -> any Cell {
      table.dequeue(BasicCell.self) { $0.setTitle("message \(row).") }
    }
  }

  /// Lets what was answered go on, and draws.
  private func settle(_ pilot: Pilot) async {
    for _ in 0..<10 { await Task.yield() }
    pilot.navigator.needsDisplay = true
    pilot.display()
  }

  @Test func loadsAsTheEndComesNearAndOnceAtATime() async throws {
    let model = Model(0..<100)
    let pilot = try Pilot(Messages(model: model), rows: 14)
    #expect(model.calls == 0)
    for _ in 0..<82 { pilot.press(.down) }
    #expect(model.calls == 0, "the end is farther than a screen")
    pilot.press(.end)
    #expect(model.calls == 1)
    #expect(pilot.row(of: "Loading more…") != nil)
    #expect(pilot.controller(of: Messages.self)?.table.focusedItem() == 99, "the row that waits is none")
    pilot.press(.up, .down, .down)
    #expect(model.calls == 1)
    model.answer(.success(100..<200))
    await settle(pilot)
    #expect(pilot.row(of: "Loading more…") == nil)
    #expect(pilot.row(of: "message 100.") != nil, "what came is in the place of the row that waited")
    #expect(pilot.controller(of: Messages.self)?.table.focusedItem() == 99)
    pilot.press(.end)
    #expect(model.calls == 2)
    model.hasMore = false
    model.answer(.success(200..<203))
    await settle(pilot)
    pilot.press(.end)
    #expect(model.calls == 2)
    #expect(pilot.row(of: "message 202.") != nil && pilot.row(of: "Loading more…") == nil)
  }

  @Test func anErrorIsARowThatTriesAgain() async throws {
    let model = Model(0..<5)
    let pilot = try Pilot(Messages(model: model), rows: 16)
    #expect(model.calls == 1)
    model.answer(.failure(Unreachable()))
    await settle(pilot)
    #expect(pilot.row(of: "no server answers · Enter tries again") != nil)
    pilot.press(.up)
    #expect(model.calls == 1)
    pilot.press(.end)
    #expect(pilot.lines.last?.contains("try again") == true)
    pilot.press(.enter)
    #expect(model.calls == 2)
    #expect(pilot.row(of: "Loading more…") != nil && pilot.row(of: "no server") == nil)
    model.hasMore = false
    model.answer(.success(5..<6))
    await settle(pilot)
    #expect(pilot.row(of: "message 5.") != nil && pilot.row(of: "Loading") == nil)
  }

  @Test func theFirstRowsAreLoadedTheSameWay() async throws {
    let model = Model(0..<0)
    let pilot = try Pilot(Messages(model: model))
    #expect(pilot.row(of: "Loading more…") != nil && pilot.row(of: "Nothing here") == nil)
    model.hasMore = false
    model.answer(.success(0..<2))
    await settle(pilot)
    #expect(pilot.controller(of: Messages.self)?.table.focusedItem() == 0)
  }

  @Test func aScreenThatBringsNothingIsNotAskedForEver() async throws {
    let model = Model(0..<3)
    let pilot = try Pilot(Messages(model: model))
    for _ in 0..<16 {
      model.answer(.success(0..<0))
      await settle(pilot)
    }
    #expect(model.calls == 16)
    #expect(pilot.row(of: "Nothing more came") != nil)
  }

  @Test func nothingIsLoadedWhileOneSearches() async throws {
    let model = Model(0..<60)
    let pilot = try Pilot(Messages(model: model), rows: 14)
    pilot.press(.character("/"))
    pilot.type("9")
    let table = try #require(pilot.controller(of: Messages.self)).table
    while table.isSearching, let event = pilot.terminal.nextEvent(timeout: 10_000) { pilot.send(event) }
    #expect(pilot.lines.last?.contains("6 found") == true)
    #expect(model.calls == 0)
    pilot.press(.escape, .end)
    #expect(model.calls == 1)
    model.answer(.failure(CancellationError()))
    await settle(pilot)
  }
}
