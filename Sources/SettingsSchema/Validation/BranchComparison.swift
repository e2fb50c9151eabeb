import SettingsDocuments

/// Weighs what the branches of an `anyOf` or `oneOf` say against a value that fits none of them.
struct BranchComparison {
  /// The branch that comes closest, by its place among the others; nil when the branches are best told together.
  let closest: (index: Int, faults: [Fault])?
  private let types: TypeSet
  private let choices: [Value]
  private let node: Node

  /// - Parameter faults: what each branch has against the value.
  init(_ faults: [[Fault]], node: Node) {
    self.node = node
    let depth = node.depth
    var types: TypeSet = []
    var choices: [Value] = []
    var best: (index: Int, cost: Int)?
    for (index, faults) in faults.enumerated() where !faults.isEmpty {
      for fault in faults where fault.node == node {
        switch fault.detail {
        case .type(let more): types.formUnion(more)
        case .choice(let more): choices += more.filter { !choices.contains($0) }
        default: break
        }
      }
      let cost = faults.reduce(0) { $0 + Self.cost(of: $1.detail, $1.node.depth - depth) }
      if cost < best?.cost ?? .max { best = (index, cost) }
    }
    self.types = types
    self.choices = choices
    closest = best.flatMap { $0.cost < Self.wrongValue ? ($0.index, faults[$0.index]) : nil }
  }

  /// All that any of the branches would take.
  var mergedMessage: String { Evaluation.choiceMessage(choices, types: types, node) }

  /// What an outer comparison has to know of this one.
  var mergedDetail: Problem.Detail {
    choices.isEmpty ? .type(types) : types.isEmpty ? .choice(choices) : .other
  }

  /// From here on a branch is not what was meant.
  private static let wrongValue = 300

  /// How far a fault puts its branch from being what was meant, so many levels below the value.
  private static func cost(of detail: Problem.Detail, _ depth: Int) -> Int {
    switch detail {
    case .type: return depth == 0 ? 1000 : depth == 1 ? 20 : 5
    case .choice: return depth == 0 ? wrongValue : depth == 1 ? 60 : 5
    case .missingKey: return depth == 0 ? 12 : 5
    case .strangeKey: return depth <= 1 ? 10 : 5
    case .other: return depth == 0 ? 15 : 5
    }
  }
}

/// A fault that was weighed and not put into words.
struct Fault {
  let node: Node
  let detail: Problem.Detail
}

extension Node {
  /// How many containers are around the node.
  fileprivate var depth: Int {
    var depth = 0
    var node = self
    while let parent = node.parent { (node, depth) = (parent, depth + 1) }
    return depth
  }
}
