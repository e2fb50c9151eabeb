import SettingsDocuments
import Testing

@testable import SettingsSchema

/// Problems are said for people.
@Suite struct ProblemTests {
  static func lines(_ schema: String, _ text: String) throws -> [String] {
    let document = try json(text)
    return try CompiledSchema(try json(schema)).validate(document).map { $0.rendered(file: "f", in: document) }
  }

  @Test(arguments: [
    (#"{"type": "string"}"#, "5", "5 is not a string"),
    (#"{"type": ["string", "null"]}"#, "{}", "an empty object is not a string or null"),
    (#"{"type": "string"}"#, "[]", "an empty array is not a string"),
    (#"{"type": "integer"}"#, "1.5", "1.5 is not a whole number"),
    (#"{"enum": ["a b", 1, null]}"#, "2", #"2 is not one of "a b", 1, null"#),
    (#"{"const": "x"}"#, #""y""#, #""y" is not x, the only value allowed"#),
    (#"{"minimum": 1}"#, "0", "0 is less than 1, the least allowed"),
    (#"{"exclusiveMaximum": 1}"#, "1", "1 is not less than 1"),
    (#"{"multipleOf": 5}"#, "7", "7 is not a multiple of 5"),
    (#"{"minLength": 3}"#, #""ab""#, #""ab" is shorter than 3 characters"#),
    (#"{"minLength": 1}"#, #""""#, "must not be empty"),
    (#"{"pattern": "^a\n"}"#, #""b""#, #""b" must begin with "a\n""#),
    (#"{"pattern": "^(?!a)\n"}"#, #""b""#, #""b" does not match the pattern ^(?!a)\n"#),
    (
      #"{"pattern": "^(?!a)", "examples": ["b", "c d"]}"#, #""a""#,
      #""a" is not written as it must be, such as b or "c d""#
    ),
    (
      #"{"pattern": "^(?!a)", "description": "No text with an a in front. More of it."}"#, #""a""#,
      #""a" does not fit: No text with an a in front"#
    ),
    (#"{"pattern": "^[a-z]+$", "default": "info"}"#, #""A""#, #""A" must be only small letters, such as info"#),
    (#"{"pattern": "^a", "patternErrorMessage": "Begin with a."}"#, #""b""#, "Begin with a."),
    (#"{"format": "ipv4"}"#, #""x""#, #""x" is not an IPv4 address such as 192.0.2.1"#),
    (#"{"minItems": 2}"#, "[1]", "1 entry here, at least 2 must be"),
    (#"{"maxItems": 0}"#, "[1]", "must be empty"),
    (#"{"required": ["a"]}"#, "{}", #""a" is missing"#),
    (#"{"dependentRequired": {"a": ["b"]}}"#, #"{"a": 1}"#, #""b" is missing, which "a" needs"#),
    (#"{"not": {"required": ["a", "b"]}}"#, #"{"a": 1, "b": 2}"#, #"must not have "a" together with "b""#),
    (#"{"contains": {"const": 1}}"#, "[]", "no entry is of the sort that must be here"),
    (
      #"{"oneOf": [{"title": "A"}, {}]}"#, "1", #"fits 2 of the alternatives ("A", number 2), but must fit exactly one"#
    ),
    (#"{"anyOf": [{"type": "string"}, {"type": "array"}]}"#, "1", "1 is not a string or an array"),
    (
      #"{"anyOf": [{"enum": ["on", "off"]}, {"type": "boolean"}]}"#, #""of""#,
      #""of" is not one of on, off, nor true or false; did you mean "off"?"#
    ),
    (
      #"{"anyOf": [{"enum": ["on", "off"]}, {"pattern": "^(On|Off)$", "otherSpellings": true}]}"#, #""of""#,
      #""of" is not one of on, off; did you mean "off"?"#
    ),
    (#"{"anyOf": [{"const": "off"}, {"type": "object"}]}"#, #""on""#, #""on" is not off, nor an object"#),
    (
      ##"{"pattern": "^(?=\##(String(repeating: "a", count: 200)))$"}"##, #""b""#,
      #""b" does not match the pattern ^(?=\#(String(repeating: "a", count: 116))…"#
    ),
    (
      ##"{"$ref": "file:///no/such.json"}"##, "1", "unchecked: the schema /no/such.json cannot be read, or is no schema"
    ),
  ])
  func aProblemSaysWhatIsWrongAndWhatWouldBeRight(schema: String, text: String, message: String) throws {
    #expect(try Self.lines(schema, text) == ["f:1:1: " + message])
  }

  @Test func aProblemStandsAtItsKey() throws {
    #expect(
      try Self.lines(
        #"{"properties": {"color": {}}, "additionalProperties": false}"#, "{\n  \"é\": 1,\n  \"colour\": 2\n}")
        == [
          #"f:2:3: é: "é" is not a setting here"#,
          #"f:3:3: colour: "colour" is not a setting here; did you mean "color"?"#,
        ])
  }

  @Test func ofSeveralBranchesTheClosestIsExplained() throws {
    let schema = """
      {"items": {"oneOf": [
        {"required": ["type", "path"], "properties": {"type": {"const": "file"}, "path": {"type": "string"}}},
        {"required": ["type", "port"], "properties": {"type": {"const": "net"}, "port": {"type": "integer"}}}]}}
      """
    #expect(
      try Self.lines(schema, #"[{"type": "net", "port": "80"}]"#) == [#"f:1:26: [0].port: "80" is not a whole number"#])
    #expect(try Self.lines(schema, #"[{"type": "file"}]"#) == [#"f:1:2: [0]: "path" is missing"#])
    #expect(try Self.lines(schema, "[5]").count == 1)
  }

  @Test func aKeyThatIsNotAllowedIsNamedOnce() throws {
    let schema = #"{"propertyNames": {"anyOf": [{"pattern": "^[A-Z]+$"}, {"const": "a"}], "minLength": 1}}"#
    #expect(
      try Self.lines(#"{"propertyNames": {"pattern": "^[A-Z]+$"}}"#, #"{"Ab": 1}"#)
        == [#"f:1:2: Ab: the key "Ab" must be only capitals"#])
    #expect(
      try Self.lines(schema, #"{"": 1}"#).first == #"f:1:2: "": the key "" is not allowed: must not be empty"#)
  }

  @Test func aDateOfTOMLIsTheTextOfItsStandard() throws {
    let schema = try CompiledSchema(
      try json(
        #"{"additionalProperties": {"type": "string", "format": "date-time", "enum": ["1979-05-27T07:32:00Z"]}}"#))
    let dates = "a = 1979-05-27 07:32:00Z\nb = 1979-05-27T07:32:00Z\nc = 1979-05-27T07:32:01Z\n"
    let document = try Document(parsing: Array(dates.utf8), as: .toml)
    #expect(schema.validate(document).map(\.path) == [["c"]])
  }

  @Test func aValueThatIsNotWrittenIsEmpty() throws {
    let schema = try CompiledSchema(try json(#"{"additionalProperties": {"type": "object"}}"#))
    let document = try Document(parsing: Array("a:\nb: null\n".utf8), as: .yaml)
    #expect(
      schema.validate(document).map { $0.rendered(file: "f", in: document) }
        == ["f:1:3: a: an empty value is not an object", "f:2:4: b: null is not an object"])
  }

  @Test func controlCharactersAreShownAsEscapes() throws {
    let line = try Self.lines(#"{"enum": ["a"]}"#, #""\u001b[2J""#).first
    #expect(line == #"f:1:1: "\u001b[2J" is not a, the only value allowed"#)
  }

  @Test(arguments: [
    ("verbos", ["debug", "verbose"], "verbose"), ("Debug", ["debug"], "debug"), ("xyz", ["abc"], nil),
    ("teh", ["the"], "the"), ("a", ["b"], nil), ("", ["a"], nil),
  ])
  func theWordThatWasMeantIsFound(word: String, candidates: [String], meant: String?) {
    #expect(Suggestion.closest(to: word, among: candidates) == meant)
  }

  @Test(arguments: [
    ("adress", "address"), ("addresses", nil), ("disk2", nil), ("prot", nil), ("HTTPPROXY", "HTTP_PROXY"),
    ("conectionlimits", "connectionlimit"),
  ])
  func onlyASureSlipIsOneAmongKeysThatAnybodyMayChoose(word: String, meant: String?) {
    let others = ["HTTP_PROXY", "address", "connectionlimit", "disk1", "port"]
    #expect(Suggestion.slip(word, among: others) == meant)
  }

  @Test(arguments: [
    ("net.conf.eth0.rp_fliter", "net.conf.eth0.rp_filter"), ("net.conf.en0.rp_filter", nil),
    ("net.conf.eth1.rp_filter", nil), ("net.conf.eth.rp_filter", "net.conf.eth0.rp_filter"),
    ("vmswappiness", "vm.swappiness"),
    ("m.swapiness", nil), ("IP6vPreference", "IPv6Preference"), ("IPv4Preference", nil), ("c", nil), ("bc", "bcc"),
  ])
  func ofANameOfPartsOneMayBeASlip(word: String, meant: String?) {
    let others = ["net.conf.eth0.rp_filter", "vm.swappiness", "IPv6Preference", "bcc"]
    #expect(Suggestion.slip(word, among: others, shortest: 2) == meant)
  }

  @Test func theStandardOutputFormatsAreWritten() throws {
    let schema = try CompiledSchema(
      try json(
        ##"{"$id": "https://x/s", "anyOf": [{"$ref": "#/$defs/a"}, {"type": "null"}], "$defs": {"a": {"minimum": 3}}}"##
      ))
    let document = try json("1")
    #expect(schema.output(.flag, for: document) == #"{"valid": false}"#)
    #expect(schema.output(.basic, for: try json("4")) == #"{"valid": true}"#)
    let basic = try json(schema.output(.basic, for: document)).root["errors"]
    #expect(
      basic?.elements.map { $0["keywordLocation"]?.string } == ["/anyOf", "/anyOf/0/$ref/minimum", "/anyOf/1/type"])
    #expect(basic?[1]?["absoluteKeywordLocation"]?.string == "https://x/s#/$defs/a/minimum")
    let spaced = try CompiledSchema(
      try json(#"{"$id": "https://x/s", "patternProperties": {"^a é": {"type": "null"}}}"#))
    let unit = try json(spaced.output(.basic, for: try json(#"{"a é": 1}"#))).root["errors"]?[0]
    #expect(unit?["absoluteKeywordLocation"]?.string == "https://x/s#/patternProperties/%5Ea%20%C3%A9/type")
    #expect(unit?["keywordLocation"]?.string == "/patternProperties/^a é/type")
    let detailed = try json(schema.output(.detailed, for: document)).root["errors"]
    #expect(detailed?.count == 1)
    #expect(detailed?[0]?["errors"]?.count == 2)
  }
}
