import EmbeddedPages

/// Directions of words: those that people use alike point much the same way.
///
/// The page `Words/vectors.txt` has a line for each word: the word, a tab, and two numbers from -4 to 4 a character.
enum WordVectors {
  /// So many numbers a direction has.
  static let dimensions = 64
  private static let first = UInt8(ascii: "(")
  private static let steps: UInt8 = 9

  /// The directions of words, one after the other; zeros for words that have none.
  ///
  /// - Parameter words: in the order of their bytes, so that one walk through the page finds all.
  static func components(of words: [String], _ page: PageTable = BuiltInPages.wordVectors) -> [Int8] {
    var components = [Int8](repeating: 0, count: words.count * dimensions)
    var place = 0
    for (number, word) in words.enumerated() {
      var word = word
      word.withUTF8 { word in
        while place < page.count, isBefore(page[place].key, word) { place += 1 }
        guard place < page.count, page[place].key.elementsEqual(word) else { return }
        decode(page[place].value) { components[number * dimensions + $0] = $1 }
      }
    }
    return components
  }

  private static func isBefore(_ key: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
    key.lexicographicallyPrecedes(other)
  }

  private static func decode(_ text: UnsafeBufferPointer<UInt8>, _ take: (_ place: Int, _ number: Int8) -> Void) {
    for (place, byte) in text.prefix(dimensions / 2).enumerated() where byte >= first {
      let (high, low) = (byte - first).quotientAndRemainder(dividingBy: steps)
      take(2 * place, Int8(truncatingIfNeeded: high) - 4)
      take(2 * place + 1, Int8(truncatingIfNeeded: low) - 4)
    }
  }
}
