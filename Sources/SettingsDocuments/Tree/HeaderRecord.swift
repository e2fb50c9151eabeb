/// A line that begins a part of a text: a section's header, a block's first line, a table's `[name]`.
///
/// A container that is written in several parts has a header for each. Together with the nodes' own spans they tell
/// which line belongs to what: all other lines are read again where an edit asks for them.
struct HeaderRecord: Sendable, Hashable {
  /// From the bracket or the first word to the end of the header.
  let start: Int
  let end: Int
  /// The arena index of the container that the lines below belong to.
  let container: Int

  var span: Range<Int> { start..<end }
}
