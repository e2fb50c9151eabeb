/// A change of a text that can be undone.
struct TextChange {
  let start: TextPlace
  private(set) var removed: String
  private(set) var inserted: String
  var end: TextPlace
  /// Where the cursor and the other end of the selection were before.
  let cursor: TextPlace
  let anchor: TextPlace?
  /// Whether what is typed next joins it.
  var isOpen = true

  /// Where the removed text ended.
  var removedEnd: TextPlace {
    var lines = 0
    var lastLine = 0
    for byte in removed.utf8 {
      if byte == 10 {
        lines += 1
        lastLine = 0
      } else {
        lastLine += 1
      }
    }
    return TextPlace(line: start.line + lines, offset: lines == 0 ? start.offset + lastLine : lastLine)
  }

  /// Takes in what was typed right behind it, up to the end of a word; false where that is a change of its own.
  mutating func join(_ next: TextChange) -> Bool {
    guard isOpen, removed.isEmpty, next.removed.isEmpty, next.start == end, !next.inserted.utf8.contains(10),
      inserted.last?.isWhitespace != true || next.inserted.first?.isWhitespace == true
    else { return false }
    inserted += next.inserted
    end = next.end
    return true
  }
}
