/// The bytes that a spelling means, each with the place of what spells it: so that a change of the meaning touches no
/// more of the spelling than it must.
package struct SpelledText {
  package var bytes: [UInt8] = []
  private var places: [Int] = []
  /// The parts of the bytes that refer to variables and commands, as they are written.
  package private(set) var references: [Range<Int>] = []
  /// The end of what spells them, inside the quotes.
  let end: Int

  package init(end: Int) { self.end = end }

  package mutating func append(_ bytes: some Sequence<UInt8>, at place: Int) {
    for byte in bytes {
      self.bytes.append(byte)
      places.append(place)
    }
  }

  /// Takes away the blanks at the end.
  ///
  /// - Returns: the place of the first of them.
  package mutating func dropBlanks() -> Int? {
    var first: Int?
    while let last = bytes.last, last == 0x20 || last == 0x09 {
      bytes.removeLast()
      first = places.removeLast()
    }
    return first
  }

  package mutating func appendReference(_ bytes: some Collection<UInt8>, at place: Int) {
    references.append(self.bytes.count..<self.bytes.count + bytes.count)
    for (offset, byte) in bytes.enumerated() {
      self.bytes.append(byte)
      places.append(place + offset)
    }
  }

  /// How many bytes at its beginning, and at its end behind those, are the same as in another text.
  package func ends(sharedWith new: [UInt8]) -> (prefix: Int, suffix: Int) {
    let prefix = zip(bytes, new).prefix { $0 == $1 }.count
    let most = min(bytes.count, new.count) - prefix
    return (prefix, zip(bytes.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count)
  }

  /// What spells the part that differs from another text, and what that part is to mean and where
  /// in the other text it begins; `nil` where all differs.
  package func change(to text: String) -> (range: Range<Int>, new: String, start: Int)? {
    let new = Array(text.utf8)
    func isInside(_ bytes: [UInt8], _ place: Int) -> Bool { place < bytes.count && bytes[place] & 0xC0 == 0x80 }
    var (prefix, suffix) = ends(sharedWith: new)
    while prefix > 0, isInside(bytes, prefix) || isInside(new, prefix) { prefix -= 1 }
    while suffix > 0, isInside(bytes, bytes.count - suffix) || isInside(new, new.count - suffix) { suffix -= 1 }
    guard prefix + suffix > 0 else { return nil }
    func place(_ index: Int) -> Int { index < places.count ? places[index] : end }
    let middle = String(decoding: new[prefix..<new.count - suffix], as: UTF8.self)
    return (place(prefix)..<place(bytes.count - suffix), middle, prefix)
  }
}
