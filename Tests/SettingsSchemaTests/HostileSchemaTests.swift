import SettingsDocuments
import TestSupport
import Testing

@testable import SettingsSchema

/// Schemas made to hang or crash a validator end in a clear word.
@Suite struct HostileSchemaTests {
  static func problems(_ schema: String, _ document: String, limit: Int = 200_000) throws -> [Problem] {
    let schema = try CompiledSchema(try json(schema))
    return schema.validate(try json(document), options: ValidationOptions(stepLimit: limit))
  }

  @Test(arguments: [
    ##"{"$ref": "#"}"##,
    ##"{"allOf": [{"$ref": "#"}, {"$ref": "#"}]}"##,
    ##"{"anyOf": [{"$ref": "#"}]}"##,
    ##"{"not": {"$ref": "#"}}"##,
    ##"{"if": {"$ref": "#"}, "then": {"$ref": "#"}, "else": {"$ref": "#"}}"##,
    ##"{"$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"$ref": "#/$defs/a"}}, "$ref": "#/$defs/a"}"##,
    ##"{"$dynamicAnchor": "x", "$dynamicRef": "#x"}"##,
    ##"{"$schema": "https://json-schema.org/draft/2019-09/schema", "$recursiveRef": "#"}"##,
    ##"{"dependentSchemas": {"a": {"$ref": "#"}}}"##,
  ])
  func circlesEnd(schema: String) throws {
    let problems = try Self.problems(schema, #"{"a": 1}"#)
    let message = try #require(problems.first?.message)
    #expect(message.hasPrefix("the schema refers to itself without end at "))
    #expect(problems.allSatisfy { $0.severity == .schemaProblem })
    let compiled = try CompiledSchema(try json(schema))
    _ = compiled.description(at: ["a"], in: try json(#"{"a": 1}"#))
    _ = compiled.properties(at: .root, in: nil)
    _ = compiled.variants(at: .root, in: nil)
    _ = compiled.newValue(at: .root, in: nil)
  }

  @Test func manyCirclesAreOne() throws {
    for word in [##""$ref": "#""##, ##""$dynamicRef": "#x""##] {
      let references = Array(repeating: "{\(word)}", count: 8).joined(separator: ", ")
      let problems = try Self.problems("{\"$dynamicAnchor\": \"x\", \"allOf\": [\(references)]}", "1", limit: 2_000)
      #expect(problems.allSatisfy { $0.severity == .schemaProblem } && !problems.isEmpty)
    }
  }

  @Test func aReferenceToAChildIsNoCircle() throws {
    #expect(try Self.problems(##"{"properties": {"a": {"$ref": "#"}}}"##, #"{"a": {"a": {"a": {}}}}"#) == [])
  }

  @Test func partsUsedOverAndOverAreAskedOnce() throws {
    // Without remembering answers this takes two to the power of 40 steps.
    var definitions = (0..<40).map { number in
      let next = ##"{"$ref": "#/$defs/d\##(number + 1)"}"##
      return ##""d\##(number)": {"allOf": [\##(next), \##(next)]}"##
    }
    definitions.append(#""d40": {"type": "integer"}"#)
    let schema = ##"{"$ref": "#/$defs/d0", "$defs": {"## + definitions.joined(separator: ", ") + "}}"
    #expect(try Self.problems(schema, "1") == [])
    #expect(try Self.problems(schema, #""x""#).first?.message == #""x" is not a whole number"#)
  }

  @Test func workWithoutEndIsGivenUp() throws {
    // All branches are asked, for each tells which keys it knows: two to the power of 20 steps.
    let definitions = (0..<20).map { number in
      let next = ##"{"$ref": "#/$defs/d\##(number + 1)"}"##
      return ##""d\##(number)": {"anyOf": [\##(next), \##(next)]}, "##
    }
    let schema =
      ##"{"$ref": "#/$defs/d0", "unevaluatedProperties": false, "$defs": {"## + definitions.joined()
      + #""d20": {"properties": {"b": true}}}}"#
    let problems = try Self.problems(schema, #"{"c": 1}"#, limit: 20_000)
    #expect(problems.map(\.severity) == [.unchecked])
    #expect(problems.first?.message == "checking takes too long; the rest of the document is unchecked")
  }

  @Test(arguments: [
    ("^(a+)+$", String(repeating: "a", count: 40) + "!"),
    ("^(a|aa)+$", String(repeating: "a", count: 60) + "!"),
    (#"^(([a-z])+.)+[A-Z]([a-z])+$"#, String(repeating: "a", count: 60)),
    (#"^(\w+\s?)*$"#, String(repeating: "word ", count: 40) + "!"),
  ])
  func catastrophicPatternsAreNamed(pattern: String, text: String) throws {
    let schema = "{\"pattern\": \(JSONText.quoted(pattern))}"
    let problems = try Self.problems(schema, JSONText.quoted(text))
    #expect(problems.map(\.severity) == [.unchecked])
    #expect(problems.first?.message == "unchecked: the pattern \(pattern) takes too long")
  }

  @Test(arguments: ["(", "[", "a{2,1}", "(?<n", "\\p{Nonsense}", "*", "(?<=a+)b", "(a{1000}){1000}{1000}"])
  func patternsThatMakeNoSenseAreNamed(pattern: String) throws {
    let problems = try Self.problems("{\"pattern\": \(JSONText.quoted(pattern)), \"minLength\": 1}", #""""#)
    #expect(problems.first?.message == "must not be empty")
    let others = try Self.problems("{\"pattern\": \(JSONText.quoted(pattern))}", #""x""#)
    #expect(others.map(\.severity) == [.schemaProblem])
    #expect(others.first?.message.hasPrefix("the pattern \(pattern) makes no sense: ") == true)
  }

  @Test(arguments: [
    ("type", "12", "one of null, boolean, integer, number, string, array, object, or an array of these"),
    ("type", #""strin""#, "one of null, boolean, integer, number, string, array, object, or an array of these"),
    ("enum", #""a""#, "an array"), ("minimum", #""1""#, "a number"), ("multipleOf", "0", "a number above 0"),
    ("minLength", "-1", "a whole number from 0"), ("maxLength", "1.5", "a whole number from 0"),
    ("pattern", "1", "a string"), ("required", "true", "an array of strings"), ("properties", "[]", "an object"),
    ("additionalProperties", "1", "a schema"), ("items", #""x""#, "a schema"), ("allOf", "{}", "an array of schemas"),
    ("anyOf", "1", "an array of schemas"), ("not", "[]", "a schema"), ("$ref", "{}", "a URI reference"),
    ("uniqueItems", "1", "true or false"), ("minItems", "null", "a whole number from 0"),
    ("patternProperties", "1", "an object"), ("dependentRequired", "1", "an object"),
    ("dependentSchemas", "[]", "an object"), ("contains", "3", "a schema"), ("if", "3", "a schema"),
    ("propertyNames", "3", "a schema"), ("unevaluatedProperties", "3", "a schema"),
    ("prefixItems", "3", "an array of schemas"),
  ])
  func keywordsOfTheWrongTypeAreNamedAndTheRestIsChecked(keyword: String, value: String, expected: String) throws {
    let schema = "{\"const\": 7, \"\(keyword)\": \(value)}"
    let problems = try Self.problems(schema, "{}")
    #expect(problems.first?.message == "an empty object is not 7, the only value allowed")
    let fault = try #require(problems.last)
    #expect(fault.severity == .schemaProblem)
    #expect(
      fault.message == "the schema makes no sense at 1:\(18 + keyword.utf8.count): \(keyword) must be \(expected)")
  }

  @Test func whatIsNoSchemaIsRefused() throws {
    for text in ["[]", "1", #""x""#, "null"] {
      #expect(throws: SchemaError.self) { try CompiledSchema(try json(text)) }
    }
  }

  @Test func nestingWithoutEndIsRefusedByTheParserOrChecked() throws {
    let deep = String(repeating: #"{"not": "#, count: 100_000) + "{}" + String(repeating: "}", count: 100_000)
    #expect(throws: ParseError.self) { try json(deep) }
    let document = String(repeating: #"{"a": "#, count: 500) + "1" + String(repeating: "}", count: 500)
    let schema = ##"{"allOf": [{"allOf": [{"properties": {"a": {"$ref": "#"}}, "type": ["object", "integer"]}]}]}"##
    #expect(try Self.problems(schema, document).filter { $0.severity == .violation } == [])
  }

  @Test func aLongChainOfReferencesIsFollowedOrNamed() throws {
    let links = (0..<20_000).map { ##""d\##($0)": {"$ref": "#/$defs/d\##($0 + 1)"}"## }.joined(separator: ", ")
    let schema = ##"{"$ref": "#/$defs/d0", "$defs": {"## + links + #", "d20000": {"type": "null"}}}"#
    let compiled = try CompiledSchema(try json(schema))
    let problems = compiled.validate(try json("1"))
    #expect(
      problems.map(\.message) == ["schemas refer to each other too deeply; the rest of the document is unchecked"])
    #expect(compiled.description(at: .root, in: nil) != nil)
    #expect(compiled.newValue(at: .root, in: nil) == "")
  }

  @Test func aReferenceThatCannotBeHadIsNamedOnce() throws {
    let schema = """
      {"properties": {"a": {"$ref": "https://example.com/x.json"}, "b": {"$ref": "https://example.com/x.json"},
       "c": {"type": "string"}, "d": {"not": {"$ref": "https://example.com/x.json"}}, "e": {"$ref": "#/nowhere"},
       "f": {"oneOf": [{"$ref": "https://example.com/x.json"}, true]}}}
      """
    let problems = try Self.problems(schema, #"{"a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6}"#)
    #expect(
      problems.map(\.message) == [
        "3 is not a string", "unchecked: the schema https://example.com/x.json is not at hand",
        "unchecked: the schema has no place #/nowhere",
      ])
    #expect(problems.map(\.severity) == [.violation, .unchecked, .schemaProblem])
  }

  @Test func schemasChangedAtRandomNeverCrash() throws {
    var generator = SeededGenerator(seed: 42)
    func random(_ bound: Int) -> Int { generator.next(below: bound) }
    let seed = """
      {"$id": "a:b", "type": ["object", "null"], "properties": {"a": {"$ref": "#/$defs/x"}, "b": {"enum": [1, "c"]}},
      "patternProperties": {"^x": {"minimum": 3}}, "additionalProperties": {"anyOf": [{"type": "string", "pattern": "a+"},
      {"items": {"$ref": "#"}, "uniqueItems": true, "contains": {"const": 1}}]}, "required": ["a"],
      "$defs": {"x": {"$anchor": "y", "if": {"minLength": 2}, "then": {"format": "date"}, "else": {"not": {}}}},
      "unevaluatedProperties": false, "dependentRequired": {"a": ["b"]}, "propertyNames": {"maxLength": 5}}
      """
    let tokens = [
      "{", "}", "[", "]", "\"", ":", ",", "1", "-1", "null", "true", "#", "$", "{}", "\"#\"", "1e999", "\\",
    ]
    let document = try json(#"{"a": "xx", "b": "c", "xy": 4, "long-name": [1, 1], "n": {"a": {}}}"#)
    for _ in 0..<600 {
      var text = Array(seed.utf8)
      for _ in 0...random(3) {
        let at = random(text.count)
        text.replaceSubrange(at..<min(text.count, at + random(6)), with: tokens[random(tokens.count)].utf8)
      }
      guard let parsed = try? Document(parsing: text, as: .json), let schema = try? CompiledSchema(parsed) else {
        continue
      }
      _ = schema.validate(document, options: ValidationOptions(stepLimit: 50_000))
      _ = schema.properties(at: .root, in: document).declared.map(\.setting)
      _ = schema.variants(at: ["a"], in: document)
    }
  }
}
