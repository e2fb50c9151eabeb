import Testing

@testable import SettingsSchema

/// What regular expressions of real schemas are in people's words.
@Suite struct PatternWordsTests {
  @Test(
    arguments: [
      ("^[a-z0-9-]+$", "be only small letters, digits or -"),
      ("^[a-zA-Z0-9_-]+$", "be only letters, digits, - or _"),
      ("^[A-Z_][A-Z0-9_]*$", "be a capital or _, then any capitals, digits or _"),
      ("^[0-9]+(ms|[smhdwy])$", "be a duration such as 500ms, 30s, 5m, 12h or 7d"),
      (#"^(\d+)(s|m)$"#, "be digits, then s or m"),
      ("^(CRLF|LF|crlf|lf)$", "be CRLF, LF, crlf or lf"),
      (
        "^[Ee][Ss]([356]|20(1[567]|2[02]))$",
        "be es3, es5, es6, es2015, es2016, es2017, es2020 or es2022, in small letters or capitals"
      ),
      (#"\.git$"#, "end in .git"),
      (#".*\.git$"#, "end in .git"),
      (#"^.*\.(ya?ml|json)$"#, "end in .yml, .yaml or .json"),
      ("^custom:.+", "begin with custom:"),
      ("^custom:.+$", "begin with custom:"),
      ("^@", "begin with @"),
      ("[0-9]", "contain a digit"),
      ("[0-9]+", "contain a digit"),
      ("^..$", "be any character, then any character"),
      (#"^[^\n]{1,64}$"#, nil),
      ("^[^.]+$", "be a text without ."),
      ("^[a-f0-9]{8}$", "be 8 digits from 0 to f"),
      (#"^[A-Z]{2,3}-\d{4}$"#, "be 2 to 3 capitals, then -, then 4 digits"),
      (#"^v?\d+$"#, "be nothing or v, then digits"),
      ("^(https?|ftp)://", "begin with http://, https:// or ftp://"),
      (".*", "not be empty"),
      ("^(?!a).*$", nil),
      ("^(a+)+b$", nil),
      (#"^\p{L}+$"#, nil),
      ("^a|b$", nil),
      ("[", nil),
      ("(", nil),
      ("a{2,1}", nil),
      ("", nil),
      ("^$", nil),
    ] as [(String, String?)])
  func anExpressionIsSaidInWords(source: String, words: String?) {
    #expect(PatternWords.text(for: source) == words)
  }

  @Test func whatIsNoExpressionOrLongerThanAnybodyReadsIsNotSaid() {
    #expect(PatternWords.text(for: String(repeating: "(", count: 1000)) == nil)
    #expect(PatternWords.text(for: String(repeating: "a?", count: 900)) == nil)
    #expect(PatternWords.text(for: String(repeating: "[ab]", count: 400)) == nil)
    #expect(PatternWords.text(for: String(repeating: "a", count: 3000)) == nil)
  }
}
