import SettingsFiles

/// Weighs what the branches of an `anyOf` or `oneOf` say against a value that fits none of them.
struct BranchComparison {
  /// The branch that comes closest, by its index; nil when the branches are best explained together.
  let closest: (index: Int, weighed: [WeighedProblem])?
  /// The discriminator, such as `type`, where it has a value that no branch knows; with the values that they know.
  let tag: (node: Node, choices: [Value])?
  private let types: TypeSet
  private let choices: [Value]
  private let node: Node

  /// - Parameter weighed: what each branch has against the value.
  init(_ weighed: [[WeighedProblem]], node: Node, in checked: CheckedDocument) {
    self.node = node
    let depth = checked.depth(of: node)
    var types: TypeSet = []
    var choices: [Value] = []
    var candidates: [Int] = []
    var best: (index: Int, cost: Int)?
    for (index, weighed) in weighed.enumerated() where !weighed.isEmpty {
      var isWrongKind = false
      for problem in weighed where problem.node == node {
        guard let (moreTypes, moreChoices) = problem.detail.wanted else { continue }
        isWrongKind = true
        types.formUnion(moreTypes)
        choices.appendNew(moreChoices)
      }
      if isWrongKind { continue }
      candidates.append(index)
      let cost = weighed.reduce(0) { $0 + Self.cost(of: $1.detail, checked.depth(of: $1.node) - depth) }
      if cost < best?.cost ?? .max { best = (index, cost) }
    }
    self.types = types
    self.choices = choices
    closest = best.map { ($0.index, weighed[$0.index]) }
    tag = closest.flatMap { Self.tag(of: node, in: checked, closest: $0.weighed, candidates.map { weighed[$0] }) }
  }

  /// All that any of the branches would take.
  var mergedMessage: String { Wording.wrongChoice(choices, types: types, node) }

  /// What an outer comparison has to know of this one.
  var mergedDetail: Problem.Detail {
    choices.isEmpty ? .type(types) : types.isEmpty ? .choice(choices) : .typeOrChoice(types, choices)
  }

  /// A branch that knows no other value of a member is not the one that was meant when the member has another.
  private static let wrongTag = 200

  /// How far a problem puts its branch from being what was meant, so many levels below the value.
  private static func cost(of detail: Problem.Detail, _ depth: Int) -> Int {
    switch detail {
    case .type: depth <= 1 ? 20 : 5
    case .choice(let choices): depth > 1 ? 5 : choices.count == 1 ? wrongTag : 60
    case .typeOrChoice: depth <= 1 ? 60 : 5
    case .missingKey: depth == 0 ? 12 : 5
    case .strangeKey: depth <= 1 ? 10 : 5
    case .other: depth == 0 ? 15 : 5
    }
  }

  /// Looks for a member that no branch takes and of which the branches know different values.
  private static func tag(
    of node: Node, in checked: CheckedDocument, closest: [WeighedProblem], _ branches: [[WeighedProblem]]
  ) -> (node: Node, choices: [Value])? {
    for problem in closest where checked.parent(of: problem.node) == node {
      guard case .choice(let own) = problem.detail else { continue }
      var choices: [Value] = []
      let isShared = branches.allSatisfy { weighed in
        for case .choice(let more) in weighed.lazy.filter({ $0.node == problem.node }).map(\.detail) {
          choices.appendNew(more)
          return true
        }
        return false
      }
      if isShared, choices.count > own.count { return (problem.node, choices) }
    }
    return nil
  }
}

/// A problem that was weighed and not put into words.
struct WeighedProblem {
  let node: Node
  let detail: Problem.Detail
}

extension Problem.Detail {
  /// What would be taken instead of a value that is wrong altogether; nil for other weighed.
  fileprivate var wanted: (types: TypeSet, choices: [Value])? {
    switch self {
    case .type(let types): (types, [])
    case .choice(let choices): ([], choices)
    case .typeOrChoice(let types, let choices): (types, choices)
    case .missingKey, .strangeKey, .other: nil
    }
  }
}

extension [Value] {
  fileprivate mutating func appendNew(_ values: [Value]) {
    append(contentsOf: values.filter { !contains($0) })
  }
}
