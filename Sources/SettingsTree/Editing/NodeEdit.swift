/// A change resolved against a tree: what a format is asked to write. Each is about one place.
package enum NodeEdit: Sendable {
  /// Another value in a node's place.
  case replace(Node, Value)
  /// A new member of an object, where a person would put it.
  case add(key: String, Value, to: Node)
  /// A new element of an array, before the one at this index or, at the count, at the end.
  case insert(Value, at: Int, of: Node)
  /// A member or an element away.
  case remove(Node)
  /// A setting's line made a comment, with the text that was there before or as it is.
  case commentOut(Node, String?)
  case rename(Node, String)
  /// A copy of an element, or of a member under another key, right behind it.
  case duplicate(Node, as: String?)
  /// A member or an element to another index, counted after the move.
  case move(Node, to: Int)
}

extension NodeEdit {
  /// The value that a place has afterwards, where the edit gives it one.
  var newValue: (place: Path, value: Value)? {
    switch self {
    case .replace(let node, let value): (node.path, value)
    case .add(let key, let value, let container): (container.path.appending(key), value)
    case .insert(let value, let index, let array): (array.path.appending(index), value)
    case .duplicate(let node, let key):
      (
        key.map { (node.path.parent ?? .root).appending($0) }
          ?? (node.path.parent ?? .root).appending(node.indexInParent + 1), node.value
      )
    case .remove, .commentOut, .rename, .move: nil
    }
  }

  /// Finds what a change is about in a document.
  ///
  /// - Returns: `nil` when the document is as asked already.
  static func resolve(_ change: Change, in document: Document) throws(EditError) -> NodeEdit? {
    switch change {
    case .set(let path, let value): return try resolveSetting(path, value, in: document)
    case .remove(let path):
      let node = try find(path, in: document)
      if node.parent == nil { throw .impossible(path, "the whole document cannot be removed") }
      return .remove(node.goingWithLast)
    case .reset(let path, let text):
      let node = try find(path, in: document)
      if node.parent == nil { throw .impossible(path, "the whole document cannot be reset") }
      let isComment = text != nil || document.format.syntax.hasCommentedSettings
      return isComment ? .commentOut(node, text) : .remove(node.goingWithLast)
    case .rename(let path, let key):
      let node = try find(path, in: document)
      guard let parent = node.parent, parent.kind == .object else {
        throw .impossible(path, "only the member of an object has a key")
      }
      if node.key?.hasSameBytes(as: key) == true { return nil }
      if parent[key] != nil { throw .keyExists(parent.path.appending(key)) }
      return .rename(node, key)
    case .duplicate(let path, let step): return try resolveCopy(of: find(path, in: document), as: step)
    case .insertMember(let path, _, _): throw .impossible(path, "a new member is added before it is moved")
    case .insert(let path, let value):
      let (array, index) = try arrayPlace(path, in: document)
      return .insert(value, at: index, of: array)
    case .move(let path, let index):
      let node = try find(path, in: document)
      guard let container = node.parent else { throw .impossible(path, "the whole document cannot be moved") }
      guard 0..<container.count ~= index else { throw .indexOutOfRange(path, count: container.count) }
      return node.indexInParent == index ? nil : .move(node, to: index)
    }
  }

  private static func resolveCopy(of node: Node, as step: Path.Step) throws(EditError) -> NodeEdit {
    guard let parent = node.parent else { throw .impossible(node.path, "the whole document cannot be copied") }
    guard parent.kind == .object else { return .duplicate(node, as: nil) }
    guard let key = step.key else { throw .impossible(node.path, "the copy of a member needs a key") }
    if parent[key] != nil { throw .keyExists(parent.path.appending(key)) }
    return .duplicate(node, as: key)
  }

  private static func find(_ path: Path, in document: Document) throws(EditError) -> Node {
    guard let node = document.node(at: try resolved(path, in: document)) else { throw .notFound(path) }
    return node
  }

  static func resolved(_ path: Path, in document: Document) throws(EditError) -> Path {
    do throws(ItemError) {
      return try document.resolved(path)
    } catch {
      throw .impossible(error.path, error.cause)
    }
  }

