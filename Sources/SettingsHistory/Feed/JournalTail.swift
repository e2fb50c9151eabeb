import SettingsFiles

/// The lines of a journal, from the last one back. No more than a block of it and a line are held.
struct JournalTail {
  struct Line {
    /// Where it begins in the journal.
    let offset: Int
    let bytes: ArraySlice<UInt8>
  }

  private let path: String
  /// Where the lines begin.
  private let first: Int
  /// Where what is held begins in the journal.
  private var start: Int
  private var held: [UInt8] = []
  /// What is held from here on has been given.
  private var end = 0

  /// There is one for each journal while all are read.
  private static let blockSize = 1 << 10
  private static let lineFeed = UInt8(ascii: "\n")

  /// - Parameters:
  ///   - first: where the lines begin.
  ///   - size: where they end.
  init(_ path: String, from first: Int, to size: Int) {
    (self.path, self.first, start) = (path, first, max(first, size))
  }

  /// The line before the one that was given last; nil where there is none.
  mutating func previous() -> Line? {
    while true {
      if let line = lastHeld() {
        if !line.bytes.isEmpty { return line }
      } else if !hold() {
        return nil
      }
    }
  }

  /// The last line of what is held; nil where its beginning is not held.
  private mutating func lastHeld() -> Line? {
    var place = end
    held.withUnsafeBufferPointer { while place > 0, $0[place - 1] != Self.lineFeed { place -= 1 } }
    if place == 0 {
      guard start == first, end > 0 else { return nil }
      defer { end = 0 }
      return Line(offset: start, bytes: held[..<end])
    }
    defer { end = place - 1 }
    return Line(offset: start + place, bytes: held[place..<end])
  }

  /// Reads the block before what is held; false where there is none.
  private mutating func hold() -> Bool {
    guard start > first else { return false }
    // A long line costs its length, as twice as much is read each time.
    let from = max(first, start - max(Self.blockSize, end))
    let block = FilePiece.bytes(of: path, from..<start, before: held[..<end])
    // Whoever cut it meanwhile took the older lines away.
    guard block.count == start - from + end else {
      start = first
      return false
    }
    held = block
    (start, end) = (from, held.count)
    return true
  }
}
