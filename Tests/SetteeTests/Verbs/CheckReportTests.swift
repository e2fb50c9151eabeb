import Foundation
import SettingsDocuments
import SettingsSchema
import TestSupport
import Testing

@testable import settee

/// `settee check --report FORM`.
@MainActor
@Suite struct CheckReportTests {
  private let account: Account

  init() throws {
    account = try Account()
    try account.write(
      "s.json",
      #"{ "properties": { "$schema": {}, "size": { "maximum": 9 }, "a\u001b[31m": { "const": 1 } }, "additionalProperties": false }"#
    )
  }

  /// A name that each form has to write in its own way: `n`, the byte FF, and `%,: <&"`, a line feed, an escape.
  private static let wildName = UndecodedBytes.text(of: Array("n".utf8) + [0xFF] + Array("%,: <&\"\n\u{1B}e.json".utf8))

  private func writeWildFile() throws -> String {
    let path = account.currentFolder + "/" + Self.wildName
    // What has control characters in its name and is no UTF-8, only the system's own calls make.
    let file = try #require(UndecodedBytes.withCString(path) { fopen($0, "w") })
    fputs(#"{ "$schema": "./s.json", "size": 10, "a\u001b[31m": 2 }"#, file)
    fclose(file)
    return path
  }

  private func lines() -> [String] { account.output.split(separator: "\n").map(String.init) }

  @Test func aNameOfAnyBytesIsCheckedAndShownAsText() throws {
    let path = try writeWildFile()
    #expect(account.run("check", path) == 1)
    let shown = account.currentFolder + #"/n\xff%,: <&"\n\u001be.json"#
    #expect(lines().first == shown + ":1:34: size: 10 is more than 9, the most allowed")
    #expect(account.errors.hasPrefix(shown + ": by "))
    #expect(account.run("get", path, "size") == 0)
    #expect(account.output == "10\n")
    #expect(account.run("set", path, "size", "3") == 0)
    #expect(account.run("get", path, "size") == 0 && account.output == "3\n")
  }

  @Test(.needs(.sarif)) func sarifIsWhatItsSchemaAsksFor() throws {
    let path = try writeWildFile()
    try account.write("broken.json", "{")
    try account.write("é.json", "{ \"$schema\": \"./s.json\", \"\u{1F642}\": 1, \"sized\": 2 }")
    let files = ["broken.json", "é.json", "absent.json"].map { account.currentFolder + "/" + $0 }
    #expect(account.run(["check", "--report", "sarif", path] + files) == 2)
    let document = try Document(parsing: Array(account.output.utf8), as: .json)
    let schema = try CompiledSchema(
      try Document(parsing: try SharedFolder.sarif.bytes("sarif-schema-2.1.0.json"), as: .json))
    let problems = schema.validate(document).map { $0.rendered(file: "sarif", in: document) }
    #expect(problems.isEmpty, "\(problems)")
    let uri = document.node(at: [
      "runs", 0, "results", 0, "locations", 0, "physicalLocation", "artifactLocation", "uri",
    ])
    #expect(uri?.string == "file://" + account.currentFolder + "/n%FF%25%2C%3A%20%3C%26%22%0A%1Be.json")
    let results = document.node(at: ["runs", 0, "results"]).map { Array($0.elements) } ?? []
    let rules = results.compactMap { $0["ruleId"]?.string }
    #expect(rules == ["maximum", "const", "syntax", "additionalProperties", "additionalProperties"])
    // In code points, of which the smile is one.
    let region = results.last?["locations"]?[0]?["physicalLocation"]?["region"]
    #expect(region?["startColumn"]?.number?.int == 34 && region?["endColumn"]?.number?.int == 41)
    let invocation = document.node(at: ["runs", 0, "invocations", 0])
    #expect(invocation?["executionSuccessful"]?.boolean == false)
    #expect(invocation?["toolExecutionNotifications"]?.count == 1)
    #expect(
      document.node(at: ["runs", 0, "properties", "summary"])?.string == "3 files: 2 by their schemas, 1 syntax only")
  }

  @Test func commandsOfGitHubCannotBeForged() throws {
    let path = try writeWildFile()
    #expect(account.run("check", "--report", "github", path) == 1)
    let name = account.currentFolder + #"/n\xff%25%2C%3A <&"%0A\u001be.json"#
    #expect(
      lines() == [
        "::error file=\(name),line=1,endLine=1,col=34,endColumn=36,title=settee%3A maximum::size: 10 is more than 9, the most allowed",
        "::error file=\(name),line=1,endLine=1,col=53,endColumn=54,title=settee%3A const::\"a\\u001b[31m\": 2 is not 1, the only value allowed",
        "::notice::1 file: 1 by their schemas",
      ])
  }

  @Test func gitLabHasAFingerprintForEach() throws {
    let twice = try account.write("a.json", #"{ "$schema": "./s.json", "size": 10, "size": 10 }"#)
    #expect(account.run("check", "--report", "gitlab", twice, twice, try writeWildFile()) == 1)
    let issues = Array(try Document(parsing: Array(account.output.utf8), as: .json).root.elements)
    let prints = issues.compactMap { $0["fingerprint"]?.string }
    #expect(prints.count == issues.count && Set(prints).count == prints.count)
    #expect(issues.last?["location"]?["path"]?.string == account.currentFolder + "/n\\xff%,: <&\"\n\u{1B}e.json")
    #expect(issues.last?["location"]?["lines"]?["begin"]?.number?.int == 1)
    #expect(Set(issues.compactMap { $0["severity"]?.string }) == ["major", "minor"])
    #expect(account.run("check", "--report", "gitlab", try account.write("b.json", "{}")) == 0)
    #expect(account.output == "[\n]\n")
  }

  @Test(arguments: ["checkstyle", "junit"]) func xmlIsReadBackAsItWasSaid(_ form: String) throws {
    let path = try writeWildFile()
    let fine = try account.write("fine.json", "{}")
    #expect(account.run("check", "--report", form, path, fine, "/nowhere.json") == 2)
    let document = try Document(parsing: Array(account.output.utf8), as: .xml)
    let name = account.currentFolder + #"/n\xff%,: <&"\n\u001be.json"#
    #expect(document.root.value.json.contains(Value.string(name).json.dropFirst().dropLast()))
    #expect(!account.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    if form == "junit" {
      #expect(account.output.contains(#"<testsuites name="settee" tests="3" failures="1" errors="1">"#))
    } else {
      #expect(
        account.output.contains(#"column="34" severity="error" message="size: 10 is more than 9, the most allowed""#))
    }
  }

  @Test func jsonIsAFormOfReportAsWell() throws {
    let file = try account.write("a.json", "{}")
    #expect(account.run("check", "--json", file) == 0)
    let said = account.output
    #expect(account.run("check", "--report", "json", file) == 0 && account.output == said)
    #expect(account.run("check", "--report", "text", "--json", file) == 2)
    #expect(account.run("check", "--report", "pdf", file) == 2)
    #expect(account.errors.contains("pdf is no form of a report; there are text, json, sarif"))
  }
}

extension SharedFolder {
  /// The JSON Schema of SARIF:
  /// one file, which a machine without the network may lack.
  static let sarif = SharedFolder("corpus/sarif", isPublic: true, isRequired: false)
}
