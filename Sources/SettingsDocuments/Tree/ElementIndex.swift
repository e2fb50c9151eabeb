import Synchronization

/// Finds the elements of large arrays by their place, and their places, without a walk from the first.
///
/// Of each array that is asked about, the arena index of every eighth element is kept: half a byte an element.
final class ElementIndex: Sendable {
  private let landmarks = Mutex<[Int32: [Int32]]>([:])

  private static let distance = 8
  /// In smaller arrays a walk costs no more.
  static let smallCount = 16

  /// The arena index of the element at a place of an array.
  ///
  /// - Complexity: constant, after a first walk over all elements of the array.
  func element(at position: Int, of array: Int, in records: [NodeRecord]) -> Int {
    var index = Int(landmarks(of: array, in: records)[position / Self.distance])
    for _ in 0..<position % Self.distance { index = Int(records[index].next) }
    return index
  }

  /// The place of an element in its array.
  ///
  /// - Complexity: logarithmic, after a first walk over all elements of the array.
  func position(of element: Int, in array: Int, of records: [NodeRecord]) -> Int {
    let landmarks = landmarks(of: array, in: records)
    var (low, high) = (0, landmarks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(landmarks[middle]) <= element { low = middle } else { high = middle }
    }
    var position = low * Self.distance
    var index = Int(landmarks[low])
    while index < element {
      index = Int(records[index].next)
      position += 1
    }
    return position
  }

  private func landmarks(of array: Int, in records: [NodeRecord]) -> [Int32] {
    if let known = landmarks.withLock({ $0[Int32(array)] }) { return known }
    var made: [Int32] = []
    made.reserveCapacity(records[array].detail / Self.distance + 1)
    for (position, child) in ChildIndices(of: array, in: records).enumerated() where position % Self.distance == 0 {
      made.append(Int32(child))
    }
    let found = made
    landmarks.withLock { $0[Int32(array)] = found }
    return found
  }
}
