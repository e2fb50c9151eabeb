/// What an editor must know beside the records: where statements end, and the keys of those that are elements.
struct BraceSource: SyntaxTree {
  /// The key of an array's element, which its record has not.
  struct Element: Equatable {
    /// The arena index.
    var record: Int
    var key: Range<Int>
  }

  /// How far behind each record its statement or block ends, with its `;`; empty where all end with their records.
  private(set) var tails: [UInt32] = []
  /// In the order of the arena.
  private(set) var elements: [Element] = []

  init(_ tails: [UInt32] = []) { self.tails = tails }

  /// What is so of a tree of which lists were made.
  ///
  /// - Parameters:
  ///   - tails: those of the nodes of the tree without lists.
  ///   - flat: that tree, and `records` the nodes of the one with lists.
  ///   - origins: where each of these was; see ``Grouping``.
  init(_ tails: [UInt32], of flat: [NodeRecord], in records: [NodeRecord], origins: [Int32]) {
    if !tails.isEmpty { self.tails = origins.map { $0 < 0 ? 0 : tails[Int($0)] } }
    for (index, origin) in origins.enumerated() where origin >= 0 {
      if !records[index].hasKey, let key = flat[Int(origin)].keySpan {
        elements.append(Element(record: index, key: key))
      }
    }
  }

  /// Where a statement or a block ends, with its `;`.
  func end(of index: Int, in records: [NodeRecord]) -> Int {
    tails.isEmpty ? records[index].end : records[index].end + Int(tails[index])
  }

  private func tails(of records: Range<Int>) -> ArraySlice<UInt32> { tails.isEmpty ? [] : tails[records] }

  /// - Complexity: logarithmic.
  func key(ofElement index: Int) -> Range<Int>? {
    let place = elements.partitioningIndex { $0.record >= index }
    return place < elements.count && elements[place].record == index ? elements[place].key : nil
  }

  // MARK: - Reading again

  func holds(_ read: any SyntaxTree, _ splice: NodeSplice, in storage: DocumentStorage) -> Bool {
    guard let read = read as? BraceSource else { return false }
    let nodes = splice.run.nodes
    return tails(of: nodes) == read.tails(of: splice.oldRead)
      && elements[places(of: nodes)].elementsEqual(
        read.elements[read.places(of: splice.oldRead)].lazy.map { $0.read(splice) })
  }

  func replacing(_ splice: NodeSplice, with read: any SyntaxTree, in storage: DocumentStorage) -> (any SyntaxTree)? {
    guard let read = read as? BraceSource else { return nil }
    let (nodes, places) = (splice.run.nodes, places(of: splice.run.nodes))
    var result = self
    if !tails.isEmpty { result.tails.replaceSubrange(nodes, with: read.tails(of: splice.newRead)) }
    if elements.isEmpty, read.elements.isEmpty { return result }
    let behind = splice.run.range.upperBound
    let new = read.elements[read.places(of: splice.newRead)].map { $0.read(splice) }
    for place in elements.indices where !places.contains(place) {
      let (record, key) = (elements[place].record, elements[place].key)
      let growth = key.lowerBound >= behind ? splice.textGrowth : 0
      result.elements[place] = Element(record: splice.moved(index: record), key: key.moved(by: growth))
    }
    result.elements.replaceSubrange(places, with: new)
    return result
  }

  /// Where the elements among some records are.
  private func places(of records: Range<Int>) -> Range<Int> {
    let first = elements.partitioningIndex { $0.record >= records.lowerBound }
    return first..<max(first, elements.partitioningIndex { $0.record >= records.upperBound })
  }

  func isSame(as other: (any SyntaxTree)?) -> Bool {
    guard let other = other as? BraceSource else { return false }
    return tails == other.tails && elements == other.elements
  }
}

extension BraceSource.Element {
  /// One that was read in the frame of a run, as it is in the whole text.
  fileprivate func read(_ splice: NodeSplice) -> BraceSource.Element {
    BraceSource.Element(record: record + splice.readShift, key: key.moved(by: splice.readOffset))
  }
}
