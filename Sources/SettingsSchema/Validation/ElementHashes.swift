import SettingsFiles

/// A hash of each element of an array, so that one more that equals another is found without a look at all others.
struct ElementHashes: Sendable {
  private var elements = IDList()
  /// The hash of each of ``elements``.
  private var hashes: [Int] = []
  /// The same, in ascending order.
  private var sorted: [Int] = []
  /// How many of ``sorted`` equal the one before.
  private(set) var repetitions = 0

  /// Adds elements, each behind the one before.
  mutating func insert(_ all: [(element: Int, hash: Int)]) {
    if hashes.isEmpty { return fill(all) }
    for (element, hash) in all {
      remove(element..<element + 1)
      insert(hash, of: element)
    }
  }

  private mutating func insert(_ hash: Int, of element: Int) {
    let place = elements.place(of: element)
    elements.set(element, true)
    hashes.insert(hash, at: place)
    let rank = rank(of: hash)
    if rank < sorted.count, sorted[rank] == hash { repetitions += 1 }
    sorted.insert(hash, at: rank)
  }

  private mutating func fill(_ all: [(element: Int, hash: Int)]) {
    for (element, _) in all { elements.set(element, true) }
    hashes = all.map(\.hash)
    sorted = hashes.sorted()
    repetitions = zip(sorted, sorted.dropFirst()).count { $0 == $1 }
  }

  mutating func remove(_ range: Range<Int>) {
    let places = elements.place(of: range.lowerBound)..<elements.place(of: range.upperBound)
    for hash in hashes[places] {
      let rank = rank(of: hash)
      if rank + 1 < sorted.count, sorted[rank + 1] == hash { repetitions -= 1 }
      sorted.remove(at: rank)
    }
    hashes.removeSubrange(places)
    elements.remove(range)
  }

  mutating func shift(from element: Int, by growth: Int) {
    elements.shift(from: element, by: growth)
  }

  /// The elements whose hash another one has too, in their order.
  var repeated: [Int] {
    if repetitions == 0 { return [] }
    let repeated = Set(zip(sorted, sorted.dropFirst()).lazy.filter { $0 == $1 }.map(\.0))
    return zip(elements.ids, hashes).lazy.filter { repeated.contains($0.1) }.map { Int($0.0) }
  }

  private func rank(of hash: Int) -> Int { sorted.partitioningIndex { $0 >= hash } }
}
