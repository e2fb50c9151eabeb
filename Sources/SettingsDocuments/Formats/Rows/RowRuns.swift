/// Runs of rows that can be read apart from the others: from the row that an edit touches first, or the text's
/// beginning, to the first one behind the edit.
///
/// Each row is read by itself. Where rows are in several groups they are not below each other in the text, and all of
/// it is read again.
struct RowRuns {
  private let storage: DocumentStorage
  private let dialect: RowDialect
  /// The arena index of the array of rows where a table has one group and nothing else, as what is read of a run is.
  static let group = 1

  init(_ document: Document, _ dialect: RowDialect) {
    storage = document.storage
    self.dialect = dialect
  }

  /// - Complexity: the logarithm of the number of rows, and the rows that are touched.
  func around(_ range: Range<Int>) -> SiblingPart? {
    let (text, records) = (storage.text, storage.records)
    guard let container else { return nil }
    let all = container + 1..<records[container].next
    let textStart = UTF8Text.start(of: text)
    var (first, start) = (all.lowerBound, textStart)
    if let last = records.lastRecord(beginningBefore: range.lowerBound, in: all),
      let row = records.child(of: container, holding: last)
    {
      (first, start) = (row, max(textStart, TextLines.start(at: records[row].itemStart, in: text)))
    }
    var (next, end) = (first, text.count)
    while next < all.upperBound {
      let line = max(textStart, TextLines.start(at: records[next].itemStart, in: text))
      if line > range.upperBound {
        end = line
        break
      }
      next = records[next].next
    }
    // Where a group begins and ends is told by its rows.
    guard start <= end, first < next || !dialect.isGrouped else { return nil }
    return SiblingPart(
      run: SiblingRun(container: container, nodes: first..<next, range: start..<end),
      frame: SiblingFrame(container: dialect.isGrouped ? Self.group : 0, isOfLines: true, mayHoldHeaders: false))
  }

  /// What the rows are in.
  private var container: Int? {
    guard dialect.isGrouped else { return 0 }
    guard dialect.groups.count == 1 else { return nil }
    return ChildIndices(of: 0, in: storage.records).first {
      storage.records[$0].kind == .array && storage.keys.storedKeys[$0] != nil
    }
  }
}
