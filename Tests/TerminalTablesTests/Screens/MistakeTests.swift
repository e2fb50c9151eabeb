import Curses
import TerminalTablesTesting
import Testing

@testable import TerminalTables

/// A client's mistake ends the program with the file and the line of the client's call.
@Suite("Mistakes of a client") struct MistakeTests {
  @Test("A class that is not registered: where it is dequeued")
  func unregistered() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Client.dequeuesUnregisteredClass()
    }
    expect(
      result, says: "LonelyCell is not registered; call table.register(LonelyCell.self) first", at: Client.dequeueLine)
  }

  @Test("An item that is there twice: where its screen is pushed")
  func duplicate() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Client.pushesDuplicates()
    }
    expect(
      result, says: "the sections of TwiceTable, shown here: item Monday is in the table twice", at: Client.pushLine)
  }

  @Test("A program that blocks inside of a task: where it is run")
  func blockingInTask() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await Client.blocksInTask()
    }
    expect(result, says: "say `await application.run(…)`", at: Client.runLine)
  }

  @Test("A navigator's announce that does not call what it is given: where the navigator is made")
  func announceWithoutWork() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Client.announcesNothing()
    }
    expect(result, says: "the navigator's announce must call what it is given", at: Client.announceLine)
  }

  @Test("A text for search that lacks some of its items: where it is made")
  func tooFewTexts() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await Client.searchesTooFewTexts()
    }
    expect(result, says: "the filter text gave 1 texts for 2 items", at: Client.textsLine)
  }

  @Test("A pane that is not there: where the panes are put together, or where the call is")
  func missingPane() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Client.activatesMissingPane()
    }
    expect(result, says: "there are 1 panes, counted from 0, and none is number 1", at: Client.paneLine)
    let other = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Client.showsInMissingPane()
    }
    expect(other, says: "none is number 2", at: Client.showLine)
  }

  private func expect(_ result: ExitTest.Result, says text: String, at line: Int) {
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("TerminalTablesTests/MistakeTests.swift:\(line): "))
    #expect(message.contains(text))
  }
}

/// The mistakes, outside of the test's macros, which would say their own line.
@MainActor
private enum Client {
  nonisolated static let dequeueLine = #line + 2
  static func dequeuesUnregisteredClass() {
    _ = TableView().dequeue(LonelyCell.self)
  }

  nonisolated static let pushLine = #line + 2
  static func pushesDuplicates() {
    Navigator().push(TwiceTable())
  }

  nonisolated static let announceLine = #line + 2
  static func announcesNothing() {
    let navigator = Navigator(announce: { _, _ in })
    navigator.work("Counting") {}
  }

  nonisolated static let textsLine = #line + 2
  static func searchesTooFewTexts() throws {
    let texts = FilterText(of: [2]) { _, _, piece in piece.append("Monday") }
    let search = FilterSearch(texts) {}
    search.start(FilterQuery("day"))
  }

  nonisolated static let paneLine = #line + 2
  static func activatesMissingPane() {
    let split = SplitScreen("", [Pane(TwiceTable())])
    split.activePane = 1
  }

  nonisolated static let showLine = #line + 3
  static func showsInMissingPane() {
    let split = SplitScreen("", [Pane(TwiceTable())])
    split.show(TwiceTable(), inPane: 2)
  }

  nonisolated static let runLine = #line + 3
  static func blocksInTask() throws {
    let application = Application(on: try Terminal.headless(Size(rows: 24, columns: 80)))
    _ = application.run(TwiceTable())
  }
}

private final class LonelyCell: Cell, TitlePresentable {
  let titleLabel = Label()
  var layout: RowLayout { .row(titleLabel) }
}

private struct TwiceTable: TableScreen {
  enum SectionID { case all }
  let title = "Twice"
  let sections = [Section(SectionID.all, ["Monday", "Monday"])]

  func cell(for item: String, in table: TableView) -> any Cell {
    table.dequeue(BasicCell.self) { $0.setTitle(item) }
  }
}
