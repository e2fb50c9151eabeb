/// Files that are written inside a text, as openvpn(8) has them in "Inline file support": `<ca>` on a line of its own,
/// the file's lines, and `</ca>`. They are the value of `ca`, with a line break at their end, so that no name of a file
/// is one.
extension INILexer {
  /// A key between `<` and `>` with the lines below up to `</key>`; nil for any other line.
  func inlineFile(in content: Range<Int>, next: inout Int, limit: Int) throws(Fault) -> Entry? {
    guard dialect.hasInlineFiles, bytes[content.lowerBound] == UInt8(ascii: "<"),
      bytes[content.upperBound - 1] == UInt8(ascii: ">"),
      case let key = content.lowerBound + 1..<content.upperBound - 1, !key.isEmpty, areKeyBytes(key)
    else { return nil }
    let closing = Array("</".utf8) + bytes[key] + [UInt8(ascii: ">")]
    var line = next
    while line < limit {
      let feed = lineFeed(from: line)
      let words = trimmed(line..<min(feed, limit))
      if bytes[words].elementsEqual(closing) {
        // A file without a line would be shown as a key without a value.
        guard line > next else { throw noValue(content) }
        next = min(feed + 1, bytes.count)
        return Entry(start: content.lowerBound, key: key, value: content.upperBound..<words.upperBound)
      }
      // To the program it ends here, whatever is behind it.
      if bytes[words].starts(with: closing) { throw noText(words.lowerBound + closing.count) }
      line = feed + 1
    }
    throw openBlock(content, closing: String(decoding: closing, as: UTF8.self))
  }

  /// Whether a value is a file inside the text.
  func isInlineFile(_ value: Range<Int>) -> Bool {
    dialect.hasInlineFiles && lineFeed(from: value.lowerBound) < value.upperBound
  }

  /// The lines of a file inside the text, each with its line break, without what opens and closes it.
  func lines(ofInlineFile value: Range<Int>) -> Range<Int> {
    var end = value.upperBound
    while bytes[end - 1] != 0x0A { end -= 1 }
    return lineFeed(from: value.lowerBound) + 1..<end
  }

  func readInlineFile(_ value: Range<Int>, _ meaning: inout SpelledText) {
    for place in lines(ofInlineFile: value) {
      let isReturn = bytes[place] == 0x0D && bytes[place + 1] == 0x0A
      if !isReturn { meaning.append(CollectionOfOne(bytes[place]), at: place) }
    }
  }
}

extension INIEditor {
  /// Whether a value is written as a file inside the text: where it is of lines.
  func isInlineFile(_ value: Value) -> Bool {
    guard dialect.hasInlineFiles, case .string(let string) = value else { return false }
    return string.utf8.contains(0x0A)
  }

  /// A value in another one's place, where one of them is a file inside the text; nil where none is.
  func inlineReplacement(of entry: LineEntry, by value: Value, _ path: Path) throws(EditError) -> TextEdit? {
    guard dialect.hasInlineFiles, let key = entry.key else { return nil }
    let (wasFile, isFile) = (isInlineFile(entry), isInlineFile(value))
    guard wasFile || isFile else { return nil }
    let name = String(bytes: text, in: key)
    if wasFile, isFile {
      let old = withLexer { $0.lines(ofInlineFile: entry.value) }
      return TextEdit(old, with: try lines(of: value, inside: name, path).joined())
    }
    return TextEdit(entry.range, with: try line(name, value, behind: name + dialect.separator, path))
  }

  /// The line of a setting, or the lines of one whose value is a file.
  ///
  /// - Parameter head: what is before a value on the line of its key.
  func line(_ key: String, _ value: Value, behind head: String, _ path: Path) throws(EditError) -> String {
    let isKeyEnough = dialect.writesKeysAlone || dialect.allowsKeysAlone && dialect.separators.areBlanks
    if isKeyEnough, value == .string("") { return withoutSeparator(head) }
    guard isInlineFile(value) else {
      let written = try written(value, path, behind: head)
      let isBelow = written.utf8.first == 0x0A || written.utf8.first == 0x0D
      return (isBelow ? String(head.reversed().drop { $0 == " " }.reversed()) : head) + written
    }
    let inside = try lines(of: value, inside: key, path)
    return head.prefix { $0 == " " || $0 == "\t" } + "<\(key)>\(lines.lineBreak)\(inside.joined())</\(key)>"
  }

  private func withoutSeparator(_ head: String) -> String {
    let end = head.lastIndex { !dialect.separator.contains($0) && $0 != " " && $0 != "\t" }
    return end.map { String(head[...$0]) } ?? head
  }

  /// Whether a setting's value is a file inside the text.
  func isInlineFile(_ entry: LineEntry) -> Bool {
    dialect.hasInlineFiles && withLexer { $0.isInlineFile(entry.value) }
  }

  private func lines(of value: Value, inside key: String, _ path: Path) throws(EditError) -> [String] {
    guard case .string(let string) = storage.format.syntax.readBack(value) else { return [] }
    let lines = string.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let closing = "</\(key)>"
    for line in lines where line.drop(while: \.isWhitespace).hasPrefix(closing) {
      throw .unsupported(path, "a line of the file begins with \(closing), which would end it")
    }
    return lines.map { $0 + self.lines.lineBreak }
  }

  /// Where the key is written, again where the file that is its value ends.
  func keySpans(of entry: LineEntry) -> [Range<Int>] {
    guard let key = entry.key else { return [] }
    guard isInlineFile(entry) else { return [key] }
    let end = entry.value.upperBound - 1
    return [key, end - key.count..<end]
  }
}
