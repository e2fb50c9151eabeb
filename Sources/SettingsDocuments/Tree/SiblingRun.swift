/// Some children of a container that follow one another, with all that is between them: what an edit has read again
/// instead of the whole text.
///
/// It begins right behind the container's opening, or with an item that the edit does not touch, and ends alike; so what
/// is around it is read as before, whatever changes inside.
struct SiblingRun {
  /// The arena index of the container.
  let container: Int
  /// The arena indices of the children, and of all that they hold.
  let nodes: Range<Int>
  /// How many children there are.
  let count: Int
  /// The bytes, counted in the text before the edit.
  let range: Range<Int>
}

/// What is written before and behind a run of siblings, so that it can be read as a text of its own.
struct SiblingFrame {
  let before: [UInt8]
  let after: [UInt8]
  /// The arena index, in the framed text, of the container that the siblings are in.
  let container: Int
}
