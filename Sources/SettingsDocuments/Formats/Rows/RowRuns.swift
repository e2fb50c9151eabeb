/// Runs of rows that can be read apart from the others: from the row that an edit touches first, or the text's
/// beginning, to the first one behind the edit.
///
/// Each row is read by itself. Where rows are in several groups they are not below each other in the text, and all of
/// it is read again.
struct RowRuns {
  let storage: DocumentStorage
  let shared: Shared<RowDialect>
  var dialect: RowDialect { shared.value }
  /// The arena index of the array of rows where a table has one group and nothing else, as what is read of a run is.
  static let group = 1

  /// - Complexity: the logarithm of the number of rows, and the rows that are touched.
  func around(_ range: Range<Int>) -> SiblingPart? {
    let (text, records) = (storage.text, storage.records)
    guard let container else { return nil }
    let run = records.run(of: container, around: range, in: UTF8Text.start(of: text)..<text.count, of: text)
    // Where a group begins and ends is told by its rows.
    guard let run, !run.nodes.isEmpty || !dialect.isGrouped else { return nil }
    return SiblingPart(
      run: run,
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
