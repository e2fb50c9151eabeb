/// The order of a list's chunks: which number each has, and where its first item is.
///
/// A chunk keeps its number wherever it goes.
struct ChunkOrder: Sendable {
  /// The number of the chunk at each place.
  private(set) var numbers: [Int] = []
  /// The position of the first item of the chunk at each place, and at the end how many items there are.
  private(set) var starts = [0]
  /// The place of each number, also where it was for those that are free.
  private var places: [Int] = []
  private var freeNumbers: [Int] = []

  var itemCount: Int { starts[numbers.count] }

  func place(of number: Int) -> Int { places[number] }

  /// The place of a number, or where it was last; nil for one that there never was.
  func place(ofNumber number: Int) -> Int? { number < places.count ? places[number] : nil }

  /// The place of the chunk with the item at a position; the last one for the end.
  func place(ofPosition position: Int) -> Int {
    (0..<max(0, numbers.count - 1)).firstPlace { starts[$0 + 1] > position }
  }

  /// A chunk has so many items more.
  mutating func lengthen(_ place: Int, by difference: Int) {
    for next in place + 1..<starts.count { starts[next] += difference }
  }

  mutating func takeNumber() -> Int {
    if let free = freeNumbers.popLast() { return free }
    places.append(0)
    return places.count - 1
  }

  mutating func release(_ number: Int) {
    freeNumbers.append(number)
  }

  mutating func set(_ numbers: [Int], counts: some Sequence<Int>) {
    self.numbers = numbers
    starts.removeAll(keepingCapacity: true)
    var start = 0
    for count in counts {
      starts.append(start)
      start += count
    }
    starts.append(start)
    for (place, number) in numbers.enumerated() { places[number] = place }
  }
}
