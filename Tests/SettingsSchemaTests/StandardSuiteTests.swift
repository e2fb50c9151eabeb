import SettingsDocuments
import TestSupport
import Testing

@testable import SettingsSchema

/// The JSON-Schema-Test-Suite, run as its README asks: remotes at http://localhost:1234/.
@Suite(.needs(.jsonSchemaSuite)) struct StandardSuiteTests {
  struct Score {
    var passed = 0
    var total = 0
    var failures: [String] = []
  }

  static let resolver = SchemaResolver { uri in
    guard uri.hasPrefix("http://localhost:1234/") else { return nil }
    return try? SharedFolder.jsonSchemaSuite.document("remotes/" + uri.dropFirst(22))
  }

  static func run(_ folder: String, draft: String, options: ValidationOptions) throws -> Score {
    var score = Score()
    for file in SharedFolder.jsonSchemaSuite.files(in: folder, endingIn: ".json") {
      for group in try SharedFolder.jsonSchemaSuite.document(file).root.elements {
        let schema = try compile(try #require(group["schema"]), draft: draft)
        for test in try #require(group["tests"]).elements {
          let data = try Document(parsing: Array(try #require(test["data"]).source.utf8), as: .json)
          let isExpected = test["valid"]?.boolean == true
          let problems = schema.validate(data, options: options).filter { $0.severity == .violation }
          score.total += 1
          if problems.isEmpty == isExpected, schema.accepts(data, options: options) == isExpected {
            score.passed += 1
          } else {
            score.failures.append(
              "\(file): \(group["description"]?.string ?? ""): \(test["description"]?.string ?? ""): \(data.root.source) "
                + "expected \(isExpected), problems \(problems.map(\.message))")
          }
        }
      }
    }
    return score
  }

  /// Where a schema of the suite names no draft, its folder does.
  static func compile(_ node: Node, draft: String) throws -> CompiledSchema {
    var text = node.source
    if node.kind == .object, node["$schema"] == nil {
      text = "{\"$schema\": \"\(draft)\"" + (node.count == 0 ? "}" : ", " + text.dropFirst())
    }
    return try CompiledSchema(try Document(parsing: Array(text.utf8), as: .json), resolver: resolver)
  }

  static let draft7 = "http://json-schema.org/draft-07/schema#"
  static let draft202012 = "https://json-schema.org/draft/2020-12/schema"
  static let annotating = ValidationOptions(assertsFormat: false)

  @Test func everyRequiredCaseOfDraft7Passes() throws {
    let score = try Self.run("draft7/required", draft: Self.draft7, options: Self.annotating)
    #expect(score.failures == [])
    #expect(score.passed == 927)
  }

  @Test func everyRequiredCaseOf202012Passes() throws {
    let score = try Self.run("draft2020-12/required", draft: Self.draft202012, options: Self.annotating)
    #expect(score.failures == [])
    #expect(score.passed == 1299)
  }

  @Test func optionalAndFormatCasesStayAtTheirCounts() throws {
    let content = ValidationOptions(assertsFormat: true, assertsContent: true)
    for (folder, draft, least) in [
      ("draft7/optional", Self.draft7, 118), ("draft2020-12/optional", Self.draft202012, 162),
      ("draft7/format", Self.draft7, 676), ("draft2020-12/format", Self.draft202012, 764),
    ] {
      let score = try Self.run(folder, draft: draft, options: content)
      print("\(folder): \(score.passed) of \(score.total)")
      score.failures.forEach { print("  not passed: \($0)") }
      #expect(score.passed >= least)
    }
  }
}
