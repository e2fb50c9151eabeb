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
      run: run, read: frame.container + 1..<read.records[frame.container].next,
      readOffset: run.range.lowerBound - frame.before.count, textGrowth: text.count - self.text.count,
      newCount: read.records[frame.container].detail)
    let records = splice.records(records, read.records)
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
      kept: KeptNodes(of: self, splice).andEarlier(kept), elements: elements.replacing(splice, in: records),
      lines: knownLines?.replacing(run.range, in: text))
  }

  /// Which nodes are those of an earlier document, where this one is known to have been made of it.
  func kept(since earlier: DocumentStorage) -> KeptNodes? {
    kept.first { $0.former == earlier.serial }
  }
}
