/// Makes of what is written what programs read: aliases become what they represent, merge keys (`<<`) the members they
/// bring, several documents an array.
struct YAMLComposer {
  let text: [UInt8]
  let tree: YAMLTree
  /// Whether aliases and merge keys are followed; else an alias is a string, spelled `*name`, and `<<` a key.
  let followsAliases: Bool
  private(set) var result = TreeBuilder()
  private var places = YAMLPlaces()
  /// Whether every key is spelled byte for byte, as is mostly so.
  private var areKeysSpelled = true
  private var left: Int
  private let limit: Int
  private var mergedMembers: [Int: [Member]] = [:]

  struct Member {
    let key: Int
    let value: Int
    /// Whether a merge key brings it.
    let isMerged: Bool
  }

  init(_ text: [UInt8], _ tree: YAMLTree, followsAliases: Bool) {
    self.text = text
    self.tree = tree
    self.followsAliases = followsAliases
    limit = min(100_000 + 10 * tree.count, NodeRecord.countBound / 2)
    left = limit
  }

  mutating func compose() throws(ParseError) -> TreeBuilder {
    result.reserve(tree.count)
    places.reserve(tree.count)
    let documents = tree.children(of: 0)
    switch documents.count {
    case 0:
      places.append(0)
      let place = firstValuePlace
      result.scalar(.null, at: place..<place, detail: YAMLScalar.detail(.empty))
    case 1: try take(documents[0] + 1)
    default:
      places.append(0)
      result.holdsDocuments = true
      result.open(.array, at: tree[0].start)
      for document in documents { try take(document + 1) }
      result.close(at: text.count)
    }
    if areKeysSpelled { result.keyInset = 0 }
    let hasReferences = followsAliases && (tree.hasMergeKeys || !tree.aliasTargets.isEmpty)
    result.isInTextOrder = !hasReferences
    result.syntaxTree = YAMLSource(tree: tree, places: places, hasReferences: hasReferences)
    return result
  }

  /// Where the first value of a text goes that has none: behind its last line that is not blank.
  private var firstValuePlace: Int {
    guard let last = text.lastIndex(where: { !YAMLBytes.isSpace($0) }), last >= UTF8Text.start(of: text) else {
      return text.count
    }
    return YAMLBytes.lineEnd(text, last)
  }

  // MARK: - Nodes

  /// - Parameter alias: the alias through which the node is seen here.
  private mutating func take(_ index: Int, isBorrowed: Bool = false, alias: Int? = nil) throws(ParseError) {
    let node = tree[index]
    if isBorrowed { try spend(at: node.span) }
    switch node.kind {
    case .alias:
      if followsAliases, let target = tree.aliasTargets[index] {
        try spend(at: node.span)
        return try take(target, isBorrowed: true, alias: isBorrowed ? nil : index)
      }
      note(index, isBorrowed, alias)
      result.scalar(.string, at: node.span, detail: YAMLScalar.aliasDetail)
    case .scalar:
      let isBlock = node.style == .literal || node.style == .folded
      let scalar = YAMLScalar(
        text, node, contentColumn: isBlock ? tree.contentColumns[index] ?? 0 : 0,
        tag: node.hasProperties ? tree.properties[index]?.tagName : nil)
      note(index, isBorrowed, alias)
      result.scalar(scalar.kind, at: node.style == .empty ? shownSpan(of: index) : node.span, detail: scalar.detail)
    case .sequence, .mapping:
      if result.depth >= Document.nestingLimit { throw .nestedTooDeeply(at: node.start, in: text) }
      note(index, isBorrowed, alias)
      result.open(node.kind == .mapping ? .object : .array, at: node.start)
      if node.kind == .mapping {
        try takeMembers(of: index, isBorrowed: isBorrowed)
      } else {
        try takeElements(of: index, isBorrowed: isBorrowed)
      }
      result.close(at: node.end)
    case .stream, .document: break
    }
  }

