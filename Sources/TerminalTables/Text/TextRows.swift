import Curses

/// The lines of a text broken to rows of so many columns, between words where there are any.
///
/// Only lines that are looked at are broken, each once until the text changes.
struct TextRows {
  let columns: Int
  private var version: Int
  /// Where the rows of a line begin, in bytes of UTF-8.
  private var starts: [Int: [Int]] = [:]

  init(columns: Int) {
    self.columns = max(1, columns)
    version = -1
  }

  /// Where the rows of a line begin; the first begins at 0.
  mutating func starts(of line: Int, in buffer: TextBuffer) -> [Int] {
    if version != buffer.version {
      version = buffer.version
      starts = [:]
    }
    if let known = starts[line] { return known }
    let made = Self.starts(of: buffer.lines[line], columns: columns)
    starts[line] = made
    return made
  }

  mutating func row(of place: TextPlace, in buffer: TextBuffer) -> Int {
    (starts(of: place.line, in: buffer).firstIndex { $0 > place.offset } ?? starts(of: place.line, in: buffer).count)
      - 1
  }

  mutating func bytes(of row: Int, line: Int, in buffer: TextBuffer) -> Range<Int> {
    let starts = starts(of: line, in: buffer)
    return starts[row]..<(row + 1 < starts.count ? starts[row + 1] : buffer.lines[line].utf8.count)
  }

  private static func starts(of line: String, columns: Int) -> [Int] {
    var starts = [0]
    var used = 0
    var offset = 0
    // Where the row can be broken, and the columns up to there.
    var breakAfter: (offset: Int, used: Int)?
    for character in line {
      let width = DisplayWidth.of(character)
      if used + width > columns, used > 0 {
        let place = breakAfter ?? (offset, used)
        starts.append(place.offset)
        used -= place.used
        breakAfter = nil
      }
      used += width
      offset += character.utf8.count
      if character == " " || character == "\t" { breakAfter = (offset, used) }
    }
    return starts
  }
}
