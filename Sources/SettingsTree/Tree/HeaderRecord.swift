/// A line that begins a part of a text: a section's header, a block's first line, a table's `[name]`.
///
/// A container that is written in several parts has a header for each. Together with the nodes' own spans they tell
/// which line belongs to what: all other lines are read again where an edit asks for them.
package struct HeaderRecord: Sendable, Equatable {
  /// From the bracket or the first word to the end of the header.
  package let start: Int
  package let end: Int
  /// The arena index of the container that the lines below belong to.
  package let container: Int

  package init(start: Int, end: Int, container: Int) {
    self.start = start
    self.end = end
    self.container = container
  }

  package var span: Range<Int> { start..<end }
}
