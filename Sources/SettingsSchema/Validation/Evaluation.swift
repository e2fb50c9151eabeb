import LongWork
import SettingsFiles

/// One walk of a schema over a document.
///
/// The same walk answers yes or no, weighs, and explains. Explaining costs most, so validation explains only what has
/// failed the quick walk, and of many branches only the one that weighing found closest.
///
/// A class, for a copy of a structure would take room in many frames of a walk, whose depth is bounded by the stack.
/// The checks that `evaluateKeywords` calls are not inlined for the same reason: each is rare, and all of them would be
/// in every frame.
final class Evaluation {
  /// What a walk is for.
  enum Purpose {
    /// Yes or no; it stops at the first problem.
    case answering
    /// How far a value is from fitting: every problem, without words.
    case weighing
    /// Every problem, in words.
    case explaining
  }

  let library: SchemaLibrary
  let options: ValidationOptions
  private(set) var purpose: Purpose
  /// Whether all branches are reported with their causes, for the standard output formats.
  var reportsAllBranches = false
  var problems: [Problem] = []
  /// What weighing found.
  var weighed: [WeighedProblem] = []
  /// What could not be checked and what is wrong in the schema, each named once.
  var schemaProblems: [Problem] = []
  var reportedKeys: Set<String> = []
  /// How often the answer depended on something that cannot be known.
  var uncertainAnswers = 0
  /// The schema resources entered, outermost first (2020-12 core, section 7.1).
  var scope = DynamicScope()
  /// The keywords entered, for the keyword location of problems.
  var trail: [String] = []
  /// Patterns that took too long once; they are not tried again.
  private(set) var costlyPatterns: Set<ObjectIdentifier> = []
  /// The schemas being applied, outermost first, and where in that list those of the present value begin.
  private var active: [Place] = []
  private var activeStart = 0
  private var memo = MemoTable()
  private(set) var steps = 0
  var reportCount = 0
  private let stepLimit: Int
  private(set) var hasGivenUp = false
  /// Whether answers depend on the order in which the document is walked, so that none is to be kept.
  var hasMetCostlyPattern: Bool { !costlyPatterns.isEmpty }

  /// What is checked.
  let checked: CheckedDocument
  /// What is known of the children of large values.
  var kept: KeptAnswers
  /// Whether that is used and added to.
  private let isKeeping: Bool
  /// Where a check beside other work reports its progress; nil for one that is waited for.
  var progress: CheckProgress?
  /// What there was to be said of the schema or of what cannot be checked, each time, by the numbers of its words.
  var remarks: [Int] = []
  private var remarkNumbers: [String: Int] = [:]
  /// Whether the value is the entry of a list that is written as a single value, and so no such list itself.
  var isInLoneEntry = false
  /// Whether nothing of that is to be reported, because it will be asked again.
  var isQuiet = false

  /// How deep schemas may be applied inside each other, over all values on the way: a bound on the stack.
  ///
  /// A level takes some 6 KiB where nothing is optimised, and up to 2 KiB where everything is: either bound takes about
  /// half of a main thread's 8 MiB. `HostileSchemasTests` reach it in the program under test.
  #if DEBUG
    private static let depthLimit = 700
  #else
    private static let depthLimit = 2500
  #endif
  /// How many schemas may be applied to one value before a circle is looked for.
  private static let circleThreshold = 3

  /// A schema by its place, which is the same whichever reference led there.
  struct Place: Hashable {
    let file: ObjectIdentifier
    let node: Int
  }

  /// Whether every problem is gathered; else the walk stops at the first.
  var gathersProblems: Bool { purpose != .answering }

  /// Whether all values are texts, which are then also what they spell.
  let readsTexts: Bool
  /// Whether an empty text is no value, about which no schema says anything.
  private let skipsEmptyTexts: Bool
  /// Whether what is checked are the words of a text: those are made of no more words.
  let isInText: Bool

  /// - Parameters:
  ///   - checked: what is checked; a larger document may take more steps.
  ///   - kept: what is known of it; nil where nothing is to be kept.
  init(
    library: SchemaLibrary, options: ValidationOptions, of checked: CheckedDocument, for purpose: Purpose = .answering,
    keeping kept: KeptAnswers? = nil, isInText: Bool = false
  ) {
    self.purpose = purpose
    self.isInText = isInText
    self.library = library
    self.options = options
    self.checked = checked
    readsTexts = checked.textValues != nil
    skipsEmptyTexts = checked.textValues?.emptyIsUnset ?? false
    self.kept = kept ?? KeptAnswers()
    isKeeping = kept != nil
    // Grown step by step it would be allocated several times.
    active.reserveCapacity(16)
    stepLimit = options.stepLimit + 8 * (checked.document?.text.count ?? 0)
  }

  /// Applies a schema to each of a text's documents; returns whether all are valid.
  func evaluateDocuments(_ schema: Subschema) -> Bool {
    var isValid = true
    for part in checked.parts where !evaluate(schema, part, nil) { isValid = false }
    return isValid
  }

