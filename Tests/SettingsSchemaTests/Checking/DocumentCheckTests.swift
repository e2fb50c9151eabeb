import Foundation
import SettingsDocuments
import TestSupport
import Testing

@testable import SettingsSchema

/// After an edit the same is found wrong as by a check of the whole document.
@Suite struct DocumentCheckTests {
  /// How many edits are made in each document; the variable `CHECKED_EDITS` says more.
  static let editCount = ProcessInfo.processInfo.environment["CHECKED_EDITS"].flatMap { Int($0) }

  static let schemas: [(name: String, schema: String)] = [
    (
      "properties",
      #"{"properties": {"a": {"type": "integer"}}, "items": {"properties": {"a": {"type": "integer"}, "b": {"minItems": 1}}}}"#
    ),
    (
      "additionalProperties",
      #"{"items": {"properties": {"a": true}, "additionalProperties": false}, "additionalProperties": {"type": "array"}}"#
    ),
    (
      "patternProperties",
      ##"{"patternProperties": {"^a": {"type": "string"}, "b$": {"maxLength": 1}}, "additionalProperties": false, "items": {"$ref": "#"}}"##
    ),
    (
      "prefixItems",
      #"{"prefixItems": [{"type": "object"}, {"type": ["object", "string"]}], "items": {"type": "object", "maxProperties": 3}}"#
    ),
    (
      "closed prefix",
      #"{"prefixItems": [true, {"type": "object"}], "items": false, "unevaluatedProperties": {"type": "array"}}"#
    ),
    (
      "uniqueItems",
      #"{"uniqueItems": true, "items": {"uniqueItems": true}, "properties": {"b": {"uniqueItems": true}}}"#
    ),
    (
      "contains",
      #"{"contains": {"required": ["a"]}, "minContains": 2, "maxContains": 3, "unevaluatedItems": {"type": "integer"}}"#
    ),
    ("contains alone", #"{"contains": {"title": "pair", "minProperties": 2}, "unevaluatedItems": false}"#),
    (
      "oneOf",
      #"{"items": {"oneOf": [{"properties": {"a": {"const": 1}}, "required": ["a"]}, {"properties": {"b": {"items": {"type": "integer"}}}, "required": ["b"]}, {"type": "integer"}]}}"#
    ),
    (
      "oneOf of all",
      #"{"oneOf": [{"items": {"type": "object"}}, {"items": {"type": "integer"}}, {"items": {"minProperties": 2}}]}"#
    ),
    (
      "anyOf",
      #"{"anyOf": [{"items": {"required": ["a"]}}, {"items": {"required": ["b"]}}, {"maxItems": 3}], "items": {"anyOf": [{"type": "object"}, {"type": "string"}]}}"#
    ),
    ("not", #"{"items": {"not": {"required": ["a", "b"]}}, "not": {"contains": {"const": "x"}}}"#),
    (
      "if",
      #"{"items": {"if": {"properties": {"a": {"const": 1}}, "required": ["a"]}, "then": {"required": ["b"]}, "else": {"maxProperties": 2}}, "if": {"minItems": 5}, "then": {"uniqueItems": true}}"#
    ),
    ("counts", #"{"minItems": 3, "maxItems": 9, "items": {"minProperties": 1, "maxProperties": 2}}"#),
    (
      "dependent",
      #"{"items": {"dependentRequired": {"a": ["b"]}, "dependentSchemas": {"b": {"properties": {"a": {"type": "integer"}}, "required": ["c"]}}}}"#
    ),
    (
      "propertyNames",
      #"{"items": {"propertyNames": {"maxLength": 1, "pattern": "^[a-y]"}}, "propertyNames": {"enum": ["a", "b"]}}"#
    ),
    (
      "unevaluatedProperties",
      #"{"items": {"properties": {"a": true}, "anyOf": [{"properties": {"b": {"type": "array"}}}, {"patternProperties": {"^z": true}, "required": ["zz"]}], "unevaluatedProperties": false}, "allOf": [{"properties": {"a": true}}], "unevaluatedProperties": {"type": "object"}}"#
    ),
    (
      "unevaluatedItems",
      #"{"prefixItems": [true], "anyOf": [{"prefixItems": [true, {"type": "object"}]}, {"items": {"type": "object"}}], "unevaluatedItems": {"type": "string"}, "properties": {"b": {"unevaluatedItems": false}}}"#
    ),
    (
      "enum",
      #"{"items": {"enum": [1, "x", {"a": 1}, [1, 1], {"a": 1, "b": [1, 2, 3]}]}, "properties": {"a": {"const": {"a": 1}}}}"#
    ),
    (
      "$dynamicRef",
      ##"{"$id": "https://example.com/strict", "$dynamicAnchor": "node", "$ref": "tree", "unevaluatedProperties": false, "$defs": {"tree": {"$id": "tree", "$dynamicAnchor": "node", "type": ["object", "array", "integer"], "items": {"$dynamicRef": "#node"}, "properties": {"a": {"$dynamicRef": "#node"}, "b": {"type": "array", "items": {"$dynamicRef": "#node"}}}}}}"##
    ),
    (
      "$recursiveRef",
      ##"{"$schema": "https://json-schema.org/draft/2019-09/schema", "$id": "https://example.com/r", "$recursiveAnchor": true, "items": {"$recursiveRef": "#"}, "additionalProperties": {"$recursiveRef": "#"}, "type": ["object", "array", "integer"]}"##
    ),
    (
      "recursion",
      ##"{"type": ["object", "array", "integer", "string"], "items": {"$ref": "#"}, "additionalProperties": {"$ref": "#"}, "maxProperties": 3}"##
    ),
    (
      "unavailable",
      ##"{"items": {"properties": {"a": {"$ref": "https://example.com/none"}, "b": {"$ref": "#/nowhere"}}, "not": {"required": ["zz"], "properties": {"zz": {"$ref": "https://example.com/other"}}}}, "contains": {"properties": {"a": {"$ref": "https://example.com/none"}}}, "maxContains": 2}"##
    ),
    (
      "senseless",
      ##"{"items": {"properties": {"a": {"minimum": "1"}, "b": {"maxItems": -1, "items": {"pattern": "("}}}, "oneOf": [{"required": ["a"], "minProperties": "x"}, {"required": ["b"]}, {"type": "string"}]}}"##
    ),
    ("costly", #"{"items": {"properties": {"a": {"pattern": "^(a+)+$"}, "b": {"pattern": "^(a+)+$"}}}}"#),
  ]

  static func document(_ count: Int) throws -> Document {
    let entries = (0..<count).map { number in
      switch number % 7 {
      case 0: #"{"a": 1, "b": [\#(number), \#(number + 1)]}"#
      case 1: #"{"a": "x\#(number)"}"#
      case 2: #"{"b": ["p", {"a": 1, "b": []}], "zz": \#(number)}"#
      case 3: #"{"a": {"a": {"a": \#(number)}}, "b": [[1, 2], [3]]}"#
      case 4: "\(number)"
      case 5: #"{"a": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!", "b": "aaa"}"#
      default: #"{"c": \#(number), "a": 2}"#
      }
    }
    return try json("[" + entries.joined(separator: ",\n ") + "]")
  }

  @Test(arguments: schemas.indices, [3, 20])
  func everyKeywordIsAskedAgainWhereItMust(number: Int, size: Int) throws {
    let (name, text) = Self.schemas[number]
    let schema = try CompiledSchema(try json(text))
    var edits = RandomEdits(seed: UInt64(number), schema: schema.document.root, document: try Self.document(size).root)
    for wrapper in ["", #"{"a": "#, #"{"b": "#] {
      let inner = String(decoding: try Self.document(size).text, as: UTF8.self)
      let document = try json(wrapper + inner + (wrapper.isEmpty ? "" : "}"))
      var comparison = CheckComparison(document, schema, name: name)
      let count = Self.editCount ?? 9
      comparison.edit(count, &edits)
      for _ in 0..<count / 3 {
        comparison.expectVerdictHolds(edits.value(), at: edits.node(in: comparison.document).path)
        comparison.edit(1, &edits)
      }
    }
  }

  /// Of texts of this size only the siblings around an edit are read again.
  @Test(arguments: schemas.indices)
  func partsThatWereReadAgainAreFollowed(number: Int) throws {
    let (name, text) = Self.schemas[number]
    let schema = try CompiledSchema(try json(text))
    let document = try Self.document(550)
    var edits = RandomEdits(seed: UInt64(number), schema: schema.document.root, document: document.root)
    var comparison = CheckComparison(document, schema, name: name, smallestSize: number % 2 == 0 ? 1 : 64)
    comparison.edit(Self.editCount ?? 2, &edits)
  }

  @Test func objectsOfManyMembersAreCheckedAlike() throws {
    let members = (0..<300).map { "\"k\($0)\": {\"a\": \($0), \"b\": [\($0)]}" }.joined(separator: ", ")
    for (number, (name, text)) in Self.schemas.enumerated() {
      let schema = try CompiledSchema(
        try json(
          #"{"additionalProperties": "# + text.replacing(##""#""##, with: ##""#/additionalProperties""##)
            + ", \"unevaluatedProperties\": false}"))
      let document = try json("{\(members)}")
      var edits = RandomEdits(seed: UInt64(number), schema: schema.document.root, document: document.root)
      var comparison = CheckComparison(document, schema, name: name)
      comparison.edit(Self.editCount ?? 3, &edits)
    }
  }

  @Test(.needs(.schemaStore)) func documentsOfSchemaStoreAreCheckedAlike() throws {
    let resolver = SchemaResolver.folder(SharedFolder.schemaStore.url("schemas/json").path)
    var schemas: [String: CompiledSchema] = [:]
    var count = 0
    for (number, pair) in try SchemaStoreTests.pairs().enumerated() {
      let format = try #require(Format.named(pair.format))
      let document = try Document(parsing: try SharedFolder.schemaStore.bytes(pair.document), as: format)
      // The large ones are for the long run.
      if Self.editCount == nil, document.root.endID > 300 { continue }
      let schema =
        try schemas[pair.schema]
        ?? CompiledSchema(try SharedFolder.schemaStore.document(pair.schema), resolver: resolver)
      schemas[pair.schema] = schema
      var edits = RandomEdits(seed: UInt64(number), schema: schema.document.root, document: document.root)
      var comparison = CheckComparison(document, schema, name: pair.document)
      comparison.edit(Self.editCount ?? 2, &edits)
      comparison.expectVerdictHolds(edits.value(), at: edits.node(in: comparison.document).path)
      count += comparison.count
    }
    print("documents of SchemaStore: \(count) edits checked as the whole documents")
  }

  @Test(.needs(.jsonSchemaSuite)) func oneInstanceOfTheStandardSuiteAfterTheOtherIsCheckedAlike() throws {
    var count = 0
    for (folder, draft) in [
      ("draft7/required", StandardSuiteTests.draft7), ("draft2020-12/required", StandardSuiteTests.draft202012),
    ] {
      for (number, file) in SharedFolder.jsonSchemaSuite.files(in: folder, endingIn: ".json").enumerated() {
        for group in try SharedFolder.jsonSchemaSuite.document(file).root.elements {
          let schema = try StandardSuiteTests.compile(try #require(group["schema"]), draft: draft)
          let instances = try #require(group["tests"]).elements.map { try json(try #require($0["data"]).source) }
          guard let first = instances.first else { continue }
          var edits = RandomEdits(seed: UInt64(number), schema: schema.document.root, document: first.root)
          var comparison = CheckComparison(first, schema, name: file, options: StandardSuiteTests.annotating)
          for instance in instances.dropFirst() {
            comparison.update(to: instance)
            comparison.edit(Self.editCount ?? 1, &edits)
          }
          count += comparison.count
        }
      }
    }
    print("instances of the standard suite: \(count) edits checked as the whole documents")
  }

  // MARK: - What it costs

  static func list(_ count: Int) throws -> Document {
    let entries = (0..<count).map { "{\"name\": \"n\($0)\", \"port\": \($0 % 60000 + 1), \"tags\": [\($0)]}" }
    return try json("{\"title\": \"x\", \"entries\": [\n" + entries.joined(separator: ",\n") + "\n]}")
  }

  static let listSchemas = [
    #"{"properties": {"entries": {"items": {"properties": {"port": {"maximum": 65535}}}}}}"#,
    #"{"properties": {"entries": {"uniqueItems": true, "contains": {"required": ["port"]}, "minContains": 2}}}"#,
    #"{"oneOf": [{"required": ["title"], "properties": {"entries": {"items": {"required": ["name"]}}}}, {"type": "array"}]}"#,
    #"{"allOf": [{"properties": {"title": true, "entries": {"unevaluatedItems": {"type": "object"}}}}], "unevaluatedProperties": false}"#,
  ]

  @Test(arguments: listSchemas) func anEditInALongListAsksNoOtherEntry(schema: String) throws {
    let schema = try CompiledSchema(try json(schema))
    var check = DocumentCheck(of: try Self.list(4000), against: schema)
    #expect(check.problems == [] && check.steps > 4000 && check.kept.count > 0)
    for change: Change in [
      .set(["entries", 2000, "port"], 77), .set(["title"], "another"),
      .insert(["entries", 0], ["name": "new", "port": 5]),
      .remove(["entries", 3000]), .set(["entries", 1, "name"], "a longer one"),
    ] {
      check.update(to: try check.document.applying(change).document)
      #expect(check.problems == [] && check.steps < 100, "\(change): \(check.steps) steps")
    }
  }

  /// Each component of a small document may be one of dozens of shapes, which is dearer than hundreds of plain values.
  @Test func anEditInASmallDocumentOfManyShapesAsksFewOfThem() throws {
    let shapes = (0..<60).map { #"{"properties": {"type": {"const": "shape\#($0)"}}, "required": ["type"]}"# }
    let schema = try CompiledSchema(
      try json(
        #"{"properties": {"parts": {"additionalProperties": {"oneOf": [\#(shapes.joined(separator: ", "))]}}}}"#))
    let parts = (0..<8).map { #""part\#($0)": {"type": "shape\#($0 * 7)", "size": \#($0)}"# }
    var check = DocumentCheck(
      of: try json(#"{"title": "a", "parts": {\#(parts.joined(separator: ", "))}}"#), against: schema)
    #expect(check.problems == [] && check.steps > 8 * 60)
    check.update(to: try check.document.applying(.set(["title"], "b")).document)
    #expect(check.problems == [] && check.steps < 10)
    check.update(to: try check.document.applying(.set(["parts", "part3", "size"], 99)).document)
    #expect(check.problems == [] && check.steps < 2 * 130)
    check.update(to: try check.document.applying(.set(["parts", "part3", "type"], "no shape")).document)
    #expect(check.problems.map(\.path.description) == ["parts.part3.type"])
  }

  @Test func wrongEntriesCostWhatTheyAreAndNoMore() throws {
    let schema = try CompiledSchema(try json(Self.listSchemas[0]))
    var check = DocumentCheck(of: try Self.list(4000), against: schema)
    for (number, place) in [100, 3900, 7].enumerated() {
      check.update(to: try check.document.applying(.set(["entries", .index(place), "port"], 70_000)).document)
      #expect(check.problems.count == number + 1 && check.steps < 200)
    }
    check.update(to: try check.document.applying(.remove(["entries", 7])).document)
    #expect(check.problems.map(\.path.description) == ["entries[99].port", "entries[3899].port"])
    #expect(check.steps < 200)
    #expect(
      check.problems(setting: 70_001, at: ["entries", 5, "port"]).map(\.message) == [
        "70001 is more than 65535, the most allowed"
      ])
    #expect(check.problems(setting: 80, at: ["entries", 5, "port"]) == [])
  }

  @Test func whatIsInsertedBeforeItsLikeIsAsked() throws {
    let schema = try CompiledSchema(try json(#"{"contains": {"const": 5}, "uniqueItems": true}"#))
    var check = DocumentCheck(of: try json("[5, 1]"), against: schema, keeping: KeptAnswers(smallestSize: 1))
    check.update(to: try json("[5, 3, 1]"))
    check.update(to: try json("[5, 3, 3, 1]"))
    #expect(check.problems.map(\.path.description) == ["[2]"])
    check.update(to: try json("[3, 1]"))
    check.update(to: try json("[3, 1, 5]"))
    #expect(check.problems == [])
  }

  @Test func manySmallValuesKeepNothing() throws {
    let check = DocumentCheck(of: try Self.list(4000), against: try CompiledSchema(try json(Self.listSchemas[0])))
    #expect(check.kept.count <= 3)
  }

  @Test func whatIsPresumedValidIsNotAsked() throws {
    let schema = try CompiledSchema(try json(Self.listSchemas[0]))
    let document = try Self.list(4000).applying(.set(["entries", 9, "port"], 70_000)).document
    let check = DocumentCheck(presumingValid: document, against: schema)
    #expect(check.problems == [] && check.steps < 100)
    #expect(
      check.problems(setting: 99_999, at: ["entries", 9, "port"]).map(\.message) == [
        "99999 is more than 65535, the most allowed"
      ])
    #expect(check.problems(setting: "b", at: ["entries", 9, "name"]) == [])
  }
}
