import Libc

/// Puts the pieces of text that ncurses could not hold in the place of their placeholders, in the bytes of a frame.
///
/// Each is written so that it takes the columns that ncurses counts with, whatever the terminal makes of it: first
/// blanks of its columns, for a terminal that takes it for narrower; then the piece; then a move to the column after
/// it. A terminal that takes it for wider has written over what follows: the line is to be sent again, so that what
/// follows comes after it.
@MainActor
struct FrameExpansion {
  let pieces: ClusterTable
  let moves: CursorMoves
  var columns: Int

  /// Whether the frame holds placeholders at all; frames without any cost this one look.
  static func isNeeded(for frame: ArraySlice<UInt8>) -> Bool {
    frame.withUnsafeBytes { bytes in
      bytes.baseAddress.map { memchr($0, Int32(Placeholder.leadByte), bytes.count) != nil } ?? false
    }
  }

  /// Appends `frame` to `output` with all placeholders replaced.
  ///
  /// - Returns: those after which a terminal may have written over what follows.
  func append(_ frame: ArraySlice<UInt8>, to output: inout [UInt8]) -> Set<Placeholder> {
    var overreaching = Set<Placeholder>()
    frame.withUnsafeBufferPointer { bytes in
      var rest = bytes[...]
      while let lead = rest.firstIndex(of: Placeholder.leadByte) {
        let marks = bytes[lead...].prefix(Placeholder.byteCount)
        guard let found = Placeholder(utf8: marks), let piece = pieces[found.piece] else {
          output.append(contentsOf: rest[..<lead])
          rest = rest[(lead + 1)...]
          continue
        }
        let base = lead - Placeholder.baseByteCount(columns: piece.columns)
        output.append(contentsOf: rest[..<max(rest.startIndex, base)])
        if write(piece, at: found.column, to: &output) { overreaching.insert(found) }
        rest = rest[(lead + Placeholder.byteCount)...]
      }
      output.append(contentsOf: rest)
    }
    return overreaching
  }

  /// - Returns: whether a terminal may write over what follows.
  private func write(_ piece: ClusterTable.Entry, at column: Int, to output: inout [UInt8]) -> Bool {
    let end = column + piece.columns
    guard moves.areKnown, end < columns || moves.wrapLate else {
      output.append(contentsOf: piece.fallback)
      return false
    }
    let isTooLong = column + piece.reach > columns
    if isTooLong { output.append(contentsOf: moves.wrapping?.off ?? []) }
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: piece.columns))
    moves.append(column: column, to: &output)
    output.append(contentsOf: isTooLong && moves.wrapping == nil ? piece.base : piece.bytes)
    if isTooLong { output.append(contentsOf: moves.wrapping?.on ?? []) }
    // Past the last column ncurses counts on nothing, and moves by itself.
    if end < columns { moves.append(column: end, to: &output) }
    return piece.reach > piece.columns && end < columns
  }
}
