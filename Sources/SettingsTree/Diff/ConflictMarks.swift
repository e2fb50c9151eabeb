/// The lines between which the two versions of a conflict stand, as git writes them.
package struct ConflictMarks: Sendable {
  /// How many of their characters such a line begins with.
  private let size: Int

  package init(size: Int = 7) { self.size = max(1, size) }

  /// A conflict of these lines.
  ///
  /// - Parameter text: the text it is put into, whose line breaks it has.
  func conflict(_ ours: [UInt8], _ theirs: [UInt8], in text: [UInt8]) -> [UInt8] {
    let lineBreak = Array(TextLines.lineBreak(of: text).utf8)
    func line(_ mark: Character, _ name: String = "") -> [UInt8] {
      Array((String(repeating: mark, count: size) + (name.isEmpty ? "" : " " + name)).utf8) + lineBreak
    }
    func ended(_ lines: [UInt8]) -> [UInt8] { lines.isEmpty || lines.last == 0x0A ? lines : lines + lineBreak }
    return line("<", "ours") + ended(ours) + line("=") + ended(theirs) + line(">", "theirs")
  }

  /// A text that has both versions wherever two texts differ.
  func text(_ ours: [UInt8], _ theirs: [UInt8]) -> [UInt8] {
    LineDiff(theirs, ours).edits.map { edit in
      TextEdit(edit.range, with: conflict(edit.replacement, Array(theirs[edit.range]), in: theirs))
    }.applied(to: theirs)
  }
}
