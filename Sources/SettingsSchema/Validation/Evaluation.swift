import SettingsDocuments

/// One walk of a schema over a document.
///
/// The same walk answers yes or no, weighs, and explains. Explaining costs most, so validation explains only what has
/// failed the quick walk, and of many branches only the one that weighing found closest.
struct Evaluation {
  /// What a walk is for.
  enum Purpose {
    /// Yes or no; it stops at the first fault.
    case answering
    /// How far a value is from fitting: every fault, without words.
    case weighing
    /// Every fault, in words.
    case explaining
  }

  let library: SchemaLibrary
  let options: ValidationOptions
  var purpose = Purpose.answering
  /// Whether all branches are reported with their causes, for the standard output formats.
  var reportsAllBranches = false
  var problems: [Problem] = []
  /// What weighing found.
  var faults: [Fault] = []
  /// What could not be checked and what is wrong in the schema, each named once.
  var remarks: [Problem] = []
  private var remarked: Set<String> = []
  /// How often the answer hung on something that cannot be known.
  var doubts = 0
  /// The schema resources entered, outermost first (2020-12 core, section 7.1).
  var scope = DynamicScope()
  /// The keywords entered, for the keyword location of problems.
  var trail: [String] = []
  /// Patterns that took too long once; they are not tried again.
  var costlyPatterns: Set<ObjectIdentifier> = []
  /// The schemas being applied, outermost first, and where in that list those of the present value begin.
  private var active: [Place] = []
  private var activeStart = 0
  private var memory = Memory()
  private var steps = 0
  private var reportCount = 0
  private let stepLimit: Int
  private let hasRepeatedKeys: Bool
  private(set) var hasGivenUp = false

  /// How deep schemas may be applied inside each other, over all values on the way: a bound on the stack.
  #if DEBUG
    // Without optimising a level takes some 6 KiB, with it a fifth of that.
    private static let depthLimit = 700
  #else
    private static let depthLimit = 2500
  #endif
  /// How many schemas may be applied to one value before a circle is looked for.
  private static let circleThreshold = 3
  /// After so many problems the rest is not told.
  private static let problemLimit = 1000
  /// Problems made up, those of branches that are not told among them.
  private static let reportLimit = 20_000

  /// A schema by its place, which is the same whichever reference led there.
  struct Place: Hashable {
    let file: ObjectIdentifier
    let node: Int
  }

  /// Whether every fault is gathered; else the walk stops at the first.
  var gathersFaults: Bool { purpose != .answering }

  /// - Parameter size: the document's bytes; a larger document may take more steps.
  init(library: SchemaLibrary, options: ValidationOptions, hasRepeatedKeys: Bool, size: Int = 0) {
    self.library = library
    self.options = options
    self.hasRepeatedKeys = hasRepeatedKeys
    stepLimit = options.stepLimit + 8 * size
  }

  /// Applies a schema to each of a text's documents; returns whether all are valid.
  mutating func evaluate(_ schema: Subschema, documentsOf document: Document) -> Bool {
    var isValid = true
    for part in document.documents where !evaluate(schema, part, nil) { isValid = false }
    return isValid
  }

  /// Applies a schema to a value; returns whether the value is valid.
  ///
  /// - Parameter marks: gathers the children that were looked at, when an outer schema wants to know.
  mutating func evaluate(_ schema: Subschema, _ node: Node, _ marks: Marks?) -> Bool {
    let rules = schema.rules
    if let constant = rules.constant {
      return constant || fail(schema, node, "", "must not be set here")
    }
    guard spendStep(schema, node) else {
      marks?.becomeUncertain()
      return true
    }
    // A schema that asks for much is asked only once about each value.
    let question = question(schema, node, marks)
    if let question, let answer = remembered(question) { return answer }
    let doubtsBefore = doubts
    let (problemsBefore, faultsBefore) = (problems.count, faults.count)
    let entersResource = scope.enter(schema.resource)
    active.append(schema.place)
    defer {
      active.removeLast()
      if entersResource { scope.leave() }
    }
    if !rules.faults.isEmpty { note(rules.faults, of: schema) }
    let needsMarks = rules.unevaluatedProperties != nil || rules.unevaluatedItems != nil
    let ownMarks = needsMarks ? Marks(gathersKeys: purpose == .explaining) : marks
    let isValid = evaluateKeywords(schema, rules, node, ownMarks)
    if needsMarks, isValid, let marks, let ownMarks { marks.formUnion(ownMarks) }
    if let question, doubts == doubtsBefore, !hasGivenUp {
      memory.answers[question] = isValid
      switch purpose {
      case .answering: break
      case .weighing: memory.remember(faults[faultsBefore...], for: question)
      case .explaining: memory.remember(problems[problemsBefore...], for: question)
      }
    }
    return isValid
  }

