import SettingsFiles

extension CompiledSchema {
  /// Whether a value would be allowed at a path: what the schema would say against it, empty when it is fine.
  ///
  /// The document is checked as it would be with the value set. Only problems that the change causes are reported, at
  /// or under the path, or at an object around it that would no longer fit; that a neighbour is missing is no reason to
  /// refuse. Spans are those of the present value, or of the nearest object around it.
  ///
  /// - Complexity: one check of the whole document.
  public func check(
    _ value: Value, at path: Path, in document: Document, options: ValidationOptions = ValidationOptions()
  ) -> [Problem] {
    DocumentCheck(of: document, against: self, options: options).problems(setting: value, at: path)
  }
}

extension DocumentCheck {
  /// Whether a value would be allowed at a path: what the schema would say against it, empty when it is fine.
  ///
  /// Only problems that the change causes are reported, at or under the path, or at an object around it that would no
  /// longer fit; that a neighbour is missing is no reason to refuse. Spans are those of the present value, or of the
  /// nearest object around it.
  ///
  /// - Complexity: that of ``update(to:)``, without an edit.
  public func problems(setting value: Value, at path: Path) -> [Problem] {
    verdict(on: value, at: path).violations
  }

  struct ValueVerdict {
    var violations: [Problem] = []
    var unchecked: [Problem] = []
  }

  func verdict(on value: Value, at path: Path) -> ValueVerdict {
    guard let found = problems(with: value, at: path) else { return ValueVerdict() }
    let before = Set(
      (problems + presentProblems(around: path)).lazy.filter { concerns($0, path) }.map(TellingProblem.init))
    let span = nearestNode(to: path).span
    var verdict = ValueVerdict()
    for problem in found where concerns(problem, path) {
      switch problem.severity {
      case .violation where !before.contains(TellingProblem(problem)):
        verdict.violations.append(problem.moved(to: span))
      case .unchecked: verdict.unchecked.append(problem.moved(to: span))
      default: break
      }
    }
    return verdict
  }

  /// What is wrong at a path and around it, where the document itself is not checked.
  private func presentProblems(around path: Path) -> [Problem] {
    guard kept.presumesValid else { return [] }
    var place = path
    while document.node(at: place) == nil, let parent = place.parent { place = parent }
    guard let node = document.node(at: place), node.endID - node.id < kept.smallestSize else { return [] }
    return problems(with: node.value, at: place) ?? []
  }

  /// What identifies a problem, wherever its value is in the text.
  private struct TellingProblem: Hashable {
    let path: Path
    let message: String

    init(_ problem: Problem) { (path, message) = (problem.path, problem.message) }
  }

  /// What would be wrong with the document if it had a value at a path; nil where it can have none there.
  private func problems(with value: Value, at path: Path) -> [Problem]? {
    // Of several documents, the one that the path leads into.
    let outer = document.holdsDocuments ? Path(Array(path.steps.prefix(1))) : .root
    guard let part = document.node(at: outer) else { return nil }
    var container = part
    var depth = outer.steps.count
    while depth + 1 < path.steps.count, let next = container[path.steps[depth]] {
      container = next
      depth += 1
    }
    guard depth < path.steps.count else { return problems(withRoot: value, below: outer) }
    if path.steps[depth] == .index(1), container.kind != .array, container.mayBeRepeated {
      // What is there once becomes the first of two.
      return value.inside(path.steps[(depth + 1)...]).flatMap {
        problems(with: .array([container.value, $0]), at: Path(Array(path.steps[..<depth])))
      }
    }
    return Substitution(value, as: document.format.ofValues, at: path, below: depth, in: container, part: part)
      .map { problems(with: $0) }
  }

  private func problems(withRoot value: Value, below outer: Path) -> [Problem]? {
    guard let text = try? Document(parsing: value.jsonBytes, as: document.format.ofValues) else { return nil }
    return schema.validate(text, options: options).map { $0.below(outer) }
  }

  private func concerns(_ problem: Problem, _ path: Path) -> Bool {
    if path.isPrefix(of: problem.path) { return true }
    // A repeated entry is reported where it occurs the second time, which may be beside the one that was set.
    if problem.keyword == "uniqueItems", let list = problem.path.parent { return list.isPrefix(of: path) }
    guard problem.path.isPrefix(of: path) else { return false }
    return problem.detail != .missingKey && problem.keyword != "minProperties"
  }

  private func nearestNode(to path: Path) -> Node {
    var node = document.root
    for step in path.steps {
      guard let next = node[step] else { break }
      node = next
    }
    return node
  }
}

extension Substitution {
  /// A value at a path that leads into a container; nil where the container cannot have it.
  ///
  /// - Parameters:
  ///   - format: decides whether capitals matter in keys.
  ///   - depth: how many of the steps lead to the container; objects for those behind the next are made.
  fileprivate convenience init?(
    _ value: Value, as format: Format, at path: Path, below depth: Int, in container: Node, part: Node
  ) {
    let step = path.steps[depth]
    guard let inner = value.inside(path.steps[(depth + 1)...]) else { return nil }
    let text: Value
    switch (container.kind, step) {
    case (.object, .key(let key)): text = .object(ObjectMembers([(key, inner)]))
    case (.array, _):
      guard let index = step.arrayIndex, index >= 0, index <= container.count else { return nil }
      text = .array([inner])
    default: return nil
    }
    guard let document = try? Document(parsing: text.jsonBytes, as: format), let node = document.root.children.first
    else { return nil }
    self.init(
      node, of: document, in: container, replacing: container[step], at: Path(Array(path.steps[...depth])), part: part)
  }
}

extension Problem {
  fileprivate func moved(to span: Range<Int>) -> Problem { with(path: path, span: span) }

  fileprivate func below(_ outer: Path) -> Problem { with(path: Path(outer.steps + path.steps), span: span) }

  private func with(path: Path, span: Range<Int>) -> Problem {
    var problem = Problem(
      severity: severity, path: path, span: span, keyword: keyword, message: message, detail: detail, trail: trail,
      schemaPlace: schemaPlace)
    problem.causes = causes
    problem.isInterruption = isInterruption
    return problem
  }
}

extension Format {
  /// The format in which a new value is checked: its keys are compared as this one's are.
  fileprivate var ofValues: Format { ignoresCase ? .jsonIgnoringCase : .json }
}

extension Value {
  /// The value in an object for each of some steps; nil where one of them is no key.
  fileprivate func inside(_ steps: ArraySlice<Path.Step>) -> Value? {
    steps.reversed().reduce(Optional(self)) { inner, step in
      guard let inner, let key = step.key else { return nil }
      return .object(ObjectMembers([(key, inner)]))
    }
  }
}
