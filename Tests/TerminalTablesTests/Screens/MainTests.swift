import Testing

@testable import TerminalTables

/// The last line of a program.
@Suite struct MainTests {
  @Test func withoutATerminalItSaysSoAndTheStatusIsOne() async throws {
    let result = try await #require(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
      await Program.run()
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains(": the full-screen view needs a terminal;"))
    #expect(message.split(separator: "\n").count == 1)
  }
}

@MainActor
private enum Program {
  struct EmptyTable: TableScreen {
    let title = "Empty"
    let sections: [Section<Int, Int>] = []
    func cell(for item: Int, in table: TableView) -> any Cell { table.dequeue(BasicCell.self) }
  }

  static func run() { Application.main(EmptyTable()) }
}
