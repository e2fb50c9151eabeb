extension DocumentStorage {
  /// This document with a run of siblings read again: what is before stays, what is behind moves by an offset.
  ///
  /// - Parameters:
  ///   - text: the new text, which differs inside the run alone.
  ///   - read: the run in its frame, as its format reads that.
  ///   - frame: what was written around it.
  /// - Complexity: a copy of the nodes, and the members of the container where it is a large object.
  func replacing(_ run: SiblingRun, in text: [UInt8], with read: TreeBuilder, framedBy frame: SiblingFrame)
    -> DocumentStorage
  {
    let splice = NodeSplice(
      run: run, read: frame.container + 1..<Int(read.records[frame.container].next),
      readOffset: run.range.lowerBound - frame.before.count, textGrowth: text.count - self.text.count)
    let records = splice.records(records, read.records, newCount: read.records[frame.container].detail)
    let keys = KeyTexts(
      text: text, format: format, storedKeys: splice.stored(self.keys.storedKeys, read.storedKeys),
      inset: read.keyInset == self.keys.inset ? self.keys.inset : nil)
    var notes = splice.notes(notes, read.notes)
    let keyIndex = keyIndex.replacing(splice, in: records, keys: keys) { repeated in
      let span = records[repeated].keySpan ?? records[repeated].span
      notes.append(Note(.duplicateKey(keys.text(of: repeated, in: records)), at: span))
    }
    return DocumentStorage(
      text: text, format: format, records: records,
      storedStrings: splice.stored(storedStrings, read.storedStrings), keys: keys, keyIndex: keyIndex,
      notes: notes.sorted { $0.span.lowerBound < $1.span.lowerBound }, headers: splice.headers(headers),
      holdsDocuments: holdsDocuments,
      kept: KeptNodes(of: self, before: run.nodes.lowerBound, from: splice.end, growth: splice.nodeGrowth))
  }
}

/// Which nodes of a document are those of the one before it, unread and unchanged.
struct KeptNodes: Sendable {
  /// Its serial: the document itself may be gone, and another one in its place in memory.
  private let former: UInt64
  private let first: Int
  private let end: Int
  private let growth: Int

  /// Those before an arena index, and those from another on, which were `growth` earlier.
  init(of former: DocumentStorage, before first: Int, from end: Int, growth: Int) {
    (self.former, self.first, self.end, self.growth) = (former.serial, first, end, growth)
  }

  /// Whether a node with all that it holds is a node of the former document.
  func isKept(_ node: Node, as old: Node) -> Bool {
    guard old.storage.serial == former else { return false }
    if Int(node.record.next) <= first { return node.index == old.index }
    return node.index >= end && node.index - growth == old.index
  }
}
