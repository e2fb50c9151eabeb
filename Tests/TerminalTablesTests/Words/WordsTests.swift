import Curses
import TerminalTablesTesting
import Testing

@testable import TerminalTables

/// Every text that the library draws by itself comes from one value.
@MainActor
@Suite struct WordsTests {
  /// Words without a Latin letter: what is English on a screen is then a text that is not among them.
  private static var marked: Words {
    var words = Words.english
    for (number, word) in Word.allCases.enumerated() {
      let parts = word.english.split(separator: "{").dropFirst().compactMap { $0.split(separator: "}").first }
      words[word] = "§\(number)" + parts.map { "{\($0)}" }.joined(separator: ";")
    }
    return words
  }

  private func withWords(_ words: Words, _ body: () throws -> Void) rethrows {
    defer { Words.current = .english }
    Words.current = words
    try body()
  }

  /// A screen of all cells, with everything that a screen can allow, and texts of digits alone.
  private struct Everything: TableScreen {
    enum SectionID { case all }
    enum ItemID: CaseIterable { case notify, picker, stepper, text, secret, lines, count, basic, leading }
    let title = "0"
    var items = ItemID.allCases
    var sections: [Section<SectionID, ItemID>] { [Section(.all, items)] }
    var allowsMultipleSelection: Bool { true }
    func canMove(_ item: ItemID) -> Bool { true }

    func actions(for item: ItemID, in table: TableView, navigator: Navigator) -> [KeyBinding] {
      [KeyBinding("own", keys: [.function(5)], help: "5", explanation: "55", disabledReason: "555") {}]
    }

    func cell(for item: ItemID, in table: TableView) -> any Cell {
      switch item {
      case .notify:
        table.dequeue(SwitchCell.self) {
          $0.setTitle("1"); $0.setOn(true) { _ in }
        }
      case .picker:
        table.dequeue(ValuePickerCell.self) { $0.setOptions([1, 2, 3], selected: 2) { _ in } }
      case .stepper:
        table.dequeue(StepperCell.self) {
          $0.setTitle("3"); $0.setValue(3, in: 1...9) { _ in }
        }
      case .text:
        table.dequeue(TextFieldCell.self) {
          $0.setTitle("4")
          $0.setText("4") { _ in }
          $0.completions = TextCompletions { _ in ["41", "42"] }
        }
      case .secret:
        table.dequeue(SecureFieldCell.self) {
          $0.setTitle("5"); $0.setText("5") { _ in }
        }
      case .lines:
        table.dequeue(TextViewCell.self) {
          $0.setTitle("6"); $0.setText("1\n2\n3\n4\n5\n6\n7\n8") { _ in }
        }
      case .count:
        table.dequeue(BytesCountTitleCell.self) {
          $0.setTitle("7"); $0.setBytesCount(nil)
        }
      case .basic: table.dequeue(BasicCell.self) { $0.setTitle("8") }
      case .leading: table.dequeue(DisclosureTitleCell.self) { $0.setTitle("9") }
      }
    }
  }

  /// - Parameter code: names of types and cases, which an inspector shows as they are.
  private func expectNoEnglish(
    _ pilot: Pilot, _ what: String, except code: [String] = [], at location: SourceLocation = #_sourceLocation
  ) {
    for line in pilot.lines {
      // Function keys are F and a number in every language, and a letter held with Control is that letter.
      var rest = line.replacing(/F\d+|§\d+[A-Z]/, with: "")
      for name in code { rest.replace(name, with: "") }
      let letters = rest.unicodeScalars.filter { ("a"..."z").contains($0) || ("A"..."Z").contains($0) }
      #expect(letters.isEmpty, "\(what): \(line)", sourceLocation: location)
    }
  }

  /// Keys that are letters are shown as they are, so that these screens are driven by arrows alone.
  private func pilot(_ screen: some TableScreen, columns: Int = 240) throws -> Pilot {
    let pilot = try Pilot(rows: 60, columns: columns)
    pilot.navigator.keyStyle = .arrows
    pilot.navigator.keyMap = try KeyMap(
      parsing: "quit = F10\nmark = F6\nclearMarks = F7\nactions = F8\nhelp = F1\nsearch = F9\nup = ↑\nyes = F3\nno = F4"
    )
    pilot.show(TableController(screen))
    return pilot
  }

  /// Answers wake-ups as the event loop does, without a pause in which other tests would meet these words.
  private func searchToItsEnd(_ pilot: Pilot) {
    while pilot.controller(of: Everything.self)?.table.isSearching == true,
      let event = pilot.terminal.nextEvent(timeout: 10_000)
    { pilot.send(event) }
  }

  @Test func noTextOfATableIsDrawnThatIsNotAmongThem() throws {
    try withWords(Self.marked) {
      let pilot = try pilot(Everything())
      expectNoEnglish(pilot, "at first")
      for item in Everything.ItemID.allCases {
        expectNoEnglish(pilot, "\(item)")
        pilot.press(.function(6), .up)
        expectNoEnglish(pilot, "\(item) marked")
        pilot.press(.right, .enter)
        expectNoEnglish(pilot, "\(item) opened")
        pilot.type("-")
        pilot.press(.down)
        expectNoEnglish(pilot, "\(item) typed")
        while pilot.navigator.screens.count > 1 || pilot.navigator.top?.isEditing == true { pilot.press(.escape) }
        pilot.press(.function(1))
        expectNoEnglish(pilot, "the keys of \(item)")
        pilot.press(.escape, .down)
      }
      pilot.press(.function(8))
      expectNoEnglish(pilot, "actions")
      pilot.press(.escape, .function(9))
      expectNoEnglish(pilot, "search")
      pilot.type("9")
      expectNoEnglish(pilot, "searching")
      searchToItsEnd(pilot)
      expectNoEnglish(pilot, "found")
      pilot.type("99")
      searchToItsEnd(pilot)
      expectNoEnglish(pilot, "nothing found")
      pilot.press(.escape)
      pilot.type("é")
      expectNoEnglish(pilot, "a stray word")
    }
  }

