import Foundation
import SettingsDocuments
import Testing

@testable import SettingsSchema

/// Which schema a file has, and who says so.
@Suite struct DiscoveryTests {
  static let discovery = SchemaDiscovery(
    userMap: SchemaAssociations([(files: ["*.deploy.json"], schema: "deploy.json")]),
    userMapFolder: "/home/ann/.config",
    shipped: .shipped(home: "/home/ann"),
    catalogue: SchemaAssociations([(files: ["*.deploy.json", "tox.toml"], schema: "https://example.com/c.json")]),
    home: "/home/ann")

  static func found(_ path: String, _ text: String = "{}", option: String? = nil) throws -> [String] {
    discovery.candidates(
      forFile: path, document: try json(text), option: option, workingFolder: "/work"
    ).map { "\($0.origin) \($0.uri)" }
  }

  @Test func theOrderIsTheDesigns() throws {
    #expect(
      try Self.found("/a/x.deploy.json", #"{"$schema": "./own.json"}"#)
        == [
          "document file:///a/own.json", "userMap file:///home/ann/.config/deploy.json",
          "catalogue https://example.com/c.json",
        ])
    #expect(try Self.found("/a/x.deploy.json", #"{"$schema": "x"}"#, option: "../s.json") == ["option file:///s.json"])
    #expect(try Self.found("/a/other.json") == [])
  }

  @Test(arguments: [
    ("/etc/docker/daemon.json", "https://www.schemastore.org/dockerd.json"),
    ("/home/ann/.docker/daemon.json", "https://www.schemastore.org/dockerd.json"),
    ("/home/ann/p/.claude/settings.local.json", "https://www.schemastore.org/claude-code-settings.json"),
    ("/x/tsconfig.base.json", "https://www.schemastore.org/tsconfig.json"),
  ])
  func knownPlacesHaveTheirSchema(path: String, uri: String) throws {
    #expect(try Self.found(path) == ["shipped \(uri)"])
  }

  @Test func aDaemonOfSomethingElseIsNotDockers() throws {
    #expect(try Self.found("/srv/daemon.json") == [])
  }

  @Test(arguments: [
    ("{\"$schema\": \"https://example.com/s.json#\"}", "https://example.com/s.json"),
    ("{\"$schema\": \"file:///s/a%20b.json\"}", "file:///s/a%20b.json"),
    ("{\"$schema\": \"~/s.json\"}", "file:///home/ann/s.json"),
    ("{\"$schema\": \"../s#1.json\"}", "file:///s%231.json"),
    ("// yaml-language-server: $schema=s.json\n{}", "file:///a/s.json"),
    ("// $schema: s.json\n{}", "file:///a/s.json"),
  ])
  func theFilesOwnWordIsRead(text: String, uri: String) throws {
    #expect(try Self.found("/a/x.json", text) == ["document \(uri)"])
  }

  @Test(arguments: [
    ("# yaml-language-server: $schema=a.json\nx: 1", "a.json"), ("#:schema ./a.json\nx = 1", "./a.json"),
    ("\n# Written by hand.\n# $schema: a.json\n", "a.json"), ("#schema a.json", nil), ("x: '# $schema: a'", nil),
  ])
  func commentsForEditorsAreRead(text: String, word: String?) throws {
    #expect(DeclaredSchema.schema(of: try Document(parsing: Array(text.utf8), as: .yaml)) == word)
  }

  @Test func editorsMapsAreRead() throws {
    let map = try json(
      """
      {"json.schemas": [{"fileMatch": ["*.a.json", "!no.a.json"], "url": "a"}], "yaml.schemas": {"b": ["b/*.yaml"]},
       "rule": [{"include": ["c.toml"], "schema": {"path": "c"}}], "associations": [{"files": ["~/d"], "schema": "d"}],
       "schemas": [{"name": "E", "fileMatch": ["e.json"], "url": "e"}]}
      """)
    let associations = SchemaAssociations(from: map, home: "/h")
    #expect(associations.schema(for: "/x/y.a.json") == "a")
    #expect(associations.schema(for: "/x/no.a.json") == nil)
    #expect(associations.schema(for: "/x/b/y.yaml") == "b")
    #expect(associations.schema(for: "/x/c.toml") == "c")
    #expect(associations.schema(for: "/h/d") == "d")
    #expect(associations.schema(for: "/x/e.json") == "e")
  }

