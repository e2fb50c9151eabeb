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
    "maxFileSize", "max_file-size", "APIKey", "HTTPServerURL", "a1B2", "  tab size ", "v2", "Été_maxSize", "", "__",
    "x",
    "SystemMaxUse", "useURLFilter", "ABC", "aBC", "1st",
  ])
  func aPhraseHasTheWordsOfItsKey(key: String) {
    let words = KeyWords.words(of: key)
    let phrase = KeyPhrase(key)
    #expect(phrase == KeyPhrase(words.joined(separator: " ")))
    for count in 1..<max(2, words.count + 1) where count <= words.count {
      #expect(phrase.ends(in: KeyPhrase(words.suffix(count).joined(separator: " "))))
    }
    #expect(!phrase.ends(in: KeyPhrase("")))
    #expect(!phrase.ends(in: KeyPhrase("other " + words.joined(separator: " "))))
  }

  @Test(arguments: [
    ("password", #"{"type": "string"}"#, Control.secret),
    ("AWS_SECRET_ACCESS_KEY", #"{"type": "string"}"#, .secret), ("password2", #"{"type": "string"}"#, .secret),
    ("passwordOld", #"{"type": "string"}"#, .secret), ("client_secret_v2", #"{"type": "string"}"#, .secret),
    ("secret_key_base", #"{"type": "string"}"#, .secret), ("pass-through-2", #"{"type": "string"}"#, .text),
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
    ("db_url", #"{"type": "string", "format": "uri", "examples": ["postgres://ann:hunter2@db/app"]}"#, .secret),
    ("db_url", #"{"type": "string", "examples": ["postgres://ann:${PASSWORD}@db/app"]}"#, .url),
    ("db_url", #"{"type": "string", "examples": ["postgres://ann@db:5432/app"]}"#, .url),
    ("precision", #"{"type": "string", "pattern": "^[0-9]+$|[A-Z_]{2}"}"#, .text),
    ("room", #"{"type": "string", "pattern": "^[0-9]+[KMG]?$|[A-Z_]{2}"}"#, .byteSize),
    ("cache-size", #"{"type": "integer", "description": "The size of the cache in entries"}"#, .stepper),
    ("sendfile_max_chunk", #"{"type": "string", "pattern": "^[0-9]+[kKmMgG]?$", "default": "2m"}"#, .byteSize),
    (
      "max mux", #"{"type": "string", "pattern": "^[0-9]+[kmg]?$", "patternErrorMessage": "must be a number"}"#, .text
    ),
    (
      "log activity",
      #"""
      {"type": "string", "pattern": "^[0-9]+[kmg]?$", "patternErrorMessage": "must be a number",
       "description": "Number of bytes that the log has to grow"}
      """#, .byteSize
    ),
    ("pool-size", #"{"type": "string", "default": "2", "description": "Number of groups of threads"}"#, .text),
    ("max log size", #"{"type": "integer", "description": "An integer in kilobytes"}"#, .stepper),
    ("Compress", #"{"type": "string", "pattern": "^(?:yes|no|[0-9]+[KMG]?)$"}"#, .text),
    ("heapMb", #"{"type": "integer", "description": "The number of MB"}"#, .byteSize),
    ("max_use", #"{"type": "integer", "description": "The maximal number of connections"}"#, .stepper),
    ("cache-size", #"{"type": "integer", "description": "The size of the cache of entries, in bytes"}"#, .byteSize),
  ])
  func aKeyAndItsSchemaTellTheControl(key: String, schema: String, expected: Control) throws {
    #expect(try Self.control(key, schema) == expected)
  }

  @Test(arguments: [
    ("password", true), ("AWS_SECRET_ACCESS_KEY", true), ("apiKey", true), ("passwordFile", false), ("name", false),
    ("db_url", false), ("max files", false), ("", false),
  ])
  func aKeyAloneTellsASecret(key: String, isSecret: Bool) {
    #expect(InferenceTable.standard.makesSecret(key) == isSecret)
  }

  @Test func aUsersRuleTellsASecretByItsKey() throws {
    let table = try InferenceTable.standard.overlaid(
      by: InferenceTable.overlay(
        from: try json(
          #"""
          {"rules": [
            {"names": ["pass"], "types": ["string"], "control": "text"},
            {"names": ["licence"], "types": ["string"], "value": "^L-", "control": "secret"},
            {"types": ["string"], "value": "^sk-", "control": "secret"},
            {"names": ["token"], "types": ["integer"], "control": "stepper"}
          ]}
          """#)))
    #expect(!table.makesSecret("boarding_pass"))
    // Which texts it fits is not known.
    #expect(table.makesSecret("licence"))
    #expect(!table.makesSecret("anything"))
    #expect(table.makesSecret("token"))
  }

  @Test func thePresentValueDecidesBetweenTypes() throws {
    #expect(try Self.control("a", #"{"type": ["string", "object"]}"#, in: #"{"a": {}}"#) == .object)
    #expect(try Self.control("a", "{}", in: #"{"a": true}"#) == .toggle)
    #expect(try Self.control("a", "{}", in: ##"{"a": "#ff0000"}"##) == .color)
  }

  private func setting(_ key: String, _ text: String) throws -> SettingDescription {
    let document = try Document(parsing: Array("\(key) = \(text)\n".utf8), as: .toml)
    return SettingDescription(inferredFrom: document.root[key], key: key)
  }

  @Test func thePresentValueTellsWithoutASchema() throws {
    #expect(try setting("background_color", ##""#ff8800""##).control == .color)
    #expect(try setting("db_url", #""postgres://ann:hunter2@db/app""#).control == .secret)
    #expect(try setting("tls-auth", #""-----BEGIN OpenVPN Static key V1-----\n01\n""#).control == .secret)
    #expect(try setting("pem", #""-----BEGIN RSA PRIVATE KEY-----\nMII\n""#).control == .secret)
    #expect(try setting("ca", #""-----BEGIN CERTIFICATE-----\nMII\n""#).control == .text)
    #expect(try setting("suppress_secrets", #""yes""#).control == .text)
    #expect(try setting("port", #""ssh""#).control == .port && setting("port", #""http,https""#).control == .text)
    #expect(try setting("suppress_secret", #""yes please""#).control == .secret)
    #expect(try setting("born", "1979-05-27T07:32:00Z").format == "date-time")
    #expect(try setting("born", "1979-05-27").format == "date")
    #expect(try setting("port", "80").maximum?.value == Number(65_535))
  }

  @Test func whatIsSurelyWrongIsRefused() throws {
    let color = try setting("color", ##""#ff8800""##)
    for wrong in ["#ff8800zz", "#ff880", "#", "#ff880g"] {
      #expect(throws: InferredRuleError.self) { try color.checkInferred(.string(wrong)) }
    }
    for right: Value in ["#FF8800", "#f80", "#ff8800cc", "red", "rgb(1, 2, 3)", "", 3] {
      try color.checkInferred(right)
    }
    let port = try setting("port", "80")
    for wrong: Value in [99_999_999, 65_536, -1, 80.5, "99999999", "-1"] {
      #expect(throws: InferredRuleError.self) { try port.checkInferred(wrong) }
    }
    for right: Value in [0, 65_535, "8080", "8080:80", "$PORT", "http"] { try port.checkInferred(right) }
    #expect(throws: InferredRuleError(message: "65536 is no port; a port is 0 to 65535")) {
      try port.checkInferred(65_536)
    }
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
    #expect(error?.message.hasPrefix("a rule needs a \"control\", one of toggle, flag, picker") == true)
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
