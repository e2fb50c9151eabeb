import SettingsDocuments

/// Weighs what the branches of an `anyOf` or `oneOf` say against a value that fits none of them.
struct BranchComparison {
  /// The problems of the branch that comes closest; nil when the branches are best told together.
  let closest: [Problem]?
  /// The place of that branch among the others.
  let closestIndex: Int?
  private let types: TypeSet
  private let choices: [Value]
  private let node: Node

  init(_ explanations: [[Problem]], node: Node) {
    self.node = node
    let path = node.path
    var types: TypeSet = []
    var choices: [Value] = []
    var best: (index: Int, cost: Int)?
    for (index, problems) in explanations.enumerated() where !problems.isEmpty {
      for problem in problems where problem.path == path {
        switch problem.detail {
        case .type(let more): types.formUnion(more)
        case .choice(let more): choices += more.filter { !choices.contains($0) }
        default: break
        }
      }
      let cost = problems.reduce(0) { $0 + Self.cost(of: $1, at: path) }
      if cost < best?.cost ?? .max { best = (index, cost) }
    }
    self.types = types
    self.choices = choices
    closestIndex = best.flatMap { $0.cost < Self.wrongValue ? $0.index : nil }
    closest = closestIndex.map { explanations[$0] }
  }

  /// All that any of the branches would take.
  var mergedMessage: String { Evaluation.choiceMessage(choices, types: types, node) }

  /// What an outer comparison has to know of this one.
  var mergedDetail: Problem.Detail {
    choices.isEmpty ? .type(types) : types.isEmpty ? .choice(choices) : .other
  }

  /// From here on a branch is not what was meant.
  private static let wrongValue = 300

  /// How far a problem puts its branch from being what was meant.
  private static func cost(of problem: Problem, at path: Path) -> Int {
    let depth = problem.path.steps.count - path.steps.count
    switch problem.detail {
    case .type: return depth == 0 ? 1000 : depth == 1 ? 20 : 5
    case .choice: return depth == 0 ? wrongValue : depth == 1 ? 60 : 5
    case .missingKey: return depth == 0 ? 12 : 5
    case .strangeKey: return depth <= 1 ? 10 : 5
    case .other: return depth == 0 ? 15 : 5
    }
  }
}
