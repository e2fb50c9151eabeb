/// A changed document and the edits that lead to it.
///
///     let result = try document.applying(.set(["theme"], "dark"))
///     result.document.text == result.edits.applied(to: document.text)     // true
public struct EditedDocument: Sendable {
  /// The document after the change; the one before, when nothing had to change.
  public let document: Document
  /// Counted in the text before; empty when nothing had to change.
  public let edits: [TextEdit]
}

extension Document {
  /// The edits that make a change, proven: the text they make is parsed, and is the old tree with exactly this change.
  ///
  ///     let document = try Document(parsing: Array("{ \"a\": 1 } // x".utf8), as: .jsonc)
  ///     try document.edits(for: .set(["a"], 2))         // [TextEdit(7..<8, with: "2")]
  ///
  /// They are empty when the document is as asked already.
  ///
  /// - Complexity: one parse of the new text.
  /// - Throws: `EditError`, which says why and what to do.
  public func edits(for change: Change) throws(EditError) -> [TextEdit] {
    try applying(change).edits
  }

  /// The document after a change, proven as `edits(for:)` proves it.
  ///
  /// - Throws: `EditError`, which says why and what to do; the document before is as it was in any case.
  public func applying(_ change: Change) throws(EditError) -> EditedDocument {
    if let parts = try change.parts(in: self) { return try applying(parts) }
    guard let edit = try NodeEdit.resolve(change, in: self) else { return EditedDocument(document: self, edits: []) }
    if case .replace(let node, let value) = edit, let parts = ContainerChange(of: node, to: value).parts() {
      return try applying(parts)
    }
    let written = try format.syntax.written(edit, in: self)
    let edits = try format.syntax.edits(for: written.edit, in: written.document).trimmed(for: text)
    var new = try written.document.proven(edits, for: written.edit, path: change.path)
    if written.document.storage !== storage { new = try shown(new, after: edit, path: change.path) }
    return EditedDocument(document: new, edits: edits)
  }

  /// The document after edits that may be what a replacement is, proven as its own would be.
  ///
  /// - Throws: `EditError` where they make something else, and where a value is not written where it is shown.
  func applying(_ edits: [TextEdit], for edit: NodeEdit, path: Path) throws(EditError) -> Document {
    guard try format.syntax.written(edit, in: self).document.storage === storage else {
      throw .refused(path, "the value is written somewhere else")
    }
    return try proven(edits, for: edit, path: path)
  }

  /// What resetting a setting later should bring back, which is not set now: the line on which it is commented out,
  /// or what is in the place of an object's members as yet, which may be nothing. `nil` where there is neither.
  public func commentedText(at path: Path) -> String? {
    guard let parentPath = path.parent, let container = node(at: parentPath), let key = path.last?.key,
      let line = format.syntax.commentedLine(forKey: key, in: container)
    else { return nil }
    return String(bytes: text, in: line)
  }

  /// The document after several changes, one after another, and one list of edits for all of them.
  ///
  /// - Throws: `EditError` for the first change that cannot be made; then none is.
  public func applying(_ changes: [Change]) throws(EditError) -> EditedDocument {
    var result = EditedDocument(document: self, edits: [])
    for change in changes {
      let next = try result.document.applying(change)
      result = EditedDocument(document: next.document, edits: result.edits.composed(with: next.edits))
    }
    return result
  }

  /// The proof rule: what the edits make must parse, and be the old tree with this change alone.
  private func proven(_ edits: [TextEdit], for edit: NodeEdit, path: Path) throws(EditError) -> Document {
    guard edits.fits(textOfLength: text.count) else {
      throw .refused(path, "the edits for it overlap, which is an error in this library")
    }
    let new = try readBack(after: edits, path)
    let expected = ExpectedTree(after: edit, readBack: format.syntax.readBack)
    guard expected.matches(new.root) else {
      throw .refused(path, "the text read back would differ in more than this")
    }
    return new
  }

  /// A changed document, proven as it is written, as this one shows it: with what is asked in its place.
  private func shown(_ written: Document, after edit: NodeEdit, path: Path) throws(EditError) -> Document {
    let new: Document
    do throws(ParseError) {
      let tree = try format.syntax.shownTree(of: written)
      new = Document(storage: DocumentStorage(text: written.text, format: format, tree: tree))
    } catch {
      throw .refused(path, "the text would not be read back (\(error))")
    }
    guard let (place, value) = edit.newValue else { return new }
    guard new.node(at: place)?.hasValue(format.syntax.readBack(value)) ?? false else {
      throw .refused(path, "something else in the text would still decide it")
    }
    return new
  }

  private func readBack(after edits: [TextEdit], _ path: Path) throws(EditError) -> Document {
    do throws(ParseError) {
      return try reread(after: edits)
    } catch {
      throw .refused(path, "the text would not be read back (\(error))")
    }
  }
}
