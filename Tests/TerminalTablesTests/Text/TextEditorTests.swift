import Curses
import Testing

@testable import TerminalTables

@Suite struct TextEditorTests {
  private func editor(_ text: String, cursorBack: Int = 0) -> TextEditor {
    var editor = TextEditor(text)
    editor.move(by: -cursorBack)
    return editor
  }

  @Test func typingGoesInAtTheCursor() {
    var editor = editor("ac", cursorBack: 1)
    editor.insert("b")
    #expect(editor.text == "abc" && editor.textBeforeCursor == "ab")
  }

  @Test func ofLinesOneIsMadeWithBlanksBetween() {
    var editor = editor("sshd;", cursorBack: 1)
    editor.insert("\n-o\r\nPort\n\n22\n")
    #expect(editor.text == "sshd-o Port 22;" && editor.textBeforeCursor == "sshd-o Port 22")
  }

  @Test func whatIsTypedTakesThePlaceOfAProposal() {
    var typed = TextEditor("none", isProposal: true)
    #expect(typed.text == "none" && typed.handle(.character("/")) && typed.text == "/")
    #expect(typed.handle(.character("s")) && typed.text == "/s")
    var pasted = TextEditor("none", isProposal: true)
    pasted.insert("/srv")
    #expect(pasted.text == "/srv")
    var deleted = TextEditor("none", isProposal: true)
    #expect(deleted.handle(.backspace) && deleted.isEmpty)
    var moved = TextEditor("none", isProposal: true)
    #expect(moved.handle(.end) && moved.handle(.character("!")) && moved.text == "none!")
  }

  @Test func aCombiningMarkJoinsTheLetterBeforeIt() {
    var editor = TextEditor("cafe")
    editor.insert("\u{301}")
    #expect(editor.text == "cafe\u{301}" && editor.cursor == 4)
    editor.deleteBackward()
    #expect(editor.text == "caf", "the letter goes with its mark")
  }

  @Test func aMarkTypedBeforeOtherTextJoinsToo() {
    var editor = editor("ab", cursorBack: 1)
    editor.insert("\u{308}")
    #expect(editor.text == "a\u{308}b" && editor.cursor == 1)
  }

  @Test func wideAndJoinedCharactersAreOneStep() {
    var editor = TextEditor("設👩‍🔬🇮🇸")
    editor.move(by: -1)
    #expect(editor.textBeforeCursor == "設👩‍🔬")
    editor.deleteBackward()
    #expect(editor.text == "設🇮🇸")
    editor.deleteForward()
    #expect(editor.text == "設")
  }

  @Test func theCursorStaysInsideTheText() {
    var editor = TextEditor("ab")
    editor.move(by: 5)
    #expect(editor.cursor == 2)
    editor.move(by: -9)
    #expect(editor.cursor == 0)
    editor.deleteBackward()
    #expect(editor.text == "ab")
    editor.moveToEnd()
    editor.deleteForward()
    #expect(editor.text == "ab")
  }

  @Test(arguments: [
    (Key.control("w"), "one two  three", 0, "one two  "), (.control("w"), "one two  ", 0, "one "),
    (.control("w"), "one two", 3, "two"), (.control("u"), "one two", 3, "two"), (.control("k"), "one two", 3, "one "),
    (.control("a"), "ab", 0, "ab"), (.backspace, "ab", 1, "b"), (.control("d"), "ab", 1, "a"),
  ])
  func keysOfReadline(key: Key, text: String, cursorBack: Int, result: String) {
    var editor = editor(text, cursorBack: cursorBack)
    let isHandled = editor.handle(key)
    #expect(isHandled)
    #expect(editor.text == result)
  }

  @Test func keysWithoutMeaningAreLeftAlone() {
    var editor = TextEditor("a")
    for key in [Key.up, .function(1), .escape] {
      let isHandled = editor.handle(key)
      #expect(!isHandled)
    }
  }
}
