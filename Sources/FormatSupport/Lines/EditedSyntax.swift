/// What a format knows whose changes are written by a ``FormatEditor``.
package protocol EditedSyntax: Syntax {
  /// What writes changes into a document, which shows no more than is written.
  func editor(of document: Document) -> any FormatEditor
}

extension EditedSyntax {
  package func edits(for edit: NodeEdit, in document: Document) throws(EditError) -> [TextEdit] {
    try editor(of: document).edits(for: edit)
  }
  package func commentedLine(forKey key: String, in container: Node) -> Range<Int>? {
    editor(of: Document(storage: container.storage)).commentedEntry(forKey: key, in: container)?.line
  }
  package func commentedLines(in document: Document) -> [CommentedLine] { editor(of: document).commentedLines() }
}
