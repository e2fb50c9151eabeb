import SettingsDocuments
import Testing

@testable import SettingsSchema

/// What is said before a value is set.
@Suite struct CheckTests {
  static let schema = """
    {"type": "object", "additionalProperties": false, "required": ["level"],
     "properties": {"level": {"enum": ["debug", "info", "warning", "verbose"]},
       "port": {"type": "integer", "minimum": 1, "maximum": 65535},
       "hosts": {"type": "array", "items": {"type": "string"}, "uniqueItems": true},
       "nested": {"required": ["x"], "properties": {"x": {}, "y": {"type": "boolean"}}}}}
    """

  static func messages(_ value: Value, _ path: Path, in document: String = "{}") throws -> [String] {
    let schema = try CompiledSchema(try json(schema))
    return schema.check(value, at: path, in: try json(document)).map(\.message)
  }

  @Test func aRightValueIsFineWhereverNeighboursAreMissing() throws {
    #expect(try Self.messages(80, ["port"]) == [])
    #expect(try Self.messages(true, ["nested", "y"]) == [])
    #expect(try Self.messages("b", ["hosts", 1], in: #"{"hosts": ["a"]}"#) == [])
  }

  @Test func aWrongValueIsToldWithWhatWouldBeRight() throws {
    #expect(
      try Self.messages("verbos", ["level"])
        == [#""verbos" is not one of debug, info, warning, verbose; did you mean "verbose"?"#])
    #expect(try Self.messages(70000, ["port"]) == ["70000 is more than 65535, the most allowed"])
    #expect(try Self.messages("x", ["port"]) == [#""x" is not a whole number"#])
    #expect(try Self.messages(1, ["lvl"]) == [#""lvl" is not a setting here"#])
    #expect(try Self.messages(1, ["levle"]) == [#""levle" is not a setting here; did you mean "level"?"#])
    #expect(
      try Self.messages("a", ["hosts", 1], in: #"{"hosts": ["a"]}"#) == [#""a" is here twice, first as entry 0"#])
  }

  @Test func anEntryThatRepeatsALaterOneIsToldToo() throws {
    #expect(
      try Self.messages("b", ["hosts", 0], in: #"{"hosts": ["a", "b"]}"#)
        == [#""b" is here twice, first as entry 0"#])
  }

  @Test func oldProblemsElsewhereAreNotTheChangesFault() throws {
    #expect(try Self.messages(80, ["port"], in: #"{"level": "wrong"}"#) == [])
  }
}
