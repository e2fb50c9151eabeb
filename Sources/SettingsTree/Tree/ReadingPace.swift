import LongWork

/// Asks now and then, while a text is read, whether the user wants that to stop, and whether there are more values than
/// can be counted.
@usableFromInline package struct ReadingPace {
  @usableFromInline var steps = 0

  package init() {}

  /// One more value, line or event is read.
  ///
  /// - Parameter nodes: how many nodes there are so far.
  /// - Throws: a `ParseError`; that ``ParseError/isInterruption`` where the user stops.
  @inlinable @inline(always)
  package mutating func step(at offset: Int, in text: [UInt8], nodes: Int) throws(ParseError) {
    steps &+= 1
    if steps & 0xFFF == 0 { try ask(at: offset, in: text, nodes: nodes) }
  }

  @usableFromInline func ask(at offset: Int, in text: [UInt8], nodes: Int) throws(ParseError) {
    if Interruption.isRequested { throw ParseError(interruptedAt: offset, in: text) }
    if nodes > NodeRecord.countBound {
      throw ParseError(
        at: offset, in: text, found: "more than \(NodeRecord.countBound) values", expected: "fewer values",
        message: "this file is too large to open as settings")
    }
  }
}
