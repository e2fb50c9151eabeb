extension Document {
  /// The document after some edits, of which no more is read than the siblings around them, where the format can do
  /// that and it is worth it; else all of it.
  ///
  /// - Parameter smallest: the bytes of the smallest text of which only a part is read.
  /// - Complexity: a copy of the text and of its nodes, and the reading of what the edits touch, as it was and as it
  ///   is.
  /// - Throws: a ``ParseError`` where the new text cannot be read.
  package func reread(after edits: [TextEdit], smallest: Int = 1 << 14) throws(ParseError) -> Document {
    let text = edits.applied(to: text)
    if text.count >= smallest, let document = try rereadPart(of: text, after: edits) { return document }
    return try Document(parsing: text, as: format)
  }

  /// Nil where the edits have to be seen by a reading of the whole text; an error among them is better told by that,
  /// too.
  private func rereadPart(of text: [UInt8], after edits: [TextEdit]) throws(ParseError) -> Document? {
    guard let first = edits.first, let last = edits.last else { return self }
    let touched = first.range.lowerBound..<last.range.upperBound
    let growth = text.count - self.text.count
    // Where much of the text would be read again, all of it is as quick.
    var left = min(self.text.count, text.count) / 2
    for part in format.syntax.parts(around: touched, in: self) {
      guard part.run.range.lowerBound <= touched.lowerBound, part.run.range.upperBound >= touched.upperBound else {
        continue
      }
      left -= part.run.range.count + max(0, growth)
      if left < 0 { return nil }
      guard let reading = try PartReading(part, of: storage, in: text), let storage = storage.replacing(reading) else {
        continue
      }
      return Document(storage: storage)
    }
    return nil
  }
}
