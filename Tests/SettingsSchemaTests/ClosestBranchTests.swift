import SettingsDocuments
import Testing

@testable import SettingsSchema

/// Of an `anyOf` or `oneOf` that a value does not fit, the branch that was meant is explained.
@Suite struct ClosestBranchTests {
  static func lines(_ schema: String, _ text: String) throws -> [String] {
    let document = try json(text)
    return try CompiledSchema(try json(schema)).validate(document).map { $0.rendered(file: "f", in: document) }
  }

  /// As generators of schemas write a choice of records: each branch has its own `type`, the rest stands elsewhere.
  static let records = ##"""
    {"allOf": [{"properties": {"proxy": {"type": "string"}}}, {"oneOf": [
      {"allOf": [{"$ref": "#/$defs/file"}, {"required": ["type"], "properties": {"type": {"const": "file"}}}]},
      {"allOf": [{"$ref": "#/$defs/net"}, {"required": ["type"], "properties": {"type": {"const": "net"}}}]}]}],
    "unevaluatedProperties": false,
    "$defs": {
      "file": {"properties": {"path": {"type": "string"}, "mode": {"type": "integer"}, "owner": {}, "group": {}}},
      "net": {"properties": {"host": {"type": "string"}, "port": {"type": "integer"}}, "required": ["host", "port"]}}}
    """##

  @Test(arguments: [
    (#"{"type": "nett", "port": 1}"#, [#"f:1:10: type: "nett" is not one of file, net; did you mean "net"?"#]),
    (
      #"{"type": "file", "path": 1, "mode": "x", "owner": 1, "group": 2}"#,
      ["f:1:26: path: 1 is not a string", #"f:1:37: mode: "x" is not a whole number"#]
    ),
    (
      #"{"type": "net", "host": "a", "port": "b", "prot": 1}"#,
      [
        #"f:1:38: port: "b" is not a whole number"#,
        #"f:1:43: prot: "prot" is not a setting here; did you mean "port"?"#,
      ]
    ),
    (
      #"{"type": "net", "host": "a", "prt": 1}"#,
      [
        #"f:1:1: "port" is missing"#, #"f:1:30: prt: "prt" is not a setting here; did you mean "port"?"#,
      ]
    ),
    (
      #"{"type": "file", "proxi": "x"}"#,
      [#"f:1:18: proxi: "proxi" is not a setting here; did you mean "proxy"?"#]
    ),
    (#"{"path": "x"}"#, [#"f:1:1: "type" is missing"#]),
  ])
  func aRecordIsExplainedByItsTag(text: String, expected: [String]) throws {
    #expect(try Self.lines(Self.records, text) == expected)
  }

  @Test func aSharedChoiceIsNoTag() throws {
    let schema = """
      {"oneOf": [
        {"properties": {"kind": {"const": "a"}, "level": {"enum": ["x", "y"]}}, "required": ["n"]},
        {"properties": {"kind": {"const": "b"}, "level": {"enum": ["x", "y"]}}}]}
      """
    #expect(
      try Self.lines(schema, #"{"kind": "a", "level": "z"}"#)
        == [#"f:1:1: "n" is missing"#, #"f:1:24: level: "z" is not one of x, y"#])
  }

  @Test func manySmallFaultsDoNotMakeAnObjectAnotherKind() throws {
    let members = (0..<60).map { "\"k\($0)\": 1" }.joined(separator: ", ")
    let lines = try Self.lines(
      #"{"anyOf": [{"type": "string"}, {"type": "object", "additionalProperties": false}]}"#, "{\(members)}")
    #expect(lines.count == 60)
    #expect(lines.first == #"f:1:2: k0: "k0" is not a setting here"#)
  }

  @Test func whatNestedBranchesWantIsToldTogether() throws {
    let schema = """
      {"anyOf": [
        {"anyOf": [{"const": "off"}, {"type": "object"}]},
        {"type": "array", "items": {"type": "string"}, "minItems": 1}]}
      """
    #expect(try Self.lines(schema, "5") == ["f:1:1: 5 is not off, nor an array or an object"])
    #expect(try Self.lines(schema, "[5]") == ["f:1:2: [0]: 5 is not a string"])
  }
}
