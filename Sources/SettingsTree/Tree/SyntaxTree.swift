/// What a format keeps of the syntax of a document beside its node records, so that nothing is parsed a second time to
/// be edited.
///
/// Only the format itself knows what is in it: the parser puts it into ``TreeBuilder/syntaxTree``, the editor finds it
/// in ``DocumentStorage/syntaxTree``.
package protocol SyntaxTree: Sendable {
  /// Whether what was read of a run in its frame, before an edit, is what this has there.
  func holds(_ read: any SyntaxTree, _ splice: NodeSplice, in storage: DocumentStorage) -> Bool

  /// With what was read of a run after an edit in the place of what was there; nil where that changes more than the
  /// run.
  func replacing(_ splice: NodeSplice, with read: any SyntaxTree, in storage: DocumentStorage) -> (any SyntaxTree)?

  /// Whether another one says the same.
  func isSame(as other: (any SyntaxTree)?) -> Bool
}
