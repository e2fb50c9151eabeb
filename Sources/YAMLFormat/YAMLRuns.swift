/// Runs of entries in block collections, which are read in a text of their own at the same indentation.
///
/// A run begins with an entry that is not touched where it begins, and ends where a line with another entry begins that
/// is not touched, of this collection or of one around it, or with the document.
struct YAMLRuns {
  private let storage: DocumentStorage
  private let layout: YAMLLayout
  private let source: YAMLSource
  private var text: [UInt8] { storage.text }
  private var records: [NodeRecord] { storage.records }
  /// How many collections are tried: what breaks an entry mostly breaks what it is in.
  private static let bound = 4

  init(_ document: Document) {
    (storage, source, layout) = (document.storage, document.yaml, YAMLLayout(document))
  }

  /// A run in each block collection around a range, the innermost first.
  func around(_ range: Range<Int>) -> [SiblingPart] {
    // What is shown may be written elsewhere.
    guard !source.hasReferences,
      let last = records.lastRecord(beginningBefore: range.lowerBound, in: records.indices), !hasDirectives(last)
    else { return [] }
    var result: [SiblingPart] = []
    var child = last
    while records[child].parent >= 0, result.count < Self.bound {
      if let part = part(around: range, from: child) { result.append(part) }
      child = records[child].parent
    }
    return result
  }

  /// Whether a directive says how the document is read that a record is in.
  private func hasDirectives(_ record: Int) -> Bool {
    let document = documentIndex(of: record)
    let start = source.tree[document].start
    let before = storage.holdsDocuments ? record : 0
    var former = UTF8Text.start(of: text)
    if before > 0, let top = records.child(of: 0, holding: record), top > 1 {
      former = source.tree[source.places[top - 1]].end
    }
    return former < start && ByteScan.contains(UInt8(ascii: "%"), in: text, former..<start)
  }

  private func documentIndex(of record: Int) -> Int {
    let top = storage.holdsDocuments ? records.child(of: 0, holding: record) ?? 0 : 0
    return max(0, source.places[top] - 1)
  }

  /// The run in a collection that begins with one of its children.
  private func part(around range: Range<Int>, from first: Int) -> SiblingPart? {
    let container = records[first].parent
    let collection = source.tree[layout.place(ofRecord: container)]
    guard collection.kind == .mapping || collection.kind == .sequence, collection.style == .block,
      let entry = start(ofEntry: first), entry < range.lowerBound
    else { return nil }
    let line = YAMLBytes.lineStart(text, entry)
    let isOnOwnLine = YAMLBytes.isFirstOnLine(text, entry)
    guard isOnOwnLine || text[line..<entry].allSatisfy({ $0 < 0x80 && $0 != 0x09 }),
      let (next, end) = end(behind: range, from: first, in: container), end >= range.upperBound
    else { return nil }
    return SiblingPart(
      run: SiblingRun(container: container, nodes: first..<next, range: (isOnOwnLine ? line : entry)..<end),
      frame: SiblingFrame(
        before: isOnOwnLine ? [] : [UInt8](repeating: 0x20, count: entry - line), container: 0, isOfLines: true))
  }

  /// The first sibling that is not touched, and where its line begins; behind the last one, where the next entry's
  /// does.
  private func end(behind range: Range<Int>, from first: Int, in container: Int) -> (next: Int, offset: Int)? {
    var next = records[first].next
    while next < records[container].next {
      if let start = start(ofEntry: next), YAMLBytes.lineStart(text, start) > range.upperBound {
        return (next, YAMLBytes.lineStart(text, start))
      }
      next = records[next].next
    }
    guard next < records.count else { return (next, text.count) }
    if records[next].parent == 0, storage.holdsDocuments {
      return (next, YAMLBytes.lineStart(text, source.tree[source.places[next] - 1].start))
    }
    return start(ofEntry: next).map { (next, YAMLBytes.lineStart(text, $0)) }
  }

  /// Nil where what is above decides what the entry is: whether a colon has a key there.
  private func start(ofEntry record: Int) -> Int? {
    guard let entry = layout.entry(ofValue: layout.place(ofRecord: record)) else { return nil }
    return text[entry.range.lowerBound] == UInt8(ascii: ":") ? nil : entry.range.lowerBound
  }
}
