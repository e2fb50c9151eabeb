/// A run of siblings exchanged for others in an arena: how indices and offsets move.
struct NodeSplice {
  let run: SiblingRun
  /// Where the new nodes are among those that were read.
  let read: Range<Int>
  /// What leads from an offset in the framed text to one in the new text.
  let readOffset: Int
  let textGrowth: Int
  /// How many children the new nodes are.
  let newCount: Int

  var nodeGrowth: Int { read.count - run.nodes.count }
  /// Where the new nodes end in the new arena.
  var end: Int { run.nodes.lowerBound + read.count }
  private var readShift: Int { run.nodes.lowerBound - read.lowerBound }

  func records(_ old: [NodeRecord], _ new: [NodeRecord]) -> [NodeRecord] {
    [NodeRecord](unsafeUninitializedCapacity: old.count + nodeGrowth) { buffer, count in
      old.withUnsafeBufferPointer { old in
        let before = run.nodes.lowerBound
        _ = buffer[..<before].initialize(fromContentsOf: old[..<before])
        growAncestors(in: buffer)
        for (place, index) in read.enumerated() {
          buffer.initializeElement(at: before + place, to: moved(new[index], isFirst: place == 0))
        }
        moveRest(old, to: buffer)
      }
      count = old.count + nodeGrowth
    }
  }

  /// A node that was read, at its new place.
  private func moved(_ record: NodeRecord, isFirst: Bool) -> NodeRecord {
    var record = record
    record.move(by: readOffset)
    record.next += readShift
    let isChild = isFirst || record.parent < read.lowerBound
    record.parent = isChild ? run.container : record.parent + readShift
    return record
  }

  /// The nodes behind the run.
  private func moveRest(_ old: UnsafeBufferPointer<NodeRecord>, to buffer: UnsafeMutableBufferPointer<NodeRecord>) {
    let first = run.nodes.upperBound
    _ = buffer[end...].initialize(fromContentsOf: old[first...])
    if textGrowth == 0, nodeGrowth == 0 { return }
    for index in end..<buffer.count {
      buffer[index].move(by: textGrowth)
      buffer[index].next += nodeGrowth
      if buffer[index].parent >= first { buffer[index].parent += nodeGrowth }
    }
  }

  /// The container and what it is in reach as much further as the run has grown.
  private func growAncestors(in buffer: UnsafeMutableBufferPointer<NodeRecord>) {
    buffer[run.container].detail += newCount - run.count
    var index = run.container
    while index >= 0 {
      if buffer[index].end >= run.range.upperBound { buffer[index].end += textGrowth }
      buffer[index].next += nodeGrowth
      index = buffer[index].parent
    }
  }

  /// Decoded texts, by the arena index that they belong to.
  func stored(_ old: [Int: String], _ new: [Int: String]) -> [Int: String] {
    if old.isEmpty, new.isEmpty { return [:] }
    var result: [Int: String] = [:]
    for (index, text) in old where !run.nodes.contains(index) {
      result[index < run.nodes.lowerBound ? index : index + nodeGrowth] = text
    }
    for (index, text) in new where read.contains(index) { result[index + readShift] = text }
    return result
  }

  func notes(_ old: [Note], _ new: [Note]) -> [Note] {
    old.filter { !run.range.contains($0.span.lowerBound) }.map { note in
      note.span.lowerBound < run.range.upperBound ? note : note.moved(by: textGrowth)
    } + new.map { $0.moved(by: readOffset) }
  }

  func headers(_ old: [HeaderRecord]) -> [HeaderRecord] {
    old.map { header in
      let isBehind = header.start >= run.range.upperBound
      return HeaderRecord(
        start: header.start + (isBehind ? textGrowth : 0), end: header.end + (isBehind ? textGrowth : 0),
        container: header.container >= run.nodes.upperBound
          ? header.container + nodeGrowth : header.container)
    }
  }
}

extension Note {
  fileprivate func moved(by offset: Int) -> Note {
    Note(kind, at: span.lowerBound + offset..<span.upperBound + offset)
  }
}