  @Test func noTextOfTheOtherScreensIsDrawnThatIsNotAmongThem() throws {
    try withWords(Self.marked) {
      var empty = Everything()
      empty.items = []
      expectNoEnglish(try pilot(empty), "an empty table")
      expectNoEnglish(try pilot(FeedTable(Feed(bodies: FeedBodies()), title: "0")), "an empty feed")
      let question = try pilot(Everything())
      question.navigator.confirmationBeforeQuit = { _ in TableController(Everything()) }
      question.press(.function(10), .function(10))
      expectNoEnglish(question, "a question")
      let pilot = try pilot(Everything())
      pilot.show(TextEditorScreen(title: "0", text: "") { _ in })
      expectNoEnglish(pilot, "the editor")
      pilot.type("1")
      pilot.press(.escape)
      pilot.press(.function(1))
      expectNoEnglish(pilot, "the editor's keys")
    }
  }

  @Test func noTextOfADialogIsDrawnThatIsNotAmongThem() throws {
    try withWords(Self.marked) {
      let pilot = try pilot(Everything())
      let confirming = Task.immediate { await pilot.navigator.confirm("0", text: "1", isDestructive: true) }
      pilot.display()
      expectNoEnglish(pilot, "a yes and a no")
      pilot.press(.function(9))
      expectNoEnglish(pilot, "a search in a dialog")
      pilot.press(.escape, .function(1))
      expectNoEnglish(pilot, "a dialog's keys")
      pilot.press(.escape, .escape)
      let prompting = Task.immediate { await pilot.navigator.prompt("0", text: "1", initial: "2", isSecure: true) }
      pilot.display()
      expectNoEnglish(pilot, "a prompt")
      pilot.type("3")
      expectNoEnglish(pilot, "a prompt that is typed into")
      pilot.press(.escape)
      #expect(pilot.navigator.screens.count == 1)
      confirming.cancel()
      prompting.cancel()
    }
  }

  /// Two columns of digits, which can be sorted and scrolled.
  private struct Numbers: ColumnScreen {
    enum SectionID { case all }
    enum ColumnID { case first, second }
    let title = "0"
    let columns = [Column(ColumnID.first, "1", width: .fit()), Column(.second, "2", width: .fit())]
    let scrollsSideways = true
    let hasMore = true
    var sortOrder: ColumnOrder<ColumnID>? { ColumnOrder(.first) }
    var sections: [Section<SectionID, Int>] { [Section(.all, 0..<3)] }
    func text(of item: Int, in column: ColumnID) -> String { String(repeating: "\(item)", count: 90) }
    func loadMore(in table: TableView) async throws { try await Task.sleep(for: .seconds(3600)) }
  }

  @Test func noTextOfColumnsPanesOrTheInspectorIsDrawnThatIsNotAmongThem() throws {
    try withWords(Self.marked) {
      let columns = try pilot(Numbers(), columns: 100)
      expectNoEnglish(columns, "columns, and more of them to come", except: ["R"])
      columns.press(.function(1))
      expectNoEnglish(columns, "the keys of columns", except: ["R"])
      let panes = try pilot(Everything())
      panes.show(SplitScreen("0", axis: .horizontal, [Pane(Everything()), Pane(Numbers())]))
      expectNoEnglish(panes, "panes")
      panes.press(.tab)
      expectNoEnglish(panes, "the other pane", except: ["R"])
      panes.press(.function(1))
      expectNoEnglish(panes, "the keys of panes", except: ["R"])
      let inspected = try pilot(Everything())
      inspected.application.inspectorKey = .function(12)
      inspected.press(.down, .function(12))
      let traits = TraitNames.of(ValuePickerCell.self) + ["ValuePickerCell", "Everything", "picker", "all"]
      expectNoEnglish(inspected, "the inspector", except: traits)
      inspected.press(.end)
      expectNoEnglish(inspected, "the end of the inspector", except: traits)
    }
  }

  @Test func everyWordIsSaidInEnglish() {
    for word in Word.allCases { #expect(!word.english.isEmpty, "\(word)") }
  }

  @Test func wordsAreReadFromLines() throws {
    let words = try Words(parsing: "search = 搜索\n# of rows\nfound = 找到 {count} 项")
    #expect(words[.search] == "搜索" && words.text(.found, ["count": "3"]) == "找到 3 项")
    #expect(words[.back] == "back")
    let error = #expect(throws: NamedLinesError.self) { try Words(parsing: "\nserch = 搜索") }
    #expect(error?.line == 2)
  }

  @Test func otherWordsShowAtTheNextFrame() throws {
    defer { Words.current = .english }
    let pilot = try Pilot(Everything())
    pilot.navigator.words = Words([.on: "开", .search: "搜索"])
    pilot.display()
    #expect(pilot.shows("开") && pilot.footLine.contains("/ 搜索"))
  }
}
