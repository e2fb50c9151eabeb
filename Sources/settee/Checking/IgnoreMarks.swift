import SettingsDocuments
import SettingsSchema

/// The lines of a text beside which a comment says that nothing is to be said of them.
struct IgnoreMarks {
  /// What the comment holds.
  static let word = Array("settee:ignore".utf8)
  /// What is before the word where its line is a comment and nothing else.
  private static let commentBytes = Set(" \t#;/*<!-".utf8)

  private var lines: Set<Int> = []

  /// - Complexity: linear in the text.
  init(in document: Document) {
    let text = document.text
    var end = 0
    while let place = ByteScan.firstOffset(of: Self.word, in: text, end..<text.count) {
      end = place + Self.word.count
      // In a value it is no comment.
      if document.node(atOffset: place).kind.isScalar { continue }
      let start = text[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let line = document.lines.position(at: place).line
      lines.insert(line)
      if text[start..<place].allSatisfy(Self.commentBytes.contains) { lines.insert(line + 1) }
    }
  }

  func cover(_ finding: Finding) -> Bool { finding.region.map { cover(line: $0.start.line) } ?? false }
  func cover(line: Int) -> Bool { lines.contains(line) }
}
