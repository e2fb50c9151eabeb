/// Entries in the order of their keys, put together by the build: an entry is a key, a tab and a value.
///
///     BuiltInPages.generated.value(of: "files")      // the text
///     BuiltInPages.programs.text(of: "sshd")         // the same of a page that is compressed
///
/// This target compiles in a moment, and what the pages say is inside of functions: where a page changes nothing else
/// is compiled again.
package struct PageTable: Sendable {
  private let text, starts: StaticString

  /// - Parameters:
  ///   - text: the entries, a line break behind each but the last.
  ///   - starts: where each begins, in four digits of 64, from the character 0 on.
  package init(text: StaticString, starts: StaticString) {
    (self.text, self.starts) = (text, starts)
  }

  private static let digits = 4

  /// How many entries there are.
  package var count: Int { starts.utf8CodeUnitCount / Self.digits }

  private func start(_ place: Int) -> Int {
    let digits = starts.utf8Start + place &* Self.digits
    var number = 0
    for digit in 0..<Self.digits { number = number << 6 | Int(digits[digit] &- 48) }
    return number
  }

  /// The key and the value of an entry.
  package subscript(place: Int) -> (key: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>) {
    let start = start(place)
    let end = place + 1 < count ? self.start(place + 1) - 1 : text.utf8CodeUnitCount
    var tab = start
    while tab < end, text.utf8Start[tab] != 0x09 { tab += 1 }
    let value = min(tab + 1, end)
    return (
      UnsafeBufferPointer(start: text.utf8Start + start, count: tab - start),
      UnsafeBufferPointer(start: text.utf8Start + value, count: end - value)
    )
  }

  /// The value of a key.
  ///
  /// - Complexity: logarithmic.
  package func value(of key: String) -> UnsafeBufferPointer<UInt8>? {
    var key = key
    return key.withUTF8 { key in
      let place = (0..<count).firstPlace { order($0, key) < 0 }
      return place < count && order(place, key) == 0 ? self[place].value : nil
    }
  }

  /// How an entry's key is to another: negative before it, zero where they are the same.
  private func order(_ place: Int, _ key: UnsafeBufferPointer<UInt8>) -> Int {
    let own = text.utf8Start + start(place)
    var index = 0
    while index < key.count {
      // The tab behind the key comes before all that keys have.
      if own[index] != key[index] { return Int(own[index]) - Int(key[index]) }
      index += 1
    }
    return own[index] == 0x09 ? 0 : 1
  }
}

/// Keys that are patterns of paths, read from their ends: `fnoc.*/d.nori/cte/` is `/etc/iron.d/*.conf`.
extension PageTable {
  /// Looks at each entry whose pattern may be that of a path: its end is the path's as far as it has no star, and where
  /// a star is all of a component, so is the folder's before.
  ///
  /// - Complexity: for each byte that some pattern shares with the path, the logarithm of how many patterns do.
  package func eachPattern(of path: String, _ look: (_ pattern: [UInt8], _ value: UnsafeBufferPointer<UInt8>) -> Void) {
    var path = path
    path.withUTF8 { path in
      follow(path, 0..<count, 0, path.count) { place in
        let entry = self[place]
        look(entry.key.reversed(), entry.value)
      }
    }
  }

  /// Follows the patterns that are the same behind a place of the path, whose keys are read up to a byte.
  private func follow(
    _ path: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ offset: Int, _ end: Int, _ look: (Int) -> Void
  ) {
    var (range, offset, end) = (range, offset, end)
    while !range.isEmpty {
      // Tabs and stars come before what else patterns have, and tildes behind it.
      if byte(range.lowerBound, offset) <= UInt8(ascii: "*") {
        entries(range, with: 0x09, at: offset).forEach(look)
        let starred = entries(range, with: UInt8(ascii: "*"), at: offset)
        let inFolders = entries(starred, with: UInt8(ascii: "/"), at: offset + 1)
        let start = path[..<end].lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        for others in [starred.lowerBound..<inFolders.lowerBound, inFolders.upperBound..<starred.upperBound] {
          for place in others where begins(path[start..<end], place, offset + 1) { look(place) }
        }
        if start > 0 { follow(path, inFolders, offset + 1, start, look) }
      }
      if byte(range.upperBound - 1, offset) == UInt8(ascii: "~") {
        entries(range, with: UInt8(ascii: "~"), at: offset).forEach(look)
      }
      // A tab is behind each key, and in none.
      if end == 0 || path[end - 1] == 0x09 { return }
      end -= 1
      range = entries(range, with: path[end], at: offset)
      offset += 1
    }
  }

  /// Whether a component begins as a pattern does before the star up to which its key is read.
  private func begins(_ component: Slice<UnsafeBufferPointer<UInt8>>, _ place: Int, _ offset: Int) -> Bool {
    let own = text.utf8Start + start(place) + offset
    var length = 0
    while own[length] != 0x09, own[length] != UInt8(ascii: "/") {
      if own[length] == UInt8(ascii: "*") { return true }
      length += 1
    }
    guard length <= component.count else { return false }
    return (0..<length).allSatisfy { component[component.startIndex + $0] == own[length - 1 - $0] }
  }

  /// Those of a range that have a byte at a place, which are one behind the other.
  private func entries(_ range: Range<Int>, with byte: UInt8, at offset: Int) -> Range<Int> {
    guard let last = range.last else { return range }
    // Most bytes are in no key at a place, and behind a few bytes most keys of a range go on alike.
    let (lowest, highest) = (self.byte(range.lowerBound, offset), self.byte(last, offset))
    if lowest > byte { return range.lowerBound..<range.lowerBound }
    if highest < byte { return range.upperBound..<range.upperBound }
    let first = lowest == byte ? range.lowerBound : range.firstPlace { self.byte($0, offset) < byte }
    if highest == byte { return first..<range.upperBound }
    return first..<(first..<range.upperBound).firstPlace { self.byte($0, offset) == byte }
  }

  private func byte(_ place: Int, _ offset: Int) -> UInt8 { text.utf8Start[start(place) + offset] }
}

extension Range<Int> {
  /// The first place where something is not so that is so of all before it.
  ///
  /// - Complexity: logarithmic.
  package func firstPlace(_ isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
