/// A row of a table, a block or a line with a key, written as a text of its own as its file would have it.
///
///     if let row = try document.entry(writtenAs: "srv:/x /mnt nfs defaults 0 0", at: [2]) {
///       let edited = try document.applying(.insert(row.path, row.value), writtenAs: row).document
///     }
package struct WrittenEntry: Sendable {
  /// Where it goes: what the text says it is may lead on from the place that was asked for.
  package var path: Path
  /// Whether it goes before the row that is at its path.
  package var isInserted = false
  /// What the text was read as, by itself.
  package let node: Node
  /// Where it is in that text, from its first byte to its last, with a comment behind it.
  package let range: Range<Int>

  package init(path: Path, node: Node, range: Range<Int>) {
    (self.path, self.node, self.range) = (path, node, range)
  }

  package var value: Value { node.value }
  /// The text that it was read from.
  package var text: [UInt8] { node.storage.text }
  /// Whether something is behind it that its value does not say: a comment.
  package var hasComment: Bool { range.upperBound > node.span.upperBound }
}

/// Why a text is not the one entry that it was to be.
package enum EntryFault: Error, Equatable {
  /// There is nothing in it.
  case nothing
  /// It is a comment, or has one beside the entry.
  case comment
  /// It is several entries, or more than one line.
  case several
  /// It is an entry of another list, or a setting.
  case other(Path)
  case unreadable(ParseError)
}

extension Document {
  /// A text as the one row, block or line with a key that it is, read as this document's format reads it by itself.
  ///
  /// - Parameters:
  ///   - path: the place of a row, new or there already; of a block, or of a list of such.
  /// - Returns: nil where the format takes no such text at this place.
  package func entry(writtenAs text: String, at path: Path) throws(EntryFault) -> WrittenEntry? {
    try format.syntax.entry(writtenAs: Array(text.utf8), at: (try? resolved(path)) ?? path, in: self)
  }

  /// The edits that make a change whose value was written as a text, which stays as it was written as far as what is
  /// around it allows; proven as every change is.
  package func applying(_ change: Change, writtenAs entry: WrittenEntry) throws(EditError) -> EditedDocument {
    guard let edit = try resolved(change, entry) else { return EditedDocument(document: self, edits: []) }
    do throws(EditError) {
      guard let edits = try format.syntax.edits(for: edit, writtenAs: entry, in: self)?.trimmed(for: text) else {
        return try applying(change)
      }
      return EditedDocument(document: try applying(edits, for: edit, path: change.path), edits: edits)
    } catch {
      // As its value alone says it, it may be written all the same.
      guard !entry.hasComment, let edited = try? applying(change) else { throw error }
      return edited
    }
  }

  /// The edit that a change is; where the value is there already, that of the comment behind it.
  private func resolved(_ change: Change, _ entry: WrittenEntry) throws(EditError) -> NodeEdit? {
    if let edit = try NodeEdit.resolve(change, in: self) { return edit }
    return entry.hasComment ? node(at: change.path).map { .replace($0, entry.value) } : nil
  }
}
