import SettingsDocuments
import Testing

@testable import SettingsSchema

/// Each edition by its own rules; what a schema of no edition means.
@Suite struct DraftTests {
  static func accepts(_ schema: String, _ value: String) throws -> Bool {
    try CompiledSchema(try json(schema)).accepts(try json(value))
  }

  static let draft4 = #""$schema": "http://json-schema.org/draft-04/schema#""#
  static let draft6 = #""$schema": "http://json-schema.org/draft-06/schema#""#
  static let draft7 = #""$schema": "http://json-schema.org/draft-07/schema#""#
  static let draft201909 = #""$schema": "https://json-schema.org/draft/2019-09/schema""#

  @Test(arguments: [
    // Draft 4: switches for bounds, `id`, no value `1.0` for an integer; `const` is honoured all the same.
    (#"{\#(draft4), "minimum": 3, "exclusiveMinimum": true}"#, "3", false),
    (#"{\#(draft4), "minimum": 3, "exclusiveMinimum": false}"#, "3", true),
    (#"{\#(draft4), "type": "integer"}"#, "1.0", false),
    (#"{\#(draft4), "type": "integer"}"#, "1e2", false),
    (#"{\#(draft4), "type": "integer"}"#, "1E2", false),
    (#"{\#(draft4), "type": "number"}"#, "1e2", true),
    (#"{\#(draft6), "type": "integer"}"#, "1e2", true),
    (#"{\#(draft4), "const": 1}"#, "2", false),
    (
      ##"{\##(draft4), "id": "http://x/", "allOf": [{"$ref": "a"}], "definitions": {"a": {"id": "a", "type": "null"}}}"##,
      "1", false
    ),
    (#"{\#(draft4), "propertyNames": {"maxLength": 1}}"#, #"{"ab": 1}"#, true),
    // Draft 6 and 7: numbers for exclusive bounds; `$ref` hides what stands beside it.
    (#"{\#(draft6), "exclusiveMinimum": 3}"#, "3", false),
    (#"{\#(draft6), "if": true, "then": false}"#, "3", true),
    (#"{\#(draft7), "if": true, "then": false}"#, "3", false),
    (
      ##"{\##(draft7), "$ref": "#/definitions/a", "maximum": 1, "definitions": {"a": {"type": "integer"}}}"##, "3", true
    ),
    (#"{\#(draft7), "items": [{"type": "null"}], "additionalItems": false}"#, "[null, 1]", false),
    (##"{\##(draft7), "allOf": [{"$ref": "#x"}], "definitions": {"a": {"$id": "#x", "type": "null"}}}"##, "1", false),
    // 2019-09: `$recursiveRef`, siblings of `$ref`, unevaluated children.
    (##"{\##(draft201909), "$ref": "#/$defs/a", "maximum": 1, "$defs": {"a": {"type": "integer"}}}"##, "3", false),
    (#"{\#(draft201909), "allOf": [{"properties": {"a": true}}], "unevaluatedProperties": false}"#, #"{"a": 1}"#, true),
    (
      #"{\#(draft201909), "allOf": [{"properties": {"a": true}}], "unevaluatedProperties": false}"#, #"{"b": 1}"#, false
    ),
    (#"{\#(draft201909), "prefixItems": [false]}"#, "[1]", true),
    // No edition: 2020-12, with `definitions`, `dependencies` and arrays under `items` honoured.
    (##"{"$ref": "#/definitions/a", "maximum": 1, "definitions": {"a": {"type": "integer"}}}"##, "3", false),
    (#"{"prefixItems": [false]}"#, "[1]", false),
    (#"{"items": [{"type": "null"}]}"#, "[1]", false),
    (#"{"dependencies": {"a": ["b"]}}"#, #"{"a": 1}"#, false),
    (#"{"type": "integer"}"#, "1.0", true),
    (#"{"multipleOf": 0.01}"#, "4.35", true),
    (#"{"maximum": 9007199254740993}"#, "9007199254740994", false),
    (#"{"enum": [1]}"#, "1.0", true),
    (#"{"const": {"a": 1, "b": 2}}"#, #"{"b": 2, "a": 1}"#, true),
    (#"{"const": false}"#, "0", false),
    (#"{"maxLength": 1}"#, #""🐲""#, true),
    (#"{"required": ["a"]}"#, #"{"a": 1, "a": 2}"#, true),
    (#"{"properties": {"a": {"type": "null"}}}"#, #"{"a": 1, "a": null}"#, true),
    (#"{"const": 1, "const": 2}"#, "2", true),
    (##"{"$ref": "#/$defs/a", "$defs": {"a": false, "b": true}, "$ref": "#/$defs/b"}"##, "2", true),
    (#"{"patternProperties": {"a": false, "a": true}}"#, #"{"a": 1}"#, true),
  ])
  func aSchemaMeansWhatItsEditionSays(schema: String, value: String, isValid: Bool) throws {
    #expect(try Self.accepts(schema, value) == isValid, "\(schema)")
  }

  @Test func everyMetaschemaAcceptsItself() throws {
    let loader = SchemaLoader()
    for uri in [
      "http://json-schema.org/draft-04/schema", "http://json-schema.org/draft-06/schema",
      "http://json-schema.org/draft-07/schema", "https://json-schema.org/draft/2019-09/schema",
      "https://json-schema.org/draft/2020-12/schema",
    ] {
      let metaschema = try loader.schema(at: uri)
      #expect(metaschema.validate(metaschema.document) == [], "\(uri)")
      #expect(!metaschema.accepts(try json(#"{"type": 1}"#)), "\(uri)")
      #expect(!metaschema.accepts(try json(#"{"properties": {"a": {"minLength": -1}}}"#)), "\(uri)")
    }
    let vocabularies = ["core", "applicator", "unevaluated", "validation", "meta-data", "content"]
    for name in vocabularies.map({ "meta/" + $0 }) + ["meta/format-annotation", "meta/format-assertion"] {
      let metaschema = try loader.schema(at: "https://json-schema.org/draft/2020-12/" + name)
      #expect(metaschema.validate(metaschema.document) == [], "\(name)")
    }
  }

  @Test func severalThreadsMayShareASchema() async throws {
    let schema = try CompiledSchema(
      try json(##"{"properties": {"a": {"$ref": "#"}, "b": {"pattern": "^x"}}, "required": ["b"]}"##))
    let right = try json(#"{"a": {"b": "x"}, "b": "x"}"#)
    let wrong = try json(#"{"a": {"b": "y"}, "b": "x"}"#)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<50 {
        group.addTask { schema.validate(right) == [] && schema.validate(wrong).map(\.path) == [["a", "b"]] }
      }
      for await isAsExpected in group { #expect(isAsExpected) }
    }
  }
}
