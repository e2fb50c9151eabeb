import SettingsTree

/// Values over several lines with comments between them.
extension INIWriting {
  /// A changed value with all comments between its lines, but for those above lines that are cut off its end; nil where
  /// that cannot be done.
  func keepingComments(_ span: Range<Int>, to string: String, in lexer: INILexer, at place: Place) -> String? {
    let change = lexer.meaning(of: span).change(to: string)
    let isCut = change.map { $0.new.isEmpty && $0.range.upperBound == span.upperBound } ?? false
    guard dialect.continuation == .backslash else {
      return changedLines(span, to: string, isCut: isCut, in: lexer, at: place)
    }
    guard let change, isCut || !lexer.hasComments(change.range) else { return nil }
    return changed(span, to: string, in: lexer, at: place)
  }

  /// The same, each line as a whole.
  private func changedLines(
    _ span: Range<Int>, to string: String, isCut: Bool, in lexer: INILexer, at place: Place
  ) -> String? {
    let lines = lexer.lines(of: span)
    let old = lines.map { Array(lexer.bytes[$0]) }
    let new = string.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    let head = zip(old, new).prefix { $0 == $1 }.count
    let most = min(old.count, new.count) - head
    let tail = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    let (former, latter) = (lines[head..<lines.count - tail], new[head..<new.count - tail])
    // Beside the key nothing but what was there.
    if head == 0, former.first?.isEmpty ?? true, latter.first?.isEmpty == false { return nil }
    var edits = zip(former, latter).map { TextEdit($0, with: String(decoding: $1, as: UTF8.self)) }
    let gone = former.dropFirst(latter.count)
    if tail > 0 {
      for line in gone {
        guard let feed = lexer.bytes[span.lowerBound..<line.lowerBound].lastIndex(of: 0x0A) else { return nil }
        edits.append(.delete(feed + 1..<lexer.lineFeed(from: line.upperBound) + 1))
      }
    }
    let added = latter.dropFirst(former.count).map { place.lead + String(decoding: $0, as: UTF8.self) }
    if !added.isEmpty || tail == 0 && !gone.isEmpty {
      // Below the last line that stays, with the comment behind that.
      guard isCut || gone.isEmpty, let last = lines[..<(head + former.count - gone.count)].last else { return nil }
      let end = lexer.withoutReturn(min(lexer.lineFeed(from: last.upperBound), span.upperBound), from: last.upperBound)
      edits.append(TextEdit(end..<(gone.isEmpty ? end : span.upperBound), with: added.joined()))
    }
    var (bytes, end) = ([UInt8](), span.lowerBound)
    for edit in edits {
      bytes += lexer.bytes[end..<edit.range.lowerBound] + edit.replacement
      end = edit.range.upperBound
    }
    let result = String(decoding: bytes + lexer.bytes[end..<span.upperBound], as: UTF8.self)
    return means(result, string, at: place) ? result : nil
  }
}
