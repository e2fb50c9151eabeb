/// Runs of siblings in lists and objects that begin and end with brackets: nothing outside these decides how what is
/// inside is read.
///
/// A run begins right behind the opening bracket, or with an item that is not touched where it begins, and ends alike.
package struct BracketRuns {
  private let storage: DocumentStorage
  /// How many containers are tried: what breaks a run mostly breaks a whole text.
  private static let bound = 4

  package init(_ document: Document) { storage = document.storage }

  /// A run in each container around a range, the innermost first.
  package func around(_ range: Range<Int>) -> [(container: Node, run: SiblingRun)] {
    guard let last = storage.records.lastRecord(beginningBefore: range.lowerBound, in: storage.records.indices) else {
      return []
    }
    var result: [(Node, SiblingRun)] = []
    var container = last
    while container >= 0, result.count < Self.bound {
      let node = Node(storage: storage, index: container)
      if let inner = storage.format.syntax.inner(of: node), inner.lowerBound <= range.lowerBound,
        inner.upperBound >= range.upperBound
      {
        result.append((node, run(around: range, in: container, inner, from: last)))
      }
      container = storage.records[container].parent
    }
    return result
  }

  private func run(around range: Range<Int>, in container: Int, _ inner: Range<Int>, from last: Int) -> SiblingRun {
    let records = storage.records
    let touched = storage.records.child(of: container, holding: last)
    let first = touched ?? container + 1
    let start = touched == nil ? inner.lowerBound : records[first].itemStart
    var (node, end) = (first, inner.upperBound)
    while node < records[container].next, end == inner.upperBound {
      if records[node].end > range.upperBound { end = records[node].end }
      node = records[node].next
    }
    return SiblingRun(container: container, nodes: first..<node, range: start..<max(start, end))
  }
}
