/// Some children of a container that follow one another, with all that is between them: what an edit has read again
/// instead of the whole text.
package struct SiblingRun {
  /// The arena index of the container.
  package let container: Int
  /// The arena indices of the children, and of all that they hold.
  package let nodes: Range<Int>
  /// The bytes, counted in the text before the edit.
  package let range: Range<Int>

  package init(container: Int, nodes: Range<Int>, range: Range<Int>) {
    self.container = container
    self.nodes = nodes
    self.range = range
  }

  /// The arena indices of the children alone.
  func children(in records: [NodeRecord]) -> [Int] {
    sequence(first: nodes.lowerBound) { records[$0].next }.prefix { $0 < nodes.upperBound }
  }
}

/// What is written before and behind a run of siblings, so that it can be read as a text of its own.
package struct SiblingFrame {
  /// Opens the container, which is the last of a chain of containers that hold nothing else.
  var before: [UInt8] = []
  var after: [UInt8] = []
  /// The bytes of the text that `before` ends with, and that are part of no sibling: a header.
  var quoted: Range<Int>?
  /// The arena index, in the framed text, of the container that the siblings are in.
  let container: Int
  /// Whether the run is of whole lines, but for what begins it.
  var isOfLines = false
  /// Whether headers may come and go in the run; else they are only in `before`.
  var mayHoldHeaders = true

  package init(
    before: [UInt8] = [], after: [UInt8] = [], quoted: Range<Int>? = nil, container: Int, isOfLines: Bool = false,
    mayHoldHeaders: Bool = true
  ) {
    self.before = before
    self.after = after
    self.quoted = quoted
    self.container = container
    self.isOfLines = isOfLines
    self.mayHoldHeaders = mayHoldHeaders
  }
}

/// A run of siblings in its frame.
package struct SiblingPart {
  let run: SiblingRun
  let frame: SiblingFrame

  package init(run: SiblingRun, frame: SiblingFrame) {
    self.run = run
    self.frame = frame
  }
}
