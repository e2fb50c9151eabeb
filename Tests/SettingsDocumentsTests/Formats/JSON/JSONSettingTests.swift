import SettingsDocuments
import Testing

@Suite struct JSONSettingTests {
  @Test func onlyTheBytesOfTheValueDiffer() throws {
    let document = try json("{\n  // the theme\n  \"theme\" : \"dark\" , \n\t\"n\":1}", as: .jsonc)
    let edits = try document.edits(for: .set(["theme"], "light"))
    let span = try #require(document.root["theme"]?.span)
    #expect(edits.allSatisfy { span.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= span.upperBound })
    #expect(try document.edits(for: .set(["theme"], "dark")) == [])
    #expect(try document.edits(for: .set(["n"], 1)) == [])
  }

  @Test func numbersKeepTheirSpelling() throws {
    let number = try #require(Number(literal: "1.50"))
    expectChange(.set(["n"], .number(number)), in: "{\"n\": 1.5}", gives: "{\"n\": 1.50}")
    let hexadecimal = try #require(Number(literal: "0xFF", decimal: "255"))
    expectChange(.set(["n"], .number(hexadecimal)), in: "{\"n\": 1.5}", gives: "{\"n\": 255}")
  }

  @Test func stringsKeepTheirFilesWayOfEscaping() {
    expectChange(.set(["n"], "é\n\"\\/"), in: #"{"n": "x"}"#, gives: #"{"n": "é\n\"\\/"}"#)
    expectChange(.set(["n"], "é😀"), in: #"{"n": "\u00fc"}"#, gives: #"{"n": "\u00e9\ud83d\ude00"}"#)
    expectChange(.set(["n"], "a/c"), in: #"{"n": "a\/b"}"#, gives: #"{"n": "a\/c"}"#)
    expectChange(.set(["n"], "\u{1B}[31m"), in: #"{"n": "x"}"#, gives: #"{"n": "\u001b[31m"}"#)
  }

  @Test func containersTakeTheLayoutOfTheirSurroundings() {
    expectChange(
      .set(["n"], ["a": [1, 2], "b": []]), in: "{\n  \"n\": 1\n}",
      gives: "{\n  \"n\": {\n    \"a\": [\n      1,\n      2\n    ],\n    \"b\": []\n  }\n}")
    expectChange(
      .set(["n"], [1, 2]), in: "{\n  \"l\": [1, 2],\n  \"n\": 1\n}", gives: "{\n  \"l\": [1, 2],\n  \"n\": [1, 2]\n}")
    expectChange(.set(["n"], ["a": 1]), in: "{ \"n\": 1 }", gives: "{ \"n\": { \"a\": 1 } }")
    expectChange(.set([], ["a": 1]), in: "[\n  1\n]\n", gives: "{\n  \"a\": 1\n}\n")
  }

  @Test func renamingChangesTheKeyAlone() {
    expectChange(
      .rename(["a"], to: "b\""), in: "{ /* x */ \"a\" : 1 }", gives: "{ /* x */ \"b\\\"\" : 1 }")
  }

  @Test func aRepeatedKeyIsSetWhereItCounts() {
    expectChange(.set(["a"], 3), in: "{\"a\": 1, \"a\": 2}", gives: "{\"a\": 1, \"a\": 3}")
  }
}
