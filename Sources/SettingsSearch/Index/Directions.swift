/// Which settings are said to be alike: each has a direction, and those whose texts and phrases share words, or words that go
/// with the same words, point the same way. So a setting is near to what is typed even if none of its own words is.
///
/// It is latent semantic analysis, with random projections in the place of a singular value decomposition: words are counted
/// by setting, and the directions are where most of the counts lie.
struct Directions {
  /// So many numbers a direction has.
  static let dimensions = 64

  /// By the number of the setting; those of length 127 or none.
  let components: [Int8]

  init(components: [Int8]) { self.components = components }

  /// Adds the direction of a setting to a sum.
  func add(_ setting: Int, by weight: Float, to sum: inout [Float]) {
    let start = setting * Self.dimensions
    for place in 0..<Self.dimensions { sum[place] += weight * Float(components[start + place]) }
  }

  /// How near each setting is to a direction: 1 is the same.
  func nearness(to direction: [Float]) -> [Float] {
    let length = Self.length(of: direction)
    if length == 0 { return [] }
    let unit = direction.map { $0 / (length * 127) }
    return components.withUnsafeBufferPointer { components in
      unit.withUnsafeBufferPointer { unit in
        (0..<components.count / Self.dimensions).map { setting in
          var sum: Float = 0
          for place in 0..<Self.dimensions { sum += unit[place] * Float(components[setting * Self.dimensions + place]) }
          return sum
        }
      }
    }
  }

  static func length(of vector: [Float]) -> Float { vector.reduce(0) { $0 + $1 * $1 }.squareRoot() }
}

/// Works out directions from words.
struct DirectionMaker {
  private let settingCount: Int
  /// Where each word is, and how much it counts there.
  private var words: [[(setting: Int, count: Float)]] = []

  init(settingCount: Int) { self.settingCount = settingCount }

  /// Takes the settings that have a word.
  mutating func add(_ places: [(setting: Int, count: Float)]) {
    if places.count < 2 { return }
    let rarity = (Float(settingCount) / Float(places.count)).logarithm
    words.append(places.map { ($0.setting, (1 + $0.count).logarithm * rarity) })
  }

  var directions: Directions {
    var vectors = settings(from: randomVectors)
    vectors = Self.straightened(settings(from: Self.straightened(self.vectors(from: vectors))))
    var components = [Int8](repeating: 0, count: vectors.count)
    let size = Directions.dimensions
    for start in stride(from: 0, to: vectors.count, by: size) {
      let length = Directions.length(of: Array(vectors[start..<start + size]))
      if length == 0 { continue }
      for place in start..<start + size { components[place] = Int8((vectors[place] / length * 127).rounded()) }
    }
    return Directions(components: components)
  }

  /// One of each word, of ones and minus ones: the same in every run.
  private var randomVectors: [Float] {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    return (0..<words.count * Directions.dimensions).map { _ in
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state >> 63 == 0 ? 1 : -1
    }
  }

  /// Those of settings: the sum of their words.
  private func settings(from vectors: [Float]) -> [Float] {
    var sums = [Float](repeating: 0, count: (settingCount + 1) * Directions.dimensions)
    forEachPlace { word, setting, weight in
      for place in 0..<Directions.dimensions { sums[setting + place] += weight * vectors[word + place] }
    }
    // What has many words is not further away than what has few.
    var squares = [Float](repeating: 0, count: settingCount + 1)
    forEachPlace { _, setting, weight in squares[setting / Directions.dimensions] += weight * weight }
    for place in sums.indices where sums[place] != 0 {
      sums[place] /= squares[place / Directions.dimensions].squareRoot()
    }
    return sums
  }

  /// Those of words: the sum of the settings that have them.
  private func vectors(from settings: [Float]) -> [Float] {
    var sums = [Float](repeating: 0, count: words.count * Directions.dimensions)
    forEachPlace { word, setting, weight in
      for place in 0..<Directions.dimensions { sums[word + place] += weight * settings[setting + place] }
    }
    return sums
  }

  /// Calls a function with where the vectors of a word and of a setting begin.
  private func forEachPlace(_ body: (_ word: Int, _ setting: Int, _ weight: Float) -> Void) {
    for (number, places) in words.enumerated() {
      for (setting, weight) in places { body(number * Directions.dimensions, setting * Directions.dimensions, weight) }
    }
  }

  /// Makes the columns of a table stand at right angles, so that each says something else and counts as much (QR by
  /// Cholesky's decomposition of the columns' products).
  private static func straightened(_ table: [Float]) -> [Float] {
    let size = Directions.dimensions
    var table = table
    var products = [Double](repeating: 0, count: size * size)
    var inverses = [Double](repeating: 0, count: size)
    table.withUnsafeMutableBufferPointer { table in
      products.withUnsafeMutableBufferPointer { products in
        for row in stride(from: 0, to: table.count, by: size) {
          for column in 0..<size where table[row + column] != 0 {
            let factor = Double(table[row + column])
            for other in column..<size { products[column * size + other] += factor * Double(table[row + other]) }
          }
        }
        for column in 0..<size {
          let own = column * size
          inverses[column] = products[own + column] > 1e-9 ? 1 / products[own + column].squareRoot() : 0
          for other in column..<size { products[own + other] *= inverses[column] }
          for next in column + 1..<max(size, column + 1) {
            let factor = products[own + next]
            for other in next..<size { products[next * size + other] -= factor * products[own + other] }
          }
        }
        for row in stride(from: 0, to: table.count, by: size) {
          for column in 0..<size where table[row + column] != 0 {
            let value = Double(table[row + column]) * inverses[column]
            table[row + column] = Float(value)
            for other in column + 1..<max(size, column + 1) {
              table[row + other] -= Float(value * products[column * size + other])
            }
          }
        }
      }
    }
    return table
  }
}

extension Float {
  /// The logarithm of two, near enough to weigh words by, without a library; of numbers above 0.
  var logarithm: Float { Float(exponent) + significand - 1 }
}
