/// Which nodes of a document are those of an earlier one, unread and unchanged: those before an arena index, and those
/// from another on, which were some places earlier or later.
package struct KeptNodes: Sendable {
  /// Its serial: the document itself may be gone, and another one in its place in memory.
  let former: UInt64
  /// Where the first node is that is not kept.
  let first: Int
  /// From where on nodes are kept again.
  let end: Int
  let growth: Int

  /// How many earlier documents a document knows its nodes of: as many as one step of a user may be made of.
  private static let mostKnown = 8

  /// What is kept of the document in which a run of siblings was read again.
  init(of former: DocumentStorage, _ splice: NodeSplice) {
    let run = splice.run
    // A container may end where the run begins that had nothing there or has no more, and is another one all the same.
    let isEmpty = run.nodes.isEmpty || splice.newRead.isEmpty
    let first = isEmpty || run.nodes.lowerBound == run.container + 1 ? run.container : run.nodes.lowerBound
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
  private func isKept(_ node: Node) -> Bool { node.record.next <= first || node.index >= end }

  /// The places of the children that are not those of the former document: they follow one another.
  ///
  /// - Complexity: logarithmic, after a first walk over the children of a large container.
  func changedPlaces(in container: Node) -> Range<Int> { places(in: container, before: end) }

  /// The places of the children of a container of the former document that are no longer in the document as they were.
  func changedPlaces(inFormer container: Node) -> Range<Int> { places(in: container, before: end - growth) }

  private func places(in container: Node, before end: Int) -> Range<Int> {
    let start = container.firstPlace { $0.record.next > first }
    return start..<max(start, container.firstPlace { $0.index >= end })
  }

  /// Whether what is before a container, and the container's own place, is as in the former document.
  func isSamePlace(_ container: Node, as old: Node) -> Bool {
    old.storage.serial == former && container.index <= first && container.index == old.index
  }
}

extension Node {
  /// The place of the first child that fits, where all behind it do; the count where none does.
  fileprivate func firstPlace(where fits: (Node) -> Bool) -> Int {
    (0..<count).partitioningIndex { fits(child(at: $0)) }
  }

  private func child(at place: Int) -> Node {
    if count <= ElementIndex.smallCount { return children[children.index(children.startIndex, offsetBy: place)] }
    return Node(storage: storage, index: storage.elements.element(at: place, of: index, in: storage.records))
  }

  func children(at places: Range<Int>) -> [Node] {
    if places.isEmpty { return [] }
    let indices = sequence(first: child(at: places.lowerBound).index) { storage.records[$0].next }
    return indices.prefix(places.count).map { Node(storage: storage, index: $0) }
  }
}
