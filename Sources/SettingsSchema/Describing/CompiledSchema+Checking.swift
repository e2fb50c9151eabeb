import SettingsDocuments

extension CompiledSchema {
  /// Whether a value would be allowed at a path: what the schema would say against it, empty when it is fine.
  ///
  /// The document is checked as it would be with the value set. Only what the change brings is told, at or under the
  /// path, or at an object around it that would no longer fit; that a neighbour is missing is no reason to refuse.
  /// Spans are those of the present value, or of the nearest object around it.
  ///
  /// - Complexity: one check of the whole document.
  public func check(
    _ value: Value, at path: Path, in document: Document, options: ValidationOptions = ValidationOptions()
  ) -> [Problem] {
    verdict(on: value, at: path, in: document, options: options).violations
  }

  /// What a check of a value came to.
  struct ValueVerdict {
    /// The rules that it would break.
    var violations: [Problem] = []
    /// The rules that could not be checked.
    var unchecked: [Problem] = []
  }

  func verdict(
    on value: Value, at path: Path, in document: Document, options: ValidationOptions
  ) -> ValueVerdict {
    // Of several documents, the one that the path leads into.
    let outer = document.holdsDocuments ? Path(Array(path.steps.prefix(1))) : .root
    let inner = Path(Array(path.steps.dropFirst(outer.steps.count)))
    guard let part = document.node(at: outer),
      let changed = part.comparableValue.setting(value, at: inner.steps[...]),
      let text = try? Document(parsing: Array(changed.json.utf8), as: .json)
    else { return ValueVerdict() }
    let before = Set(
      validate(document, options: options).map { CheckedProblem(path: $0.path, message: $0.message) })
    let span = nearestNode(to: path, in: document).span
    var verdict = ValueVerdict()
    for problem in validate(text, options: options) where concerns(problem, inner) {
      let known = CheckedProblem(path: Path(outer.steps + problem.path.steps), message: problem.message)
      switch problem.severity {
      case .violation where !before.contains(known): verdict.violations.append(problem.moved(to: span, below: outer))
      case .unchecked: verdict.unchecked.append(problem.moved(to: span, below: outer))
      default: break
      }
    }
    return verdict
  }

  private struct CheckedProblem: Hashable {
    let path: Path
    let message: String
  }

  private func concerns(_ problem: Problem, _ path: Path) -> Bool {
    if path.isPrefix(of: problem.path) { return true }
    // A repeated entry is told where it occurs the second time, which may be beside the one that was set.
    if problem.keyword == "uniqueItems", let list = problem.path.parent { return list.isPrefix(of: path) }
    guard problem.path.isPrefix(of: path) else { return false }
    return problem.detail != .missingKey && problem.keyword != "minProperties"
  }

  private func nearestNode(to path: Path, in document: Document) -> Node {
    var node = document.root
    for step in path.steps {
      guard let next = node[step] else { break }
      node = next
    }
    return node
  }
}

extension Problem {
  fileprivate func moved(to span: Range<Int>, below outer: Path) -> Problem {
    var problem = Problem(
      severity: severity, path: Path(outer.steps + path.steps), span: span, keyword: keyword, message: message,
      detail: detail, trail: trail,
      schemaPlace: schemaPlace)
    problem.causes = causes
    return problem
  }
}

extension Value {
  /// The value with another one at a path; objects on the way are made, array entries may be appended. Nil where the
  /// path leads through a scalar or past the end of an array.
  fileprivate func setting(_ value: Value, at steps: ArraySlice<Path.Step>) -> Value? {
    guard let step = steps.first else { return value }
    switch self {
    case .object(var members):
      guard case .key(let key) = step else { return nil }
      guard let inner = (members[key] ?? .object(ObjectMembers())).setting(value, at: steps.dropFirst()) else {
        return nil
      }
      members[key] = .some(inner)
      return .object(members)
    case .array(var elements):
      guard let index = step.arrayIndex, index >= 0, index <= elements.count else { return nil }
      let old = index < elements.count ? elements[index] : .object(ObjectMembers())
      guard let inner = old.setting(value, at: steps.dropFirst()) else { return nil }
      if index < elements.count { elements[index] = inner } else { elements.append(inner) }
      return .array(elements)
    default: return nil
    }
  }
}
