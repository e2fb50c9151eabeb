import Foundation
import Testing

/// Schemas that are made to hurt, given to the program itself: it answers, with the stack and the bounds of its build.
///
/// `make test-release` tries the program as it is shipped.
@Suite struct HostileSchemasTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  /// What `check` says, all in one, and its status.
  private func check(_ document: String, _ schema: String, stack kibibytes: Int? = nil) throws -> (
    status: Int32, said: String
  ) {
    let schema = try sandbox.write("schema.json", schema)
    let words = ["check", "--quiet", try sandbox.write("a.json", document).path, "--schema", schema.path]
    let limit = kibibytes.map { "ulimit -s \($0); " } ?? ""
    let outcome = try sandbox.run("/bin/sh", ["-c", limit + #"exec "$0" "$@""#, try Locations.settee()] + words)
    return (outcome.status, outcome.output + outcome.errors)
  }

  // MARK: - Depth

  /// A little less than the levels of schema that the program under test goes through.
  private static let nearBound = Locations.isOptimized ? 2400 : 600
  /// Three quarters of what a main thread has: nothing that is in bounds may need more.
  private static let stack = 6144

  /// What leads from one schema to the next; `NEXT` is the reference.
  private static let steps = [
    "NEXT", #"{"allOf": [NEXT]}"#, #"{"anyOf": [{"const": 0}, NEXT]}"#, #"{"oneOf": [{"const": 0}, NEXT]}"#,
    #"{"if": true, "then": NEXT}"#, #"{"dependentSchemas": {"a": NEXT}}"#,
    #"{"allOf": [NEXT], "unevaluatedProperties": false}"#,
  ]

  private static func chain(of count: Int, _ step: String, end: String) -> String {
    let links = (0..<count).map { number in
      ##""d\##(number)": "## + step.replacing("NEXT", with: ##"{"$ref": "#/$defs/d\##(number + 1)"}"##)
    }
    return ##"{"$ref": "#/$defs/d0", "$defs": {"## + links.joined(separator: ", ") + ##", "d\##(count)": \##(end)}}"##
  }

  @Test(arguments: steps)
  func schemasThatReferToEachOtherTooDeeplyAreNamed(step: String) throws {
    let (status, said) = try check(
      #"{"a": 1}"#, Self.chain(of: 4000, step, end: #"{"type": "null"}"#), stack: Self.stack)
    #expect(status == 0, "\(said.prefix(300))")
    #expect(said.hasSuffix("schemas refer to each other too deeply; the rest of the document is unchecked\n"))
  }

  /// Branches take two levels a step.
  @Test(arguments: zip(steps, [1, 2, 2, 2, 2, 2, 2]))
  func upToTheBoundSchemasAreChecked(step: String, levels: Int) throws {
    let schema = Self.chain(of: Self.nearBound / levels, step, end: #"{"type": "object"}"#)
    let (status, said) = try check(#"{"a": 1}"#, schema, stack: Self.stack)
    #expect(!said.contains("unchecked"), "\(said.prefix(300))")
    #expect(status == (step.contains("unevaluated") ? 1 : 0), "\(said.prefix(300))")
  }

  /// A schema and a reference a level, down to the innermost value, which is wrong.
  @Test(arguments: [
    (#"{"properties": {"a": NEXT}}"#, #"{"a": "#, "}"), (#"{"patternProperties": {"a": NEXT}}"#, #"{"a": "#, "}"),
    (#"{"additionalProperties": NEXT}"#, #"{"a": "#, "}"), (#"{"unevaluatedProperties": NEXT}"#, #"{"a": "#, "}"),
    (#"{"items": NEXT}"#, "[", "]"), (#"{"prefixItems": [NEXT]}"#, "[", "]"),
    (#"{"unevaluatedItems": NEXT}"#, "[", "]"),
  ])
  func aDeepDocumentIsCheckedToItsInnermostValue(step: String, opening: String, closing: String) throws {
    let depth = min(500, Self.nearBound / 2)
    let document = String(repeating: opening, count: depth) + "1" + String(repeating: closing, count: depth)
    let schema = step.replacing("NEXT", with: ##"{"$ref": "#"}"##).dropLast() + #", "type": ["object", "array"]}"#
    let (status, said) = try check(document, String(schema), stack: Self.stack)
    #expect(status == 1, "\(said.prefix(300))")
    #expect(said.contains("a.json:1:\(depth * opening.count + 1): "), "\(said.prefix(300))")
  }

  /// Some levels of schema for each level of a document that is as deep as may be.
  @Test(arguments: [1, 2, 4, 8])
  func aDeepDocumentIsCheckedByANestedSchemaOrNamedUnchecked(levels: Int) throws {
    let inner = ##"{"properties": {"a": {"$ref": "#"}}, "type": ["object", "integer"]}"##
    let schema = String(repeating: #"{"allOf": ["#, count: levels) + inner + String(repeating: "]}", count: levels)
    let document = String(repeating: #"{"a": "#, count: 500) + "1" + String(repeating: "}", count: 500)
    let (status, said) = try check(document, schema, stack: Self.stack)
    #expect(status == 0, "\(said.prefix(300))")
    // The root, a reference a level, and what it leads to.
    let isInBounds = 500 * (levels + 2) < Self.nearBound
    #expect(isInBounds ? said.isEmpty : said.isEmpty || said.contains("unchecked"), "\(said.prefix(300))")
  }

  // MARK: - Circles and doubling

  @Test(arguments: [
    ##"{"$ref": "#"}"##, ##"{"$ref": "#/$defs/a", "$defs": {"a": {"allOf": [{"$ref": "#"}]}}}"##,
    ##"{"$dynamicAnchor": "x", "$dynamicRef": "#x"}"##,
  ])
  func aSchemaThatRefersToItselfIsNamed(schema: String) throws {
    let (status, said) = try check("1", schema)
    #expect(status == 0)
    #expect(said.contains("the schema refers to itself without end at "), "\(said.prefix(300))")
  }

  /// Sixty levels, each asking twice for the next: the verdict is there before all ways were gone.
  @Test(arguments: ["allOf", "anyOf"])
  func levelsThatDoubleTheWorkEndInTheVerdict(keyword: String) throws {
    let schema = Self.chain(of: 60, #"{"\#(keyword)": [NEXT, NEXT]}"#, end: #"{"type": "null"}"#)
    #expect(try check("null", schema).status == 0)
    let (status, said) = try check("1", schema)
    #expect(status == 1)
    #expect(said.hasSuffix(": 1 is not null\n"), "\(said.prefix(300))")
  }

  // MARK: - Width

  @Test func thousandsOfSettingsAndChoicesAreChecked() throws {
    let keys = (0..<5000).map { "k\($0)" }
    let document = "{" + keys.map { #""\#($0)": \#($0 == "k4999" ? "true" : "1")"# }.joined(separator: ", ") + "}"
    let schema = keys.map { #""\#($0)": {"type": "integer"}"# }.joined(separator: ", ")
    let (status, said) = try check(document, #"{"properties": {\#(schema)}, "additionalProperties": false}"#)
    #expect(status == 1)
    #expect(said.hasSuffix("k4999: true is not a whole number\n"), "\(said.prefix(300))")
    let numbers = (0..<5000).map(String.init).joined(separator: ", ")
    #expect(try check("4999", #"{"enum": [\#(numbers)]}"#).status == 0)
    #expect(try check("5000", #"{"enum": [\#(numbers)]}"#).status == 1)
    let entries = (0..<5000).map { #"{"a": \#($0)}"# }.joined(separator: ", ")
    #expect(try check("[\(entries)]", #"{"uniqueItems": true}"#).status == 0)
    #expect(try check(#"[\#(entries), {"a": 7}]"#, #"{"uniqueItems": true}"#).status == 1)
  }

  // MARK: - Patterns and numbers

  @Test(arguments: ["^(a+)+$", "^(.*a){25}$", "^(a|aa)+$"])
  func aPatternThatTakesTooLongIsNamed(pattern: String) throws {
    let text = String(repeating: "a", count: 60) + "!"
    let (status, said) = try check(#""\#(text)""#, #"{"pattern": "\#(pattern)"}"#)
    #expect(status == 0)
    #expect(said.contains("unchecked: the pattern \(pattern) takes too long"), "\(said.prefix(300))")
    let ofKeys = try check(#"{"\#(text)": 1}"#, #"{"patternProperties": {"\#(pattern)": {"type": "null"}}}"#)
    #expect(ofKeys.said.contains("unchecked: the pattern \(pattern) takes too long"), "\(ofKeys.said.prefix(300))")
  }

  @Test func aPatternThatIsNestedTooDeeplyIsNamed() throws {
    let pattern = String(repeating: "(", count: 50_000) + "a" + String(repeating: ")", count: 50_000)
    let (status, said) = try check(#""a""#, #"{"pattern": "\#(pattern)"}"#)
    #expect(status == 0)
    #expect(said.contains("makes no sense: "), "\(said.suffix(300))")
  }

  @Test(arguments: [
    ("1e999999999", #"{"maximum": 10}"#, false), ("-1e99999999999999999999", #"{"minimum": 0}"#, false),
    ("1e-999999999", #"{"exclusiveMinimum": 0}"#, true), ("1e999999999", #"{"multipleOf": 1e-300}"#, true),
    ("100000000000000000000000000000000001", #"{"multipleOf": 2}"#, false), ("1.0e400", #"{"type": "integer"}"#, true),
    ("10000000000000000000000000000000001", #"{"maximum": 10000000000000000000000000000000000}"#, false),
    (String(repeating: "9", count: 10_000), #"{"multipleOf": 9}"#, true),
    (String(repeating: "9", count: 10_000), #"{"multipleOf": 7}"#, false),
    (#""a""#, #"{"minLength": 1e999999999}"#, false), ("[]", #"{"maxItems": 99999999999999999999999}"#, true),
  ])
  func numbersOfAnySizeAreComparedExactly(document: String, schema: String, isValid: Bool) throws {
    let (status, said) = try check(document, schema)
    #expect(status == (isValid ? 0 : 1), "\(said.prefix(300))")
    #expect(said.isEmpty == isValid, "\(said.prefix(300))")
  }
}
