import EmbeddedPages

/// Directions of words: those that people use alike point much the same way.
///
/// The page `Words/vectors.txt` has a line for each word: the word, a tab, and two numbers from -4 to 4 a character.
enum WordVectors {
  /// So many numbers a direction has.
  static let dimensions = 64
  private static let first = UInt8(ascii: "(")
  private static let steps: UInt8 = 9
  /// By the character, from the first one on: the numbers that it stands for.
  private static let pairs: [(Int8, Int8)] = (0..<steps * steps).map { (Int8($0 / steps) - 4, Int8($0 % steps) - 4) }

  /// The directions of words, one after the other; zeros for words that have none.
  ///
  /// - Parameter words: in the order of their bytes, so that one walk through the page finds all.
  static func components(of words: [String], _ page: PageTable = BuiltInPages.wordVectors) -> [Int8] {
    var components = [Int8](repeating: 0, count: words.count * dimensions)
    var place = 0
    for (number, word) in words.enumerated() {
      var word = word
      word.withUTF8 { word in
        while place < page.count {
          let entry = page[place]
          if word.lexicographicallyPrecedes(entry.key) { return }
          place += 1
          if entry.key.elementsEqual(word) {
            decode(entry.value, to: &components, at: number * dimensions)
            return
          }
        }
      }
    }
    return components
  }

  private static func decode(_ text: UnsafeBufferPointer<UInt8>, to components: inout [Int8], at start: Int) {
    for (place, byte) in text.prefix(dimensions / 2).enumerated() {
      let character = Int(byte) - Int(first)
      guard pairs.indices.contains(character) else { continue }
      (components[start + 2 * place], components[start + 2 * place + 1]) = pairs[character]
    }
  }
}
