import LongWork

/// Asks now and then, while a text is read, whether the user wants that to stop.
struct ReadingPace {
  private var steps = 0

  /// One more value, line or event is read.
  ///
  /// - Throws: a `ParseError` that ``ParseError/isInterruption``.
  @inline(__always)
  mutating func step(at offset: Int, in text: [UInt8]) throws(ParseError) {
    steps &+= 1
    if steps & 0xFFF == 0, Interruption.isRequested { throw ParseError(interruptedAt: offset, in: text) }
  }
}
