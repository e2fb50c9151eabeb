/// Which nodes of a document are those of an earlier one, unread and unchanged: those before an arena index, and those
/// from another on, which were some places earlier or later.
struct KeptNodes: Sendable {
  /// Its serial: the document itself may be gone, and another one in its place in memory.
  let former: UInt64
  /// Where the first node is that is not kept.
  private let first: Int
  /// From where on nodes are kept again.
  private let end: Int
  private let growth: Int

  /// How many earlier documents a document knows its nodes of: as many as one step of a user may be made of.
  private static let mostKnown = 8

  /// What is kept of the document in which a run of siblings was read again.
  init(of former: DocumentStorage, _ splice: NodeSplice) {
    let run = splice.run
    // A container that has or had nothing else ends where the run begins, and is another one all the same.
    let first = run.nodes.lowerBound == run.container + 1 ? run.container : run.nodes.lowerBound
    self.init(former: former.serial, first: first, end: splice.end, growth: splice.nodeGrowth)
  }

  private init(former: UInt64, first: Int, end: Int, growth: Int) {
    (self.former, self.first, self.end, self.growth) = (former, first, end, growth)
  }

  /// What is kept of the document before the former one, of which the former kept what is given.
  func since(_ earlier: KeptNodes) -> KeptNodes {
    KeptNodes(
      former: earlier.former, first: min(first, earlier.first), end: max(end, earlier.end + growth),
      growth: growth + earlier.growth)
  }

  /// This, and what is kept of the documents that the former one was made of.
  func andEarlier(_ earlier: [KeptNodes]) -> [KeptNodes] {
    [self] + earlier.prefix(Self.mostKnown - 1).map(since)
  }

  /// Whether a node with all that it holds is a node of the former document.
  func isKept(_ node: Node, as old: Node) -> Bool {
    guard old.storage.serial == former, isKept(node) else { return false }
    return node.index - (node.index >= end ? growth : 0) == old.index
  }

  /// Whether a node of the document, with all that it holds, is a node of the former one.
  func isKept(_ node: ArenaPlace) -> Bool { node.end <= first || node.index >= end }
  func isKept(_ node: Node) -> Bool { isKept(node.arenaPlace) }

  /// Whether a node of the former document, with all that it holds, is a node of the document.
  func isKept(former node: ArenaPlace) -> Bool { node.end <= first || node.index >= end - growth }
  func isKept(former node: Node) -> Bool { isKept(former: node.arenaPlace) }

  /// How many elements of an array are kept from its first on, and how many up to its last.
  ///
  /// - Complexity: logarithmic, as elements are found by their place.
  func keptEnds(of array: Node, as old: Node) -> (leading: Int, trailing: Int) {
    guard old.storage.serial == former, array.index <= first, array.index == old.index else { return (0, 0) }
    let leading = array.place { $0.record.next > first }
    let trailing = array.count - array.place { $0.index >= end }
    let most = min(array.count, old.count)
    return (min(leading, most), min(trailing, most - min(leading, most)))
  }
}

/// Where a node is in the arena, and where what it holds ends.
struct ArenaPlace {
  let index: Int
  let end: Int
}

extension Node {
  fileprivate var arenaPlace: ArenaPlace { ArenaPlace(index: index, end: record.next) }

  /// The place of the first element that fits, where all behind it do; the count where none does.
  fileprivate func place(where fits: (Node) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if let element = self[middle], !fits(element) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
