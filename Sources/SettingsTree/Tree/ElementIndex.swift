import Synchronization

/// Finds the elements of large arrays by their place, and their places, without a walk from the first.
///
/// Of each array that is asked about, the arena index of every eighth element is kept: half a byte an element.
package final class ElementIndex: Sendable {
  private let landmarks: Mutex<[Int: [Int32]]>

  /// - Parameter landmarks: the elements that are known, by the array they are in.
  init(_ landmarks: [Int: [Int32]] = [:]) {
    self.landmarks = Mutex(landmarks)
  }

  private static let distance = 8
  /// In smaller arrays a walk costs no more.
  static let smallCount = 16

  /// The arena index of the element at a place of an array.
  ///
  /// - Complexity: constant, after a first walk over all elements of the array.
  func element(at position: Int, of array: Int, in records: [NodeRecord]) -> Int {
    var index = Int(landmarks(of: array, in: records)[position / Self.distance])
    for _ in 0..<position % Self.distance { index = records[index].next }
    return index
  }

  /// The place of an element in its array.
  ///
  /// - Complexity: logarithmic, after a first walk over all elements of the array.
  func position(of element: Int, in array: Int, of records: [NodeRecord]) -> Int {
    let landmarks = landmarks(of: array, in: records)
    let landmark = max(0, landmarks.partitioningIndex { Int($0) > element } - 1)
    var position = landmark * Self.distance
    var index = Int(landmarks[landmark])
    while index < element {
      index = records[index].next
      position += 1
    }
    return position
  }

  private func landmarks(of array: Int, in records: [NodeRecord]) -> [Int32] {
    if let known = landmarks.withLock({ $0[array] }) { return known }
    var made: [Int32] = []
    made.reserveCapacity(records[array].detail / Self.distance + 1)
    for (position, child) in ChildIndices(of: array, in: records).enumerated() where position % Self.distance == 0 {
      made.append(Int32(child))
    }
    let found = made
    landmarks.withLock { $0[array] = found }
    return found
  }

  /// The index after a run of siblings was read again: what is behind it moves. An array that has another count of
  /// elements now, or that was read again, is walked when it is next asked about.
  func replacing(_ splice: NodeSplice, in records: [NodeRecord]) -> ElementIndex {
    let (run, growth) = (splice.run, splice.nodeGrowth)
    func moved(_ index: Int) -> Int { index >= run.nodes.upperBound ? index + growth : index }
    var result: [Int: [Int32]] = [:]
    for (array, places) in landmarks.withLock({ $0 }) where !run.nodes.contains(array) {
      if array == run.container, splice.childGrowth != 0 { continue }
      var new = growth == 0 ? places : places.map { Int32(moved(Int($0))) }
      for place in places.indices.dropFirst() where run.nodes.contains(Int(places[place])) {
        var index = Int(new[place - 1])
        for _ in 0..<Self.distance { index = records[index].next }
        new[place] = Int32(index)
      }
      result[moved(array)] = new
    }
    return ElementIndex(result)
  }
}
