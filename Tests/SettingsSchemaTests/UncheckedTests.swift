import SettingsDocuments
import Testing

@testable import SettingsSchema

/// What cannot be known of a schema is named, and never held against a document.
@Suite struct UncheckedTests {
  static func lines(_ schema: String, _ text: String) throws -> [String] {
    let document = try json(text)
    return try CompiledSchema(try json(schema)).validate(document).map { $0.rendered(file: "f", in: document) }
  }

  static let missing = "f:1:1: unchecked: the schema https://example.com/x is not at hand"

  @Test func aSchemaUnderAPatternThatMakesNoSenseIsNotApplied() throws {
    let lines = try Self.lines(
      #"{"patternProperties": {"(": {"type": "integer"}}, "additionalProperties": false}"#, #"{"a": "x"}"#)
    #expect(lines == ["f:1:7: a: the pattern ( makes no sense: unmatched ( at 0"])
  }

  @Test(arguments: [
    ##"{"$ref": "https://example.com/x", "unevaluatedProperties": false}"##,
    ##"{"allOf": [{"$ref": "https://example.com/x"}], "unevaluatedProperties": {"type": "string"}}"##,
    ##"{"anyOf": [{"type": "null"}, {"$ref": "https://example.com/x"}], "unevaluatedProperties": false}"##,
    ##"{"dependentSchemas": {"a": {"$ref": "https://example.com/x"}}, "unevaluatedProperties": false}"##,
    ##"{"if": {"$ref": "https://example.com/x"}, "then": {"properties": {"a": {}}}, "unevaluatedProperties": false}"##,
  ])
  func whatAnUnknownSchemaMayKnowIsNoStrangeKey(schema: String) throws {
    #expect(try Self.lines(schema, #"{"a": 1}"#) == [Self.missing])
  }

  @Test func whatAnUnknownSchemaMayKnowIsNoEntryTooMany() throws {
    let lines = try Self.lines(##"{"$ref": "https://example.com/x", "unevaluatedItems": false}"##, "[1]")
    #expect(lines == [Self.missing])
  }

  @Test func anUnknownSchemaOfAChildHidesNoStrangeKey() throws {
    let lines = try Self.lines(
      ##"{"properties": {"a": {"$ref": "https://example.com/x"}}, "unevaluatedProperties": false}"##,
      #"{"a": 1, "b": 2}"#)
    #expect(
      lines == [
        #"f:1:10: b: "b" is not a setting here"#,
        "f:1:7: a: unchecked: the schema https://example.com/x is not at hand",
      ])
  }

  @Test(arguments: [
    (##"{"oneOf": [{}, {"$ref": "https://example.com/x"}, {"minimum": 0}]}"##, "1", false),
    (##"{"oneOf": [{}, {"$ref": "https://example.com/x"}, {"minimum": 2}]}"##, "1", true),
    (##"{"if": {"$ref": "https://example.com/x", "minimum": 2}, "else": {"multipleOf": 2}}"##, "1", false),
    (##"{"if": {"$ref": "https://example.com/x", "minimum": 0}, "else": {"multipleOf": 2}}"##, "1", true),
    (##"{"not": {"$ref": "https://example.com/x", "minimum": 0}}"##, "1", true),
    (
      ##"{"contains": {"if": {"type": "string"}, "then": {"$ref": "https://example.com/x"}}, "maxContains": 1}"##,
      #"[1, 2, "a"]"#, false
    ),
    (
      ##"{"contains": {"if": {"type": "string"}, "then": {"$ref": "https://example.com/x"}}, "maxContains": 1}"##,
      #"[1, "b", "a"]"#, true
    ),
  ])
  func whatIsCertainCountsBesideWhatIsUnknown(schema: String, text: String, isValid: Bool) throws {
    #expect(try CompiledSchema(try json(schema)).accepts(try json(text)) == isValid)
  }

  @Test func aPointerThatIsNoTextLeadsNowhere() throws {
    let lines = try Self.lines(##"{"properties": {"a": {"$ref": "#/%FF"}}, "required": ["b"]}"##, #"{"a": {}}"#)
    #expect(
      lines == [#"f:1:1: "b" is missing"#, "f:1:7: a: unchecked: the schema has no place #/%FF"])
  }
}
