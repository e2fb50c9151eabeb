import Curses
import TerminalTablesTesting
import TestSupport
import Testing

@testable import TerminalTables

/// The editor of texts of many lines, as its user meets it.
@MainActor
@Suite struct TextEditorScreenTests {
  final class Result { var text: String? }

  private func pilot(_ text: String, rows: Int = 24, columns: Int = 80, into result: Result = Result()) throws -> Pilot
  {
    let pilot = try Pilot(CompletionTests.Paths(model: CompletionTests.Model()), rows: rows, columns: columns)
    pilot.show(
      TextEditorScreen(title: "Notes", text: text) { text throws(TextProblem) in
        if text.contains("#") { throw TextProblem("No # is allowed") }
        result.text = text
      })
    return pilot
  }

  private func editor(_ pilot: Pilot) throws -> TextEditorScreen {
    try #require(pilot.navigator.top as? TextEditorScreen)
  }

  @Test func whatIsTypedIsTakenOver() throws {
    let result = Result()
    let pilot = try pilot("one\nthree", into: result)
    pilot.press(.end, .enter)
    pilot.type("two 設定")
    #expect(pilot.lines[2...4].map { $0.trimmingBlanks } == ["one", "two 設定", "three"])
    #expect(pilot.cursor == Point(row: 3, column: 9))
    #expect(pilot.shows("line 2 of 3, column 9"))
    pilot.press(.control("s"))
    #expect(result.text == "one\ntwo 設定\nthree" && pilot.titleLine.hasPrefix(" Paths"))
  }

  @Test func whatIsWrongKeepsTheEditorOpen() throws {
    let result = Result()
    let pilot = try pilot("", into: result)
    pilot.type("#")
    pilot.press(.control("s"))
    #expect(pilot.shows("No # is allowed") && result.text == nil)
    #expect(try editor(pilot).text == "#")
  }

  @Test func aChangedTextIsLeftByASecondEscape() throws {
    let result = Result()
    let pilot = try pilot("text", into: result)
    pilot.type("x")
    pilot.press(.escape)
    #expect(pilot.shows("Esc again leaves it as it was, Ctrl-S takes it over"))
    pilot.type("y")
    pilot.press(.escape)
    #expect(try editor(pilot).text == "xytext", "another key between them is no second one")
    pilot.press(.escape)
    #expect(pilot.titleLine.hasPrefix(" Paths") && result.text == nil)
  }

  @Test func anUnchangedTextIsLeftAtOnce() throws {
    let pilot = try pilot("text")
    pilot.press(.escape)
    #expect(pilot.titleLine.hasPrefix(" Paths"))
  }

  @Test func aSelectionIsCutAndPasted() throws {
    let pilot = try pilot("one two\nthree")
    pilot.press(.modified(.right, [.control, .shift]))
    #expect(pilot.highlightedColumns(row: 2) == 1..<4)
    pilot.press(.control("x"), .end)
    #expect(try editor(pilot).text == " two\nthree")
    pilot.press(.control("v"), .down, .control("y"))
    #expect(try editor(pilot).text == " twoone\nthreeone")
  }

  @Test func aMarkSelectsWhereShiftIsNotSent() throws {
    let pilot = try pilot("one\ntwo\nthree")
    pilot.press(.control(" "), .down, .end)
    #expect(pilot.highlightedColumns(row: 2) == 1..<5 && pilot.highlightedColumns(row: 3) == 1..<4)
    pilot.send(.interrupt)
    #expect(pilot.outcome == nil && pilot.highlightedColumns(row: 2) == nil, "Ctrl-C copies a selection")
    pilot.press(.modified(.end, .control), .control("v"))
    #expect(try editor(pilot).text == "one\ntwo\nthreeone\ntwo")
    pilot.press(.control("a"), .backspace)
    #expect(try editor(pilot).text.isEmpty)
  }

  @Test func withoutASelectionTheLineIsCut() throws {
    let pilot = try pilot("one\ntwo\nthree")
    pilot.press(.down, .control("x"), .down, .end, .enter, .control("v"))
    #expect(try editor(pilot).text == "one\nthree\ntwo\n")
  }

