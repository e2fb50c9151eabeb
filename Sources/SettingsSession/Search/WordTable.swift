import SettingsFiles

/// Which words some texts have. Each word is there once, with the texts and the fields that have it.
struct WordTable: Sendable {
  /// How many texts there are.
  let count: Int
  private let bytes: [UInt8]
  private let starts: [UInt32]
  private let postings: [UInt32]
  private let postingStarts: [UInt32]

  /// The rank of a text that does not fit.
  static let noFit = UInt8.max
  private static let fieldBits = UInt32(3)
  /// Beyond all that are found without a slip.
  private static let slipRank = UInt8(SearchField.allCases.count * 3)

  fileprivate init(_ builder: WordTableBuilder) {
    count = builder.count
    bytes = builder.bytes
    starts = builder.starts
    (postings, postingStarts) = builder.sortedPostings()
  }

  /// How each text fits a word of a query: the rank of its own word that fits best, or ``noFit``.
  func ranks(of word: SearchWord) -> [UInt8] {
    var ranks = [UInt8](repeating: Self.noFit, count: count)
    forEachFit(of: word) { id, fit in
      for posting in postings[Int(postingStarts[id])..<Int(postingStarts[id + 1])] {
        let rank = Self.rank(fit, in: posting & (1 << Self.fieldBits - 1))
        let text = Int(posting >> Self.fieldBits)
        if rank < ranks[text] { ranks[text] = rank }
      }
    }
    return ranks
  }

  /// The rank of what is in a path, where it would be in the key.
  static func rankInPath(_ rank: UInt8) -> UInt8 {
    rank == noFit ? noFit : rank < slipRank ? rank + 3 * UInt8(SearchField.path.rawValue) : rank + 1
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

  fileprivate static func posting(text: Int, _ field: SearchField) -> UInt32 {
    UInt32(text) << fieldBits | field.rawValue
  }
}

/// Gathers the words of some texts.
struct WordTableBuilder {
  /// How many texts were begun.
  private(set) var count = 0
  fileprivate var bytes: [UInt8] = []
  fileprivate var starts: [UInt32] = [0]
  /// Which words each of the texts has, in their order.
  private var found: [(word: UInt32, posting: UInt32)] = []
  /// The numbers of the words, by hash; 0 where there is none, else one more.
  private var table = [UInt32](repeating: 0, count: 1024)

  mutating func begin() { count += 1 }

  /// Adds all words of a part to the last text.
  mutating func add(_ text: String, as field: SearchField) {
    SearchWords.forEach(in: text) { add($0, field) }
  }

  private mutating func add(_ word: UnsafeBufferPointer<UInt8>, _ field: SearchField) {
    let posting = WordTable.posting(text: count - 1, field)
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

  private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> Int {
    let hash = FNVHash(of: word).value
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

  /// The words of what was added; the builder is empty then.
  mutating func finish() -> WordTable {
    defer { self = WordTableBuilder() }
    return WordTable(self)
  }
}
