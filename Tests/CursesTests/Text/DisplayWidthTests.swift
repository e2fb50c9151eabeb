import Testing

@testable import Curses

/// Columns of single characters, by what a person sees.
@MainActor
struct DisplayWidthTests {
  @Test(
    "Columns by the newest Unicode data",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("設", 2), ("ｆ", 2), ("ｱ", 1), ("한", 2), ("…", 1), ("›", 1), ("─", 1),
      ("🛜", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("❤\u{FE0E}", 1), ("⌚", 2), ("⌚\u{FE0E}", 2), ("👩‍🔬", 2), ("🇩🇪", 2), ("🇩", 2),
      ("👍🏽", 2), ("🏽", 2), ("1\u{FE0F}\u{20E3}", 2), ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2),
      ("👨‍👩‍👧‍👦", 2), ("䷀", 2),
    ])
  func columns(text: String, columns: Int) {
    #expect(text.count == 1)
    #expect(DisplayWidth.of(text) == columns)
    #expect(DisplayWidth.of(Character(text)) == columns)
  }

  @Test("A Hangul syllable of conjoining letters takes two columns, as the composed one does")
  func hangul() {
    #expect(DisplayWidth.of("\u{1112}\u{1161}\u{11AB}") == 2)
    #expect(DisplayWidth.of("\u{D55C}") == 2)
    #expect(DisplayWidth.of("\u{AC00}\u{11A8}") == 2)
  }

  @Test("Marks beside their base take a column of their own, and a conjunct one for each consonant")
  func indic() {
    #expect(DisplayWidth.of("\u{928}\u{93F}") == 2)
    #expect(DisplayWidth.of("\u{0E01}\u{0E33}") == 2)
    #expect(DisplayWidth.of("\u{915}\u{94D}\u{924}\u{94D}\u{92F}") == 3)
  }

  @Test("No character has more columns than bytes, so that a text shorter than its place is not measured")
  func columnsAndBytes() {
    let scalars = (0..<0x10000).lazy.compactMap { Unicode.Scalar($0 as UInt32) }
    let tooWide = scalars.filter { DisplayWidth.of(Character($0)) > UTF8.width($0) }
    #expect(Array(tooWide).isEmpty)
  }

  @Test(
    "What cannot be sent takes the column of its sign", arguments: ["\u{1B}", "\t", "\u{7F}", "\u{85}", "\u{200B}"])
  func signs(text: String) {
    #expect(DisplayWidth.of(text) == 1)
  }

  @Test("ASCII is counted by bytes wherever the rest of the text begins", arguments: 0..<20)
  func ascii(length: Int) {
    let run = String(repeating: "x", count: length)
    #expect(DisplayWidth.of(run) == length)
    #expect(DisplayWidth.of(run + "設") == length + 2)
    #expect(DisplayWidth.of(run + "e\u{301}y") == length + 2)
    #expect(DisplayWidth.of("設" + run + "\u{1B}") == length + 3)
  }

  @Test("The rule for a run of printable ASCII finds every byte outside it", arguments: 0..<17)
  func printable(place: Int) {
    for byte in UInt8.min...UInt8.max {
      var bytes = [UInt8](repeating: UInt8(ascii: "~"), count: 17)
      bytes[place] = byte
      let end = bytes.withUnsafeBufferPointer { TextWalk.printableEnd($0, from: 0, to: $0.count) }
      #expect(end == ((0x20...0x7E).contains(byte) ? 17 : place))
    }
  }
}