  @Test(arguments: [
    ("*.json", "/a/b.json", true), ("*.json", "/a/b.yaml", false), ("a/*.json", "/x/a/b.json", true),
    ("a/*.json", "/x/ba/b.json", false), ("a/*.json", "/x/a/c/b.json", false), ("a/**/*.json", "/x/a/c/d/b.json", true),
    ("a/**/b.json", "/x/a/b.json", true), ("/a/b", "/a/b", true), ("/a/b", "/x/a/b", false),
    ("x.{json,yaml}", "/x.yaml", true), ("[a-c].json", "/b.json", true), ("[!a-c].json", "/b.json", false),
    ("a?c", "/abc", true), ("**/.github/*.yml", "/r/.github/x.yml", true),
    ("*a*a*a*a*b", "/aaaaaaaaaaaaaaaaaaaa", false),
  ])
  func globsMatchAsInEditors(pattern: String, path: String, isMatch: Bool) {
    #expect(Glob(pattern).matches(Array(path.utf8)) == isMatch)
    #expect(Glob.matches(Array(path.utf8), pattern: pattern, home: nil) == isMatch)
  }

  @Test func schemasAreLoadedFromFilesFoldersAndOurselves() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "settee-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(#"{"properties": {"a": {"$ref": "b.json#/$defs/x"}}}"#.utf8).write(to: folder.appending(path: "a.json"))
    try Data(#"{"$defs": {"x": {"type": "string"}}}"#.utf8).write(to: folder.appending(path: "b.json"))
    let loader = SchemaLoader(folders: [folder.path])
    let document = try json(#"{"a": 1}"#)
    for uri in [FileURI.uri(ofPath: folder.path + "/a.json"), "https://example.com/x/a.json"] {
      #expect(try loader.schema(at: uri).validate(document).map(\.message) == ["1 is not a string"])
    }
    let metaschema = try loader.schema(at: "http://json-schema.org/draft-07/schema#")
    #expect(
      metaschema.validate(try json(#"{"type": "strin"}"#)).map(\.message)
        == [
          #""strin" is not one of array, boolean, integer, "null", number, object, string, nor an array; did you mean "string"?"#
        ])
    let error = #expect(throws: SchemaError.self) { try loader.schema(at: "https://example.com/none.json") }
    #expect(error?.message == "the schema https://example.com/none.json is not at hand")
  }

  #if DEBUG
    @Test func inAFolderThatIsNotThereNoFileIsOpened() {
      let loader = SchemaLoader(folders: ["/nowhere/schemas"])
      let counter = LookUps.Counter()
      LookUps.$counter.withValue(counter) {
        #expect(throws: SchemaError.self) { try loader.schema(at: "https://example.com/a/b.json") }
      }
      #expect(counter.paths(.target) == [])
    }
  #endif

  @Test func aCheckedFileIsReportedLineByLine() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "settee-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let schema = #"{"properties": {"level": {"enum": ["debug", "info", "warning", "verbose"]}, "n": {"maximum": 3}}}"#
    try Data(schema.utf8).write(to: folder.appending(path: "s.json"))
    let check = FileCheck(
      discovery: SchemaDiscovery(), loader: SchemaLoader(), detect: FormatDetection.init, option: "s.json",
      workingFolder: folder.path)
    func report(_ text: String) -> FileReport {
      check.report(onFile: "x.json", at: "/a/x.json", content: Array(text.utf8))
    }

    #expect(report("{}").lines == [])
    let wrong = report("{\n  \"level\": \"verbos\",\n  \"n\": 4\n}")
    #expect(!wrong.isValid)
    #expect(
      wrong.lines == [
        #"x.json:2:12: level: "verbos" is not one of debug, info, warning, verbose; did you mean "verbose"?"#,
        "x.json:3:8: n: 4 is more than 3, the most allowed",
      ])
    #expect(report("{").lines.first?.hasPrefix("x.json:1:") == true)
    #expect(!report("{").isValid)
    let output = try json(wrong.output(.basic))
    #expect(output.root["valid"]?.boolean == false)
    #expect(output.root["errors"]?[1]?["keywordLocation"]?.string == "/properties/n/maximum")
    #expect(output.root["errors"]?[1]?["instanceLocation"]?.string == "/n")
  }

  @Test func aSchemaThatIsNotAtHandIsSaid() throws {
    let check = FileCheck(discovery: SchemaDiscovery(), loader: SchemaLoader(), detect: FormatDetection.init)
    let text = Array(#"{"$schema": "https://example.com/s.json"}"#.utf8)
    let report = check.report(onFile: "x.json", at: "/a/x.json", content: text)
    #expect(report.lines == ["x.json: note: unchecked: the schema https://example.com/s.json is not at hand"])
    guard case .badSchema = report.outcome else { Issue.record("\(report.outcome)"); return }
  }
}
