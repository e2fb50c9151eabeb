/// The lines of a text, and the setting that each of them holds alone.
struct SettingLines {
  struct Line: Hashable {
    /// With its line break.
    let bytes: ArraySlice<UInt8>
    /// The setting on it, set or commented out; nil where it holds none, or several.
    var path: Path?
    /// Whether that is commented out.
    var isCommented = false
    /// Whether it is a comment, or a setting that is one.
    var isComment = false

    static func == (one: Line, other: Line) -> Bool { one.bytes == other.bytes }
    func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

    var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D } }
  }

  /// By where they begin in the text.
  private let lines: [Int: Line]
  private let text: [UInt8]

  init(_ document: Document) {
    text = document.text
    var lines = Self.lines(of: text[...], marks: document.format.syntax.lineCommentMarks)
    var several: Set<Int> = []
    func claim(_ node: Node, _ path: Path) {
      for child in node.members.map({ ($0.value, path.appending($0.key)) }) {
        let (member, place) = child
        guard let key = member.keySpan else { continue }
        let start = TextLines.start(at: key.lowerBound, in: document.text)
        guard let line = lines[start], member.span.lowerBound >= start, member.span.upperBound <= line.bytes.endIndex,
          member.kind.isScalar || !line.bytes.contains(0x7B)
        else {
          claim(member, place)
          continue
        }
        if line.path != nil { several.insert(start) }
        lines[start]?.path = place
      }
      for (number, element) in node.elements.enumerated() where element.kind == .object {
        claim(element, path.appending(number))
      }
    }
    claim(document.root, .root)
    for start in several { lines[start]?.path = nil }
    for setting in document.commentedSettings {
      let start = TextLines.start(at: setting.line.lowerBound, in: document.text)
      guard lines[start]?.path == nil else { continue }
      lines[start]?.path = setting.path
      lines[start]?.isCommented = true
    }
    self.lines = lines
  }

  /// The lines of a text that is a part of the document's, by its offset; a text of no document has bare lines.
  func lines(in range: Range<Int>) -> [Line] {
    var (result, place): ([Line], Int) = ([], range.lowerBound)
    while place < range.upperBound, let line = lines[place] {
      result.append(line)
      place = line.bytes.endIndex
    }
    return result
  }

  static func lines(of text: ArraySlice<UInt8>, marks: [[UInt8]]) -> [Int: Line] {
    let lines = LineDiff.lines(of: text).map { bytes in
      let content = bytes.drop { $0 == 0x20 || $0 == 0x09 }
      return (bytes.startIndex, Line(bytes: bytes, isComment: marks.contains(where: content.starts)))
    }
    return Dictionary(uniqueKeysWithValues: lines)
  }
}
