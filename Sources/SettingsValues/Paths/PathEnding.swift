/// The last bytes of a path, up to eight of them in one word: nearly every pattern of a long list is passed over by
/// comparing these.
package struct PathEnding: Sendable {
  private let word: UInt64
  private let mask: UInt64

  /// - Parameter bytes: the end of the path, as far as it is known.
  package init(of bytes: ArraySlice<UInt8>) {
    self.init(last: bytes.suffix(8))
  }

  /// The end of a pattern.
  ///
  /// - Parameter isSpecial: whether a byte means something else than itself: what is behind the last of them is known.
  @inline(__always)
  package init(ofPattern pattern: String, isSpecial: (UInt8) -> Bool) {
    var pattern = pattern
    self = pattern.withUTF8 { bytes in
      var length = 0
      while length < min(8, bytes.count), !isSpecial(bytes[bytes.count - 1 - length]) { length += 1 }
      return PathEnding(last: bytes[(bytes.count - length)...])
    }
  }

  @inline(__always)
  private init(last bytes: some Sequence<UInt8>) {
    var (word, mask): (UInt64, UInt64) = (0, 0)
    for byte in bytes {
      // The last byte comes to be lowest.
      word = word << 8 | UInt64(byte)
      mask = mask << 8 | 0xFF
    }
    (self.word, self.mask) = (word, mask)
  }

  /// Whether a path, all of which is known, ends in these bytes.
  package func isEnding(of path: PathEnding) -> Bool {
    (path.word ^ word) & mask == 0 && mask & ~path.mask == 0
  }
}
