extension Document {
  /// The document after some edits, of which no more is read than the siblings around them, where the format can do that
  /// and it is worth it; else all of it.
  ///
  /// - Parameter smallest: the bytes of the smallest text of which only a part is read.
  /// - Complexity: a copy of the text and of its nodes, and the reading of what the edits touch.
  /// - Throws: a ``ParseError`` where the new text cannot be read.
  func reread(after edits: [TextEdit], smallest: Int = 1 << 14) throws(ParseError) -> Document {
    let text = edits.applied(to: text)
    if text.count >= smallest, let document = try rereadPart(of: text, after: edits) { return document }
    return try Document(parsing: text, as: format)
  }

  /// Nil where the edits have to be seen by a reading of the whole text; an error among them is better told by that, too.
  private func rereadPart(of text: [UInt8], after edits: [TextEdit]) throws(ParseError) -> Document? {
    guard let run = run(around: edits), let frame = format.syntax.frame(ofSiblingsIn: node(atIndex: run.container))
    else { return nil }
    let growth = edits.reduce(0) { $0 + $1.growth }
    let part = text[run.range.lowerBound..<run.range.upperBound + growth]
    // Where most of the text would be read again, all of it is as quick.
    guard part.count < text.count / 2, !notes.contains(where: \.isAboutRepeatedKey) else { return nil }
    let framed = frame.before + part + frame.after
    guard UTF8Text.firstInvalidOffset(of: framed) == nil,
      let read = try readFramed(framed), read.records[0].kind == records(run.container).kind,
      read.records[0].next == read.records.count
    else { return nil }
    return Document(storage: storage.replacing(run, in: text, with: read, framedBy: frame))
  }

  private func readFramed(_ text: [UInt8]) throws(ParseError) -> TreeBuilder? {
    do throws(ParseError) {
      return try format.syntax.parse(text, strictness: .tolerant)
    } catch {
      if error.isInterruption { throw error }
      return nil
    }
  }

  private func node(atIndex index: Int) -> Node { Node(storage: storage, index: index) }
  private func records(_ index: Int) -> NodeRecord { storage.records[index] }

  // MARK: - What the edits touch

  /// The smallest run of siblings that holds all edits, with one sibling on either side that none of them touches.
  private func run(around edits: [TextEdit]) -> SiblingRun? {
    guard let first = edits.first, let last = edits.last else { return nil }
    let range = first.range.lowerBound..<last.range.upperBound
    guard var container = format.syntax.inner(of: root).flatMap({ $0.holds(range) ? root : nil }) else { return nil }
    while let child = container.child(around: range), let inner = format.syntax.inner(of: child), inner.holds(range) {
      container = child
    }
    return run(around: range, in: container)
  }

  private func run(around range: Range<Int>, in container: Node) -> SiblingRun? {
    guard let inner = format.syntax.inner(of: container) else { return nil }
    var start = (node: container.index + 1, place: 0, offset: inner.lowerBound)
    var end: (node: Int, place: Int, offset: Int)?
    var place = 0
    var index = container.index + 1
    while index < container.record.next {
      let record = storage.records[index]
      if record.itemStart < range.lowerBound { start = (index, place, record.itemStart) }
      place += 1
      index = record.next
      if record.end > range.upperBound {
        end = (index, place, record.end)
        break
      }
    }
    let last = end ?? (container.record.next, place, inner.upperBound)
    return SiblingRun(
      container: container.index, nodes: start.node..<last.node, count: last.place - start.place,
      range: start.offset..<last.offset)
  }
}

extension Node {
  /// The list or object among the children that a range is inside of.
  fileprivate func child(around range: Range<Int>) -> Node? {
    if kind == .array, count > ElementIndex.smallCount { return element(around: range) }
    return children.first { $0.span.upperBound >= range.upperBound }.flatMap {
      $0.isContainer(around: range) ? $0 : nil
    }
  }

  /// The elements of a list are in the order of the text.
  private func element(around range: Range<Int>) -> Node? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      guard let element = self[middle] else { return nil }
      if element.span.upperBound < range.upperBound { low = middle + 1 } else { high = middle }
    }
    return self[low].flatMap { $0.isContainer(around: range) ? $0 : nil }
  }

  private func isContainer(around range: Range<Int>) -> Bool {
    !kind.isScalar && span.lowerBound < range.lowerBound && span.upperBound > range.upperBound
  }
}

extension NodeRecord {
  fileprivate var itemStart: Int { hasKey ? keyStart : start }
}

extension Range<Int> {
  fileprivate func holds(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && upperBound >= other.upperBound
  }
}