  private static func arrayPlace(_ path: Path, in document: Document) throws(EditError) -> (Node, Int) {
    let path = try resolved(path, in: document)
    guard let parentPath = path.parent else {
      throw .impossible(path, "give the index where the new element goes")
    }
    let array = try find(parentPath, in: document)
    guard array.kind == .array else { throw .notAContainer(parentPath, array.kind) }
    guard let index = path.last?.arrayIndex else { throw .keyInArray(path) }
    guard 0...array.count ~= index else { throw .indexOutOfRange(path, count: array.count) }
    return (array, index)
  }

  /// Goes down as far as the document has the path; what is missing below is made.
  private static func resolveSetting(_ path: Path, _ value: Value, in document: Document) throws(EditError) -> NodeEdit?
  {
    guard path.steps.count + value.depth <= Document.nestingLimit else {
      throw .unsupported(path, "no document goes deeper than \(Document.nestingLimit) levels")
    }
    let path = try resolved(path, in: document)
    var node = document.root
    for (depth, step) in path.steps.enumerated() {
      if let child = node[step] {
        node = child
        continue
      }
      let rest = path.steps[(depth + 1)...]
      let here = Path(Array(path.steps[...depth]))
      let made = try Self.nested(value, below: rest, of: path)
      switch (node.kind, step) {
      case (_, .index(1)) where node.mayBeRepeated && node.kind != .array:
        return .replace(node, .array([node.value, made]))
      case (.object, .key(let key)): return .add(key: key, made, to: node)
      case (.object, _): throw .impossible(here, "there is an object: give a key")
      case (.array, _):
        guard let index = step.arrayIndex else { throw .keyInArray(here) }
        guard index == node.count else { throw .indexOutOfRange(here, count: node.count) }
        return .insert(made, at: index, of: node)
      case (.null, _):
        return .replace(node, try Self.nested(value, below: path.steps[depth...], of: path))
      case (.string, .key(let key)) where document.format.syntax.textKey != nil && depth > 0:
        return .replace(
          node, Self.object(around: node, adding: key, made, textKey: document.format.syntax.textKey ?? key))
      default: throw .notAContainer(Path(Array(path.steps[..<depth])), node.kind)
      }
    }
    return node.isExactly(value) ? nil : .replace(node, value)
  }

  /// An object with what a text is now, and a member more.
  private static func object(around node: Node, adding key: String, _ value: Value, textKey: String) -> Value {
    let isNew = key == textKey || node.string == ""
    return .object(ObjectMembers((isNew ? [] : [(textKey, node.value)]) + [(key, value)]))
  }

  /// A value inside the objects and arrays that the steps ask for.
  private static func nested(
    _ value: Value, below steps: ArraySlice<Path.Step>, of path: Path
  ) throws(EditError) -> Value {
    var result = value
    for step in steps.reversed() {
      switch step {
      case .key(let key): result = .object(ObjectMembers([(key, result)]))
      case .index(0), .end: result = .array([result])
      case .index, .item: throw .indexOutOfRange(path, count: 0)
      }
    }
    return result
  }
}

extension Node {
  /// What holds it, where that may not be without it.
  fileprivate var goingWithLast: Node {
    guard let container = parent, container.count == 1, container.parent != nil,
      !storage.format.syntax.mayBeEmptied(container)
    else { return self }
    return container
  }

  /// Whether it has this value, numbers spelled alike as well.
  package func isExactly(_ other: Value) -> Bool {
    switch (kind, other) {
    case (.number, .number(let number)): self.number?.literal == number.literal
    case (.array, .array(let values)):
      count == values.count && zip(elements, values).allSatisfy { $0.isExactly($1) }
    case (.object, .object(let members)):
      count == members.count
        && zip(self.members, members).allSatisfy { $0.key.hasSameBytes(as: $1.key) && $0.value.isExactly($1.value) }
    default: kind.isScalar && value == other
    }
  }
}

extension Value {
  /// How many objects and arrays are inside each other at most; 0 for a scalar.
  fileprivate var depth: Int {
    var depth = 0
    var level = [self]
    while true {
      let containers = level.filter { !$0.kind.isScalar }
      if containers.isEmpty { return depth }
      depth += 1
      level = containers.flatMap(\.children)
    }
  }

  private var children: [Value] {
    switch self {
    case .array(let values): values
    case .object(let members): members.map(\.value)
    default: []
    }
  }
}
