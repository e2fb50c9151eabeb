/// The tables and values of a TOML text while it is read: parts of one table may be far apart, so they are gathered
/// here and only then handed on in the order of the tree.
struct TOMLTree {
  /// How a table, or what is in one, came to be: this decides what may still be added to it (TOML, "Table").
  enum Definition: UInt8 {
    /// A value, an array in brackets.
    case value
    /// `{ … }`: whole where it is.
    case inline
    /// `[a]`, or one element of `[[a]]`.
    case header
    /// By keys such as `a.b = 1`.
    case dotted
    /// Only as part of a longer header.
    case implicit
    /// The array of `[[a]]`.
    case tableArray
  }

  struct Node {
    var kind: Kind
    var definition: Definition
    /// How many containers it is in.
    var depth: UInt16
    var start: Int32
    var end: Int32
    var keyStart: Int32 = -1
    var keyEnd: Int32 = -1
    var detail: Int32 = 0
    var parent: Int32
    var firstChild: Int32 = -1
    var lastChild: Int32 = -1
    var nextSibling: Int32 = -1

    var keySpan: Range<Int> { Int(keyStart)..<Int(keyEnd) }
  }

  let text: [UInt8]
  private(set) var nodes: [Node]
  /// Open addressing over children of tables, by parent and key; at most half full.
  private var slots: [Int32] = Array(repeating: -1, count: 64)
  private var slotsInUse = 0

  init(_ text: [UInt8]) {
    self.text = text
    nodes = [Node(kind: .object, definition: .header, depth: 0, start: 0, end: Int32(text.count), parent: -1)]
  }

  subscript(index: Int) -> Node {
    get { nodes[index] }
    set { nodes[index] = newValue }
  }

  /// Adds a node as the last child of another; with a key when it is in a table.
  mutating func add(
    _ kind: Kind, _ definition: Definition, at span: Range<Int>, key: Range<Int>?, to parent: Int, detail: Int = 0
  ) -> Int {
    let index = nodes.count
    var node = Node(
      kind: kind, definition: definition, depth: nodes[parent].depth + 1, start: Int32(span.lowerBound),
      end: Int32(span.upperBound), detail: Int32(detail), parent: Int32(parent))
    if let key {
      node.keyStart = Int32(key.lowerBound)
      node.keyEnd = Int32(key.upperBound)
    }
    nodes.append(node)
    if nodes[parent].lastChild >= 0 {
      nodes[Int(nodes[parent].lastChild)].nextSibling = Int32(index)
    } else {
      nodes[parent].firstChild = Int32(index)
    }
    nodes[parent].lastChild = Int32(index)
    if key != nil { remember(index) }
    return index
  }

  // MARK: - Keys

  /// The child of a table with the key that is in the span.
  func child(of table: Int, key: Range<Int>) -> Int? {
    let slot = withBytes(of: key) { self.slot(of: table, $0) }
    return slots[slot] < 0 ? nil : Int(slots[slot])
  }

  private mutating func remember(_ index: Int) {
    slotsInUse += 1
    if slotsInUse * 2 > slots.count { grow() }
    slots[slot(ofNode: index)] = Int32(index)
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for index in nodes.indices.dropLast() where nodes[index].keyStart >= 0 {
      slots[slot(ofNode: index)] = Int32(index)
    }
  }

  private func slot(ofNode index: Int) -> Int {
    withBytes(of: nodes[index].keySpan) { slot(of: Int(nodes[index].parent), $0) }
  }

  private func slot(of table: Int, _ key: UnsafeRawBufferPointer) -> Int {
    var hasher = Hasher()
    hasher.combine(table)
    hasher.combine(bytes: key)
    var position = hasher.finalize() & (slots.count - 1)
    while slots[position] >= 0 {
      let index = Int(slots[position])
      if nodes[index].parent == table, withBytes(of: nodes[index].keySpan, { KeyTexts.areSame($0, key) }) {
        return position
      }
      position = (position + 1) & (slots.count - 1)
    }
    return position
  }

  /// Lends the bytes of the key that is in a span, decoded.
  private func withBytes<Result>(of key: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    guard let plain = TOMLKey.plain(text, key) else { return TOMLString.decoded(text, in: key).withBytes(body) }
    return text.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[plain])) }
  }

  // MARK: - In the order of the tree

  /// Hands everything on, and calls `visit` for each node in the order of the tree.
  func flattened(visit: (Int) -> Void = { _ in }) -> TreeBuilder {
    var tree = TreeBuilder()
    tree.reserve(nodes.count)
    var pending = [0]
    while let next = pending.popLast() {
      if next < 0 {
        tree.close(at: Int(nodes[-next - 1].end))
        continue
      }
      let node = nodes[next]
      visit(next)
      if node.nextSibling >= 0 { pending.append(Int(node.nextSibling)) }
      if node.keyStart >= 0 { tree.key(node.keySpan) }
      if node.kind.isScalar {
        tree.scalar(node.kind, at: Int(node.start)..<Int(node.end), detail: Int(node.detail))
      } else {
        tree.open(node.kind, at: Int(node.start))
        pending.append(-next - 1)
        if node.firstChild >= 0 { pending.append(Int(node.firstChild)) }
      }
    }
    return tree
  }
}
