/// The items of a piece that fit a query, by rank; counted from the piece's first.
struct PieceHits: Sendable {
  var exact: [UInt32] = []
  var prefix: [UInt32] = []
  var wordStart: [UInt32] = []
  var substring: [UInt32] = []
  var fuzzy: [UInt32] = []

  var byRank: [[UInt32]] { [exact, prefix, wordStart, substring, fuzzy] }

  var inOrder: [UInt32] {
    let used = byRank.filter { !$0.isEmpty }
    return used.count == 1 ? used[0] : used.joined().sorted()
  }

  var count: Int { exact.count + prefix.count + wordStart.count + substring.count + fuzzy.count }
}

/// Finds the texts of a piece that fit a query.
///
/// Ranks, from the best: the text is the query; it begins with the first word; every word begins a word of the text;
/// every word is somewhere in the text; the letters of the query are in the text in their order.
struct FilterMatcher: ~Copyable {
  private let query: FilterQuery
  /// The query's words with blanks between them; each word is a part of it.
  private let joined: UnsafeMutableBufferPointer<UInt8>
  private let words: UnsafeMutableBufferPointer<FilterWord>
  private let whole: FilterWord

  init(_ query: FilterQuery) {
    self.query = query
    let bytes = query.joined
    joined = .allocate(capacity: bytes.count)
    _ = joined.initialize(from: bytes)
    whole = FilterWord(UnsafeBufferPointer(joined))
    words = .allocate(capacity: query.words.count)
    var start = 0
    for (index, word) in query.words.enumerated() {
      let part = UnsafeBufferPointer(rebasing: joined[start..<start + word.count])
      words.initializeElement(at: index, to: FilterWord(part))
      start += word.count + 1
    }
  }

  deinit {
    words.deallocate()
    joined.deallocate()
  }

  /// Looks at every text of the piece.
  ///
  /// The first word is sought in all texts at once, which leaps over those that do not have it.
  func hits(in piece: FilterPiece) -> PieceHits {
    look(at: piece) { texts, ends, hits in
      var item = 0
      var place = 0
      while item < ends.count, let found = words[0].place(in: texts, from: place, to: piece.count) {
        while Int(ends[item]) < found { item += 1 }
        append(item, firstFound: found, in: texts, ends, to: &hits)
        place = Int(ends[item]) + 1
        item += 1
      }
    }
  }

  func hits(in piece: FilterPiece, among items: [UInt32]) -> PieceHits {
    look(at: piece) { texts, ends, hits in
      for item in items {
        let item = Int(item)
        let start = Self.start(of: item, ends)
        if let found = words[0].place(in: texts, from: start, to: Int(ends[item])) {
          append(item, firstFound: found, in: texts, ends, to: &hits)
        }
      }
    }
  }

  private func look(
    at piece: FilterPiece,
    _ body: (UnsafePointer<UInt8>, UnsafeBufferPointer<UInt32>, inout PieceHits) -> Void
  ) -> PieceHits {
    var hits = PieceHits()
    guard !words.isEmpty else { return hits }
    piece.bytes.withUnsafeBufferPointer { bytes in
      piece.ends.withUnsafeBufferPointer { ends in
        if let texts = bytes.baseAddress { body(texts, ends, &hits) }
      }
    }
    return hits
  }

  // MARK: - One text

  private func append(
    _ item: Int, firstFound found: Int, in texts: UnsafePointer<UInt8>, _ ends: UnsafeBufferPointer<UInt32>,
    to hits: inout PieceHits
  ) {
    let text = Self.start(of: item, ends)..<Int(ends[item])
    guard let startsWords = startsWords(text, firstFound: found, in: texts) else { return }
    let item = UInt32(item)
    if found > text.lowerBound {
      if startsWords { hits.wordStart.append(item) } else { hits.substring.append(item) }
    } else if text.count == whole.count && whole.stands(at: text.lowerBound, in: texts) {
      hits.exact.append(item)
    } else {
      hits.prefix.append(item)
    }
  }

  /// Whether every word of the query begins a word of the text; nil where one is not in it at all.
  private func startsWords(_ text: Range<Int>, firstFound found: Int, in texts: UnsafePointer<UInt8>) -> Bool? {
    var result = startsWord(words[0], from: found, in: texts, text)
    for index in words.indices.dropFirst() {
      guard let place = words[index].place(in: texts, from: text.lowerBound, to: text.upperBound) else { return nil }
      result = result && startsWord(words[index], from: place, in: texts, text)
    }
    return result
  }

  /// Whether the word begins a word of the text, at `found` or at a later place.
  private func startsWord(
    _ word: FilterWord, from found: Int, in texts: UnsafePointer<UInt8>, _ text: Range<Int>
  ) -> Bool {
    var place: Int? = found
    while let here = place {
      if here == text.lowerBound || !Self.isWordByte(texts[here - 1]) { return true }
      place = word.place(in: texts, from: here + 1, to: text.upperBound)
    }
    return false
  }

  /// Letters, digits, and all that is not ASCII.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte &- UInt8(ascii: "0") < 10 || byte &- UInt8(ascii: "a") < 26
  }

  private static func start(of item: Int, _ ends: UnsafeBufferPointer<UInt32>) -> Int {
    item == 0 ? 0 : Int(ends[item - 1]) + 1
  }

  // MARK: - Fuzzy

  /// The texts that have the query's letters in their order, and are no better hits.
  func fuzzyHits(in piece: FilterPiece, except known: PieceHits) -> [UInt32] {
    let letters = query.words.flatMap { $0 }
    let better = Set(known.inOrder)
    var hits: [UInt32] = []
    for item in piece.ends.indices where !better.contains(UInt32(item)) {
      let start = item == 0 ? 0 : Int(piece.ends[item - 1]) + 1
      var next = 0
      for byte in piece.bytes[start..<Int(piece.ends[item])] where next < letters.count && byte == letters[next] {
        next += 1
      }
      if next == letters.count { hits.append(UInt32(item)) }
    }
    return hits
  }
}
