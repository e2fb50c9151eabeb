import Testing

@testable import Curses

/// Every emoji sequence of the Unicode data stands in two columns, and nothing beside it is shifted on any terminal.
@Suite(.enabled(if: UnicodeData.isPresent, "Debian's unicode-data is absent"))
@MainActor
struct EmojiSequenceTests {
  private static func sequences(of file: String) throws -> [String] {
    try UnicodeData.lines(of: "emoji/" + file).flatMap { UnicodeData.sequences($0[0]) }
  }

  @Test("Fully qualified sequences take two columns", arguments: ["emoji-sequences.txt", "emoji-zwj-sequences.txt"])
  func qualified(file: String) throws {
    let sequences = try EmojiSequenceTests.sequences(of: file)
    #expect(sequences.count > 1000)
    for sequence in sequences { #expect(DisplayWidth.of(sequence) == 2, "\(sequence)") }
  }

  @Test(
    "What follows a sequence stands at its column on every terminal",
    arguments: ["emoji-sequences.txt", "emoji-zwj-sequences.txt", "emoji-test.txt", "emoji-variation-sequences.txt"],
    ["xterm-256color", "vt100"])
  func nothingIsShifted(file: String, term: String) throws {
    let columns = 24
    let screens = try Screens(Size(rows: 4, columns: columns), term: term)
    defer { screens.terminal.close() }
    let sequences = try EmojiSequenceTests.sequences(of: file)
    // The other terminal differs in how it moves the cursor, which some of them show.
    for index in stride(from: 0, to: sequences.count, by: term == "vt100" ? 11 : 1) {
      let sequence = sequences[index]
      let width = DisplayWidth.of(sequence)
      screens.draw("ab\(sequence)|\(sequence)|end", row: 0)
      screens.draw(String(repeating: "-", count: columns - width) + sequence, row: 1)
      screens.draw("row below", row: 2)
      screens.draw(String(repeating: "=", count: columns - width) + sequence, row: 3)
      #expect(screens.terminal.cell(at: Point(row: 0, column: 2)).text == sequence)
      #expect(screens.terminal.cell(at: Point(row: 0, column: 2 + width)).text == "|")
      #expect(screens.terminal.cell(at: Point(row: 0, column: 3 + 2 * width)).text == "|")
      screens.terminal.present()
      let differences = screens.differences(rows: 0..<4) { row in
        row == 0
          ? [2..<2 + width, 3 + width..<3 + 2 * width] : row == 2 ? [] : [columns - width..<columns]
      }
      #expect(differences.isEmpty, "\(sequence) \(differences)")
      if !differences.isEmpty { return }
    }
    #expect(screens.complaints.isEmpty)
  }

  @Test("One write a frame, with sequences too")
  func oneWrite() throws {
    let screens = try Screens(Size(rows: 2, columns: 20))
    defer { screens.terminal.close() }
    screens.draw("👩‍🔬 title", row: 0)
    screens.terminal.present()
    #expect(screens.frames.count == 1)
    screens.terminal.present()
    #expect(screens.frames.count == 1)
  }
}
