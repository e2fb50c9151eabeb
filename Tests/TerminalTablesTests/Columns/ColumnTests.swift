import Curses
import TerminalTablesTesting
import Testing

@testable import TerminalTables

@MainActor
@Suite("Columns") struct ColumnTests {
  @MainActor
  final class Model {
    var names = ["apple", "kiwi", "banana"]
    var sizes = ["apple": 120, "kiwi": 7, "banana": 34]
    var order: ColumnOrder<Fruits.ColumnID>? = ColumnOrder(.name)
    var asked: [String] = []
  }

  struct Fruits: ColumnScreen {
    enum SectionID { case all }
    enum ColumnID { case name, size, note }
    let model: Model
    let title = "Fruits"
    var columns = [
      Column(ColumnID.name, "NAME", width: .fill(min: 8)),
      Column(.size, "SIZE", width: .fit(), alignment: .trailing, sortsDescending: true),
      Column(.note, "NOTE", width: .fixed(10), alignment: .center, priority: 1, role: .detail, isSortable: false),
    ]
    var frozenColumns = 0
    var scrollsSideways = false
    var sortOrder: ColumnOrder<ColumnID>? { model.order }
    var sections: [Section<SectionID, String>] { [Section(.all, sorted)] }

    private var sorted: [String] {
      guard let order = model.order else { return model.names }
      let sorted = model.names.sorted {
        order.column == .name ? $0 < $1 : (model.sizes[$0] ?? 0) < (model.sizes[$1] ?? 0)
      }
      return order.ascending ? sorted : sorted.reversed()
    }

    func text(of name: String, in column: ColumnID) -> String {
      model.asked.append(name)
      return switch column {
      case .name: name
      case .size: "\(model.sizes[name] ?? 0)"
      case .note: "ripe"
      }
    }

    func sort(by column: ColumnID, ascending: Bool) { model.order = ColumnOrder(column, ascending: ascending) }
  }

