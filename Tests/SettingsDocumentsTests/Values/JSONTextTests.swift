import Testing

import SettingsDocuments
@testable import SettingsValues

@Suite struct JSONTextTests {
  @Test func whatTerminalsWouldObeyIsEscaped() {
    let text = "a\"b\\c\n\t\r\u{1B}[31m\u{7F}\u{85}\u{9B}é\u{A0}😀"
    #expect(JSONText.quoted(text) == #""a\"b\\c\n\t\r\u001b[31m\u007f\u0085\u009bé"# + "\u{A0}😀\"")
    #expect(JSONText.escaped(text) == #"a"b\c\n\t\r\u001b[31m\u007f\u0085\u009bé"# + "\u{A0}😀")
    #expect(JSONText.quoted("") == "\"\"")
    #expect(JSONText.quoted("plain") == "\"plain\"")
  }

  @Test func whatReordersOrHidesTextIsEscaped() {
    let text = "a\u{202E}b\u{2066}\u{200B}\u{2028}\u{FEFF}\u{AD}\u{E0041}"
    #expect(JSONText.quoted(text) == #""a\u202eb\u2066\u200b\u2028\ufeff\u00ad\udb40\udc41""#)
    // What words and emoji are made of stays.
    for text in ["می\u{200C}خواهم", "👩‍❤️‍💋‍👨", "🏴\u{E0067}\u{E0062}\u{E007F}", "e\u{301}"] {
      #expect(Array(JSONText.escaped(text).unicodeScalars) == Array(text.unicodeScalars))
    }
    #expect(JSONText.escaped("a\n\tb\r", keeping: ["\n", "\t"]) == "a\n\tb\\r")
  }
}
