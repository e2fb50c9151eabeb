import Testing

@testable import Curses

/// Cutting and wrapping, at whole characters.
struct TextFittingTests {
  @Test(
    "A text that is too long ends in an ellipsis",
    arguments: [
      ("Effort level", 12, "Effort level"), ("Effort level", 11, "Effort lev…"), ("Effort level", 1, "…"),
      ("Effort level", 0, ""), ("", 0, ""), ("設定画面", 8, "設定画面"), ("設定画面", 7, "設定画…"), ("設定画面", 6, "設定…"),
      ("設定", 1, "…"), ("a👩‍🔬b", 3, "a…"), ("a👩‍🔬b", 4, "a👩‍🔬b"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
      ("x", -3, ""),
    ])
  func truncate(text: String, columns: Int, expected: String) {
    #expect(TextFitting.truncate(text, columns: columns) == expected)
    #expect(DisplayWidth.of(TextFitting.truncate(text, columns: columns)) <= max(0, columns))
  }

  @Test("The start is left out where the end says more")
  func truncateStart() {
    #expect(TextFitting.truncateStart("/usr/local/bin/claude-auth", columns: 12) == "…claude-auth")
    #expect(TextFitting.truncateStart("/usr", columns: 4) == "/usr")
    #expect(TextFitting.truncateStart("/usr", columns: 0) == "")
    #expect(DisplayWidth.of(TextFitting.truncateStart("設定画面", columns: 6)) == 6)
  }

  @Test(
    "Dropping columns leaves blanks for half a character",
    arguments: [
      ("abc", 1, "bc"), ("abc", 0, "abc"), ("abc", 9, ""), ("設定", 1, " 定"), ("設定", 2, "定"), ("設定", 3, " "),
      ("a設", 2, " "), ("ab\u{1B}c", 3, "c"), ("", 2, ""),
    ])
  func dropFirst(text: String, columns: Int, expected: String) {
    #expect(TextFitting.dropFirst(columns: columns, of: text[...]) == expected[...])
  }

  @Test(
    "Lines break between words first",
    arguments: [
      ("one of low, medium, high", 12, ["one of low,", "medium, high"]),
      ("one of low, medium, high", 80, ["one of low, medium, high"]),
      ("unbreakable", 4, ["unbr", "eaka", "ble"]),
      ("a unbreakable", 4, ["a", "unbr", "eaka", "ble"]),
      ("設定画面を開く", 6, ["設定画", "面を開", "く"]),
      ("設定画、面", 6, ["設定", "画、面"]),
      ("use 設定 here", 7, ["use 設", "定 here"]),
      ("two  blanks", 5, ["two", "blank", "s"]),
      ("first\nsecond line", 20, ["first", "second line"]),
      ("one\n\ntwo", 20, ["one", "", "two"]),
      ("", 10, [""]),
      ("ends in blanks   ", 6, ["ends", "in", "blanks"]),
      ("👩‍🔬👩‍🔬 x", 3, ["👩‍🔬", "👩‍🔬", "x"]),
      ("設", 1, ["設"]),
      ("設定", 1, ["設", "定"]),
      ("word", 0, []),
    ])
  func wrap(text: String, columns: Int, expected: [String]) {
    #expect(TextFitting.wrap(text, columns: columns) == expected)
  }

  @Test("No line is wider than asked, and no word is lost", arguments: 2..<40)
  func wrapKeepsAll(columns: Int) {
    let text = "How much the model thinks before it answers: 設定画面 — 👩‍🔬 naïve words, tabs\tand so on."
    let lines = TextFitting.wrap(text, columns: columns)
    for line in lines { #expect(DisplayWidth.of(line) <= columns) }
    let kept = lines.joined().filter { $0 != " " && $0 != "\t" }
    #expect(kept == text.filter { $0 != " " && $0 != "\t" })
  }
}