  @Test func changesAreTakenBackWordByWord() throws {
    let pilot = try pilot("")
    pilot.type("one two")
    pilot.press(.enter)
    pilot.type("three")
    pilot.press(.control("_"))
    #expect(try editor(pilot).text == "one two\n")
    pilot.press(.control("_"), .control("_"))
    #expect(try editor(pilot).text == "one ")
    pilot.press(.control("_"), .control("_"))
    #expect(try editor(pilot).text.isEmpty)
    for _ in 0..<5 { pilot.press(.control("r")) }
    #expect(try editor(pilot).text == "one two\nthree")
  }

  @Test func aPasteOfLinesIsOneChange() throws {
    let pilot = try pilot("ab")
    pilot.press(.right)
    pilot.paste("1\n2\n3")
    #expect(try editor(pilot).text == "a1\n2\n3b" && pilot.cursor == Point(row: 4, column: 2))
    pilot.press(.control("_"))
    #expect(try editor(pilot).text == "ab" && pilot.cursor == Point(row: 2, column: 2))
  }

  @Test func longLinesGoOnInFurtherRowsBetweenWords() throws {
    let pilot = try pilot("alpha beta gamma delta", rows: 24, columns: 22)
    let text = pilot.lines.filter { $0.contains("a") && !$0.contains("Notes") && !$0.contains("line") }
    #expect(text.prefix(2).map(\.trimmingBlanks) == ["alpha beta gamma", "delta"])
    pilot.press(.end, .right)
    pilot.type("!")
    #expect(try editor(pilot).text == "alpha beta gamma !delta")
    pilot.press(.up, .home, .down, .end)
    #expect(pilot.cursor == Point(row: 2, column: 7))
  }

  @Test func upAndDownKeepTheColumn() throws {
    let pilot = try pilot("abcdef\nx\nabcdef")
    pilot.press(.right, .right, .right, .right, .down, .down)
    #expect(pilot.cursor == Point(row: 4, column: 5))
    pilot.press(.up, .up, .modified(.left, .control), .modified(.right, .control))
    #expect(pilot.cursor == Point(row: 2, column: 7))
  }

  @Test func pagesAndEndsOfALongText() throws {
    let pilot = try pilot((1...5000).map { "line number \($0)" }.joined(separator: "\n"))
    pilot.press(.pageDown, .pageDown)
    #expect(pilot.shows("line 33 of 5000") && !pilot.shows("line number 1 "))
    pilot.press(.modified(.end, .control))
    #expect(pilot.shows("line number 5000") && pilot.shows("line 5000 of 5000"))
    pilot.press(.pageUp, .modified(.home, .control))
    #expect(pilot.shows("line number 1") && pilot.cursor == Point(row: 2, column: 1))
  }

  /// Marks, joiners, wide characters and line feeds put in and taken out anywhere: nothing traps, undo brings the first
  /// text back, redo the last, and the cursor is on the screen.
  @Test(arguments: 0..<20) func anyKeysLeaveAWholeText(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let first = "one two\n設定 👩‍🔬\n\nlast line that is rather long"
    let pilot = try pilot(first, rows: 14, columns: 40)
    let keys: [Key] = [
      .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .enter, .backspace, .delete, .tab, .control("w"),
      .control("u"), .control("k"), .control("x"), .control("v"), .control(" "), .control("_"), .control("r"),
      .modified(.left, .shift), .modified(.down, .shift), .modified(.right, .control),
      .modified(.end, [.control, .shift]),
      .character("a"), .character(" "), .character("設"), .character("\u{301}"), .character("\u{200D}"),
      .character("👩"), .character("🇩"), .character("🇪"),
    ]
    for _ in 0..<300 {
      guard let key = keys.randomElement(using: &random) else { continue }
      pilot.press(key)
      #expect((0..<40).contains(pilot.cursor.column) && (0..<14).contains(pilot.cursor.row))
    }
    let editor = try editor(pilot)
    while editor.buffer.redo() {}
    let last = editor.text
    while editor.buffer.undo() {}
    #expect(editor.text == first)
    while editor.buffer.redo() {}
    #expect(editor.text == last)
  }

  @Test func aTextThatHasLinesOpensTheEditorFromAnyField() throws {
    let model = CompletionTests.Model()
    model.path = "/a\n/b"
    let pilot = try Pilot(CompletionTests.Paths(model: model))
    #expect(pilot.focusedLine.contains("/a …"))
    pilot.press(.enter)
    #expect(pilot.titleLine.contains("› Path"))
    pilot.press(.down, .end)
    pilot.type("c")
    pilot.press(.control("s"))
    #expect(model.path == "/a\n/bc")
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
