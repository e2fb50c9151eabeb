/// Finds nodes among the records of an arena: by what they are in, and where the records are in the order of the text,
/// by their places in it.
extension [NodeRecord] {
  package func lastRecord(beginningBefore offset: Int, in range: Range<Int>) -> Int? {
    let first = self[range].partitioningIndex { $0.itemStart >= offset }
    return first > range.lowerBound ? first - 1 : nil
  }

  /// The child of a container that a record is or is in; nil where it is in none.
  package func child(of container: Int, holding record: Int) -> Int? {
    var record = record
    while record > container {
      let parent = self[record].parent
      if parent == container { return record }
      record = parent
    }
    return nil
  }

  /// The first container among some records that is, with itself, more than so many inside each other.
  package func firstContainer(insideMoreThan depth: Int, in range: Range<Int>) -> Int? {
    var ends: [Int] = []
    for index in range where !self[index].kind.isScalar {
      while let end = ends.last, end <= index { ends.removeLast() }
      ends.append(self[index].next)
      if ends.count > depth { return index }
    }
    return nil
  }

  /// How many containers a record is in.
  package func depth(of record: Int) -> Int {
    var (depth, container) = (0, self[record].parent)
    while container >= 0 { (depth, container) = (depth + 1, self[container].parent) }
    return depth
  }
}

extension NodeRecord {
  /// Where it begins, with its key.
  package var itemStart: Int { hasKey ? min(keyStart, start) : start }
}
