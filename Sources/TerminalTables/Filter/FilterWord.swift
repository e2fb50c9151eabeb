import Libc

/// A word that texts are searched for; its bytes belong to the ``FilterMatcher``, so that no reference counting happens
/// for each text.
struct FilterWord {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The first eight bytes as one number, and what of it counts.
  private let head: UInt64
  private let mask: UInt64

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    let count = min(8, bytes.count)
    head = bytes.prefix(count).enumerated().reduce(0) { $0 | UInt64($1.element) << UInt64($1.offset * 8) }
    mask = count == 8 ? .max : (1 << UInt64(count * 8)) - 1
  }

  var count: Int { bytes.count }

  /// Where the word is first in a part of the texts.
  ///
  /// - Parameter texts: with ``FilterPiece/slack`` bytes behind `end` that may be read.
  func place(in texts: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int? {
    var place = start
    let last = end - bytes.count
    while place <= last {
      guard let found = memchr(texts + place, Int32(truncatingIfNeeded: head & 0xFF), last + 1 - place) else {
        return nil
      }
      place = UnsafeRawPointer(found) - UnsafeRawPointer(texts)
      if stands(at: place, in: texts) { return place }
      place += 1
    }
    return nil
  }

  func stands(at place: Int, in texts: UnsafePointer<UInt8>) -> Bool {
    let here = UnsafeRawPointer(texts + place).loadUnaligned(as: UInt64.self)
    guard UInt64(littleEndian: here) & mask == head else { return false }
    guard bytes.count > 8, let start = bytes.baseAddress else { return true }
    return memcmp(texts + place, start, bytes.count) == 0
  }
}
