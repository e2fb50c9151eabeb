import SettingsDocuments
import SettingsSchema
import Testing

@testable import SettingsSession

/// What is typed, read as the setting's own type, else as JSON, else as a string.
@Suite struct ValueReaderTests {
  @Test(
    arguments: [
      ("on", .boolean, true), ("No", .boolean, false), ("5", .integer, 5), ("1e3", .integer, 1000),
      ("-0.5", .number, -0.5), ("5", .string, "5"), ("null", .string, "null"), (#""a""#, .string, #""a""#),
      ("", .string, ""), ("[1, 2]", .array, [1, 2]), (#"{"a": 1}"#, .object, ["a": 1]),
      ("5", [.string, .integer], 5), ("5x", [.string, .integer], "5x"), (#""5""#, [.string, .integer], "5"),
      ("null", [.string, .null], nil), (" 7 ", .integer, 7),
    ] as [(String, TypeSet, Value)])
  func readsAsTheType(_ text: String, _ types: TypeSet, _ expected: Value) throws {
    #expect(try ValueReader.read(text, types: types, present: nil) == expected)
  }

  @Test(
    arguments: [("true", "true"), ("1", "1"), ("x y", "\"x y\""), ("{", "\"{\""), ("[]", "[]")] as [(String, String)])
  func readsFreelyWhereNothingIsKnown(_ text: String, _ json: String) throws {
    #expect(try ValueReader.read(text, types: .all, present: nil).json == json)
  }

  @Test(arguments: [("5", "a", "5"), ("7", 3, 7), ("2.5", 3, 2.5), ("off", true, false)] as [(String, Value, Value)])
  func keepsTheKindOfThePresentValue(_ text: String, _ present: Value, _ expected: Value) throws {
    #expect(try ValueReader.read(text, types: .all, present: present) == expected)
  }

  @Test func whatIsANumberInQuotesStaysOne() throws {
    #expect(try ValueReader.read("0.2", types: [.string, .number], present: "0.1") == "0.2")
    #expect(try ValueReader.read("0.2", types: [.string, .number], present: "wide") == 0.2)
  }

  @Test(
    arguments: [
      ("maybe", .boolean, #""maybe" is not true or false"#), ("1.5", .integer, #""1.5" is not a whole number"#),
      ("x", [.integer, .null], #""x" is not null or a whole number"#), ("x", .array, #""x" is not a JSON array"#),
    ] as [(String, TypeSet, String)])
  func saysWhatWasExpected(_ text: String, _ types: TypeSet, _ message: String) {
    #expect(throws: ValueReadingError(description: message)) {
      try ValueReader.read(text, types: types, present: nil)
    }
  }

  @Test func saysTheWordsThatTheFileHasForASwitch() {
    #expect(throws: ValueReadingError(description: #""maybe" is not yes or no"#)) {
      try ValueReader.read("maybe", types: .boolean, present: nil, words: ("no", "yes"))
    }
  }
}