  /// What to remember an answer by; nil where it is not worth while, or hangs on more than the value.
  private func question(_ schema: Subschema, _ node: Node, _ marks: Marks?) -> Memory.Question? {
    guard steps > (gathersFaults ? Memory.explainingThreshold : Memory.threshold), marks == nil, scope.isPlain,
      !reportsAllBranches
    else { return nil }
    return Memory.Question(schema: schema.place, node: node)
  }

  private mutating func remembered(_ question: Memory.Question) -> Bool? {
    guard let answer = memory.answers[question] else { return nil }
    guard !answer, gathersFaults else { return answer }
    if purpose == .weighing {
      guard let known = memory.faults[question] else { return nil }
      faults += known
    } else {
      guard let explanation = memory.explanations[question] else { return nil }
      problems += explanation
    }
    return false
  }

  private mutating func evaluateKeywords(_ schema: Subschema, _ rules: Rules, _ node: Node, _ marks: Marks?) -> Bool {
    var isValid = true
    if let choices = rules.choices, !checkChoices(choices, schema, node) {
      guard gathersFaults else { return false }
      isValid = false
    }
    if let types = rules.types, !types.accepts(node, draft: schema.resource.dialect.draft) {
      // A value of the wrong type is not measured against the rules for the right one.
      return isValid ? failType(types, schema, node) : false
    }
    switch node.kind {
    case .number:
      if let rules = rules.number { isValid = checkNumber(rules, schema, node) && isValid }
    case .string, .dateTime:
      if let rules = rules.string { isValid = checkString(rules, schema, node) && isValid }
    case .array:
      if let rules = rules.array { isValid = checkArray(rules, schema, node, marks) && isValid }
    case .object:
      if let rules = rules.object { isValid = checkObject(rules, schema, node, marks) && isValid }
    case .null, .boolean: break
    }
    guard isValid || gathersFaults else { return false }
    for reference in rules.references {
      isValid = follow(reference, schema, node, marks) && isValid
      guard isValid || gathersFaults else { return false }
    }
    if let branches = rules.branches {
      isValid = checkBranches(branches, schema, node, marks) && isValid
      guard isValid || gathersFaults else { return false }
    }
    return checkUnevaluated(rules, schema, node, marks) && isValid
  }

  // MARK: - Moving through the document and the schema

  /// Applies a schema that stands under `keyword` to the same value.
  mutating func apply(
    _ schema: Subschema, _ node: Node, _ marks: Marks?, _ keyword: String, _ token: @autoclosure () -> String? = nil
  ) -> Bool {
    guard purpose == .explaining else { return evaluate(schema, node, marks) }
    let depth = trail.count
    trail.append(keyword)
    if let token = token() { trail.append(token) }
    defer { trail.removeLast(trail.count - depth) }
    return evaluate(schema, node, marks)
  }

  /// Applies a schema that stands under `keyword` to a child of the value.
  mutating func descend(
    _ schema: Subschema, _ child: Node, _ keyword: String, _ token: @autoclosure () -> String? = nil
  ) -> Bool {
    let outerStart = activeStart
    activeStart = active.count
    defer { activeStart = outerStart }
    return apply(schema, child, nil, keyword, token())
  }

  /// Applies a schema quietly: only the answer counts.
  mutating func isValid(_ schema: Subschema, _ node: Node, _ marks: Marks?) -> Bool {
    with(.answering) { $0.evaluate(schema, node, marks) }
  }

  /// Walks on with another purpose.
  mutating func with<Result>(_ purpose: Purpose, _ walk: (inout Evaluation) -> Result) -> Result {
    let outer = self.purpose
    self.purpose = purpose
    defer { self.purpose = outer }
    return walk(&self)
  }

  /// The problems that one schema finds, kept apart from the others.
  mutating func explanation(_ schema: Subschema, _ node: Node, _ keyword: String, _ token: String?) -> [Problem] {
    let outer = problems
    problems = []
    defer { problems = outer }
    _ = with(.explaining) { $0.apply(schema, node, nil, keyword, token) }
    return problems
  }

