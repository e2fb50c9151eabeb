extension Range<Int> {
  /// The same so many places further on; back where that is less than zero.
  @inlinable
  package func moved(by distance: Int) -> Range { lowerBound + distance..<upperBound + distance }
}
