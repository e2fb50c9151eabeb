/// Goes through a text in display order: runs of printable ASCII at once, everything else a grapheme cluster at a time.
enum TextWalk {
  /// The longest run that is handed on at once, so that what is cut is not read to its end.
  private static let longestRun = 256

  /// Hands each step to one of two closures, until one answers false.
  ///
  /// - Parameters:
  ///   - ascii: bytes of one column each, and where in the text they begin, in UTF-8 units.
  ///   - cluster: a grapheme cluster.
  @inline(__always)
  static func forEach(
    in text: Substring, ascii: (UnsafeBufferPointer<UInt8>, Int) -> Bool, cluster: (Substring) -> Bool
  ) {
    let walked: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      var offset = 0
      while offset < bytes.count {
        let limit = min(bytes.count, offset + longestRun)
        var end = printableEnd(bytes, from: offset, to: limit)
        // What follows may combine with the last byte of the run, so that belongs to the next cluster.
        if end < bytes.count && end > offset { end -= 1 }
        if end > offset {
          guard ascii(UnsafeBufferPointer(rebasing: bytes[offset..<end]), offset) else { return }
        }
        guard end < bytes.count else { return }
        let start = text.utf8.index(text.startIndex, offsetBy: end)
        let alone = LoneScalar.byteCount(in: bytes, at: end)
        let next = alone > 0 ? text.utf8.index(start, offsetBy: alone) : text.index(after: start)
        guard cluster(text[start..<next]) else { return }
        offset = end + (alone > 0 ? alone : text.utf8.distance(from: start, to: next))
      }
    }
    if walked == nil { walkSlowly(text, cluster) }
  }

  /// For strings that are not stored as UTF-8.
  private static func walkSlowly(_ text: Substring, _ cluster: (Substring) -> Bool) {
    for index in text.indices {
      guard cluster(text[index...index]) else { return }
    }
  }

  /// Whether a text is printable ASCII, of one column a byte, as is soon seen; false where that takes a closer look.
  static func isPrintable(_ text: Substring) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { printableEnd($0, from: 0, to: $0.count) == $0.count } ?? false
  }

  /// The end of the printable ASCII that begins at `start`, at most `limit`: eight bytes at a time.
  static func printableEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = start
    while index + 8 <= limit {
      let eight = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if hasUnprintable(eight) { break }
      index += 8
    }
    while index < limit, raw[index] >= 0x20, raw[index] < 0x7F { index += 1 }
    return index
  }

  /// Whether any of eight bytes is below 0x20 or above 0x7E: the carry of an addition, or its absence, shows it.
  private static func hasUnprintable(_ eight: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let high = ones << 7
    let low = eight & ~high
    return (eight | (low + ones) | ~(low + ones * 0x60)) & high != 0
  }
}
