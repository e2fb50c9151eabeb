import Testing

@testable import Curses

/// Nothing of a text reaches the terminal as a command, and nothing of it vanishes.
@MainActor
struct VisibleTextTests {
  private func drawn(_ text: String) throws -> (line: String, bytes: [UInt8]) {
    let screens = try Screens(Size(rows: 1, columns: 40))
    defer { screens.terminal.close() }
    screens.draw(text + "|", row: 0)
    screens.terminal.present()
    #expect(screens.terminal.cell(at: Point(row: 0, column: DisplayWidth.of(text))).text == "|")
    #expect(screens.differences(rows: 0..<1) { _ in [0..<DisplayWidth.of(text)] } == [])
    return (screens.terminal.text(row: 0), screens.frames.flatMap(\.self))
  }

  @Test(
    "Signs stand for what cannot be sent",
    arguments: [
      ("\u{1B}[31m", "␛[31m"), ("a\nb", "a␊b"), ("a\r\nb", "a␍␊b"), ("a\tb", "a b"), ("\0", "␀"), ("\u{7F}", "␡"),
      ("\u{9B}31m", "\u{FFFD}31m"), ("\u{2028}", "␤"), ("\u{2029}", "␤"), ("\u{85}", "␤"),
      ("a\u{202E}b", "a\u{FFFD}b"), ("\u{2066}a\u{2069}", "\u{FFFD}a\u{FFFD}"), ("\u{200F}", "\u{FFFD}"),
      ("a\u{200B}b", "a\u{FFFD}b"), ("\u{FEFF}a", "\u{FFFD}a"), ("a\u{AD}b", "a\u{FFFD}b"),
      ("\u{E0001}", "\u{FFFD}"), ("\u{E0041}", "\u{FFFD}"), ("\u{FE0F}", "\u{FFFD}"), ("\u{200D}", "\u{FFFD}"),
      ("\u{200C}", "\u{FFFD}"), ("\u{301}", "◌\u{301}"), ("\n\u{301}", "␊◌\u{301}"), ("\u{93F}", "◌\u{93F}"),
      ("\u{1161}", "◌\u{1161}"), ("\u{FFFE}", "\u{FFFD}"), ("\u{100000}", "\u{FFFD}"), ("\u{10FFFD}", "\u{FFFD}"),
    ])
  func signs(text: String, shown: String) throws {
    #expect(Array(try drawn(text).line.unicodeScalars) == Array((shown + "|").unicodeScalars))
  }

  @Test("A text that imitates a placeholder is drawn as replacement characters")
  func imitation() throws {
    #expect(try drawn("x\u{100000}\u{104000}").line == "x\u{FFFD}\u{FFFD}|")
    #expect(try drawn("\u{3000}\u{100001}\u{104000}").line == "\u{3000}\u{FFFD}\u{FFFD}|")
  }

  @Test("No control byte of a text is sent, whatever it is")
  func controls() throws {
    let plain = try drawn(String(repeating: "x", count: 10)).bytes.count { $0 == 0x1B }
    for value in (0..<0x20).map(UInt32.init) + [0x7F, 0x9B, 0x90, 0x9D] {
      let scalar = try #require(Unicode.Scalar(value))
      let bytes = try drawn("x\(scalar)]0;titlex").bytes
      #expect(bytes.count { $0 == 0x1B } == plain)
      #expect(!bytes.contains(0x9B) || bytes.contains(0xE2))
      #expect(!String(decoding: bytes, as: UTF8.self).unicodeScalars.contains { (0x80...0x9F).contains($0.value) })
    }
  }

  @Test("Joiners, selectors and marks inside a cluster are drawn as they are")
  func clusters() throws {
    for text in ["می\u{200C}خواهم", "क\u{94D}\u{200D}ष", "❤\u{FE0F}", "e\u{301}\u{327}", "👩‍❤️‍💋‍👨", "שָׁלוֹם"] {
      #expect(Array(try drawn(text).line.unicodeScalars) == Array((text + "|").unicodeScalars), "\(text)")
    }
  }

  @Test("Marks heaped on a letter are cut after the thirty-second scalar")
  func heaped() throws {
    let text = "a" + String(repeating: "\u{301}", count: 500)
    #expect(DisplayWidth.of(text) == 1)
    let line = try drawn(text).line
    #expect(line.unicodeScalars.count == 33)
    #expect(line.first?.unicodeScalars.first == "a")
  }
}
