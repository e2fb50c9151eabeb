import SettingsDocuments
import TestSupport
import Testing

@testable import SettingsSchema

/// Schemas of numbers, switches and lists over formats whose values are all texts.
@Suite struct TextValueTests {
  private static let schema = """
    {"properties": {
      "Port": {"type": "integer", "minimum": 1, "maximum": 65535},
      "Ratio": {"type": "number", "multipleOf": 0.5}, "Level": {"enum": [1, 2, 3]},
      "Compress": {"type": "boolean"}, "On": {"const": true},
      "HostKey": {"type": "array", "items": {"type": "integer"}, "maxItems": 2},
      "Ports": {"anyOf": [{"type": "integer", "maximum": 99}, {"type": "array", "items": {"type": "integer"}}]},
      "Either": {"oneOf": [{"type": "integer"}, {"type": "string"}]},
      "Two": {"type": "array", "minItems": 2}, "Nested": {"$ref": "#/$defs/nested"}, "Name": {"type": "string"}},
     "$defs": {"nested": {"type": "array", "items": {"$ref": "#/$defs/nested"}}}}
    """

  private func problems(_ text: String, _ format: String = "sshd") throws -> [String] {
    let schema = try CompiledSchema(Document(parsing: Array(Self.schema.utf8), as: .json))
    let document = try Document(parsing: Array(text.utf8), as: #require(Format.named(format)))
    return schema.validate(document).map { "\($0.path): \($0.message)" }
  }

  @Test(arguments: [
    "Port 22", "Port 0022", "Port +22", "Port 0x16", "Ratio 1.5", "Ratio .5", "Ratio 2", "Level 2", "Level 02",
    "Compress yes", "Compress No", "Compress true", "On yes", "HostKey 5", "HostKey 5\nHostKey 6", "Ports 22",
    "Ports 22\nPorts 220", "Either 5", "Either x", "Name 5", "Name yes",
  ])
  func whatATextSpellsFits(text: String) throws {
    #expect(try problems(text) == [])
  }

  @Test(arguments: [
    ("Port no", "Port: \"no\" is not a whole number"), ("Port 2.5", "Port: \"2.5\" is not a whole number"),
    ("Port 0", "Port: 0 is less than 1, the least allowed"),
    ("Port 65536", "Port: 65536 is more than 65535, the most allowed"),
    ("Ratio 0.75", "Ratio: 0.75 is not a multiple of 0.5"), ("Level 4", "Level: \"4\" is not one of 1, 2, 3"),
    ("Compress maybe", "Compress: \"maybe\" is not yes or no"), ("Compress 1", "Compress: \"1\" is not yes or no"),
    ("HostKey a", "HostKey: \"a\" is not a whole number"),
    ("Two x", "Two: 1 entry here, at least 2 must be"),
  ])
  func whatDoesNotFitIsTold(text: String, told: String) throws {
    #expect(try problems(text) == [told])
  }

  @Test func eachDialectHasItsWords() throws {
    #expect(try problems("Compress = 1", "sysctl") == [])
    #expect(try problems("Compress = yes", "sysctl") == ["Compress: \"yes\" is not 1 or 0"])
    #expect(try problems("Compress = ON", "postgresql") == [])
    #expect(try problems("Compress = y", "postgresql") == ["Compress: \"y\" is not on or off"])
  }

  @Test func formatsWithKindsStayAsTheyAre() throws {
    #expect(try problems("{\"Port\": \"22\"}", "json") == ["Port: \"22\" is not a whole number"])
    #expect(try problems("HostKey: 5", "yaml").count == 1)
    #expect(try problems("Compress = \"yes\"", "toml") == ["Compress: \"yes\" is not true or false"])
    #expect(try problems("HostKey = 5", "ini").count == 1, "no list is written so")
  }

  @Test func aListInItselfEnds() throws {
    #expect(try problems("Nested x") == ["Nested: \"x\" is not an array"])
  }

  @Test func anEditIsCheckedAsTheWholeIs() throws {
    let schema = try CompiledSchema(Document(parsing: Array(Self.schema.utf8), as: .json))
    let format = try #require(Format.named("sshd"))
    let document = try Document(parsing: Array("Port 22\nCompress yes\n".utf8), as: format)
    let check = DocumentCheck(of: document, against: schema)
    #expect(check.problems(setting: "25", at: ["Port"]).isEmpty)
    #expect(check.problems(setting: .number(Number(25)), at: ["Port"]).isEmpty)
    #expect(check.problems(setting: "70000", at: ["Port"]).count == 1)
    #expect(check.problems(setting: .boolean(false), at: ["Compress"]).isEmpty)
    #expect(check.problems(setting: "5", at: ["HostKey"]).isEmpty)
  }

  @Test func aNewSettingInOtherCapitalsIsThatSettingWhereTheyDoNotMatter() throws {
    let text = ##"{"properties": {"Port": {"type": "integer"}, "Sub": {"$ref": "#"}}, "additionalProperties": false}"##
    let schema = try CompiledSchema(Document(parsing: Array(text.utf8), as: .json))
    func problems(_ value: Value, _ path: Path, as format: String, in text: String = "") throws -> [String] {
      let document = try Document(parsing: Array(text.utf8), as: #require(Format.named(format)))
      return schema.check(value, at: path, in: document).map(\.message)
    }
    #expect(try problems("22", ["PORT"], as: "sshd") == [])
    #expect(try problems("22", ["port"], as: "sshd", in: "port 23\n") == [])
    #expect(try problems("x", ["port"], as: "sshd") == ["\"x\" is not a whole number"])
    #expect(try problems(.object(ObjectMembers([("PORT", "22")])), ["sub"], as: "sshd") == [])
    #expect(try problems(.object(ObjectMembers([("PORT", .number(Number(22)))])), .root, as: "sshd") == [])
    let refusal = "\"port\" is not a setting here; did you mean \"Port\"?"
    #expect(try problems(.number(Number(22)), ["port"], as: "json", in: "{}") == [refusal])
  }

  @Test(arguments: [
    ("Port", Control.port, "22"), ("Compress", .toggle, "yes"), ("HostKey", .list, "5"), ("Level", .picker, "2"),
    ("Either", .text, "5"), ("Name", .text, "x"),
  ])
  func theControlIsThatOfTheType(key: String, control: Control, value: String) throws {
    let schema = try CompiledSchema(Document(parsing: Array(Self.schema.utf8), as: .json))
    for text in ["", "\(key) \(value)\n"] {
      let document = try Document(parsing: Array(text.utf8), as: #require(Format.named("sshd")))
      #expect(schema.description(at: [.key(key)], in: document)?.control == control, "\(text)")
    }
  }

  @Test func whatHasNoTypeIsATextToType() throws {
    let text = #"{"properties": {"AcceptEnv": {}, "Keys": {"anyOf": [{}, {"type": "array"}]}}}"#
    let schema = try CompiledSchema(Document(parsing: Array(text.utf8), as: .json))
    let document = try Document(parsing: [], as: #require(Format.named("sshd")))
    #expect(schema.description(at: ["AcceptEnv"], in: document)?.control == .text)
    #expect(schema.description(at: ["Keys"], in: document)?.control == .text)
  }
}
