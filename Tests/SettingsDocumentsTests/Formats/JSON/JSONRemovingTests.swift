import SettingsDocuments
import Testing

/// What is removed takes the comment along that belongs to it, and no other.
@Suite struct JSONRemovingTests {
  static let commented = """
    {
      // Editor

      // the theme
      "theme": "dark", // night
      // the font
      "font": "Mono", /* serif? */
      "size": 12 // points
      // the end
    }
    """

  @Test func theFirstWithItsComments() {
    expectChange(
      .remove(["theme"]), in: Self.commented,
      gives: """
        {
          // Editor

          // the font
          "font": "Mono", /* serif? */
          "size": 12 // points
          // the end
        }
        """)
  }

  @Test func oneInTheMiddleWithItsComments() {
    expectChange(
      .remove(["font"]), in: Self.commented,
      gives: """
        {
          // Editor

          // the theme
          "theme": "dark", // night
          "size": 12 // points
          // the end
        }
        """)
  }

  @Test func theLastWithItsComment() {
    expectChange(
      .remove(["size"]), in: Self.commented,
      gives: """
        {
          // Editor

          // the theme
          "theme": "dark", // night
          // the font
          "font": "Mono" /* serif? */
          // the end
        }
        """)
  }

  @Test func aHeadingOfAGroupStays() {
    expectChange(
      .remove(["a"]), in: "{\n  // Group\n  \"a\": 1,\n  \"b\": 2\n}", gives: "{\n  // Group\n  \"b\": 2\n}")
    expectChange(
      .remove(["b"]), in: "{\n  \"a\": 1,\n\n  // Group\n  \"b\": 2,\n  \"c\": 3\n}",
      gives: "{\n  \"a\": 1,\n\n  // Group\n  \"c\": 3\n}")
  }

  @Test func theBlankLineBetweenGroupsStays() {
    expectChange(
      .remove(["b"]), in: "{\n  \"a\": 1,\n  \"b\": 2,\n\n  \"c\": 3\n}", gives: "{\n  \"a\": 1,\n\n  \"c\": 3\n}")
    expectChange(
      .remove(["b"]), in: "{\n  \"a\": 1,\n\n  \"b\": 2,\n  \"c\": 3\n}", gives: "{\n  \"a\": 1,\n\n  \"c\": 3\n}")
  }

  @Test func onOneLine() {
    expectChange(.remove(["a"]), in: "{ \"a\": 1, \"b\": 2, \"c\": 3 }", gives: "{ \"b\": 2, \"c\": 3 }")
    expectChange(.remove(["b"]), in: "{ \"a\": 1, \"b\": 2, \"c\": 3 }", gives: "{ \"a\": 1, \"c\": 3 }")
    expectChange(.remove(["c"]), in: "{ \"a\": 1, \"b\": 2, \"c\": 3 }", gives: "{ \"a\": 1, \"b\": 2 }")
    expectChange(.remove(["a"]), in: "{\"a\":1}", gives: "{}")
    expectChange(.remove([1]), in: "[1, /* two */ 2, /* three */ 3]", gives: "[1, /* three */ 3]")
  }

  @Test func underALineComment() {
    expectChange(.remove([1]), in: "[1, // one\n 2 ]", gives: "[1 // one\n  ]")
    expectChange(.remove([1]), in: "[1, // one\n 2, 3]", gives: "[1, // one\n 3]")
  }
}
