import SettingsDocuments
import Testing

@testable import SettingsSchema

/// Names are found in whichever object a schema describes, and in however many ways that is reached.
@Suite struct SettingPlacesTests {
  private static let schema = #"""
    {"properties": {
      "user": {"type": "string"}, "http": {"$ref": "#/$defs/http"}, "jobs": {"items": {"$ref": "#/$defs/job"}},
      "hosts": {"additionalProperties": {"properties": {"mtu": {"type": "integer"}}}}},
     "patternProperties": {"^when .*$": {"$ref": "#"}},
     "$defs": {
      "http": {"properties": {"gzip": {"type": "boolean"},
        "server": {"$ref": "#/$defs/server", "items": {"$ref": "#/$defs/server"}}}},
      "server": {"properties": {"gzip": {"type": "boolean"}, "listen": {"type": "integer"}},
        "patternProperties": {"^location .*$": {"$ref": "#/$defs/location"}}},
      "location": {"allOf": [{"properties": {"gzip": {"type": "boolean"}, "alias": {"type": "string"}}}],
        "patternProperties": {"^location .*$": {"$ref": "#/$defs/location"}, "^if .*$": {"$ref": "#/$defs/location"},
          "^max[_-]age$": {"type": "integer"}}},
      "job": {"properties": {"minute": {"type": "string"}}}}}
    """#

  private func found(_ keys: String...) throws -> [String] {
    let schema = try CompiledSchema(Document(parsing: Array(Self.schema.utf8), as: .json))
    return SettingPlaces(of: schema).places(of: keys).map { "\($0.shown) in \($0.containers.joined(separator: ", "))" }
  }

  @Test func aNameIsFoundInEveryBlockOnce() throws {
    #expect(
      try found("gzip") == [
        "http.gzip in http", "http.server.gzip in server", #"http.server."location *".gzip in location *, if *"#,
      ])
    #expect(try found("user") == ["user in , when *"])
  }

  @Test func whatItStandsInMayBeSaidBeforeIt() throws {
    #expect(try found("server", "listen") == ["http.server.listen in server"])
    #expect(try found("location", "alias") == found("if /x", "alias"))
    #expect(try found("http", "listen") == [])
  }

  @Test func listsAndMapsHavePlacesToo() throws {
    #expect(try found("minute") == ["jobs[].minute in jobs"])
    #expect(try found("mtu") == [#"hosts.*.mtu in hosts.*"#])
    #expect(try found("location").count == 2, "a block is a name as well")
  }

  @Test func otherSpellingsAreTheSameName() throws {
    #expect(try found("max-age").count == 1)
    #expect(try found("GZip") == found("gzip"))
    #expect(try found("gzp") == [])
  }

  @Test func allNamesAreKnown() throws {
    let schema = try CompiledSchema(Document(parsing: Array(Self.schema.utf8), as: .json))
    #expect(SettingPlaces(of: schema).names.isSuperset(of: ["user", "gzip", "listen", "alias", "minute", "mtu"]))
  }
}
