/// Some of the settings of a document, and which words are in which of them.
///
/// Each word is there once, with the settings and fields that have it. A key of the search looks at the words, of which
/// there are few, and never at the texts.
struct SearchSegment: Sendable {
  /// The number of the first entry.
  let first: Int
  let entries: [SearchEntry]
  /// The keys and paths without separators, where they differ from one word.
  private let bytes: [UInt8]
  private let starts: [UInt32]
  private let postings: [UInt32]
  private let postingStarts: [UInt32]

  /// The rank of a setting that does not fit.
  static let noFit = UInt8.max
  private static let fieldBits = UInt32(3)
  /// Beyond all that are found without a slip.
  private static let slipRank = UInt8(SearchField.allCases.count * 3)

  fileprivate init(first: Int, _ builder: SearchSegmentBuilder) {
    self.first = first
    entries = builder.entries
    bytes = builder.bytes
    starts = builder.starts
    (postings, postingStarts) = builder.sortedPostings()
  }

  /// How each entry fits all words of a query: the rank of the word that fits worst, or ``noFit``.
  func ranks(of words: [SearchWord]) -> [UInt8] {
    var worst = [UInt8](repeating: 0, count: entries.count)
    for word in words {
      var ranks = [UInt8](repeating: Self.noFit, count: entries.count)
      forEachFit(of: word) { id, fit in
        for posting in postings[Int(postingStarts[id])..<Int(postingStarts[id + 1])] {
          let rank = Self.rank(fit, in: posting & (1 << Self.fieldBits - 1))
          let entry = Int(posting >> Self.fieldBits)
          if rank < ranks[entry] { ranks[entry] = rank }
        }
      }
      for entry in worst.indices { worst[entry] = max(worst[entry], ranks[entry]) }
    }
    return worst
  }

  /// First what is in a key, then in a path and so on; inside of each, whole words, beginnings and middles.
  private static func rank(_ fit: SearchWord.Fit, in field: UInt32) -> UInt8 {
    fit == .slip ? slipRank + UInt8(field) : UInt8(field) * 3 + fit.rawValue
  }

  private func forEachFit(of word: SearchWord, _ body: (Int, SearchWord.Fit) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      for id in 0..<starts.count - 1 {
        let text = UnsafeBufferPointer(rebasing: bytes[Int(starts[id])..<Int(starts[id + 1])])
        if let fit = word.fit(in: text) { body(id, fit) }
      }
    }
  }

  fileprivate static func posting(entry: Int, _ field: SearchField) -> UInt32 {
    UInt32(entry) << fieldBits | field.rawValue
  }
}

/// Gathers the words of some settings.
struct SearchSegmentBuilder {
  fileprivate(set) var entries: [SearchEntry] = []
  fileprivate var bytes: [UInt8] = []
  fileprivate var starts: [UInt32] = [0]
  /// Which words each of the entries has, in their order.
  private var found: [(word: UInt32, posting: UInt32)] = []
  /// The numbers of the words, by hash; 0 where there is none, else one more.
  private var table = [UInt32](repeating: 0, count: 1024)

  var count: Int { entries.count }

  mutating func begin(_ entry: SearchEntry) {
    entries.append(entry)
  }

  /// Adds all words of a text to the last entry.
  mutating func add(_ text: String, as field: SearchField) {
    SearchWords.forEach(in: text) { add($0, field) }
  }

  private mutating func add(_ word: UnsafeBufferPointer<UInt8>, _ field: SearchField) {
    let posting = SearchSegment.posting(entry: entries.count - 1, field)
    found.append((number(of: word), posting))
  }

  private mutating func number(of word: UnsafeBufferPointer<UInt8>) -> UInt32 {
    if starts.count * 2 > table.count { grow() }
    var slot = Self.hash(word) & (table.count - 1)
    while table[slot] != 0 {
      let number = table[slot] - 1
      if isWord(number, word) { return number }
      slot = (slot + 1) & (table.count - 1)
    }
    let number = UInt32(starts.count - 1)
    bytes += word
    starts.append(UInt32(bytes.count))
    table[slot] = number + 1
    return number
  }

  private func isWord(_ number: UInt32, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = Int(starts[Int(number)])
    guard Int(starts[Int(number) + 1]) - start == word.count else { return false }
    for index in word.indices where bytes[start + index] != word[index] { return false }
    return true
  }

  private mutating func grow() {
    table = [UInt32](repeating: 0, count: table.count * 2)
    bytes.withUnsafeBufferPointer { bytes in
      for number in 0..<starts.count - 1 {
        let word = UnsafeBufferPointer(rebasing: bytes[Int(starts[number])..<Int(starts[number + 1])])
        var slot = Self.hash(word) & (table.count - 1)
        while table[slot] != 0 { slot = (slot + 1) & (table.count - 1) }
        table[slot] = UInt32(number) + 1
      }
    }
  }

  /// FNV-1a, of 64 bits.
  private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: hash ^ hash >> 32) & Int.max
  }

  fileprivate func sortedPostings() -> (postings: [UInt32], starts: [UInt32]) {
    var starts = [UInt32](repeating: 0, count: self.starts.count)
    for pair in found { starts[Int(pair.word) + 1] += 1 }
    for word in 1..<starts.count { starts[word] += starts[word - 1] }
    var next = starts
    var postings = [UInt32](repeating: 0, count: found.count)
    for pair in found {
      postings[Int(next[Int(pair.word)])] = pair.posting
      next[Int(pair.word)] += 1
    }
    return (postings, starts)
  }

  /// The segment of what was added, and an empty builder for the next one.
  mutating func finish(first: Int) -> SearchSegment {
    defer { self = SearchSegmentBuilder() }
    return SearchSegment(first: first, self)
  }
}
