/// All that people say, as numbers of words, so that how near each is to what is typed is found without its text.
struct Sentences {
  let space: SentenceSpace
  /// The words of all, one sentence behind the other.
  private let numbers: [UInt16]
  /// By the sentence: where its words begin; one more for the end.
  private let starts: [Int32]
  /// By the sentence: how long its direction is.
  private let lengths: [Float]

  var count: Int { lengths.count }

  func words(of sentence: Int) -> [String] {
    numbers[Int(starts[sentence])..<Int(starts[sentence + 1])].map { space.words[Int($0)] }
  }

  /// By the sentence: how near it is; 1 says the same.
  func nearness(to direction: SentenceSpace.Direction) -> [Float] {
    let length = direction.length
    if length == 0 { return [Float](repeating: 0, count: count) }
    let shares = space.shares(of: direction)
    return lengths.indices.map { sentence in
      var sum: Float = 0
      for place in Int(starts[sentence])..<Int(starts[sentence + 1]) { sum += shares[Int(numbers[place])] }
      return lengths[sentence] > 0 ? sum / (length * lengths[sentence]) : 0
    }
  }
}

extension Sentences {
  /// What a length is multiplied by where it is kept as a whole number.
  private static let lengthScale: Float = 256

  /// As an index has them.
  ///
  /// - Parameters:
  ///   - bytes: three for each sentence: how many words it has, and its length in two.
  ///   - numbers: those of the words of all, one sentence behind the other, in two bytes each.
  ///   - words: what the numbers mean, in the order of their bytes.
  /// - Returns: nil where they do not fit one another.
  init?(_ bytes: [UInt8], numbers: [UInt8], words: [String]) {
    self.numbers = IndexLayout.numbers(of: numbers)
    var counts = [Int](repeating: 0, count: words.count)
    for number in self.numbers {
      guard number < words.count else { return nil }
      counts[Int(number)] += 1
    }
    var (end, starts, lengths): (Int32, [Int32], [Float]) = (0, [0], [])
    starts.reserveCapacity(bytes.count / 3 + 1)
    lengths.reserveCapacity(bytes.count / 3)
    for place in stride(from: 0, to: bytes.count - 2, by: 3) {
      end += Int32(bytes[place])
      starts.append(end)
      lengths.append(Float(Int(bytes[place + 1]) | Int(bytes[place + 2]) << 8) / Self.lengthScale)
    }
    guard end == self.numbers.count else { return nil }
    (self.starts, self.lengths) = (starts, lengths)
    space = SentenceSpace(words: words, counts: counts, sentenceCount: lengths.count)
  }

  /// - Parameter sentences: each with the numbers of its words.
  static func bytes(of sentences: [[Int]], words: [String]) -> (sentences: [UInt8], numbers: [UInt8]) {
    var counts = [Int](repeating: 0, count: words.count)
    for number in sentences.joined() { counts[number] += 1 }
    let space = SentenceSpace(words: words, counts: counts, sentenceCount: sentences.count)
    var (bytes, numbers): ([UInt8], [UInt8]) = ([], [])
    for sentence in sentences {
      let length = Int((space.direction(of: sentence).length * lengthScale).rounded())
      bytes += [UInt8(sentence.count), UInt8(truncatingIfNeeded: length), UInt8(truncatingIfNeeded: length >> 8)]
      for word in sentence { numbers += [UInt8(truncatingIfNeeded: word), UInt8(truncatingIfNeeded: word >> 8)] }
    }
    return (bytes, numbers)
  }
}

/// Gathers sentences for an index.
struct SentenceWriter {
  private var numbers: [String: Int] = [:]
  private var sentences: [[Int]] = []

  private static let mostWords = Int(UInt16.max)
  private static let longest = 255

  mutating func add(_ words: [String]) {
    sentences.append(
      words.prefix(Self.longest).compactMap { word in
        if let number = numbers[word] { return number }
        if numbers.count == Self.mostWords { return nil }
        numbers[word] = numbers.count
        return numbers.count - 1
      })
  }

  /// The words in the order of their bytes, and the sentences as an index has them.
  var parts: (words: [String], sentences: [UInt8], numbers: [UInt8]) {
    let words = numbers.keys.sorted()
    var places = [Int](repeating: 0, count: words.count)
    for (place, word) in words.enumerated() { places[numbers[word] ?? 0] = place }
    let (bytes, numbers) = Sentences.bytes(of: sentences.map { $0.map { places[$0] } }, words: words)
    return (words, bytes, numbers)
  }
}
