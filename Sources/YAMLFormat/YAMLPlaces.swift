/// For each record of a document, the node in its own place, if only an alias; -1 where an alias or a merge key further
/// out shows what is elsewhere.
///
/// A byte a record, as most are a node or two behind the one before.
struct YAMLPlaces: Sendable {
  /// How many nodes each is behind the one before it.
  private var steps: [UInt8] = []
  /// Every 64th place.
  private var marks: [Int32] = []
  /// Each place, where one is not a few nodes behind the one before.
  private var all: [Int32]?
  private var last = 0

  private static let distance = 64

  init() {}

  var count: Int { all?.count ?? steps.count }

  mutating func reserve(_ count: Int) { steps.reserveCapacity(count) }

  mutating func append(_ place: Int) {
    if all == nil, let step = UInt8(exactly: place - last) {
      if steps.count % Self.distance == 0 { marks.append(Int32(place)) }
      steps.append(step)
    } else {
      keepAll()
      all?.append(Int32(place))
    }
    last = place
  }

  private mutating func keepAll() {
    if all != nil { return }
    all = (0..<steps.count).map { Int32(self[$0]) }
    (steps, marks) = ([], [])
  }

  /// - Complexity: at most 63 additions.
  subscript(record: Int) -> Int {
    if let all { return Int(all[record]) }
    let mark = record / Self.distance
    return Int(marks[mark]) + sum(mark * Self.distance + 1..<record + 1)
  }

  /// The record whose place a node is, where none is elsewhere; nil when it is that of none.
  func record(at node: Int) -> Int? {
    if let all {
      let record = all.partitioningIndex { Int($0) >= node }
      return record < all.count && Int(all[record]) == node ? record : nil
    }
    let mark = marks.partitioningIndex { Int($0) > node } - 1
    guard mark >= 0 else { return nil }
    var (record, place) = (mark * Self.distance, Int(marks[mark]))
    while place < node, record + 1 < steps.count {
      record += 1
      place += Int(steps[record])
    }
    return place == node ? record : nil
  }

  /// The places after some records came in the place of others.
  ///
  /// - Parameter growth: by how much those behind them move.
  func replacing(_ range: Range<Int>, with places: some Collection<Int>, movingRestBy growth: Int) -> YAMLPlaces {
    var result = YAMLPlaces()
    result.reserve(count - range.count + places.count)
    result.append(self, 0..<range.lowerBound, movedBy: 0)
    for place in places { result.append(place) }
    result.append(self, range.upperBound..<count, movedBy: growth)
    return result
  }

  private mutating func append(_ other: YAMLPlaces, _ records: Range<Int>, movedBy growth: Int) {
    guard let first = records.first else { return }
    append(other[first] + growth)
    guard all == nil, other.all == nil else {
      for record in records.dropFirst() { append(other[record] + growth) }
      return
    }
    steps.append(contentsOf: other.steps[records.dropFirst()])
    while marks.count * Self.distance < steps.count {
      let record = marks.count * Self.distance
      marks.append(marks[marks.count - 1] + Int32(sum(record - Self.distance + 1..<record + 1)))
    }
    last = other[records.upperBound - 1] + growth
  }

  private func sum(_ records: Range<Int>) -> Int {
    steps.withUnsafeBufferPointer { steps in records.reduce(0) { $0 &+ Int(steps[$1]) } }
  }
}

extension YAMLPlaces: Equatable {
  static func == (left: YAMLPlaces, right: YAMLPlaces) -> Bool {
    if left.all == nil, right.all == nil { return left.marks.first == right.marks.first && left.steps == right.steps }
    return left.count == right.count && (0..<left.count).allSatisfy { left[$0] == right[$0] }
  }
}
