/// A run of siblings exchanged for others in an arena: how indices and offsets move.
package struct NodeSplice {
  package let run: SiblingRun
  let frame: SiblingFrame
  package let textGrowth: Int
  /// Where the nodes of the run are among those that were read in the frame, before the edit and after it.
  package let oldRead: Range<Int>
  package let newRead: Range<Int>
  private let oldChain: ArraySlice<NodeRecord>
  private let newChain: ArraySlice<NodeRecord>

  init(_ part: SiblingPart, old: TreeBuilder, new: TreeBuilder, textGrowth: Int) {
    (run, frame, self.textGrowth) = (part.run, part.frame, textGrowth)
    (oldRead, newRead) = (frame.container + 1..<old.records.count, frame.container + 1..<new.records.count)
    (oldChain, newChain) = (old.records[...frame.container], new.records[...frame.container])
  }

  package var nodeGrowth: Int { newRead.count - oldRead.count }
  var childGrowth: Int { newChain[frame.container].detail - oldChain[frame.container].detail }
  /// Where the new nodes end in the new arena.
  var end: Int { run.nodes.lowerBound + newRead.count }
  /// What leads from an offset in the framed text to one in the whole text.
  package var readOffset: Int { run.range.lowerBound - frame.before.count }
  /// What leads from an index in the framed text's arena to one in the whole arena.
  package var readShift: Int { run.nodes.lowerBound - newRead.lowerBound }

  // MARK: - Nodes

  /// The nodes after the edit; nil where the run decides in another way than was foreseen how far a container reaches.
  ///
  /// - Parameter isInTextOrder: whether what comes later among the nodes comes later in the text.
  func records(
    _ old: [NodeRecord], _ new: [NodeRecord], isInTextOrder: Bool, holdsDocuments: Bool
  ) -> [NodeRecord]? {
    guard let ancestors = movedAncestors(old, holdsDocuments) else { return nil }
    if isSame(old, new, ancestors) { return old }
    return [NodeRecord](unsafeUninitializedCapacity: old.count + nodeGrowth) { buffer, count in
      old.withUnsafeBufferPointer { old in
        let (first, behind) = (run.nodes.lowerBound, run.nodes.upperBound)
        copy(old[..<first], to: buffer[..<first]) { if !isInTextOrder { moveBehindRun(in: $0) } }
        for (index, record) in ancestors { buffer[index] = record }
        for (place, index) in newRead.enumerated() {
          buffer.initializeElement(at: first + place, to: moved(new[index]))
        }
        copy(old[behind...], to: buffer[end...]) { records in
          moveIndices(in: records)
          if isInTextOrder { moveAll(in: records) } else { moveBehindRun(in: records) }
        }
      }
      count = old.count + nodeGrowth
    }
  }

  /// Whether all nodes are as they were, as after an edit of a digit.
  private func isSame(_ old: [NodeRecord], _ new: [NodeRecord], _ ancestors: [(Int, NodeRecord)]) -> Bool {
    textGrowth == 0 && nodeGrowth == 0 && ancestors.allSatisfy { old[$0].isSame(as: $1) }
      && zip(run.nodes, newRead).allSatisfy { old[$0].isSame(as: moved(new[$1])) }
  }

  /// Copies records and changes them while they are still in the processor's cache.
  private func copy(
    _ old: Slice<UnsafeBufferPointer<NodeRecord>>, to buffer: Slice<UnsafeMutableBufferPointer<NodeRecord>>,
    changing change: (UnsafeMutableBufferPointer<NodeRecord>) -> Void
  ) {
    let (old, buffer) = (UnsafeBufferPointer(rebasing: old), UnsafeMutableBufferPointer(rebasing: buffer))
    for start in stride(from: 0, to: old.count, by: 512) {
      let range = start..<min(start + 512, old.count)
      let records = UnsafeMutableBufferPointer(rebasing: buffer[range])
      _ = records.initialize(fromContentsOf: old[range])
      change(records)
    }
  }

  /// A node that was read in the frame, at its place in the whole text.
  func moved(_ record: NodeRecord) -> NodeRecord {
    var record = record
    record.move(by: readOffset)
    record.next += readShift
    record.parent = record.parent <= frame.container ? run.container : record.parent + readShift
    return record
  }

  private func moveIndices(in rest: UnsafeMutableBufferPointer<NodeRecord>) {
    let growth = nodeGrowth
    if growth == 0 { return }
    let behind = run.nodes.upperBound
    for index in rest.indices {
      rest[index].next += growth
      if rest[index].parent >= behind { rest[index].parent += growth }
    }
  }

  private func moveAll(in rest: UnsafeMutableBufferPointer<NodeRecord>) {
    if textGrowth == 0 { return }
    for index in rest.indices { rest[index].move(by: textGrowth) }
  }

  private func moveBehindRun(in nodes: UnsafeMutableBufferPointer<NodeRecord>) {
    if textGrowth == 0 { return }
    for index in nodes.indices { nodes[index].move(by: textGrowth, from: run.range.upperBound) }
  }

  // MARK: - Containers around the run

  /// The container and what it is in, each with its index.
  private func movedAncestors(_ old: [NodeRecord], _ holdsDocuments: Bool) -> [(Int, NodeRecord)]? {
    var result: [(Int, NodeRecord)] = []
    var (index, place) = (run.container, frame.container)
    while index >= 0 {
      var record = old[index]
      // The array of all documents ends with the text.
      let end =
        place >= 0
        ? moved(record.end, oldChain[place].end, newChain[place].end)
        : index == 0 && holdsDocuments ? record.end + textGrowth : movedEnd(ofAncestor: record.end)
      guard let end else { return nil }
      if place >= 0 {
        let (former, present) = (oldChain[place], newChain[place])
        guard let start = moved(record.start, former.start, present.start) else { return nil }
        record.start = start
        if let key = record.keySpan {
          guard let keyStart = moved(key.lowerBound, former.keySpan?.lowerBound, present.keySpan?.lowerBound),
            let keyEnd = moved(key.upperBound, former.keySpan?.upperBound, present.keySpan?.upperBound)
          else { return nil }
          record.keySpan = keyStart..<keyEnd
        }
      }
      record.end = end
      record.next += nodeGrowth
      if index == run.container { record.detail += childGrowth }
      result.append((index, record))
      (index, place) = (record.parent, place - 1)
    }
    return result
  }

  /// Where a container ends that is further out than the frame: with the one that the run is in, or behind the run.
  package func movedEnd(ofAncestor end: Int) -> Int? {
    moved(end, oldChain[frame.container].end, newChain[frame.container].end)
  }

  /// Where an offset of a container goes, which in the frame went from one to another.
  private func moved(_ offset: Int, _ former: Int?, _ present: Int?) -> Int? {
    if let former, offset == place(ofRead: former, growth: 0) {
      return present.flatMap { place(ofRead: $0, growth: textGrowth) }
    }
    if offset <= run.range.lowerBound { return offset }
    return offset >= run.range.upperBound ? offset + textGrowth : nil
  }

  /// Where an offset of the framed text is in the whole one; nil for what only the frame has.
  private func place(ofRead offset: Int, growth: Int) -> Int? {
    let start = frame.before.count
    if let quoted = frame.quoted, offset <= start {
      let place = quoted.upperBound - (start - offset)
      return place >= quoted.lowerBound ? place : nil
    }
    let place = offset + readOffset
    return offset >= start && place <= run.range.upperBound + growth ? place : nil
  }

  // MARK: - What is kept beside the nodes

  /// Decoded texts, by the arena index that they belong to.
  func stored(_ old: [Int: String], _ new: [Int: String]) -> [Int: String] {
    if old.isEmpty, new.isEmpty { return [:] }
    var result: [Int: String] = [:]
    for (index, text) in old where !run.nodes.contains(index) {
      result[index < run.nodes.lowerBound ? index : index + nodeGrowth] = text
    }
    for (index, text) in new where newRead.contains(index) { result[index + readShift] = text }
    return result
  }

  func notes(_ old: [Note], _ new: [Note]) -> [Note] {
    old.filter { !run.range.contains($0.span.lowerBound) }.map { note in
      note.span.lowerBound < run.range.upperBound ? note : note.moved(by: textGrowth)
    } + new.filter { isInRun($0.span.lowerBound) }.map { $0.moved(by: readOffset) }
  }

  /// Nil where a header in the run is about a container around it.
  func headers(_ old: [HeaderRecord], _ new: [HeaderRecord]) -> [HeaderRecord]? {
    let read = new.filter { isInRun($0.start) }
    if read.contains(where: { !newRead.contains($0.container) }) { return nil }
    let before = old.partitioningIndex { $0.start >= run.range.lowerBound }
    let behind = old.partitioningIndex { $0.start >= run.range.upperBound }
    if old[before..<behind].contains(where: { !run.nodes.contains($0.container) }) { return nil }
    var result: [HeaderRecord] = []
    result.reserveCapacity(old.count + read.count - (behind - before))
    for header in old[..<before] { result.append(header.moved(by: 0, container: moved(index: header.container))) }
    for header in read { result.append(header.moved(by: readOffset, container: header.container + readShift)) }
    for header in old[behind...] {
      result.append(header.moved(by: textGrowth, container: moved(index: header.container)))
    }
    return result
  }

  /// Where a node goes that is not in the run.
  package func moved(index: Int) -> Int { index < run.nodes.upperBound ? index : index + nodeGrowth }

  private func isInRun(_ read: Int) -> Bool {
    read >= frame.before.count && read < frame.before.count + run.range.count + textGrowth
  }
}

extension HeaderRecord {
  fileprivate func moved(by distance: Int, container: Int) -> HeaderRecord {
    HeaderRecord(start: start + distance, end: end + distance, container: container)
  }
}

extension Note {
  fileprivate func moved(by offset: Int) -> Note {
    Note(kind, at: span.moved(by: offset))
  }
}
