/// Which lines two texts share, in order: runs of lines kept, and what is between them.
///
/// Where more than `effort` lines differ between two that both have once, what lies between these is taken as replaced, so
/// that the cost stays bounded.
struct LineDiff {
  typealias Replacement = SequenceDiff.Replacement

  /// The lines that are compared: those from the first that differs to the last, and some around them.
  let old: [ArraySlice<UInt8>]
  let new: [ArraySlice<UInt8>]
  /// How many lines both texts have before those.
  let linesBefore: Int
  let replacements: [Replacement]
  /// Where the lines that are compared end in the first text.
  private let oldEnd: Int
  static let effort = 1000

  /// - Parameter margin: how many lines around those that differ are wanted too.
  init(_ oldText: [UInt8], _ newText: [UInt8], margin: Int = 0) {
    let window = Self.window(oldText, newText, margin: margin)
    linesBefore = ByteScan.count(of: 0x0A, in: oldText, 0..<window.old.lowerBound)
    oldEnd = window.old.upperBound
    old = Self.lines(of: oldText[window.old])
    new = Self.lines(of: newText[window.new])
    replacements = SequenceDiff.replacements(old, new, effort: Self.effort)
  }

  /// The whole lines that hold all that differs, found without a look at each line.
  private static func window(
    _ old: [UInt8], _ new: [UInt8], margin: Int
  ) -> (old: Range<Int>, new: Range<Int>) {
    var start = ByteScan.commonPrefix(old, new)
    start = old[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let suffix = ByteScan.commonSuffix(old, new, most: min(old.count, new.count) - start)
    var end = old.count - suffix
    for _ in 0...margin { end = old[end...].firstIndex(of: 0x0A).map { $0 + 1 } ?? old.count }
    for _ in 0..<margin where start > 0 { start = old[..<(start - 1)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0 }
    return (start..<end, start..<new.count - (old.count - end))
  }

  /// The edits of whole lines that lead from the first text to the second.
  var edits: [TextEdit] {
    replacements.map { replacement in
      let lines = old[replacement.old]
      let start =
        lines.first?.startIndex
        ?? (replacement.old.lowerBound < old.count ? old[replacement.old.lowerBound].startIndex : oldEnd)
      return TextEdit(start..<(lines.last?.endIndex ?? start), with: Array(new[replacement.new].joined()))
    }
  }

  /// The lines of a text, each with its line break.
  static func lines(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.endIndex
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }
}