  /// The span of a scalar of which nothing is written; its tag's, where it has one.
  private func shownSpan(of index: Int) -> Range<Int> {
    let node = tree[index]
    guard let properties = tree.properties[index], properties.anchor == nil else {
      return node.span
    }
    return properties.tag ?? node.span
  }

  private mutating func takeElements(of index: Int, isBorrowed: Bool) throws(ParseError) {
    let end = tree[index].next
    var child = index + 1
    while child < end {
      try take(child, isBorrowed: isBorrowed)
      child = tree[child].next
    }
  }

  private mutating func takeMembers(of index: Int, isBorrowed: Bool) throws(ParseError) {
    if followsAliases, tree.hasMergeKeys, tree.pairs(of: index).contains(where: isMerge) {
      for member in try members(of: index) {
        takeKey(member.key)
        try take(member.value, isBorrowed: isBorrowed || member.isMerged)
      }
      return
    }
    for (key, value) in tree.pairs(of: index) {
      takeKey(key)
      try take(value, isBorrowed: isBorrowed)
    }
  }

  private mutating func takeKey(_ index: Int) {
    let node = tree[index]
    let isInPlace = node.kind == .scalar && node.style != .literal && node.style != .folded
    let isAlias = node.kind == .alias && !followsAliases
    areKeysSpelled =
      areKeysSpelled && node.kind == .scalar && node.style == .plain
      && !(node.start..<node.end).contains { YAMLBytes.isBreak(text[$0]) }
    result.key(node.span, stored: isInPlace || isAlias ? nil : YAMLScalar.key(text, tree, index))
  }

  private mutating func note(_ index: Int, _ isBorrowed: Bool, _ alias: Int? = nil) {
    places.append(alias ?? (isBorrowed ? -1 : index))
  }

  /// Counts what aliases repeat: a few lines can represent more than any memory holds.
  private mutating func spend(at span: Range<Int>) throws(ParseError) {
    left -= 1
    if left < 0 { throw YAMLErrors(text: text).tooManyAliases(span, limit: limit) }
  }

  // MARK: - Merge keys

  private func isMerge(_ key: Int, _ value: Int) -> Bool {
    tree.isMergeKey(key, in: text) && mergeSources(value) != nil
  }

  /// The mappings that a merge key names; `nil` when its value is something else.
  private func mergeSources(_ value: Int) -> [Int]? {
    let node = resolved(value)
    switch tree[node].kind {
    case .mapping: return [node]
    case .sequence:
      let items = tree.children(of: node).map(resolved)
      return items.allSatisfy { tree[$0].kind == .mapping } ? items : nil
    default: return nil
    }
  }

  private func resolved(_ index: Int) -> Int { tree.aliasTargets[index] ?? index }

  /// The members of a mapping and of those it merges: its own win, then those of earlier mappings.
  private mutating func members(of mapping: Int) throws(ParseError) -> [Member] {
    if let known = mergedMembers[mapping] { return known }
    var taken: Set<[UInt8]> = []
    let pairs = tree.pairs(of: mapping)
    for pair in pairs where !isMerge(pair.key, pair.value) { taken.insert(keyBytes(pair.key)) }
    var members: [Member] = []
    for pair in pairs {
      guard isMerge(pair.key, pair.value), let sources = mergeSources(pair.value) else {
        members.append(Member(key: pair.key, value: pair.value, isMerged: false))
        continue
      }
      for source in sources {
        for member in try self.members(of: source) {
          try spend(at: tree[pair.key].span)
          if taken.insert(keyBytes(member.key)).inserted {
            members.append(Member(key: member.key, value: member.value, isMerged: true))
          }
        }
      }
    }
    mergedMembers[mapping] = members
    return members
  }

  private func keyBytes(_ index: Int) -> [UInt8] { Array(YAMLScalar.key(text, tree, index).utf8) }
}
