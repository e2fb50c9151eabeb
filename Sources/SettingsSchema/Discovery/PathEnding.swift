/// The last bytes of a path, up to eight of them in one word: nearly every pattern of a long list is passed over by
/// comparing these.
struct PathEnding: Sendable {
  private let word: UInt64
  private let mask: UInt64

  /// - Parameter count: how many bytes at the end of `bytes` are known.
  init(of bytes: [UInt8], count: Int) {
    var (word, mask): (UInt64, UInt64) = (0, 0)
    for (place, byte) in bytes.suffix(min(count, 8)).reversed().enumerated() {
      word |= UInt64(byte) << UInt64(place * 8)
      mask |= 0xFF << UInt64(place * 8)
    }
    (self.word, self.mask) = (word, mask)
  }

  /// Whether a path, all of which is known, ends in these bytes.
  func isEnding(of path: PathEnding) -> Bool {
    (path.word ^ word) & mask == 0 && mask & ~path.mask == 0
  }
}
