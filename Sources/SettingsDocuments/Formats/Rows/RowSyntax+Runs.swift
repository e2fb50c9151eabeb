/// Runs of rows that can be read apart from the others: from the row that an edit touches first, or the text's
/// beginning, to the first one behind the edit.
///
/// Each row is read by itself. Where rows are in several groups they are not below each other in the text, and all of
/// it is read again.
extension RowSyntax {
  /// The arena index of the array of rows where a table has one group and nothing else, as what is read of a run is.
  private static let group = 1

  /// - Complexity: the logarithm of the number of rows, and the rows that are touched.
  func parts(around range: Range<Int>, in document: Document) -> [SiblingPart] {
    let (text, records) = (document.text, document.storage.records)
    guard let container = container(in: document.storage) else { return [] }
    let run = records.run(of: container, around: range, in: UTF8Text.start(of: text)..<text.count, of: text)
    // Where a group begins and ends is told by its rows.
    guard let run, !run.nodes.isEmpty || !dialect.isGrouped else { return [] }
    let frame = SiblingFrame(container: dialect.isGrouped ? Self.group : 0, isOfLines: true, mayHoldHeaders: false)
    return [SiblingPart(run: run, frame: frame)]
  }

  /// What the rows are in.
  private func container(in storage: DocumentStorage) -> Int? {
    guard dialect.isGrouped else { return 0 }
    guard dialect.groups.count == 1 else { return nil }
    return ChildIndices(of: 0, in: storage.records).first {
      storage.records[$0].kind == .array && storage.keys.storedKeys[$0] != nil
    }
  }

  func mayGoOn(_ tree: TreeBuilder, in text: [UInt8], before following: ArraySlice<UInt8>) -> Bool {
    // Where a group without rows is depends on what is above it.
    if dialect.isGrouped, tree.records[Self.group].detail == 0 { return true }
    return dialect.continuation == .backslash && text.last { $0 != 0x0A && $0 != 0x0D } == UInt8(ascii: "\\")
  }
}
