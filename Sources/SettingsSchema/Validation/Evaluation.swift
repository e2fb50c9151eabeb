import SettingsDocuments

/// One walk of a schema over a document.
///
/// The same walk answers yes or no (quick: it stops at the first fault) and explains (it gathers every fault).
/// Explaining costs more, so validation explains only what has failed the quick walk.
struct Evaluation {
  let library: SchemaLibrary
  let options: ValidationOptions
  /// Whether faults are gathered; else the walk stops at the first.
  var isExplaining = false
  /// Whether all branches are reported with their causes, for the standard output formats.
  var reportsAllBranches = false
  var problems: [Problem] = []
  /// What could not be checked and what is wrong in the schema, each named once.
  var remarks: [Problem] = []
  private var remarked: Set<String> = []
  /// How often the answer hung on something that cannot be known.
  var doubts = 0
  /// The schema resources entered, outermost first (2020-12 core, section 7.1).
  var scope: [SchemaResource] = []
  /// The keywords entered, for the keyword location of problems.
  var trail: [String] = []
  /// Patterns that took too long once; they are not tried again.
  var costlyPatterns: Set<ObjectIdentifier> = []
  private var depthInPlace = 0
  private var steps = 0
  private let hasRepeatedKeys: Bool
  private(set) var hasGivenUp = false

  /// More schemas than this applied to one value means that they refer to each other in a circle.
  static let depthInPlaceLimit = 150

  init(library: SchemaLibrary, options: ValidationOptions, hasRepeatedKeys: Bool) {
    self.library = library
    self.options = options
    self.hasRepeatedKeys = hasRepeatedKeys
  }

  /// Applies a schema to a value; returns whether the value is valid.
  ///
  /// - Parameter marks: gathers the children that were looked at, when an outer schema wants to know.
  mutating func evaluate(_ schema: Subschema, _ node: Node, _ marks: Marks?) -> Bool {
    let rules = schema.rules
    if let constant = rules.constant {
      return constant || fail(schema, node, "", "nothing is allowed here")
    }
    guard spendStep(schema, node) else { return true }
    let entersResource = scope.last !== schema.resource
    if entersResource { scope.append(schema.resource) }
    depthInPlace += 1
    defer {
      depthInPlace -= 1
      if entersResource { scope.removeLast() }
    }
    if !rules.faults.isEmpty { note(rules.faults, of: schema) }
    let needsMarks = rules.unevaluatedProperties != nil || rules.unevaluatedItems != nil
    let ownMarks = needsMarks ? Marks() : marks
    let isValid = evaluateKeywords(schema, rules, node, ownMarks)
    if needsMarks, isValid, let marks, let ownMarks { marks.formUnion(ownMarks) }
    return isValid
  }

  private mutating func evaluateKeywords(_ schema: Subschema, _ rules: Rules, _ node: Node, _ marks: Marks?) -> Bool {
    var isValid = true
    if let choices = rules.choices, !checkChoices(choices, schema, node) {
      guard isExplaining else { return false }
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
    guard isValid || isExplaining else { return false }
    for reference in rules.references {
      isValid = follow(reference, schema, node, marks) && isValid
      guard isValid || isExplaining else { return false }
    }
    if let branches = rules.branches {
      isValid = checkBranches(branches, schema, node, marks) && isValid
      guard isValid || isExplaining else { return false }
    }
    return checkUnevaluated(rules, schema, node, marks) && isValid
  }

  // MARK: - Moving through the document and the schema

  /// Applies a schema that stands under `keyword` to the same value.
  mutating func apply(
    _ schema: Subschema, _ node: Node, _ marks: Marks?, _ keyword: String, _ token: @autoclosure () -> String? = nil
  ) -> Bool {
    guard isExplaining else { return evaluate(schema, node, marks) }
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
    let outerDepth = depthInPlace
    depthInPlace = 0
    defer { depthInPlace = outerDepth }
    return apply(schema, child, nil, keyword, token())
  }

  /// Applies a schema quietly: only the answer counts.
  mutating func isValid(_ schema: Subschema, _ node: Node, _ marks: Marks?) -> Bool {
    let wasExplaining = isExplaining
    isExplaining = false
    defer { isExplaining = wasExplaining }
    return evaluate(schema, node, marks)
  }

  /// The problems that one schema finds, kept apart from the others.
  mutating func explanation(_ schema: Subschema, _ node: Node, _ keyword: String, _ token: String?) -> [Problem] {
    let outer = problems
    let wasExplaining = isExplaining
    problems = []
    isExplaining = true
    defer {
      problems = outer
      isExplaining = wasExplaining
    }
    _ = apply(schema, node, nil, keyword, token)
    return problems
  }

  /// The members that count: of repeated keys the last.
  func members(of node: Node) -> [Member] {
    let members = Array(node.members)
    return hasRepeatedKeys ? members.filter { node[$0.key] == $0.value } : members
  }

  // MARK: - Bounds on the work

  private mutating func spendStep(_ schema: Subschema, _ node: Node) -> Bool {
    if hasGivenUp { return false }
    steps += 1
    if steps > options.stepLimit {
      hasGivenUp = true
      remark(.unchecked, schema, node, "", "checking takes too long; the rest of the document is unchecked", key: "")
      return false
    }
    if depthInPlace >= Self.depthInPlaceLimit {
      doubts += 1
      remark(
        .schemaFault, schema, node, "$ref", "the schema refers to itself without end at \(schema.location)",
        key: "circle")
      return false
    }
    return true
  }

  // MARK: - Reports

  /// Notes a fault of the document; always returns false, so that a check can end with it.
  mutating func fail(
    _ schema: Subschema, _ node: Node, _ keyword: String, _ message: @autoclosure () -> String,
    span: Range<Int>? = nil, detail: Problem.Detail = .other
  ) -> Bool {
    guard isExplaining else { return false }
    problems.append(
      Problem(
        severity: .violation, path: node.path, span: span ?? node.span, keyword: keyword,
        keywordLocation: keywordLocation(keyword), schemaLocation: schemaLocation(schema, keyword),
        message: schema.message(for: keyword) ?? message(), detail: detail))
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
        keywordLocation: keywordLocation(keyword), schemaLocation: schemaLocation(schema, keyword), message: message,
        detail: .other))
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
          keywordLocation: keywordLocation(fault.keyword), schemaLocation: schemaLocation(schema, fault.keyword),
          message: message, detail: .other))
    }
  }

  private func keywordLocation(_ keyword: String) -> String {
    Path((trail + (keyword.isEmpty ? [] : [keyword])).map { .key($0) }).pointer
  }

  private func schemaLocation(_ schema: Subschema, _ keyword: String) -> String {
    schema.location + (keyword.isEmpty ? "" : "/" + keyword)
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
