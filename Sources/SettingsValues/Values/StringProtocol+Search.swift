/// Looking for a text in another. The standard library's own ways come with its engine of regular expressions, a third
/// of a small program.
extension StringProtocol {
  /// Where a text is first, looked for byte by byte; nil where it is not, or is empty.
  ///
  /// - Complexity: the product of both lengths at worst.
  package func firstPlace(of text: String) -> Range<Index>? {
    guard let first = text.utf8.first else { return nil }
    if let found = utf8.withContiguousStorageIfAvailable({ Self.offset(of: text.utf8, first, in: $0) }) {
      guard let found else { return nil }
      let start = utf8.index(utf8.startIndex, offsetBy: found)
      return start..<utf8.index(start, offsetBy: text.utf8.count)
    }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: text.utf8) {
        return start..<rest.index(start, offsetBy: text.utf8.count)
      }
      rest = rest.dropFirst()
    }
    return nil
  }

  private static func offset(of text: String.UTF8View, _ first: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let last = bytes.count - text.count
    var place = 0
    while place <= last {
      if bytes[place] == first, bytes[place...].starts(with: text) { return place }
      place += 1
    }
    return nil
  }

  /// Whether a text is somewhere in it.
  package func holds(_ text: String) -> Bool { firstPlace(of: text) != nil }

  /// With another text in the place of each that is the one.
  package func exchanging(_ text: String, for other: String) -> String {
    var result = ""
    var rest = self[startIndex...]
    while let place = rest.firstPlace(of: text) {
      result += rest[..<place.lowerBound]
      result += other
      rest = rest[place.upperBound...]
    }
    return result + rest
  }
}
