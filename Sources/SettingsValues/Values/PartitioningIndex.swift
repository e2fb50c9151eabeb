extension RandomAccessCollection where Index == Int {
  /// Where the first element is that something holds of which holds of all behind it; the end where it holds of none.
  ///
  /// - Complexity: logarithmic.
  @inlinable
  package func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
