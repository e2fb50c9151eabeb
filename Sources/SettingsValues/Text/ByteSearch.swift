/// Finds the next of several bytes in a text. Each is searched for by itself, so that one that is rare is not searched for
/// again and again.
package struct ByteSearch {
  private let text: [UInt8]
  private let end: Int
  private var next: [(byte: UInt8, offset: Int)]

  package init(for bytes: [UInt8], in text: [UInt8], before end: Int) {
    (self.text, self.end) = (text, end)
    next = bytes.map { ($0, -1) }
  }

  /// Where the first is from an offset on, which is no smaller from time to time.
  package mutating func next(from start: Int) -> Int? {
    guard start < end else { return nil }
    for index in next.indices where next[index].offset < start {
      next[index].offset = ByteScan.firstOffset(of: next[index].byte, in: text, start..<end) ?? end
    }
    return next.map(\.offset).min().flatMap { $0 < end ? $0 : nil }
  }
}