  /// What one schema has against a value, weighed.
  mutating func faults(of schema: Subschema, _ node: Node) -> [Fault] {
    let outer = faults
    faults = []
    defer { faults = outer }
    _ = with(.weighing) { $0.evaluate(schema, node, nil) }
    return faults
  }

  /// Whether a member counts: of repeated keys only the last does.
  func counts(_ member: Member, in node: Node) -> Bool {
    !hasRepeatedKeys || node[member.key] == member.value
  }

  // MARK: - Bounds on the work

  private mutating func spendStep(_ schema: Subschema, _ node: Node) -> Bool {
    if hasGivenUp { return false }
    steps += 1
    if steps > stepLimit {
      giveUp(schema, node, "checking takes too long; the rest of the document is unchecked")
      return false
    }
    if active.count >= Self.depthLimit {
      giveUp(schema, node, "schemas refer to each other too deeply; the rest of the document is unchecked")
      return false
    }
    if active.count - activeStart > Self.circleThreshold, isCircling(schema) {
      doubts += 1
      remark(
        .schemaFault, schema, node, "$ref", "the schema refers to itself without end at \(schema.location)",
        key: "circle " + schema.location)
      return false
    }
    return true
  }

  /// Whether a schema is being applied to the present value a third time. A second time can be right, where
  /// `$dynamicRef` leads elsewhere from inside.
  private func isCircling(_ schema: Subschema) -> Bool {
    let place = schema.place
    return active[activeStart...].count { $0 == place } > 1
  }

  private mutating func giveUp(_ schema: Subschema, _ node: Node, _ message: String) {
    doubts += 1
    hasGivenUp = true
    remark(.unchecked, schema, node, "", message, key: "")
  }

  /// Takes steps away that other work has cost.
  mutating func spend(_ cost: Int) { steps += cost }

  // MARK: - Reports

  /// Notes a fault of the document; always returns false, so that a check can end with it.
  mutating func fail(
    _ schema: Subschema, _ node: Node, _ keyword: String, _ message: @autoclosure () -> String,
    span: Range<Int>? = nil, detail: Problem.Detail = .other
  ) -> Bool {
    guard gathersFaults else { return false }
    reportCount += 1
    if purpose == .weighing, reportCount <= Self.reportLimit {
      faults.append(Fault(node: node, detail: detail))
      return false
    }
    if problems.count >= Self.problemLimit || reportCount > Self.reportLimit {
      giveUp(schema, node, "too many problems; the rest is not told")
      return false
    }
    problems.append(
      Problem(
        severity: .violation, path: node.path, span: span ?? node.span, keyword: keyword,
        message: schema.message(for: keyword) ?? message(), detail: detail, trail: trail(to: keyword),
        schemaPlace: schema.location))
    return false
  }

  /// Notes once what is not the document's fault.
  mutating func remark(
    _ severity: Problem.Severity, _ schema: Subschema, _ node: Node, _ keyword: String, _ message: String, key: String
  ) {
    guard remarked.insert(key).inserted else { return }
    remarks.append(
      Problem(
        severity: severity, path: node.path, span: node.span, keyword: keyword,
        message: message, detail: .other, trail: trail(to: keyword), schemaPlace: schema.location))
  }

  private mutating func note(_ faults: [SchemaFault], of schema: Subschema) {
    let location = schema.location
    for fault in faults {
      let position = schema.resource.file.document.lines.position(at: fault.span.lowerBound)
      let name = fault.keyword.isEmpty ? "this schema" : fault.keyword
      let message = "the schema makes no sense at \(position): \(name) must be \(fault.expectation)"
      guard remarked.insert(location + "/" + fault.keyword).inserted else { continue }
      remarks.append(
        Problem(
          severity: .schemaFault, path: .root, span: 0..<0, keyword: fault.keyword,
          message: message, detail: .other, trail: trail(to: fault.keyword), schemaPlace: location))
    }
  }

  private func trail(to keyword: String) -> [String] {
    keyword.isEmpty ? trail : trail + [keyword]
  }
}

extension Subschema {
  /// The words a schema's author wants for a fault (VS Code's `patternErrorMessage` and `errorMessage`).
  fileprivate func message(for keyword: String) -> String? {
    guard node.kind == .object else { return nil }
    if keyword == "pattern", let message = node["patternErrorMessage"]?.string { return message }
    return node["errorMessage"]?.string
  }
}

extension Document {
  /// Whether a key stands twice in some object.
  var hasRepeatedKeys: Bool {
    notes.contains { if case .duplicateKey = $0.kind { true } else { false } }
  }
}
