import Testing

@testable import SettingsDocuments

@Suite struct JSONTextTests {
  @Test func whatTerminalsWouldObeyIsEscaped() {
    let text = "a\"b\\c\n\t\r\u{1B}[31m\u{7F}\u{85}\u{9B}é\u{A0}😀"
    #expect(JSONText.quoted(text) == #""a\"b\\c\n\t\r\u001b[31m\u007f\u0085\u009bé"# + "\u{A0}😀\"")
    #expect(JSONText.escaped(text) == #"a"b\c\n\t\r\u001b[31m\u007f\u0085\u009bé"# + "\u{A0}😀")
    #expect(JSONText.quoted("") == "\"\"")
    #expect(JSONText.quoted("plain") == "\"plain\"")
  }
}
