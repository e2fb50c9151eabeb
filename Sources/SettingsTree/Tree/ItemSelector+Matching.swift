extension ItemSelector {
  /// The places of the items that have what is asked for.
  ///
  /// - Complexity: linear.
  func matches(in items: [Node]) -> [Int] {
    let texts = items.map { MemberTexts(of: $0, at: member) }
    switch comparison {
    case .contains: return texts.indices.filter { texts[$0].entries.contains { text.isEmpty || $0.holds(text) } }
    case .equals:
      let whole = texts.indices.filter { texts[$0].whole?.hasSameBytes(as: text) ?? false }
      return whole.isEmpty ? texts.indices.filter { texts[$0].parts.contains { $0.hasSameBytes(as: text) } } : whole
    }
  }
}

/// The texts of a member of an item.
package struct MemberTexts {
  /// The entries of a list, else the value itself; none where it is an object or is missing.
  package let entries: [String]
  /// The text of a value that is no list.
  package let whole: String?
  /// The entries of a list, and the words of texts where all values are such.
  package let parts: [String]

  package init(of item: Node, at member: [String]) {
    var nodes = [item]
    for key in member { nodes = nodes.flatMap { $0.entries.compactMap { $0[key] } } }
    let scalars = nodes.flatMap(\.entries).filter(\.kind.isScalar)
    entries = scalars.map { $0.string ?? $0.source }
    let isAlone = scalars.count == 1 && nodes.first?.kind != .array
    whole = isAlone ? entries.first : nil
    let words =
      item.storage.format.textValues == nil ? [] : entries.flatMap { $0.split(separator: " ").map(String.init) }
    parts = (isAlone ? [] : entries) + words
  }
}

extension Node {
  /// The elements of a list, else the node itself.
  package var entries: [Node] { kind == .array ? Array(elements) : [self] }
}
