/// A run of siblings exchanged for others in an arena: how indices and offsets move.
struct NodeSplice {
  let run: SiblingRun
  /// Where the new nodes are among those that were read.
  let read: Range<Int>
  /// What leads from an offset in the framed text to one in the new text.
  let readOffset: Int
  let textGrowth: Int

  var nodeGrowth: Int { read.count - run.nodes.count }
  /// Where the new nodes end in the new arena.
  var end: Int { run.nodes.lowerBound + read.count }
  private var readShift: Int { run.nodes.lowerBound - read.lowerBound }

  /// - Parameter newCount: how many children the new nodes are.
  func records(_ old: [NodeRecord], _ new: [NodeRecord], newCount: Int) -> [NodeRecord] {
    [NodeRecord](unsafeUninitializedCapacity: old.count + nodeGrowth) { buffer, count in
      func append(_ record: NodeRecord) {
        buffer.initializeElement(at: count, to: record)
        count += 1
      }
      for record in old[..<run.nodes.lowerBound] { append(record) }
      growAncestors(in: buffer, newCount: newCount)
      for index in read {
        var record = new[index]
        record.move(text: readOffset, next: readShift)
        record.parent =
          index == read.lowerBound || Int(record.parent) < read.lowerBound
          ? Int32(run.container) : record.parent + Int32(readShift)
        append(record)
      }
      let (text, nodes, end) = (Int32(textGrowth), Int32(nodeGrowth), Int32(run.nodes.upperBound))
      for index in run.nodes.upperBound..<old.count {
        var record = old[index]
        record.start += text
        record.end += text
        if record.keyStart >= 0 {
          record.keyStart += text
          record.keyEnd += text
        }
        record.next += nodes
        if record.parent >= end { record.parent += nodes }
        append(record)
      }
    }
  }

  /// The container and what it is in reach as much further as the run has grown.
  private func growAncestors(in buffer: UnsafeMutableBufferPointer<NodeRecord>, newCount: Int) {
    buffer[run.container].detail += newCount - run.count
    var index = run.container
    while index >= 0 {
      if Int(buffer[index].end) >= run.range.upperBound { buffer[index].end += Int32(textGrowth) }
      buffer[index].next += Int32(nodeGrowth)
      index = Int(buffer[index].parent)
    }
  }

  /// Decoded texts, by the arena index that they belong to.
  func stored(_ old: [Int32: String], _ new: [Int32: String]) -> [Int32: String] {
    if old.isEmpty, new.isEmpty { return [:] }
    var result: [Int32: String] = [:]
    for (index, text) in old where !run.nodes.contains(Int(index)) {
      result[Int(index) < run.nodes.lowerBound ? index : index + Int32(nodeGrowth)] = text
    }
    for (index, text) in new where read.contains(Int(index)) { result[index + Int32(readShift)] = text }
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
        container: Int(header.container) >= run.nodes.upperBound
          ? header.container + Int32(nodeGrowth) : header.container)
    }
  }
}

extension NodeRecord {
  /// Moves the offsets and the index behind the subtree.
  fileprivate mutating func move(text: Int, next: Int) {
    start += Int32(text)
    end += Int32(text)
    if keyStart >= 0 {
      keyStart += Int32(text)
      keyEnd += Int32(text)
    }
    self.next += Int32(next)
  }
}

extension Note {
  fileprivate func moved(by offset: Int) -> Note {
    Note(kind, at: span.lowerBound + offset..<span.upperBound + offset)
  }
}
