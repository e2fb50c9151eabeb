/// A place in a text of several lines.
struct TextPlace: Hashable, Comparable {
  /// The line, counted from 0.
  var line = 0
  /// Bytes of UTF-8 from the beginning of the line, at the beginning of a character.
  var offset = 0

  static func < (one: TextPlace, other: TextPlace) -> Bool {
    (one.line, one.offset) < (other.line, other.offset)
  }
}

/// A text of several lines under edit: its lines, the cursor, the selection, and the changes to undo.
///
/// A change costs what it touches: the lines that it is in, and the moving of those after it in one array.
struct TextBuffer {
  private(set) var lines: [String]
  var cursor = TextPlace()
  var anchor: TextPlace?
  /// Whether the selection goes on with each move, as after a mark was set.
  var isMarking = false
  /// The column that the cursor had before it went through shorter lines.
  var goalColumn: Int?
  /// Counts the changes, so that what was worked out of the text is known to be old.
  private(set) var version = 0

  private var undoable: [TextChange] = []
  private var redoable: [TextChange] = []

  init(_ text: String = "") {
    lines = Self.lines(of: text)
  }

  var text: String { lines.joined(separator: "\n") }

  var selection: Range<TextPlace>? {
    guard let anchor, anchor != cursor else { return nil }
    return min(anchor, cursor)..<max(anchor, cursor)
  }

  var end: TextPlace { TextPlace(line: lines.count - 1, offset: lines[lines.count - 1].utf8.count) }

  func text(in range: Range<TextPlace>) -> String {
    let (start, end) = (range.lowerBound, range.upperBound)
    if start.line == end.line { return String(part(of: start.line, start.offset, end.offset)) }
    var text = String(part(of: start.line, start.offset, lines[start.line].utf8.count))
    for line in start.line + 1..<end.line { text += "\n" + lines[line] }
    return text + "\n" + part(of: end.line, 0, end.offset)
  }

  func part(of line: Int, _ start: Int, _ end: Int) -> Substring {
    let bytes = lines[line].utf8
    return lines[line][bytes.index(bytes.startIndex, offsetBy: start)..<bytes.index(bytes.startIndex, offsetBy: end)]
  }

  // MARK: - Changing

  /// Puts a text in the place of a range; the cursor is behind it then, and nothing is selected.
  mutating func replace(_ range: Range<TextPlace>, with inserted: String, joins: Bool = false) {
    guard !range.isEmpty || !inserted.isEmpty else { return }
    let removed = text(in: range)
    let end = write(inserted, over: range)
    let change = TextChange(
      start: range.lowerBound, removed: removed, inserted: inserted, end: end, cursor: cursor, anchor: anchor)
    if !joins || undoable.isEmpty || !undoable[undoable.count - 1].join(change) { undoable.append(change) }
    redoable = []
    moveAfterChange(to: end)
  }

  /// Undoes the last change; false where there is none.
  mutating func undo() -> Bool {
    guard let change = undoable.popLast() else { return false }
    _ = write(change.removed, over: change.start..<change.end)
    redoable.append(change)
    moveAfterChange(to: change.cursor, anchor: change.anchor)
    return true
  }

  /// Redoes the last change that was undone; false where there is none.
  mutating func redo() -> Bool {
    guard var change = redoable.popLast() else { return false }
    let end = write(change.inserted, over: change.start..<change.removedEnd)
    change.end = end
    undoable.append(change)
    moveAfterChange(to: end)
    return true
  }

  /// What was typed before is a change of its own: what is typed from now on is undone without it.
  mutating func endTyping() {
    if !undoable.isEmpty { undoable[undoable.count - 1].isOpen = false }
  }

  private mutating func moveAfterChange(to place: TextPlace, anchor: TextPlace? = nil) {
    cursor = rounded(place)
    self.anchor = anchor
    isMarking = false
    goalColumn = nil
  }

  /// - Returns: where the written text ends.
  private mutating func write(_ inserted: String, over range: Range<TextPlace>) -> TextPlace {
    let (start, end) = (range.lowerBound, range.upperBound)
    var new = Self.lines(of: inserted)
    let head = part(of: start.line, 0, start.offset)
    let tail = part(of: end.line, end.offset, lines[end.line].utf8.count)
    let last = new.count - 1
    let endOffset = new[last].utf8.count + (last == 0 ? head.utf8.count : 0)
    new[last] += tail
    new[0] = head + new[0]
    lines.replaceSubrange(start.line...end.line, with: new)
    version += 1
    return TextPlace(line: start.line + last, offset: endOffset)
  }

  /// The place at the beginning of a character that is nearest behind: what was written may have joined what follows.
  func rounded(_ place: TextPlace) -> TextPlace {
    let line = lines[place.line]
    var offset = place.offset
    while offset < line.utf8.count,
      String.Index(line.utf8.index(line.startIndex, offsetBy: offset), within: line) == nil
    {
      offset += 1
    }
    return TextPlace(line: place.line, offset: offset)
  }

  private static func lines(of text: String) -> [String] {
    var text = text
    text.makeContiguousUTF8()
    return text.utf8.split(separator: 10, omittingEmptySubsequences: false).map { String(Substring($0)) }
  }
}
