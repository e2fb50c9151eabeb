import Curses
import TerminalTablesTesting
import Testing

@testable import TerminalTables

/// Tables of long sections that change: whether an array or a list is given, the same is shown.
@MainActor
@Suite struct ListSectionsTests {
  private func views() -> TableViews<String, Int> {
    TableViews(
      cell: { number, table in table.dequeue(BasicCell.self) { $0.setTitle("row \(number)") } },
      header: { group, table in table.dequeue(SectionHeader.self) { $0.setTitle(group) } })
  }

  @Test func arraysAndListsShowTheSame() throws {
    let arrays = try TablePilot(rows: 12)
    var expected: [[String]] = []
    var array = Array(0..<5_000)
    let steps: [(inout [Int]) -> Void] = [
      { _ in }, { $0.insert(9_000, at: 0) }, { $0.swapAt(3, 4_000) }, { $0.removeSubrange(0..<30) },
      { $0.append(9_001) },
      { $0.insert($0.remove(at: 4_000), at: 2) },
    ]
    for step in steps {
      step(&array)
      try arrays.table.apply([Section("all", array), Section("end", [-1])], views: views())
      expected.append(arrays.move(.down, times: 3))
    }
    arrays.terminal.close()
    let lists = try TablePilot(rows: 12)
    array = Array(0..<5_000)
    var list = ItemList(array)
    for (number, step) in steps.enumerated() {
      step(&array)
      for change in array.difference(from: list) {
        switch change {
        case .insert(let place, let item, _): list.insert(item, at: place)
        case .remove(let place, _, _): list.remove(at: place)
        }
      }
      try lists.table.apply([Section("all", list), Section("end", [-1])], views: views())
      #expect(lists.move(.down, times: 3) == expected[number], "step \(number)")
    }
  }

  @Test func tenMovesInAMillionItemsTouchLittle() throws {
    let pilot = try TablePilot(rows: 12)
    var list = ItemList(0..<1_000_000)
    try pilot.table.apply([Section("all", list), Section("end", [-1])], views: views())
    pilot.draw()
    let built = pilot.table.poolCounts.built
    let before = list
    for number in 1...10 { list.move(number * 50_000, to: number) }
    try pilot.table.apply([Section("all", list), Section("end", [-1])], views: views())
    #expect(
      pilot.draw()[1...4].map { String($0.suffix(from: $0.firstIndex(of: "r") ?? $0.startIndex)) } == [
        "row 0", "row 50000", "row 100000", "row 150000",
      ])
    #expect(pilot.table.poolCounts.built - built <= 12, "rows that stay are kept, and no other is made")
    #expect(list.itemsOfOtherChunks(than: before).count < 20 * ChunkSize.longest)
  }

  @Test func aDuplicateIsAnErrorOfListsToo() throws {
    let pilot = try TablePilot(rows: 12)
    var list = ItemList(0..<1_000)
    try pilot.table.apply([Section("all", list), Section("end", [-1])], views: views())
    let before = pilot.draw()
    func error(_ sections: [Section<String, Int>]) -> String? {
      do {
        try pilot.table.apply(sections, views: views())
        return nil
      } catch {
        return error.name
      }
    }
    #expect(error([Section("all", list), Section("end", [500])]) == "item 500")
    #expect(error([Section("all", list), Section("end", [-1]), Section("more", 990..<1_200)]) == "item 990")
    list.append(-1)
    #expect(error([Section("all", list), Section("end", [-1])]) == "item -1")
    list.append(7)
    #expect(error([Section("all", list), Section("end", [-2])]) == "item 7")
    #expect(error([Section("all", Array(0..<1_000) + [3])]) == "item 3")
    #expect(error([Section("all", ItemList(0..<600)), Section("b", ItemList(599..<1_000))]) == "item 599")
    #expect(pilot.draw() == before)
    // What goes from one section to another is in one of them only.
    list = ItemList(0..<999)
    #expect(error([Section("all", list), Section("end", [-1, 999])]) == nil)
  }
}