  /// Applies a schema to a value; returns whether the value is valid.
  ///
  /// - Parameter evaluated: gathers the children that were looked at, when an outer schema wants to know.
  func evaluate(_ schema: Subschema, _ node: Node, _ evaluated: EvaluatedLocations?) -> Bool {
    let rules = schema.rules
    if let constant = rules.constant {
      return constant || fail(schema, node, "", "must not be set here")
    }
    if readsTexts, let answer = answerOfTexts(schema, rules, node) { return answer }
    guard spendStep(schema, node) else {
      evaluated?.becomeUncertain()
      return true
    }
    // A schema that asks for much is asked only once about each value.
    let question = question(schema, node, evaluated)
    if let question, let answer = remembered(question) { return answer }
    let uncertainBefore = uncertainAnswers
    let (problemsBefore, weighedBefore, remarksBefore) = (problems.count, weighed.count, remarks.count)
    let entersResource = scope.enter(schema.resource)
    active.append(schema.place)
    defer {
      active.removeLast()
      if entersResource { scope.leave() }
    }
    if !rules.problems.isEmpty { report(rules.problems, of: schema) }
    let tracksEvaluated = rules.unevaluatedProperties != nil || rules.unevaluatedItems != nil
    let ownEvaluated = tracksEvaluated ? EvaluatedLocations(gathersKeys: purpose == .explaining) : evaluated
    var isValid = evaluateKeywords(schema, rules, node, ownEvaluated)
    if tracksEvaluated, isValid || gathersProblems {
      isValid = checkUnevaluated(rules, schema, node, ownEvaluated) && isValid
    }
    if tracksEvaluated, isValid, let evaluated, let ownEvaluated { evaluated.formUnion(ownEvaluated) }
    if let question, uncertainAnswers == uncertainBefore, !hasGivenUp {
      memo.remember(
        isValid, for: question, remarks: remarks[remarksBefore...],
        weighed: purpose == .weighing ? weighed[weighedBefore...] : nil,
        problems: purpose == .explaining ? problems[problemsBefore...] : nil)
    }
    return isValid
  }

  /// What to remember an answer by; nil where it is not worth while, or depends on more than the value.
  private func question(_ schema: Subschema, _ node: Node, _ evaluated: EvaluatedLocations?) -> MemoTable.Question? {
    guard gathersProblems || steps > MemoTable.threshold, evaluated == nil, scope.isPlain, !reportsAllBranches,
      !isInLoneEntry
    else {
      return nil
    }
    return MemoTable.Question(schema: schema.place, node: node)
  }

  @inline(never)
  private func remembered(_ question: MemoTable.Question) -> Bool? {
    guard let answer = memo[question] else { return nil }
    if !answer.isValid, gathersProblems {
      if purpose == .weighing {
        guard let known = answer.weighed else { return nil }
        weighed += known
      } else {
        guard let explanation = answer.explanation else { return nil }
        problems += explanation
      }
    }
    if let known = answer.remarks { remarks += known }
    return answer.isValid
  }

  /// What no schema says anything of where values are texts: an empty one that is none, and a setting that is there
  /// several times, of which one holds, each for itself.
  private func answerOfTexts(_ schema: Subschema, _ rules: Rules, _ node: Node) -> Bool? {
    if skipsEmptyTexts, node.kind == .string, node.string?.isEmpty == true { return true }
    guard node.kind == .array, checked.textValues?.repeatsAreLists == true, rules.meansOneValue else { return nil }
    var isValid = true
    for child in checked.children(of: node) {
      isValid = evaluate(schema, child, nil) && isValid
      guard isValid || gathersProblems else { return false }
    }
    return isValid
  }

  private func evaluateKeywords(
    _ schema: Subschema, _ rules: Rules, _ node: Node, _ evaluated: EvaluatedLocations?
  ) -> Bool {
    var isValid = true
    if case let choices = rules.choices, !choices.isEmpty, !checkChoices(choices, schema, node) {
      guard gathersProblems else { return false }
      isValid = false
    }
    var isOfItsType = true
    if let types = rules.types, !types.accepts(node, draft: schema.resource.dialect.draft) {
      // A value of the wrong type is not measured against the rules for the right one.
      guard isReadable(node, as: types) else { return isValid ? failType(types, schema, node) : false }
      isOfItsType = false
    }
    switch node.kind {
    case .number:
      if let rules = rules.number { isValid = checkNumber(rules, schema, node) && isValid }
    // What a text spells is looked at in a function of its own: the frames of this one are what bounds the depth.
    case .string where readsTexts:
      isValid = checkReading(rules, schema, node, isText: isOfItsType) && isValid
    case .string, .dateTime:
      if let rules = rules.string { isValid = checkString(rules, schema, node) && isValid }
    case .array:
      if let rules = rules.array { isValid = checkArray(rules, schema, node, evaluated) && isValid }
    case .object:
      if let rules = rules.object { isValid = checkObject(rules, schema, node, evaluated) && isValid }
    case .null, .boolean: break
    }
    guard isValid || gathersProblems else { return false }
    for reference in rules.references {
      isValid = follow(reference, schema, node, evaluated) && isValid
      guard isValid || gathersProblems else { return false }
    }
    if let branches = rules.branches {
      isValid = checkBranches(branches, schema, node, evaluated) && isValid
    }
    return isValid
  }

