import SettingsDocuments
import Testing

@testable import SettingsSchema

/// Texts that are made of words: `wordPattern` finds them, and `contentSchema` says what they may be.
@Suite struct WordTests {
  private static func schema(_ rest: String = "") -> String {
    #"""
    {"hintsAtWords": true, "properties": {"options": {
      "wordPattern": "(?:^|,)([^,=]+)(?:=([^,]*))?",
      "contentSchema": {"title": "option", "properties": {
        "defaults": {"description": "What is usual."}, "noatime": {}, "size": {"type": "integer", "maximum": 9}
      }, "patternProperties": {"^x-": true} \#(rest)}}}}
    """#
  }
  private static let closed = #", "additionalProperties": false"#

  private func said(_ value: String, _ rest: String) throws -> [String] {
    let schema = try CompiledSchema(json(Self.schema(rest)))
    let document = try json(#"{"options": "\#(value)"}"#)
    return schema.validate(document).map { $0.rendered(file: "f", in: document) }
      + schema.slips(in: document).map(\.message)
  }

  @Test(arguments: ["defaults", "noatime,size=9", "x-defautls", "size", "", "size=,defaults"])
  func wordsThatAreKnownRaiseNoAlarm(_ value: String) throws {
    #expect(try said(value, "") == [])
    #expect(try said(value, Self.closed) == [])
  }

  @Test func aWrongValueIsReportedAtItsWord() throws {
    #expect(try said("noatime,size=10", "") == ["f:1:22: options: size: 10 is more than 9, the most allowed"])
    #expect(try said("size=big", "") == [#"f:1:14: options: size: "big" is not a whole number"#])
  }

  @Test func anUnknownWordIsAProblemWhereNoOthersAre() throws {
    #expect(
      try said("size=1,notaime", Self.closed) == [
        #"f:1:21: options: "notaime" is no option here; did you mean "noatime"?"#
      ])
    #expect(try said("else", Self.closed) == [#"f:1:14: options: "else" is no option here"#])
  }

  @Test func anUnknownWordIsAHintWhereItIsNearlyOneThatIsKnown() throws {
    #expect(try said("notaime", "") == [#""notaime" is no option that is known here; did you mean "noatime"?"#])
    #expect(try said("reconnect", "") == [])
    let schema = try CompiledSchema(json(Self.schema()))
    let document = try json(#"{"options": "size=1,notaime"}"#)
    #expect(schema.slips(in: document).map(\.span) == [20..<27])
    #expect(
      schema.warnings(about: "defautls", at: ["options"], in: document) == [
        #""defautls" is no option that is known here; did you mean "defaults"?"#
      ])
  }

  @Test func aDescriptionListsTheWords() throws {
    let setting = try #require(try CompiledSchema(json(Self.schema())).description(at: ["options"], in: nil))
    #expect(setting.words.map(\.name) == ["defaults", "noatime", "size"])
    #expect(setting.words.first?.summary == "What is usual.")
    #expect(setting.kindOfWords == "option")
  }

  @Test func aWordIsASettingThatIsFoundByItsName() throws {
    let schema = try CompiledSchema(json(Self.schema()))
    #expect(SettingPlaces(of: schema).places(of: ["defaults"]).map { "\($0.shown)" } == ["options.defaults"])
    #expect(schema.description(at: ["options", "defaults"], in: nil)?.summary == "What is usual.")
  }

  /// A text that holds itself is not looked into again and again.
  @Test func wordsAreNotMadeOfWords() throws {
    let schema = try CompiledSchema(
      json(
        ##"{"$defs": {"a": {"wordPattern": "(.)(.*)", "contentSchema": {"additionalProperties": {"$ref": "#/$defs/a"}}}}, "$ref": "#/$defs/a"}"##
      ))
    #expect(schema.validate(try json(#""xxxxxxxxxx""#)) == [])
  }

  @Test func capitalsDoNotMatterWhereTheSchemaSaysSo() throws {
    let schema = try CompiledSchema(
      json(
        #"{"wordPattern": "([A-Za-z]+)", "ignoreCaseOfWords": true, "contentSchema": {"additionalProperties": false, "properties": {"mon": {}}}}"#
      ))
    #expect(schema.validate(try json(#""MON-Mon""#)) == [])
    #expect(schema.validate(try json(#""Mno""#)).count == 1)
  }
}
