/// What a user wants to be different, in terms of the tree.
///
///     let changes: [Change] = [.set(["editor", "tabSize"], 4), .remove(["legacy"]), .move(["paths", 2], to: 0)]
///     let edited = try document.applying(changes).document
public enum Change: Sendable, Hashable {
  /// Gives a setting a value: replaces it where there is one, else adds it, with the objects above it that are missing.
  /// An index just past an array's end, and the key `-` of JSON Pointer, append.
  case set(Path, Value)
  /// Takes a member or an element away, with the comment that belongs to it.
  case remove(Path)
  /// Takes a setting back to its default: where formats have commented-out settings, its line becomes a comment again,
  /// with the text that was there (see `Document.commentedText(at:)`) or as it is; else it is removed.
  case reset(Path, commentedText: String?)
  /// Gives a member another key.
  case rename(Path, to: String)
  /// Puts an element into an array, before the one that has this index now, or at its end.
  case insert(Path, Value)
  /// Puts a new member into an object, before the one that has this index now, or at its end.
  case insertMember(Path, Value, at: Int)
  /// Copies a member or an element as it is written: to another key, behind the first, or to an index.
  case duplicate(Path, as: Path.Step)
  /// Moves an element of an array or a member of an object, with its comments, so that it has this index among its
  /// siblings afterwards.
  case move(Path, to: Int)

  /// The setting it is about.
  public var path: Path {
    switch self {
    case .set(let path, _), .remove(let path), .reset(let path, _), .rename(let path, _), .insert(let path, _),
      .insertMember(let path, _, _), .duplicate(let path, _), .move(let path, _):
      path
    }
  }

  /// The changes that it consists of, one after another; `nil` for those that are made at once.
  ///
  /// - Throws: an ``EditError`` where a new member is there already.
  func parts(in document: Document) throws(EditError) -> [Change]? {
    switch self {
    case .insertMember(let path, let value, let index):
      if document.node(at: path) != nil { throw .keyExists(path) }
      let isLast = index == path.parent.flatMap(document.node)?.count
      return [.set(path, value)] + (isLast ? [] : [.move(path, to: index)])
    case .duplicate(let path, .index(let index)):
      let path = try NodeEdit.resolved(path, in: document)
      guard let parent = path.parent, let place = path.last?.arrayIndex, index != place + 1 else { return nil }
      let copy = parent.appending(place + 1)
      return [.duplicate(path, as: .index(place + 1)), .move(copy, to: index)]
    default: return nil
    }
  }
}
