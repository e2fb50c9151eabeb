extension Sequence {
  /// The elements in an order, as `sorted(by:)` has them; those that are alike stay as they are.
  ///
  /// It sorts their places. So the sort of the standard library, three kilobytes for each type of element, is in the program
  /// once: for what is not sorted often.
  ///
  /// - Complexity: O(n log n) comparisons.
  @inlinable
  package func ordered(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    return sortedPlaces(elements.count) { areInIncreasingOrder(elements[$0], elements[$1]) }.map { elements[$0] }
  }
}

/// Numbers from zero on, in the order that they stand for.
@inline(never) @usableFromInline
package func sortedPlaces(_ count: Int, _ areInIncreasingOrder: (Int, Int) -> Bool) -> [Int] {
  Array(0..<count).sorted(by: areInIncreasingOrder)
}
