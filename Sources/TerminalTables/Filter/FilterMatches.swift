/// Where the words of a query are in a title, to be shown there.
enum FilterMatches {
  /// In characters; where a word is not found, the letters that are in its order.
  static func ranges(of query: FilterQuery, in title: String) -> [Range<Int>] {
    let letters = title.map { $0.lowercased() }
    return query.words.flatMap { word -> [Range<Int>] in
      let word = String(decoding: word, as: UTF8.self).map { $0.lowercased() }
      return whole(word, in: letters) ?? scattered(word, in: letters)
    }
  }

  /// Where a word is as it is; nil where it is not.
  static func whole(_ word: [String], in letters: [String]) -> [Range<Int>]? {
    guard !word.isEmpty, word.count <= letters.count else { return nil }
    let starts = (0...letters.count - word.count).filter { letters[$0..<$0 + word.count].elementsEqual(word) }
    return starts.isEmpty ? nil : [starts[0]..<starts[0] + word.count]
  }

  private static func scattered(_ word: [String], in letters: [String]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var next = 0
    for (index, letter) in letters.enumerated() where next < word.count && letter == word[next] {
      ranges.append(index..<index + 1)
      next += 1
    }
    return next == word.count ? ranges : []
  }
}
