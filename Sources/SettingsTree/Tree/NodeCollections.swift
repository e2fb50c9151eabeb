/// The children of a node, in the order of the tree. Walking them costs one step each.
///
///     let total = document.root["sizes"]?.elements.compactMap { $0.number?.int }.reduce(0, +)
public struct NodeChildren: Collection, Sendable {
  /// A place among the children.
  public struct Index: Comparable, Sendable {
    let position: Int
    let arenaIndex: Int

    public static func < (left: Index, right: Index) -> Bool { left.position < right.position }
    public static func == (left: Index, right: Index) -> Bool { left.position == right.position }
  }

  private let storage: DocumentStorage
  private let first: Int
  /// How many children there are; known without a walk.
  public let count: Int

  init(of node: Node, count: Int) {
    (storage, first, self.count) = (node.storage, node.index + 1, count)
  }

  public var startIndex: Index { Index(position: 0, arenaIndex: first) }
  public var endIndex: Index { Index(position: count, arenaIndex: -1) }

  public func index(after index: Index) -> Index {
    Index(position: index.position + 1, arenaIndex: storage.records[index.arenaIndex].next)
  }

  public subscript(index: Index) -> Node {
    Node(storage: storage, index: index.arenaIndex)
  }
}

/// One key and its value in an object.
///
///     for member in document.root.members { print(member.key, member.value.source) }
public struct Member: Sendable {
  /// The value.
  public let value: Node

  /// The key, decoded.
  public var key: String { value.key ?? "" }

  /// The key's bytes, with its quotes.
  public var keySpan: Range<Int> { value.keySpan ?? value.span.lowerBound..<value.span.lowerBound }
}

/// The members of an object, in the order of the tree.
///
///     let names = document.root.members.map(\.key)
public struct NodeMembers: Collection, Sendable {
  public typealias Index = NodeChildren.Index
  let children: NodeChildren

  public var count: Int { children.count }
  public var startIndex: Index { children.startIndex }
  public var endIndex: Index { children.endIndex }
  public func index(after index: Index) -> Index { children.index(after: index) }
  public subscript(index: Index) -> Member { Member(value: children[index]) }
}
