import SettingsDocuments
import Testing

@testable import SettingsSchema

/// What the screens learn of a setting from its schema.
@Suite struct DescriptionTests {
  func setting(_ schema: String, _ path: Path = ["a"], in document: String? = nil) throws -> SettingDescription {
    let compiled = try CompiledSchema(try json(schema))
    return try #require(compiled.description(at: path, in: try document.map { try json($0) }))
  }

  @Test func wordsOfTheStandardAndOfEditorsAreRead() throws {
    let setting = try setting(
      """
      {"required": ["a"], "properties": {"a": {
        "title": "Log level", "markdownDescription": "What **goes** to the [log](https://x).", "default": "info",
        "enum": ["debug", "info"], "enumDescriptions": ["Everything", "The usual"], "enumItemLabels": ["Debug"],
        "deprecationMessage": "Use `b`.", "readOnly": true, "order": 3, "scope": "machine", "tags": ["advanced"],
        "examples": ["debug"]}}}
      """)
    #expect(setting.title == "Log level")
    #expect(setting.summary == "What goes to the log.")
    #expect(setting.markdown == "What **goes** to the [log](https://x).")
    #expect(setting.defaultValue == "info")
    #expect(setting.choices.map(\.value) == ["debug", "info"])
    #expect(setting.choices.map(\.summary) == ["Everything", "The usual"])
    #expect(setting.choices.map(\.title) == ["Debug", nil])
    #expect(!setting.allowsOtherValues)
    #expect(setting.isDeprecated)
    #expect(setting.deprecationMessage == "Use `b`.")
    #expect(setting.isReadOnly)
    #expect(setting.isRequired)
    #expect(setting.order == 3)
    #expect(setting.scope == "machine")
    #expect(setting.tags == ["advanced"])
    #expect(setting.examples == ["debug"])
    #expect(setting.control == .picker)
    #expect(setting.schemaLocation == "schema:#/properties/a")
  }

  @Test func wordsOfVSCodeAreReadWhereTheyAreMarkdown() throws {
    let setting = try setting(
      """
      {"properties": {"a": {"enum": ["x", "y"], "markdownEnumDescriptions": ["The **first**", "The `second`"],
        "enumDescriptions": ["1", "2"], "markdownDeprecationMessage": "Use `#b#`, please."}}}
      """)
    #expect(setting.choices.map(\.summary) == ["The first", "The second"])
    #expect(setting.isDeprecated)
    #expect(setting.deprecationMessage == "Use b, please.")
  }

  @Test func wordsOfTaploAreRead() throws {
    let schema = """
      {"properties": {
        "a": {"enum": ["x", "y"], "x-taplo": {"docs": {"main": "What *it* is", "enumValues": ["Ex", "Why"]}}},
        "old": {"type": "string", "x-taplo": {"hidden": true}},
        "server": {"type": "object", "x-taplo": {"initKeys": ["host"]}, "required": ["port"],
          "properties": {"port": {"default": 80}, "host": {"type": "string"}, "name": {"type": "string"}}}}}
      """
    let setting = try setting(schema)
    #expect(setting.summary == "What it is")
    #expect(setting.choices.map(\.summary) == ["Ex", "Why"])
    let compiled = try CompiledSchema(try json(schema))
    #expect(compiled.newValue(at: ["server"], in: nil) == ["port": 80, "host": ""])
    // A hidden setting is shown where it is set, and not offered.
    let list = compiled.properties(at: .root, in: nil)
    #expect(list.declared.map(\.key) == ["a", "old", "server"])
    #expect(list.missing(in: nil).map(\.key) == ["a", "server"])
  }

  @Test func wordsOfIntelliJAreRead() throws {
    let setting = try setting(
      """
      {"properties": {"a": {"enum": ["x", "y"], "x-intellij-html-description": "<p>What <b>it</b> is</p>",
        "x-intellij-enum-metadata": {"x": {"description": "Ex"}, "y": {"deprecation": "No more"}},
        "x-intellij-deprecation-message": "Gone"}}}
      """)
    #expect(setting.summary == "What it is")
    #expect(setting.choices.map(\.summary) == ["Ex", nil])
    #expect(setting.choices.map(\.isDeprecated) == [false, true])
    #expect(setting.deprecationMessage == "Gone")
  }

