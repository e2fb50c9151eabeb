extension DocumentStorage {
  /// This document with a run of siblings read again: what is before stays, what is behind moves by an offset.
  ///
  /// - Complexity: a copy of the nodes.
  /// - Returns: nil where what the run now holds changes more than the run.
  func replacing(_ reading: PartReading) -> DocumentStorage? {
    let (splice, read) = (reading.splice, reading.new)
    guard let headers = splice.headers(headers, read.headers),
      let records = splice.records(records, read.records, isInTextOrder: isInTextOrder, holdsDocuments: holdsDocuments)
    else { return nil }
    let keys = KeyTexts(
      text: reading.text, format: format, storedKeys: splice.stored(self.keys.storedKeys, read.storedKeys),
      inset: read.keyInset == self.keys.inset ? self.keys.inset : nil)
    var notes = splice.notes(notes, read.notes)
    let keyIndex = keyIndex.replacing(splice, in: records, keys: keys, formerly: self.records, formerKeys: self.keys) {
      repeated in
      notes.append(Note(.duplicateKey(keys.text(of: repeated, in: records)), at: records[repeated].shownKeySpan))
    }
    guard let keyIndex else { return nil }
    if format.syntax.ignoresCase, hasOtherCase(of: splice, in: records, keys) { return nil }
    let syntaxTree: (any SyntaxTree)?
    if let tree = self.syntaxTree {
      guard let spliced = read.syntaxTree.flatMap({ tree.replacing(splice, with: $0, in: self) }) else { return nil }
      syntaxTree = spliced
    } else {
      syntaxTree = nil
    }
    return DocumentStorage(
      text: reading.text, format: format, records: records, keys: keys, keyIndex: keyIndex, notes: notes,
      headers: headers, syntaxTree: syntaxTree, holdsDocuments: holdsDocuments,
      isInTextOrder: isInTextOrder && read.isInTextOrder,
      kept: KeptNodes(of: self, splice).andEarlier(kept), elements: elements.replacing(splice, in: records),
      lines: knownLines?.replacing(splice.run.range, in: reading.text))
  }

  /// Which nodes are those of an earlier document, where this one is known to have been made of it.
  func kept(since earlier: DocumentStorage) -> KeptNodes? {
    kept.first { $0.former == earlier.serial }
  }

  /// Whether a sibling outside the run has a key that is one of the run's but for capitals.
  private func hasOtherCase(of splice: NodeSplice, in records: [NodeRecord], _ keys: KeyTexts) -> Bool {
    guard records[splice.run.container].kind == .object else { return false }
    let run = splice.run.nodes.lowerBound..<splice.end
    let children = ChildIndices(of: splice.run.container, in: records)
    var wanted: Set<String> = []
    for child in children where run.contains(child) { wanted.insert(keys.text(of: child, in: records).lowercased()) }
    let areLengthsKnown = keys.inset != nil
    let lengths = Set(wanted.map(\.utf8.count))
    return children.contains { child in
      if run.contains(child) { return false }
      let span = records[child].shownKeySpan
      // Only other letters than those of ASCII may differ in length from their small ones.
      if areLengthsKnown, !lengths.contains(span.count), keys.text[span].allSatisfy({ $0 < 0x80 }) { return false }
      return wanted.contains(keys.text(of: child, in: records).lowercased())
    }
  }
}

extension NodeRecord {
  /// What a note about a key points at.
  var shownKeySpan: Range<Int> { keySpan ?? span }
}
