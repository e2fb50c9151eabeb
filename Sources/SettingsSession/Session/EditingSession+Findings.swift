import SettingsFiles
import SettingsSchema

/// What was found out about a text as a whole; it holds until the text changes.
struct Findings {
  var problems: [Problem]
  var violations: [Path: Problem]
  /// In the order of the text, and by their places.
  var slips: [KeySlip]
  var slipped: [Path: KeySlip]
  /// The places of slips, and all that is around them.
  var doubted: Set<Path>
  /// The places of problems, and all that is around them.
  var troubled: Set<Path>
  var differences: [DocumentDifference]
  /// Whether the user stopped the check, so that what is not found may be there.
  var isStopped = false
}

extension EditingSession {
  /// What the schema finds wrong with the present text, remarks among it, and what the program that reads it says
  /// against it, as far as it was asked.
  public var problems: [Problem] { findings.problems }

  /// What breaks a rule of the schema, or is refused by the program that reads the document.
  public var violations: [Problem] { problems.filter { $0.severity == .violation } }

  /// Whether the user stopped the check of the present text with Ctrl-C, so that it is unchecked; the next change, and
  /// ``checkAgain()``, begin another.
  public var isCheckStopped: Bool { findings.isStopped }

  /// Checks the present text again, when it is next asked what is wrong.
  public func checkAgain() {
    caches.settings.findings = nil
    caches.schema.checkedRevision = nil
  }

  /// What differs from the saved text.
  public var differences: [DocumentDifference] { findings.differences }

  /// The rule that a value breaks; nil where it breaks none.
  public func problem(at path: Path) -> Problem? {
    let violations = findings.violations
    return violations.isEmpty ? nil : violations[path]
  }

  /// Names that no rule forbids, but that are likely to be slips, in the order of the text.
  public var slips: [KeySlip] { findings.slips }

  /// What is likely to be a slip in the name of a setting; nil where nothing is.
  public func slip(at path: Path) -> KeySlip? {
    // Asked several times a key; there are hardly ever any, and a path is long to look up.
    let slipped = findings.slipped
    return slipped.isEmpty ? nil : slipped[path]
  }

  /// The name that was probably meant by one that the schema does not know; nil where it knows it, or none like it.
  ///
  /// - Complexity: where the name is a problem, the names that the schema declares beside it.
  public func likelyName(at path: Path) -> String? {
    if let slip = slip(at: path), slip.word == nil { return slip.likely }
    guard problem(at: path)?.isStrangeKey == true, let key = path.last?.key, let parent = path.parent else {
      return nil
    }
    let declared = properties(at: parent)?.declared.map(\.key) ?? []
    return Suggestion.closest(to: key, among: declared.sorted())
  }

  /// Whether a value breaks a rule, or one that it holds.
  public func hasProblem(atOrUnder path: Path) -> Bool { findings.troubled.contains(path) }

  /// Whether a name or a word is likely to be a slip, of a value or of one that it holds.
  package func hasSlip(atOrUnder path: Path) -> Bool { findings.doubted.contains(path) }

  /// Whether a list or an object is due, and null is written: nothing is in it yet.
  package func isUnfilled(at path: Path) -> Bool {
    guard node(at: path)?.kind == .null else { return false }
    return [.list, .object].contains(setting(at: path).control)
  }

  /// Whether there is a list, or is to be one.
  package func isList(at path: Path) -> Bool {
    if let node = node(at: path), node.kind != .null { return node.kind == .array }
    return setting(at: path).control == .list
  }

  /// Whether a value is of a kind that its schema does not allow, so that it must be changed and not what it holds.
  package func isOfWrongKind(at path: Path) -> Bool {
    guard schema != nil, let node = node(at: path) else { return false }
    guard let types = described(path)?.types else { return true }
    return document.format.textValues.map { types.isDisjoint(with: $0.types(of: node)) } ?? !types.allows(node)
  }

  private var findings: Findings {
    // Asked a dozen times a key; a check beside the interface is looked after until it is whole.
    if let known = caches.settings.findings, backgroundCheck == nil { return known }
    let problems = isUnwritten ? [] : (presentCheck()?.problems ?? []) + complaintProblems
    if let known = caches.settings.findings { return known }
    let violations = problems.filter { $0.severity == .violation }.map { ($0.path, $0) }
    let slips = KeySlip.repeated(in: document) + (schema?.slips(in: document) ?? [])
    let found = Findings(
      problems: problems, violations: Dictionary(violations, uniquingKeysWith: { first, _ in first }),
      slips: slips, slipped: Dictionary(slips.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first }),
      doubted: Self.withAncestors(slips.map(\.path)),
      troubled: Self.withAncestors(violations.map(\.0)),
      differences: history.isModified ? history.unsavedDifferences() : [],
      isStopped: problems.contains { $0.isInterruption })
    caches.settings.findings = found
    return found
  }

  /// Whether nothing is in the document yet, so that there is nothing to be wrong either.
  private var isUnwritten: Bool { document.root.kind == .null && document.root.span.isEmpty }

  private static func withAncestors(_ paths: [Path]) -> Set<Path> {
    var found: Set<Path> = []
    for path in paths {
      var place: Path? = path
      while let next = place, found.insert(next).inserted { place = next.parent }
    }
    return found
  }
}