  @Test func whatIsNewFollowsASnippetThatLeavesNothingToFillIn() throws {
    let compiled = try CompiledSchema(
      try json(
        """
        {"properties": {"a": {"type": "object", "defaultSnippets": [{"body": {"x": "$1"}}, {"body": {"x": 1}}]},
          "b": {"type": "string", "doNotSuggest": true}}}
        """))
    #expect(compiled.newValue(at: ["a"], in: nil) == ["x": 1])
    #expect(compiled.properties(at: .root, in: nil).missing(in: nil).map(\.key) == ["a"])
  }

  @Test func constantsUnderOneOfAreChoicesWithTheirTitles() throws {
    let setting = try setting(
      """
      {"properties": {"a": {"oneOf": [
        {"const": 1, "title": "Low", "description": "Little"}, {"const": 2, "title": "High", "deprecated": true}]}}}
      """)
    #expect(
      setting.choices == [
        Choice(value: 1, title: "Low", summary: "Little"), Choice(value: 2, title: "High", isDeprecated: true),
      ])
    #expect(!setting.allowsOtherValues)
  }

  @Test func anEnumBesideAPatternIsAnOpenList() throws {
    let setting = try setting(
      #"{"properties": {"a": {"anyOf": [{"enum": ["es5", "es6"]}, {"type": "string", "pattern": "^es"}]}}}"#)
    #expect(setting.choices.map(\.value) == ["es5", "es6"])
    #expect(setting.allowsOtherValues)
    #expect(setting.pattern == "^es")
    #expect(setting.control == .picker)
  }

  @Test func aBooleanBesideNamesIsAClosedList() throws {
    let setting = try setting(#"{"properties": {"a": {"anyOf": [{"type": "boolean"}, {"enum": ["auto"]}]}}}"#)
    #expect(setting.choices.map(\.value) == [true, false, "auto"])
    #expect(!setting.allowsOtherValues)
  }

  @Test func aReferenceKeepsTheWordsBesideIt() throws {
    let setting = try setting(
      """
      {"$schema": "http://json-schema.org/draft-07/schema#",
       "properties": {"a": {"$ref": "#/definitions/Level", "description": "For the log", "default": "x"}},
       "definitions": {"Level": {"title": "Level", "description": "Any level", "enum": ["x", "y"]}}}
      """)
    #expect(setting.summary == "For the log")
    #expect(setting.title == nil)
    #expect(setting.defaultValue == "x")
    #expect(setting.choices.map(\.value) == ["x", "y"])
  }

  @Test func boundsOfAllPartsAreJoined() throws {
    let setting = try setting(
      """
      {"properties": {"a": {"type": "integer", "minimum": 0, "allOf": [{"minimum": 5}, {"exclusiveMaximum": 100}],
        "multipleOf": 5}}}
      """)
    #expect(setting.minimum == Bound(value: Number(5), isExclusive: false))
    #expect(setting.maximum == Bound(value: Number(100), isExclusive: true))
    #expect(setting.multipleOf == Number(5))
    #expect(setting.types == .integer)
    #expect(setting.control == .stepper)
  }

  @Test func theBranchInUseDescribesAndTheSelectorOffersAll() throws {
    let schema = """
      {"oneOf": [
        {"required": ["kind"], "properties": {"kind": {"const": "file"}, "path": {"description": "Where"}}},
        {"required": ["kind"], "properties": {"kind": {"const": "net"}, "port": {"type": "integer"}}}]}
      """
    let compiled = try CompiledSchema(try json(schema))
    let document = try json(#"{"kind": "net"}"#)
    #expect(compiled.properties(at: .root, in: document).declared.map(\.key) == ["kind", "port"])
    #expect(compiled.description(at: ["kind"], in: document)?.choices.map(\.value) == ["file", "net"])
    #expect(compiled.variants(at: .root, in: document).map(\.title) == ["file", "net"])
    #expect(compiled.variants(at: .root, in: document).map(\.selector?.value) == ["file", "net"])
    #expect(compiled.variantKeys(at: .root, in: document) == ["kind"])
    #expect(compiled.variants(at: .root, in: document).map(\.isPresent) == [false, true])
    #expect(compiled.variants(at: .root, in: document).map(\.newValue) == [["kind": "file"], ["kind": "net"]])
  }

  @Test func propertiesComeThroughReferencesAndConditions() throws {
    let schema = """
      {"allOf": [{"$ref": "#/$defs/base"}], "properties": {"mode": {"enum": ["on", "off"]}},
       "if": {"properties": {"mode": {"const": "on"}}, "required": ["mode"]},
       "then": {"required": ["level"], "properties": {"level": {"type": "integer"}}},
       "additionalProperties": false, "$defs": {"base": {"properties": {"name": {"type": "string"}}}}}
      """
    let compiled = try CompiledSchema(try json(schema))
    let on = compiled.properties(at: .root, in: try json(#"{"mode": "on"}"#))
    #expect(on.declared.map(\.key) == ["mode", "name", "level"])
    #expect(on.declared.map(\.isRequired) == [false, false, true])
    #expect(!on.allowsOthers)
    let off = compiled.properties(at: .root, in: try json(#"{"mode": "off"}"#))
    #expect(off.declared.map(\.key) == ["mode", "name"])
  }

  @Test func aConditionThatDoesNotHoldRestrictsNothing() throws {
    let schema = """
      {"properties": {"basic": {"type": ["object", "null"]}, "token": {"type": ["string", "null"]}},
       "if": {"required": ["token"]}, "then": {"properties": {"basic": {"const": null}}}}
      """
    let compiled = try CompiledSchema(try json(schema))
    let free = try #require(compiled.description(at: ["basic"], in: try json("{}")))
    #expect(free.control == .object && free.choices.isEmpty)
    let taken = try #require(compiled.description(at: ["basic"], in: try json(#"{"token": "x"}"#)))
    #expect(taken.choices.map(\.value) == [.null])
  }

  @Test func keysWithoutANameOfTheirOwnAreDescribed() throws {
    let schema = """
      {"patternProperties": {"^x-": {"type": "integer"}}, "additionalProperties": {"type": "boolean"}}
      """
    let compiled = try CompiledSchema(try json(schema))
    #expect(compiled.description(at: ["x-a"], in: nil)?.types == .integer)
    #expect(compiled.description(at: ["other"], in: nil)?.types == .boolean)
    #expect(compiled.properties(at: .root, in: nil).allowsOthers)
    #expect(compiled.properties(at: .root, in: nil).patterns == ["^x-"])
  }

  @Test func aForbiddenKeyHasNoDescription() throws {
    let compiled = try CompiledSchema(try json(#"{"properties": {"a": {}}, "additionalProperties": false}"#))
    #expect(compiled.description(at: ["b"], in: nil) == nil)
    #expect(compiled.description(at: ["b", "c"], in: nil) == nil)
  }

  @Test func theDefaultOfAnObjectHoldsForItsMembers() throws {
    let setting = try setting(
      #"{"properties": {"a": {"default": {"b": 7}, "properties": {"b": {"type": "integer"}}}}}"#, ["a", "b"])
    #expect(setting.defaultValue == 7)
  }

  @Test func entriesOfAListAreDescribed() throws {
    let schema = #"{"items": {"properties": {"host": {"title": "Host"}}}}"#
    #expect(try setting(schema, [0, "host"], in: "[{}]").title == "Host")
  }

  @Test func aSchemaThatHoldsItselfIsDescribedAtAnyDepth() throws {
    let schema = ##"{"properties": {"child": {"$ref": "#"}, "name": {"title": "Name"}}}"##
    #expect(try setting(schema, ["child", "child", "name"]).title == "Name")
  }

  @Test func whatIsNewIsFilledWithWhatItMustHave() throws {
    let schema = """
      {"properties": {"servers": {"items": {"type": "object", "required": ["host", "port", "tls"], "properties": {
        "host": {"type": "string"}, "port": {"type": "integer", "minimum": 1}, "tls": {"default": true}}}}}}
      """
    let compiled = try CompiledSchema(try json(schema))
    #expect(compiled.newValue(at: ["servers", 0], in: nil) == ["host": "", "port": 1, "tls": true])
    #expect(compiled.newValue(at: ["servers"], in: nil) == [])
  }
}

/// Descriptions in Markdown, shown as plain text.
@Suite struct MarkdownTextTests {
  @Test(
    arguments: [
      ("Wildcards (`*`) and `a_b`.", "Wildcards (*) and a_b."),
      ("See [the guide][guide].\n\n[guide]: https://example.org", "See the guide."),
      ("**Bold** and _soft_, 2 * 3, snake_case.", "Bold and soft, 2 * 3, snake_case."),
      ("Only with `#editor.tabSize#`; `#` alone stays.", "Only with editor.tabSize; # alone stays."),
      ("A lone ` tick and [brackets]", "A lone  tick and [brackets]"),
    ])
  func losesItsMarksAndNothingElse(_ markdown: String, _ plain: String) {
    #expect(MarkdownText.plain(markdown) == plain)
  }
}
