import EmbeddedPages

/// Some words with their directions and what each tells: a sentence points where its words do, rare ones more than common.
///
/// A word without a direction is near to itself alone.
struct SentenceSpace {
  /// In the order of their bytes; a word's number is its place.
  let words: [String]
  /// By the word: what it tells, and what its components are multiplied by to be a direction of that length.
  private let weights, scales: [Float]
  private let components: [Int8]
  private let weightOfUnknown: Float

  private static let dimensions = WordVectors.dimensions

  /// - Parameters:
  ///   - counts: by the word, how often it is in sentences.
  ///   - sentenceCount: how many of these there are.
  init(words: [String], counts: [Int], sentenceCount: Int) {
    func weight(_ count: Int) -> Float {
      (1 + Float(sentenceCount) / Float(count + 1)).logarithm.squareRoot()
    }
    self.words = words
    let components = WordVectors.components(of: words)
    let weights = counts.map(weight)
    scales = words.indices.map { Self.scale(of: components[Self.places(of: $0)], toLength: weights[$0]) }
    (self.weights, self.components, weightOfUnknown) = (weights, components, weight(0))
  }

  /// Where the components of a word are.
  private static func places(of word: Int) -> Range<Int> { word * dimensions..<(word + 1) * dimensions }

  /// What components are multiplied by to be a direction of a length; 0 for those that are none.
  private static func scale(of components: ArraySlice<Int8>, toLength length: Float) -> Float {
    let squares = components.reduce(0) { $0 + Int($1) * Int($1) }
    return squares == 0 ? 0 : length / Float(squares).squareRoot()
  }

  /// A sentence as a direction.
  struct Direction {
    fileprivate var components = [Float](repeating: 0, count: SentenceSpace.dimensions)
    /// Words without a direction, by their numbers.
    fileprivate var others: [Int: Float] = [:]
    /// The squares of what words tell that are not known at all.
    fileprivate var unknown: Float = 0

    var length: Float {
      let squares = components.reduce(0) { $0 + $1 * $1 } + others.values.reduce(0) { $0 + $1 * $1 }
      return (squares + unknown).squareRoot()
    }

    fileprivate mutating func add(_ own: ArraySlice<Int8>, times scale: Float) {
      own.withUnsafeBufferPointer { own in
        components.withUnsafeMutableBufferPointer { components in
          for place in 0..<min(own.count, components.count) { components[place] += scale * Float(own[place]) }
        }
      }
    }
  }

  func direction(of numbers: some Sequence<Int>) -> Direction {
    var direction = Direction()
    for word in numbers { add(word, to: &direction) }
    return direction
  }

  /// The direction of words that may not be among those of the space.
  func direction(ofTyped typed: [String]) -> Direction {
    var direction = Direction()
    for text in typed {
      if let word = number(of: text) { add(word, to: &direction) } else { add(unknown: text, to: &direction) }
    }
    return direction
  }

  /// By the word: how much of a direction it is.
  func shares(of direction: Direction) -> [Float] {
    components.withUnsafeBufferPointer { components in
      direction.components.withUnsafeBufferPointer { direction in
        words.indices.map { word in
          var sum: Float = 0
          for place in 0..<Self.dimensions {
            sum += direction[place] * Float(components[word &* Self.dimensions &+ place])
          }
          return sum * scales[word]
        }
      }
    }.adding(direction.others.map { ($0.key, $0.value * weights[$0.key]) })
  }

  private func add(_ word: Int, to direction: inout Direction) {
    if scales[word] == 0 {
      direction.others[word, default: 0] += weights[word]
    } else {
      direction.add(components[Self.places(of: word)], times: scales[word])
    }
  }

  private func add(unknown text: String, to direction: inout Direction) {
    let own = WordVectors.components(of: [text])[...]
    let scale = Self.scale(of: own, toLength: weightOfUnknown)
    if scale == 0 {
      direction.unknown += weightOfUnknown * weightOfUnknown
    } else {
      direction.add(own, times: scale)
    }
  }

  private func number(of text: String) -> Int? {
    let place = words.indices.firstPlace { words[$0] < text }
    return place < words.count && words[place] == text ? place : nil
  }
}

extension [Float] {
  fileprivate func adding(_ others: [(place: Int, number: Float)]) -> [Float] {
    var sum = self
    for (place, number) in others { sum[place] += number }
    return sum
  }
}
