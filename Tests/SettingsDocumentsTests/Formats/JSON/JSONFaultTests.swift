import SettingsDocuments
import Testing

/// Faults point at what must be changed, not at where the parser noticed.
@Suite struct JSONFaultTests {
  @Test(arguments: [
    ("{\"a\": 1\n \"b\": 2}", "1:8: expected \",\" or \"}\" after this value, found the string \"b\""),
    (
      "{\"a\": \"x\n}",
      "1:7: expected a closing quote, found the end of the line: the string that opens here is not "
        + "closed before its line ends; a line break is written \\n"
    ),
    ("[\"x", "1:2: expected a closing quote, found the end of the file: the string that opens here is not closed"),
    ("{\"a\": [1, 2}", "1:12: expected \"]\", found \"}\": it would close the [ of line 1"),
    ("{\n  \"a\": {\n", "2:8: expected \"}\", found the end of the file: the { that opens here is not closed"),
    ("[1, 2,]", "1:6: expected no comma after the last value, found \",\": JSON allows none; take it out"),
    ("[1,,2]", "1:4: expected a value, found \",\""),
    ("{\"a\" 1}", "1:6: expected \":\" after the key \"a\", found \"1\""),
    ("{a: 1}", "1:2: expected a key in double quotes, found \"a\""),
    ("[True]", "1:2: expected a value, found \"True\": JSON spells this true"),
    ("[01]", "1:2: expected a number without leading zeros, found \"01\""),
    ("[1.]", "1:4: expected a digit, found \"]\": in the number \"1.\""),
    (
      "[\"\\x\"]",
      "1:3: expected an escape such as \\n, \\\\ or \\u00e9, found \"\\x\": a backslash itself is written \\\\"
    ),
    ("[1] // no", "1:5: expected no comment, found a comment: JSON has none"),
    ("[1] [2]", "1:5: expected the end of the file, found \"[\": one value is all a JSON file holds"),
    ("", "1:1: expected a value, found the end of the file: there is nothing in this file"),
    ("[\"é\", 'x']", "1:7: expected a value, found \"'\": JSON writes strings in double quotes"),
  ])
  func sayWhatAndWhere(text: String, message: String) {
    #expect(fault(text)?.description == message)
  }

  @Test func bytesThatAreNoTextAreRefusedWhereTheyStand() {
    #expect(throws: ParseError.self) { try Document(parsing: [0x22, 0xC3, 0x28, 0x22], as: .json) }
    do throws(ParseError) {
      _ = try Document(parsing: Array("[\"a\"]\n[\"".utf8) + [0xFF], as: .json)
    } catch {
      #expect(error.offset == 8)
      #expect(
        error.description
          == "2:3: expected UTF-8 text, found the byte 0xFF: save it as UTF-8 first, as iconv -f latin1 -t utf-8 does")
    }
  }

  @Test func unclosedCommentsAreFaultsInJSONC() {
    #expect(fault("[1] /* x", as: .jsonc)?.offset == 4)
    #expect(fault("[1, // x\n]", as: .jsonc) == nil)
  }
}
