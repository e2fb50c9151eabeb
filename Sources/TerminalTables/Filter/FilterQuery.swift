/// What was typed into a filter: words that must all be found, in any order, whatever their case.
struct FilterQuery: Equatable, Sendable {
  let words: [[UInt8]]

  init(_ text: String) {
    words = text.lowercased().split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
  }

  var isEmpty: Bool { words.isEmpty }

  var joined: [UInt8] { Array(words.joined(separator: [UInt8(ascii: " ")])) }

  /// Whether every text that has this query has the other one too, so that only its hits need a look.
  func narrows(_ other: FilterQuery) -> Bool {
    guard words.count >= other.words.count else { return false }
    return other.words.allSatisfy { word in words.contains { $0.starts(with: word) } }
  }
}
