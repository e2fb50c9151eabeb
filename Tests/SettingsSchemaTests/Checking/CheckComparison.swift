import SettingsDocuments
import TestSupport
import Testing

@testable import SettingsSchema

/// Compares what is found after each edit with what a check of the whole document finds, to the word.
struct CheckComparison {
  private var check: DocumentCheck
  private let schema: CompiledSchema
  private let options: ValidationOptions
  private let name: String
  /// How many edits were compared.
  private(set) var count = 0

  /// - Parameter smallestSize: the nodes of the smallest value of which something is kept.
  init(
    _ document: Document, _ schema: CompiledSchema, name: String, options: ValidationOptions = ValidationOptions(),
    smallestSize: Int = 1
  ) {
    check = DocumentCheck(
      of: document, against: schema, options: options, keeping: KeptAnswers(smallestSize: smallestSize))
    (self.schema, self.options, self.name) = (schema, options, name)
    expectSame(document)
  }

  var document: Document { check.document }

  /// Goes on to another document.
  mutating func update(to document: Document) {
    check.update(to: document)
    count += 1
    expectSame(document)
  }

  /// Makes changes at random, and goes back to earlier documents now and then.
  mutating func edit(_ count: Int, _ edits: inout RandomEdits) {
    var earlier = [document]
    var made = 0
    for _ in 0..<count * 3 where made < count {
      if edits.next(below: 6) == 0 {
        update(to: earlier[edits.next(below: earlier.count)])
      } else if let edited = edits.edited(document) {
        update(to: edited)
        earlier.append(edited)
      } else {
        continue
      }
      made += 1
    }
  }

  /// What is said of a value before it is set is what is found when it was.
  func expectVerdictHolds(_ value: Value, at path: Path) {
    guard let edited = try? document.applying(.set(path, value)).document else { return }
    let whole = DocumentCheck(of: document, against: schema, options: options, keeping: KeptAnswers(smallestSize: .max))
    #expect(
      check.verdict(on: value, at: path).violations.map(Told.init)
        == whole.verdict(on: value, at: path).violations.map(Told.init), "\(name): \(path) = \(value.json)")
    guard document.node(at: path) != nil, !edited.hasRepeatedKeys else { return }
    let before = Set(check.problems.map(Told.init))
    let found = Set(
      schema.validate(edited, options: options)
        .filter { $0.severity == .violation && path.isPrefix(of: $0.path) }.map(Told.init))
    let told = Set(check.verdict(on: value, at: path).violations.filter { path.isPrefix(of: $0.path) }.map(Told.init))
    #expect(told == found.subtracting(before), "\(name): \(path) = \(value.json)")
  }

  private struct Told: Hashable {
    let path: Path
    let message: String
    init(_ problem: Problem) { (path, message) = (problem.path, problem.message) }
  }

  private func expectSame(_ document: Document) {
    let whole = DocumentCheck(of: document, against: schema, options: options, keeping: KeptAnswers(smallestSize: .max))
    guard check.problems != whole.problems else { return }
    let text = document.text.count < 2000 ? String(decoding: document.text, as: UTF8.self) : "(a large text)"
    Issue.record(
      """
      \(name) after \(count) edits: \(text)
      edit by edit: \(check.problems.prefix(5).map { "\($0.path) \($0.keywordLocation) \($0.message)" })
      as a whole: \(whole.problems.prefix(5).map { "\($0.path) \($0.keywordLocation) \($0.message)" })
      """)
  }
}
