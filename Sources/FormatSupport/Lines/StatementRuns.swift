/// Where the statements and blocks of a text are, beyond what its records say.
package protocol StatementPlaces {
  /// Where a statement or a block begins, by its arena index; elements of arrays are such, the arrays are not.
  func start(of index: Int) -> Int
  /// Where it ends, with all that belongs to it.
  func end(of index: Int) -> Int
  /// Where what is before it ends: in texts of lines the beginning of its first one; nil where something else is on
  /// that.
  func lineStart(of index: Int) -> Int?
  /// What a block begins and ends with; nil where what is inside cannot be read apart from it.
  func edges(of block: Int) -> StatementRuns.Edges?
  /// Whether statements and blocks begin and end with lines.
  var areOfLines: Bool { get }
}

extension StatementPlaces {
  package var areOfLines: Bool { true }
}

/// Runs of statements in blocks, in formats where what is repeated is an array.
///
/// A run begins right behind a block's first line, or with a statement that is not touched. It ends where a line begins
/// with one that is not touched, or with the last line of the block, or with the text. What is one array is all in the
/// run or all outside it.
package struct StatementRuns {
  private let storage: DocumentStorage
  private let places: any StatementPlaces
  /// How many containers are tried: what breaks a run mostly breaks a whole text.
  private static let bound = 3
  /// How often a run is made longer by the arrays that it cuts.
  private static let steps = 8

  package struct Edges {
    /// What opens a block when a part of it is read.
    let before: [UInt8]
    /// Where that is in the text, if it is as there.
    var quoted: Range<Int>?
    /// What may be read apart; in texts of lines whole ones.
    let inner: Range<Int>
    let after: [UInt8]

    package init(before: [UInt8], quoted: Range<Int>? = nil, inner: Range<Int>, after: [UInt8]) {
      self.before = before
      self.quoted = quoted
      self.inner = inner
      self.after = after
    }
  }

  /// A statement, and the container's child that it is or is an element of.
  private struct Statement {
    let start: Int
    let index: Int
    let child: Int
  }

  package init(_ document: Document, _ places: some StatementPlaces) {
    storage = document.storage
    self.places = places
  }

  /// A run in each block around a range, the innermost first.
  ///
  /// - Complexity: the children of the blocks around it.
  package func around(_ range: Range<Int>) -> [SiblingPart] {
    let text = storage.text
    var blocks: [(index: Int, edges: Edges)] = []
    var container = 0
    while let block = block(in: container, around: range), let edges = places.edges(of: block),
      edges.inner.lowerBound <= range.lowerBound, edges.inner.upperBound >= range.upperBound
    {
      blocks.append((block, edges))
      container = block
    }
    var parts = blocks.reversed().prefix(Self.bound).compactMap { block, edges -> SiblingPart? in
      guard let run = run(around: range, in: block, edges.inner) else { return nil }
      return SiblingPart(
        run: run,
        frame: SiblingFrame(
          before: edges.before, after: edges.after, quoted: edges.quoted, container: 1, isOfLines: places.areOfLines))
    }
    if places.areOfLines, parts.count < Self.bound,
      let run = run(around: range, in: 0, UTF8Text.start(of: text)..<text.count)
    {
      parts.append(SiblingPart(run: run, frame: SiblingFrame(container: 0, isOfLines: true)))
    }
    return parts
  }

  /// The block among the children of a container, or among the elements of their arrays, that a range is inside.
  private func block(in container: Int, around range: Range<Int>) -> Int? {
    let records = storage.records
    for child in ChildIndices(of: container, in: records) where isInside(child, range) {
      if records[child].kind == .object { return child }
      guard records[child].kind == .array else { continue }
      for element in ChildIndices(of: child, in: records) where isInside(element, range) {
        return records[element].kind == .object ? element : nil
      }
    }
    return nil
  }

  private func isInside(_ index: Int, _ range: Range<Int>) -> Bool {
    storage.records[index].start < range.lowerBound && storage.records[index].end > range.upperBound
  }

  // MARK: - Statements

  private func run(around range: Range<Int>, in container: Int, _ inner: Range<Int>) -> SiblingRun? {
    let (statements, arrays) = statements(in: container, inner)
    if places.areOfLines, statements.count < writtenCount(of: container) { return nil }
    var low = statements.partitioningIndex { $0.start >= range.lowerBound } - 1
    while low >= 0, places.end(of: statements[low].index) >= range.lowerBound || !begins(statements[low], inner) {
      low -= 1
    }
    low = max(0, low)
    var high = statements.partitioningIndex { $0.start > range.upperBound }
    while high < statements.count, !begins(statements[high], range.upperBound + 1..<inner.upperBound) { high += 1 }
    if !arrays.isEmpty {
      guard let whole = whole(low..<high, arrays, statements, inner) else { return nil }
      (low, high) = (whole.lowerBound, whole.upperBound)
    }
    let start = low == 0 ? inner.lowerBound : places.lineStart(of: statements[low].index)
    let end = high == statements.count ? inner.upperBound : places.lineStart(of: statements[high].index)
    guard let start, let end, start <= range.lowerBound, end >= range.upperBound else { return nil }
    return SiblingRun(container: container, nodes: nodes(low..<high, arrays, statements, container), range: start..<end)
  }

  /// Whether a statement is the first thing on a line inside a range.
  private func begins(_ statement: Statement, _ range: Range<Int>) -> Bool {
    places.lineStart(of: statement.index).map { $0 >= range.lowerBound && $0 <= range.upperBound } ?? false
  }

  /// How many statements a container has.
  private func writtenCount(of container: Int) -> Int {
    let records = storage.records
    return ChildIndices(of: container, in: records).reduce(0) {
      $0 + (records[$1].kind == .array ? records[$1].detail : 1)
    }
  }

  /// All of a container that is in a part of the text, in the order of that; of each array, the places of its first and
  /// its last element.
  private func statements(
    in container: Int, _ inner: Range<Int>
  ) -> (all: [Statement], arrays: [Int: ClosedRange<Int>]) {
    let records = storage.records
    var all: [Statement] = []
    all.reserveCapacity(records[container].detail)
    func add(_ index: Int, of child: Int) {
      let start = places.start(of: index)
      if start >= inner.lowerBound { all.append(Statement(start: start, index: index, child: child)) }
    }
    var hasArrays = false
    for child in ChildIndices(of: container, in: records) {
      if records[child].kind == .array {
        hasArrays = true
        for element in ChildIndices(of: child, in: records) { add(element, of: child) }
      } else {
        add(child, of: child)
      }
    }
    var arrays: [Int: ClosedRange<Int>] = [:]
    if hasArrays {
      all.sort { $0.start < $1.start }
      for (place, statement) in all.enumerated() where statement.child != statement.index {
        arrays[statement.child] = (arrays[statement.child]?.lowerBound ?? place)...place
      }
    }
    return (all, arrays)
  }

  /// The statements with all of the arrays that they are in; nil where that takes too long.
  private func whole(
    _ range: Range<Int>, _ arrays: [Int: ClosedRange<Int>], _ statements: [Statement], _ inner: Range<Int>
  ) -> Range<Int>? {
    var range = range
    for _ in 0..<Self.steps {
      var (low, high) = (range.lowerBound, range.upperBound)
      for place in range {
        guard let array = arrays[statements[place].child] else { continue }
        (low, high) = (min(low, array.lowerBound), max(high, array.upperBound + 1))
      }
      while low > 0, !begins(statements[low], inner) { low -= 1 }
      while high < statements.count, !begins(statements[high], inner) { high += 1 }
      if low..<high == range { return range }
      range = low..<high
    }
    return nil
  }

  /// The arena indices of some statements, of which arrays are whole.
  private func nodes(
    _ range: Range<Int>, _ arrays: [Int: ClosedRange<Int>], _ statements: [Statement], _ container: Int
  ) -> Range<Int> {
    let records = storage.records
    if let first = range.first {
      let last = statements[range].reduce(0) { max($0, $1.child) }
      return statements[first].child..<records[last].next
    }
    let next = statements[range.upperBound...].first {
      arrays[$0.child].map { $0.lowerBound >= range.upperBound } ?? true
    }
    let place = next?.child ?? records[container].next
    return place..<place
  }
}