  @Test func textsAreAlignedUnderTheTitles() throws {
    let pilot = try Pilot(Fruits(model: Model()), rows: 20, columns: 40)
    #expect(
      pilot.lines[2...5] == [
        "   NAME▲                SIZE    NOTE",
        "▎  apple                 120    ripe",
        "   banana                 34    ripe",
        "   kiwi                    7    ripe",
      ])
  }

  @Test func theTitlesStayAtTheTop() throws {
    let model = Model()
    model.names = (100..<200).map { "row \($0)" }
    let pilot = try Pilot(Fruits(model: model), rows: 16, columns: 40)
    pilot.press(.pageDown, .pageDown)
    #expect(pilot.lines[2].hasPrefix("   NAME▲"))
    #expect(pilot.lines[3].contains("row 1"))
    #expect(!pilot.lines.contains { $0.contains("row 100") })
  }

  @Test func theColumnOfTheLowestPriorityGoesFirst() throws {
    let pilot = try Pilot(Fruits(model: Model()), rows: 20, columns: 24)
    #expect(pilot.lines[1...2] == [" NAME▲              SIZE", "▎apple               120"])
  }

  @Test func whatIsCutTakesTheRoomThatNoOtherColumnNeeds() throws {
    var fruits = Fruits(model: Model())
    fruits.model.order = nil
    fruits.model.names = ["a long name", "kiwi"]
    fruits.columns = [Column(.name, "NAME", width: .fit(max: 6)), Column(.size, "SIZE", width: .fill(min: 4))]
    let wide = try Pilot(fruits, rows: 20, columns: 40)
    #expect(wide.lines[3].hasPrefix("▎  a long name 0"), "\(wide.screen)")
    let narrow = try Pilot(fruits, rows: 20, columns: 14)
    #expect(narrow.screen.contains("a lo"), "\(narrow.screen)")
    #expect(!narrow.screen.contains("a long name"))
  }

  @Test func keysSortByTheNextColumnAndReverse() throws {
    let model = Model()
    let pilot = try Pilot(Fruits(model: model), rows: 20, columns: 40)
    pilot.press(.character(">"))
    #expect(pilot.lines[2] == "   NAME                SIZE▼    NOTE")
    #expect(pilot.lines[3] == "▎  apple                 120    ripe")
    pilot.press(.character("R"))
    #expect(pilot.lines[2] == "   NAME                SIZE▲    NOTE")
    #expect(pilot.lines[3] == "▎  kiwi                    7    ripe", "who is at the top stays there")
    pilot.press(.down, .character(">"))
    #expect(pilot.lines[2].hasPrefix("   NAME▲"), "what cannot be sorted by is passed over")
    #expect(pilot.lines[4].hasPrefix("▎  banana"), "else the focus goes with its item")
    pilot.press(.character("<"))
    #expect(model.order == ColumnOrder(.size, ascending: false))
  }

  @Test func aClickOnATitleSorts() throws {
    let model = Model()
    let pilot = try Pilot(Fruits(model: model), rows: 20, columns: 40)
    pilot.mouse(.press, row: 2, column: 24)
    #expect(model.order == ColumnOrder(.size, ascending: false))
    pilot.mouse(.doubleClick, row: 2, column: 24)
    #expect(model.order == ColumnOrder(.size, ascending: true))
    pilot.mouse(.press, row: 2, column: 33)
    #expect(model.order == ColumnOrder(.size, ascending: true), "no order by a column that has none")
    pilot.mouse(.press, row: 4, column: 5)
    #expect(pilot.lines[4].hasPrefix("▎"))
  }

  @Test func aTableThatCannotBeSortedHasNoKeysForIt() throws {
    let model = Model()
    model.order = nil
    let pilot = try Pilot(Fruits(model: model), rows: 20, columns: 100)
    #expect(pilot.lines[2].hasPrefix("   NAME "))
    #expect(!pilot.lines.contains { $0.contains("sort") })
  }

  @Test func aFittingColumnGrowsWithWhatIsSeenAndDoesNotShrinkAtARow() throws {
    let model = Model()
    model.names = (10..<60).map { "row \($0)" }
    model.sizes = ["row 50": 1_234_567_890]
    let pilot = try Pilot(Fruits(model: model), rows: 16, columns: 40)
    #expect(pilot.lines[2] == "   NAME▲                SIZE    NOTE")
    for _ in 0..<40 { pilot.press(.down) }
    #expect(pilot.lines[2] == "   NAME▲                SIZE    NOTE", "the title is at the right as before")
    #expect(pilot.lines.contains { $0.contains("1234567890    ripe") })
    let wide = pilot.lines
    pilot.press(.home)
    #expect(wide[2] == pilot.lines[2])
    #expect(pilot.controller(of: Fruits.self)?.table.columns?.places[1].columns == 10)
  }

  @Test func wideCharactersAreCutAndAlignedByTheirColumns() throws {
    struct Chinese: ColumnScreen {
      enum SectionID { case all }
      let title = ""
      let columns = [
        Column(0, "名字", width: .fixed(7)), Column(1, "大小", width: .fixed(7), alignment: .trailing),
        Column(2, "X", width: .fixed(1)),
      ]
      let sections = [Section(SectionID.all, ["設定檔案名稱", "設定"])]
      func text(of item: String, in column: Int) -> String { column == 2 ? "|" : item }
    }
    let pilot = try Pilot(Chinese(), rows: 20, columns: 40)
    #expect(pilot.lines[2...4] == ["   名字       大小 X", "▎  設定檔… 設定檔… |", "   設定       設定 |"])
  }

  @Test func onlyTheRowsOnTheScreenAreAsked() throws {
    struct Many: ColumnScreen {
      enum SectionID { case all }
      let model: Model
      let title = "Many"
      let columns = [Column(0, "A"), Column(1, "B", width: .fill())]
      let sections = [Section(SectionID.all, 0..<1_000_000)]
      func text(of item: Int, in column: Int) -> String {
        model.asked.append("\(item)")
        return "\(item).\(column)"
      }
    }
    let model = Model()
    let pilot = try Pilot(Many(model: model), rows: 20, columns: 60)
    let visible = pilot.controller(of: Many.self)?.table.viewport.size.rows ?? 0
    #expect(Set(model.asked).count == visible)
    model.asked = []
    pilot.press(.down)
    #expect(model.asked.isEmpty)
    pilot.press(.end)
    #expect(Set(model.asked).count == visible)
    #expect(pilot.lines.contains { $0.contains("999999.1") })
    model.asked = []
    pilot.press(.up)
    #expect(model.asked.isEmpty)
  }

  @Test func leftAndRightScrollWhatIsWiderThanTheScreen() throws {
    struct Wide: ColumnScreen {
      enum SectionID { case all }
      let title = "Wide"
      let columns = (0..<8).map { Column($0, "T\($0)", width: .fixed(8)) }
      let frozenColumns = 1
      let sections = [Section(SectionID.all, ["a", "b"])]
      func text(of item: String, in column: Int) -> String { "\(item)\(column)\(item)\(column)" }
    }
    let pilot = try Pilot(Wide(), rows: 20, columns: 40)
    #expect(pilot.lines[2] == "   T0       T1       T2       T3       ›")
    #expect(pilot.lines[3] == "▎  a0a0     a1a1     a2a2     a3a3")
    #expect(pilot.lines.contains { $0.contains("← → columns") })
    pilot.press(.right)
    #expect(pilot.lines[2] == "  ‹T0       T2       T3       T4       ›")
    #expect(pilot.lines[3] == "▎  a0a0     a2a2     a3a3     a4a4")
    pilot.press(.right, .right, .right, .right, .right)
    #expect(pilot.lines[2].hasPrefix("  ‹T0") && pilot.lines[2].hasSuffix("T7"))
    #expect(pilot.lines[4].hasSuffix("b7b7"))
    pilot.press(.left, .left, .left, .left, .left, .left)
    #expect(pilot.lines[2] == "   T0       T1       T2       T3       ›")
    pilot.resize(rows: 20, columns: 90)
    #expect(pilot.lines[2].contains("T7") && !pilot.lines[2].contains("›"))
  }

  /// Columns of 4 to 16, each with a number whose end would be another number.
  private struct Sizes: ColumnScreen {
    enum SectionID { case all }
    let title = "Sizes"
    let columns = [4, 12, 16, 9].enumerated().map { place, width in
      Column(place, "T\(place)", width: .fixed(width), alignment: .trailing)
    }
    let scrollsSideways = true
    let sections = [Section(SectionID.all, ["row"])]
    func text(of item: String, in column: Int) -> String { ["1", "25.25 MiB", "1234567890123456", "98765432"][column] }
  }

  @Test(arguments: 8...60) func noColumnIsCutWithoutAMark(columns: Int) throws {
    let whole = ["1", "25.25 MiB", "1234567890123456", "98765432"]
    let pilot = try Pilot(Sizes(), rows: 8, columns: 80)
    func expectNoneCut(_ location: SourceLocation = #_sourceLocation) {
      for text in pilot.lines[2].dropFirst(1).split(separator: " ").map(String.init) where text != "MiB" {
        let isWhole = whole.contains(text) || text == "25.25"
        #expect(isWhole || text.hasPrefix("…") || text.hasSuffix("…"), "\(pilot.screen)", sourceLocation: location)
      }
    }
    // Narrower after it was scrolled to its end, and wider again.
    pilot.resize(rows: 8, columns: 24)
    for _ in 0..<8 { pilot.press(.right) }
    expectNoneCut()
    pilot.resize(rows: 8, columns: columns)
    expectNoneCut()
    for key in [Key.right, .right] + Array(repeating: .left, count: 30) {
      pilot.press(key)
      expectNoneCut()
    }
    #expect(pilot.lines[2].contains(" 1"), "Left comes to the first column")
  }

  @Test func narrowingKeepsTheColumnThatIsAtTheLeft() throws {
    let pilot = try Pilot(Sizes(), rows: 8, columns: 40)
    pilot.press(.right)
    #expect(pilot.lines[2].contains("25.25 MiB") && !pilot.lines[2].contains(" 1 "))
    pilot.resize(rows: 8, columns: 20)
    #expect(pilot.lines[2].contains("25.25 MiB"))
  }

  @Test func aScreenMayScrollInPlaceOfLeavingColumnsOut() throws {
    var screen = Fruits(model: Model())
    screen.scrollsSideways = true
    let pilot = try Pilot(screen, rows: 20, columns: 20)
    #expect(pilot.lines[1].contains("NAME▲") && !pilot.lines[1].contains("NOTE"))
    pilot.press(.right, .right)
    #expect(pilot.lines[1].contains("NOTE"))
  }

  @Test func aSearchLooksInAllColumnsAndMarksWhatItFound() async throws {
    let pilot = try Pilot(Fruits(model: Model()), rows: 20, columns: 40)
    let controller = try #require(pilot.controller(of: Fruits.self))
    pilot.type("/34")
    while controller.table.isSearching { pilot.send(.wake) }
    #expect(pilot.lines[3].contains("banana"))
    #expect(pilot.lines[4].isEmpty)
    let column = try #require(pilot.lines[3].firstRange(of: "34")).lowerBound
    let place = pilot.lines[3].distance(from: pilot.lines[3].startIndex, to: column)
    #expect(pilot.terminal.cell(at: Point(row: 3, column: place)).attributes.contains(.underline))
  }
}
