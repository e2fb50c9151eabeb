/// What an editor must know beside the records: where statements end, and the keys of those that are elements.
struct BraceSource: SyntaxTree {
  /// For each record, the end of its statement or block with its `;`.
  var ends: [Int] = []
  /// The keys of array elements by their records.
  var elementKeys: [Int: Range<Int>] = [:]

  func holds(_ read: any SyntaxTree, _ splice: NodeSplice, in storage: DocumentStorage) -> Bool { false }

  func replacing(_ splice: NodeSplice, with read: any SyntaxTree, in storage: DocumentStorage) -> (any SyntaxTree)? {
    nil
  }

  func isSame(as other: (any SyntaxTree)?) -> Bool {
    guard let other = other as? BraceSource else { return false }
    return ends == other.ends && elementKeys == other.elementKeys
  }
}
