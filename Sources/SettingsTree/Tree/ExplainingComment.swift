/// What comments say of a setting: the lines right above its own, and what is behind its value.
struct ExplainingComment {
  let text: [UInt8]
  /// What begins a comment that goes on to the end of its line: `#`, `//`.
  let marks: [[UInt8]]
  /// Whether a comment line is no explanation but a setting that is commented out, by where it begins.
  let isSetting: (_ lineStart: Int) -> Bool

  /// The comment on the setting that is on the lines of a range; `nil` where there is none.
  func text(on setting: Range<Int>) -> String? {
    let own = lineStart(setting.lowerBound)
    let lines = [linesAbove(own), linesBehind(setting.upperBound, indentation: indentation(own))]
    let parts = lines.compactMap(text(of:))
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  // MARK: - Above

  private func linesAbove(_ own: Int) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = own
    while start > UTF8Text.start(of: text) {
      let previous = lineStart(start - 1)
      // What is further in goes on with what is behind the value above.
      guard let content = content(of: text[previous..<start - 1]), !isSetting(previous),
        indentation(previous) <= indentation(own)
      else { break }
      lines.append(content)
      start = previous
    }
    return lines.reversed()
  }

  private func lineStart(_ offset: Int) -> Int { TextLines.start(at: offset, in: text) }

  private func indentation(_ lineStart: Int) -> Int {
    text[lineStart...].prefix { $0 == 0x20 || $0 == 0x09 }.count
  }

  /// What a comment line says; `nil` for a line that is none.
  private func content(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let line = line.drop(while: Self.isBlank)
    guard let mark = marks.first(where: line.starts) else { return nil }
    var content = line.dropFirst(mark.count)
    while let first = content.first, mark.contains(first) { content = content.dropFirst() }
    while let last = content.last, Self.isBlank(last) || mark.contains(last) { content = content.dropLast() }
    return content
  }

  /// The lines of a paragraph as one, without those that only draw a rule.
  private func text(of lines: [ArraySlice<UInt8>]) -> String? {
    var result = ""
    var isFull = false
    for line in lines {
      let isWordless = !line.contains { $0 >= 0x80 || $0.isASCIILetter }
      if isWordless {
        isFull = false
        continue
      }
      let words = String(decoding: line.drop(while: Self.isBlank), as: UTF8.self)
      // Short lines, and those that are indented, are paragraphs of their own.
      let isIndented = line.dropFirst().first.map(Self.isBlank) ?? false
      if !result.isEmpty { result += isFull && !isIndented ? " " : "\n" }
      result += words
      isFull = line.count >= Self.fullLine
    }
    return result.isEmpty ? nil : result
  }

  /// From this length on a line was broken because it was full.
  private static let fullLine = 50

  // MARK: - Behind

  /// The comment behind a value, with the lines below that go on with it further in.
  private func linesBehind(_ offset: Int, indentation: Int) -> [ArraySlice<UInt8>] {
    var end = text[offset...].firstIndex(of: 0x0A) ?? text.count
    let rest = text[offset..<end].drop { Self.isBlank($0) || $0 == UInt8(ascii: ",") }
    guard rest.startIndex > offset, let content = content(of: rest) else { return [] }
    var lines = [content]
    while end < text.count, self.indentation(end + 1) > indentation {
      let next = text[(end + 1)...].firstIndex(of: 0x0A) ?? text.count
      guard let content = self.content(of: text[(end + 1)..<next]), !isSetting(end + 1) else { break }
      lines.append(content)
      end = next
    }
    return lines
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}

extension Document {
  /// What comments say of a setting: the lines right above it, and what is behind its value on its line. `nil` where
  /// there are none, or the setting neither is set nor is commented out.
  ///
  ///     let document = try Document(parsing: Array("# In seconds.\ntimeout = 5 # or less\n".utf8), as: .toml)
  ///     document.comment(on: ["timeout"])           // In seconds.⏎or less
  ///
  /// - Parameters:
  ///   - path: the setting.
  ///   - commented: the document's ``commentedSettings``, which explain nothing, where they are known already.
  public func comment(on path: Path, commented: [CommentedSetting]? = nil) -> String? {
    let commented = commented ?? commentedSettings
    let setting: Range<Int>
    if let node = node(at: path) {
      let start = node.keySpan?.lowerBound ?? node.span.lowerBound
      setting = start..<(node.kind.isScalar ? max(start, node.span.upperBound) : start)
    } else if let comment = commented.first(where: { $0.path == path }) {
      setting = comment.line.lowerBound..<comment.valueSpan.upperBound
    } else {
      return nil
    }
    return self.comment(on: setting) { start in commented.contains { $0.line.lowerBound == start } }
  }

  /// Whether comments may say something of a setting: false where no text in it looks like one.
  ///
  /// - Complexity: the text.
  package var mayHaveComments: Bool {
    let marks = format.syntax.lineCommentMarks
    return marks.isEmpty || marks.contains { ByteScan.firstOffset(of: $0, in: text, 0..<text.count) != nil }
  }

  /// What comments say of the setting on the lines of a range.
  ///
  /// - Parameter isSetting: whether the comment line that begins at an offset is a setting that is commented out.
  package func comment(on setting: Range<Int>, isSetting: @escaping (Int) -> Bool) -> String? {
    let marks = format.syntax.lineCommentMarks
    if marks.isEmpty { return format.syntax.explanation(of: setting, in: self) }
    return ExplainingComment(text: text, marks: marks, isSetting: isSetting).text(on: setting)
  }
}
