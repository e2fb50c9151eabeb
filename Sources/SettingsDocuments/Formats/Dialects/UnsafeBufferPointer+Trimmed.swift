extension UnsafeBufferPointer<UInt8> {
  /// A part without the blanks that it begins and ends with.
  @inline(__always)
  func trimmed(_ range: Range<Int>, of isBlank: (UInt8) -> Bool) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isBlank(self[start]) { start += 1 }
    while end > start, isBlank(self[end - 1]) { end -= 1 }
    return start..<end
  }
}
