import SettingsDocuments

/// The settings of a document that hold no others, in the order of the text; each line of one that is repeated.
struct SettingLeaves {
  struct Leaf {
    let steps: [String]
    let node: Node
  }

  private(set) var leaves: [Leaf] = []
  /// Whether a list is a setting that is repeated, and not a value.
  private let listsAreRepeats: Bool

  init(of document: Document) {
    listsAreRepeats = document.format.textValues != nil
    collect(document.root, [])
    // The parts of a section that is repeated are together in the tree, and not in the text.
    leaves.sort { $0.node.span.lowerBound < $1.node.span.lowerBound }
  }

  private mutating func collect(_ node: Node, _ steps: [String]) {
    switch node.kind {
    case .object: for member in node.members { collect(member.value, steps + [member.key]) }
    case .array where listsAreRepeats: for element in node.elements { collect(element, steps) }
    default: leaves.append(Leaf(steps: steps, node: node))
    }
  }
}
