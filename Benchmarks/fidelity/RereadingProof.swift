import SettingsDocuments

/// What a reading of a part makes of an edit, beside what a reading of the whole text does.
enum RereadingProof: Sendable {
  /// All had to be read, or the text cannot be read.
  case whole
  /// A part was read, and the document is the same in every node.
  case same
  /// They do not agree: an error in this library.
  case differs(String)

  /// Reads a text after some edits both ways.
  ///
  /// - Returns: the proof, and the document, where the text can be read.
  static func ofReading(
    _ document: Document, after edits: [TextEdit]
  ) -> (proof: RereadingProof, document: Document?) {
    let whole = try? Document(parsing: edits.applied(to: document.text), as: document.format)
    let part = try? document.reread(after: edits, smallest: 0)
    guard let whole, let part else {
      return (whole == nil && part == nil ? .whole : .differs("one can be read, the other cannot"), nil)
    }
    return (proof(part, whole), part)
  }

  /// Compares a document that was made by a change with what its text is.
  static func of(_ document: Document) -> RereadingProof {
    guard let whole = try? Document(parsing: document.text, as: document.format) else {
      return .differs("the text cannot be read")
    }
    return proof(document, whole)
  }

  private static func proof(_ part: Document, _ whole: Document) -> RereadingProof {
    if part.storage.kept.isEmpty { return .whole }
    return part.storage.difference(from: whole.storage).map { .differs($0) } ?? .same
  }
}

extension DocumentStorage {
  /// What of one document is not as in another of the same text; nil where nothing is.
  fileprivate func difference(from other: DocumentStorage) -> String? {
    if text != other.text { return "the texts" }
    if records.count != other.records.count { return "\(records.count) nodes, not \(other.records.count)" }
    for (index, record) in records.enumerated() where !record.isSame(as: other.records[index]) {
      return "node \(index): \(record), not \(other.records[index])"
    }
    if keys.storedKeys != other.keys.storedKeys { return "decoded texts" }
    if notes != other.notes { return "notes: \(notes), not \(other.notes)" }
    if headers != other.headers { return "headers" }
    if holdsDocuments != other.holdsDocuments { return "documents" }
    if Document(storage: self).lines.lineCount != Document(storage: other).lines.lineCount { return "lines" }
    if let tree = syntaxTree, !tree.isSame(as: other.syntaxTree) { return "syntax" }
    return records.indices.contains { !findsMembers(of: $0, as: other) } ? "keys" : nil
  }

  private func findsMembers(of object: Int, as other: DocumentStorage) -> Bool {
    guard records[object].kind == .object else { return true }
    return ChildIndices(of: object, in: records).allSatisfy { child in
      let key = key(of: child) ?? ""
      return key == other.key(of: child) && self.child(of: object, forKey: key) == other.child(of: object, forKey: key)
    }
  }
}
