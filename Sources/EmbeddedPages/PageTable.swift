/// Entries in the order of their keys, put together by the build: an entry is a key, a tab and a value.
///
///     BuiltInPages.programs.value(of: "sshd")        // the page's text
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
    let places = key.withUTF8 { self.places(of: $0) }
    return places.isEmpty ? nil : self[places.lowerBound].value
  }

  /// The places of the entries with a key, or whose keys begin with it.
  ///
  /// - Parameters:
  ///   - offset: how many bytes of the keys are passed over, which are the same in the whole range.
  ///   - range: the entries that come into question.
  /// - Complexity: logarithmic.
  package func places(
    of key: UnsafeBufferPointer<UInt8>, behind offset: Int = 0, in range: Range<Int>? = nil, asPrefix: Bool = false
  ) -> Range<Int> {
    let range = range ?? 0..<count
    let first = partition(range) { order($0, offset, key, asPrefix) < 0 }
    guard first < range.upperBound, order(first, offset, key, asPrefix) == 0 else { return first..<first }
    return first..<partition(first..<range.upperBound) { order($0, offset, key, asPrefix) == 0 }
  }

  /// The first place of a range where something is not so that is so of all before it.
  private func partition(_ range: Range<Int>, _ isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// How an entry's key is to another: negative before it, zero where they are the same.
  private func order(_ place: Int, _ offset: Int, _ key: UnsafeBufferPointer<UInt8>, _ asPrefix: Bool) -> Int {
    let own = text.utf8Start + start(place) + offset
    var index = 0
    while index < key.count {
      // The tab behind the key comes before all that keys have.
      if own[index] != key[index] { return Int(own[index]) - Int(key[index]) }
      index += 1
    }
    return asPrefix || own[index] == 0x09 ? 0 : 1
  }
}
