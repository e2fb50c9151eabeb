import SettingsDocuments
import Testing

@testable import SettingsSchema

/// Most settings have no more than a name and a type; the table makes the best of it.
@Suite struct InferenceTests {
  static func control(_ key: String, _ schema: String, in document: String = "{}") throws -> Control? {
    let compiled = try CompiledSchema(try json("{\"properties\": {\"\(key)\": \(schema)}}"))
    return compiled.description(at: [.key(key)], in: try json(document))?.control
  }

  @Test(arguments: [
    ("password", #"{"type": "string"}"#, Control.secret),
    ("AWS_SECRET_ACCESS_KEY", #"{"type": "string"}"#, .secret),
    ("apiKey", #"{"type": ["string", "null"]}"#, .secret),
    ("maxTokens", #"{"type": "integer"}"#, .stepper),
    ("passwordFile", #"{"type": "string"}"#, .path),
    ("token_limit", #"{"type": "integer"}"#, .stepper),
    ("data-root", #"{"type": "string"}"#, .path),
    ("listenPort", #"{"type": "integer"}"#, .port),
    ("port", #"{"type": "integer", "maximum": 65535}"#, .port),
    ("report", #"{"type": "string"}"#, .text),
    ("maxFileSize", #"{"type": "integer"}"#, .byteSize),
    ("fontSize", #"{"type": "integer"}"#, .stepper),
    ("SystemMaxUse", #"{"type": "string"}"#, .byteSize),
    ("connect_timeout", #"{"type": "integer"}"#, .duration),
    ("interval", #"{"type": "string"}"#, .duration),
    ("baseURL", #"{"type": "string"}"#, .url),
    ("accentColor", #"{"type": "string"}"#, .color),
    ("anything", #"{"type": "string", "format": "uri"}"#, .url),
    ("anything", #"{"type": "string", "default": "/var/lib/x"}"#, .path),
    ("anything", #"{"type": "string", "examples": ["10MiB"]}"#, .byteSize),
    ("anything", #"{"type": "string", "writeOnly": true}"#, .secret),
    ("anything", #"{"type": "boolean"}"#, .toggle),
    ("anything", #"{"type": ["boolean", "null"]}"#, .toggle),
    ("anything", #"{"enum": [true, false]}"#, .toggle),
    ("anything", #"{"type": "array"}"#, .list),
    ("anything", #"{"properties": {}}"#, .object),
    ("anything", #"{"type": ["string", "object"]}"#, .union),
    ("anything", "{}", .union),
  ])
  func aKeyAndItsSchemaTellTheControl(key: String, schema: String, expected: Control) throws {
    #expect(try Self.control(key, schema) == expected)
  }

  @Test func thePresentValueDecidesBetweenTypes() throws {
    #expect(try Self.control("a", #"{"type": ["string", "object"]}"#, in: #"{"a": {}}"#) == .object)
    #expect(try Self.control("a", "{}", in: #"{"a": true}"#) == .toggle)
    #expect(try Self.control("a", "{}", in: ##"{"a": "#ff0000"}"##) == .color)
  }

  @Test func aUsersOverlayComesFirst() throws {
    let rules = try InferenceTable.overlay(
      from: try json(
        #"{"rules": [{"names": ["font size"], "types": ["integer"], "control": "byteSize", "unit": "KiB"}]}"#))
    let compiled = try CompiledSchema(
      try json(#"{"properties": {"fontSize": {"type": "integer"}, "port": {"type": "integer"}}}"#),
      inferenceTable: .standard.overlaid(by: rules))
    #expect(compiled.description(at: ["fontSize"], in: nil)?.control == .byteSize)
    #expect(compiled.description(at: ["fontSize"], in: nil)?.unit == "KiB")
    #expect(compiled.description(at: ["port"], in: nil)?.control == .port)
  }

  @Test func aWrongOverlayIsRefusedWithWhatWouldBeRight() throws {
    let document = try json(#"{"rules": [{"control": "swich"}]}"#)
    let error = #expect(throws: SchemaError.self) { try InferenceTable.overlay(from: document) }
    #expect(error?.message.hasPrefix("a rule needs a \"control\", one of toggle, picker") == true)
    #expect(error?.span == 23..<30)
  }

  @Test(arguments: [
    ("maxFileSize", ["max", "file", "size"]), ("APIKey", ["api", "key"]), ("http2_port", ["http2", "port"]),
    ("log-level", ["log", "level"]), ("OAuth", ["o", "auth"]), ("", []),
  ])
  func keysFallIntoWords(key: String, words: [String]) {
    #expect(KeyWords.words(of: key) == words)
  }
}
