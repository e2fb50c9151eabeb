/// Finds nodes by their places in the text, where the records are in its order.
extension DocumentStorage {
  /// The last of some records that begins before an offset.
  func lastRecord(beginningBefore offset: Int, in range: Range<Int>) -> Int? {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if records[middle].itemStart < offset { low = middle + 1 } else { high = middle }
    }
    return low > range.lowerBound ? low - 1 : nil
  }

  /// The child of a container that a record is or is in; nil where it is in none.
  func child(of container: Int, holding record: Int) -> Int? {
    var record = record
    while record > container {
      let parent = records[record].parent
      if parent == container { return record }
      record = parent
    }
    return nil
  }
}

extension NodeRecord {
  /// Where it begins, with its key.
  var itemStart: Int { hasKey ? min(keyStart, start) : start }
}