  // MARK: - Moving through the document and the schema

  /// Applies the schema under `keyword` to the same value.
  func apply(
    _ schema: Subschema, _ node: Node, _ evaluated: EvaluatedLocations?, _ keyword: String,
    _ token: @autoclosure () -> String? = nil
  ) -> Bool {
    guard purpose == .explaining else { return evaluate(schema, node, evaluated) }
    let depth = trail.count
    trail.append(keyword)
    if let token = token() { trail.append(token) }
    defer { trail.removeLast(trail.count - depth) }
    return evaluate(schema, node, evaluated)
  }

  /// Applies the schema under `keyword` to a child of the value.
  func descend(
    _ schema: Subschema, _ child: Node, _ keyword: String, _ token: @autoclosure () -> String? = nil
  ) -> Bool {
    let outerStart = activeStart
    activeStart = active.count
    defer { activeStart = outerStart }
    return apply(schema, child, nil, keyword, token())
  }

  /// Applies a schema quietly: only the answer counts.
  func isValid(_ schema: Subschema, _ node: Node, _ evaluated: EvaluatedLocations?) -> Bool {
    with(.answering) { evaluate(schema, node, evaluated) }
  }

  /// Walks on with another purpose.
  func with<Result>(_ purpose: Purpose, _ walk: () -> Result) -> Result {
    let outer = self.purpose
    self.purpose = purpose
    defer { self.purpose = outer }
    return walk()
  }

  /// The problems that one schema finds, kept apart from the others.
  func explanation(_ schema: Subschema, _ node: Node, _ keyword: String, _ token: String?) -> [Problem] {
    let outer = problems
    problems = []
    defer { problems = outer }
    _ = with(.explaining) { apply(schema, node, nil, keyword, token) }
    return problems
  }

  /// What one schema has against a value, weighed.
  func weighedProblems(of schema: Subschema, _ node: Node) -> [WeighedProblem] {
    let outer = weighed
    weighed = []
    defer { weighed = outer }
    _ = with(.weighing) { evaluate(schema, node, nil) }
    return weighed
  }

  /// In how many schemas the present value is nested.
  var depth: Int { active.count }

  /// Whether answers about children are kept.
  var keepsAnswers: Bool { isKeeping && !reportsAllBranches }

  /// Notes that there is something to be said of the schema, or of what cannot be checked.
  func remark(_ key: String) {
    guard isKeeping else { return }
    let number = remarkNumbers[key] ?? remarkNumbers.count
    remarkNumbers[key] = number
    remarks.append(number)
  }

  /// What a pattern that takes too long costs of the steps that a check may take.
  private static let costlyPatternSteps = 250_000

  /// Gives a pattern up that took too long.
  func giveUp(_ pattern: PatternRule) {
    costlyPatterns.insert(ObjectIdentifier(pattern))
    steps += Self.costlyPatternSteps
  }

  // MARK: - Bounds on the work

  private func spendStep(_ schema: Subschema, _ node: Node) -> Bool {
    if hasGivenUp { return false }
    steps += 1
    if steps > stepLimit {
      giveUp(schema, node, "checking takes too long; the rest of the document is unchecked")
      return false
    }
    if steps & 0x3FF == 0, isToStop(at: node) {
      giveUp(schema, node, "checking was stopped; the rest of the document is unchecked", isInterruption: true)
      return false
    }
    if active.count >= Self.depthLimit {
      giveUp(schema, node, "schemas refer to each other too deeply; the rest of the document is unchecked")
      return false
    }
    if active.count - activeStart > Self.circleThreshold, isCircling(schema) {
      uncertainAnswers += 1
      reportOnce(
        .schemaProblem, schema, node, "$ref", "the schema refers to itself without end at \(schema.location)",
        key: "circle " + schema.location)
      return false
    }
    return true
  }

  private func isToStop(at node: Node) -> Bool {
    guard let progress else { return Interruption.noticeRequest() }
    if checked.holds(node) { progress.reach(node.id, of: node.node(withID: 0).endID) }
    return progress.isStopped
  }

  /// Whether a schema is being applied to the present value a third time. A second time can be right, where
  /// `$dynamicRef` leads elsewhere from inside.
  private func isCircling(_ schema: Subschema) -> Bool {
    let place = schema.place
    return active[activeStart...].count { $0 == place } > 1
  }

  func giveUp(
    _ schema: Subschema, _ node: Node, _ message: String, isInterruption: Bool = false
  ) {
    uncertainAnswers += 1
    hasGivenUp = true
    reportOnce(.unchecked, schema, node, "", message, key: "", isInterruption: isInterruption)
  }
}

extension Document {
  /// Whether some object has a key twice.
  package var hasRepeatedKeys: Bool {
    notes.contains { if case .duplicateKey = $0.kind { true } else { false } }
  }
}
