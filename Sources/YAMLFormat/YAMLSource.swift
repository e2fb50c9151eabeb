/// What a YAML document keeps of how it is written.
struct YAMLSource {
  let tree: YAMLTree
  let places: YAMLPlaces
  /// Whether aliases or merge keys are followed, so that the document shows more than is written.
  let hasReferences: Bool
}

extension YAMLSource: SyntaxTree {
  /// In a frame, the stream, the document and the collection come first.
  private static let firstRead = 3

  func holds(_ read: any SyntaxTree, _ splice: NodeSplice, in storage: DocumentStorage) -> Bool {
    guard let read = read as? YAMLSource, read.isPart else { return false }
    let (container, frame) = (tree[places[splice.run.container]], read.tree[Self.firstRead - 1])
    guard container.kind == frame.kind, container.style == frame.style else { return false }
    let nodes = nodes(of: splice, in: storage)
    return nodes.count == read.tree.count - Self.firstRead
      && tree.holds(read.tree, from: Self.firstRead, at: nodes.lowerBound, movedBy: splice.readOffset)
      && zip(splice.run.nodes, splice.oldRead).allSatisfy {
        places[$0] - nodes.lowerBound == read.places[$1] - Self.firstRead
      }
  }

  /// Whether a framed text was read as one block collection, and has nothing to do with what is elsewhere.
  private var isPart: Bool {
    tree.count >= Self.firstRead && tree[1].kind == .document && tree[2].style == .block && tree[2].next == tree.count
      && tree.aliasTargets.isEmpty && !tree.hasMergeKeys && tree.properties.isEmpty
  }

  func replacing(_ splice: NodeSplice, with read: any SyntaxTree, in storage: DocumentStorage) -> (any SyntaxTree)? {
    guard let read = read as? YAMLSource, read.isPart, !read.hasReferences else { return nil }
    if splice.textGrowth == 0, splice.nodeGrowth == 0, !hasReferences, holds(read, splice, in: storage) { return self }
    let nodes = nodes(of: splice, in: storage)
    var ancestors: Set<Int> = [0]
    var record = splice.run.container
    while record >= 0 {
      let place = places[record]
      ancestors.insert(place)
      record = storage.records[record].parent
      // A document holds one value, right behind it.
      if record < 0 || places[record] == 0 { ancestors.insert(max(0, place - 1)) }
    }
    guard let tree = tree.replacing(nodes, of: ancestors, with: read.tree, from: Self.firstRead, splice) else {
      return nil
    }
    let shift = nodes.lowerBound - Self.firstRead
    let places = places.replacing(
      splice.run.nodes, with: splice.newRead.lazy.map { read.places[$0] + shift },
      movingRestBy: tree.count - self.tree.count)
    return YAMLSource(tree: tree, places: places, hasReferences: false)
  }

  /// Whether what comes behind the text of one block collection may have a part in it: a block scalar without content
  /// may have that further below, and a value may be a key that is no further in than the collection that it is in.
  func mayGoOn(in text: [UInt8]) -> Bool {
    if text.last != 0x0A || hasDocumentLines(text) { return true }
    // At the end of a text, the library is content with what it would refuse before another line.
    if YAMLBytes.skipBlanksAndComments(text, from: tree[Self.firstRead - 1].end) < text.count { return true }
    let last = tree.count - 1
    if tree[last].style == .literal || tree[last].style == .folded {
      return !ByteScan.contains(0x0A, in: text, tree[last].span)
    }
    if tree[last].kind == .scalar, ByteScan.contains(0x0A, in: text, tree[last].span) { return true }
    func column(_ offset: Int) -> Int { offset - YAMLBytes.lineStart(text, offset) }
    var (node, outer) = (Self.firstRead - 1, 0)
    while node < last {
      if tree[node].style == .block { outer = column(tree[node].start) }
      guard let child = tree.children(of: node).last else { return false }
      node = child
      let start = tree.outerStart(of: node)
      let isFirst = YAMLBytes.isFirstOnLine(text, start)
      if tree[node].style != .block, tree[node].span.count > 0, isFirst, column(start) <= outer { return true }
    }
    return false
  }

  /// Whether a text has lines that are about whole documents, or may be.
  private func hasDocumentLines(_ text: [UInt8]) -> Bool {
    var line = tree[1].start
    while line < text.count {
      if text[line] == UInt8(ascii: "%") || YAMLBlockScalar.isDocumentMark(text, line) { return true }
      line = YAMLBytes.afterBreak(text, YAMLBytes.lineEnd(text, line))
    }
    return false
  }

  func isSame(as other: (any SyntaxTree)?) -> Bool {
    guard let other = other as? YAMLSource else { return false }
    return places == other.places && hasReferences == other.hasReferences && tree.count == other.tree.count
      && tree.holds(other.tree, from: 0, at: 0, movedBy: 0)
  }

  /// The nodes that a run is, with the keys.
  private func nodes(of splice: NodeSplice, in storage: DocumentStorage) -> Range<Int> {
    let run = splice.run
    guard let last = storage.records.child(of: run.container, holding: run.nodes.upperBound - 1) else { return 0..<0 }
    let end = tree[places[last]].next
    if tree[places[run.container]].kind == .sequence { return places[run.nodes.lowerBound]..<end }
    let before = storage.records.child(of: run.container, holding: run.nodes.lowerBound - 1)
    return (before.map { tree[places[$0]].next } ?? places[run.container] + 1)..<end
  }
}

extension Document {
  var yaml: YAMLSource {
    guard let source = storage.syntaxTree as? YAMLSource else {
      preconditionFailure("a YAML document is made by YAMLComposer alone")
    }
    return source
  }
}
