/// What a path means in a document.
package struct PathResolution {
  package var path: Path
  /// The lists of several in which the path means the first one, without saying so.
  package fileprivate(set) var openLists: [Path] = []
}

extension Document {
  /// The path that is meant by one that was written without looking at this document.
  ///
  /// - `-` in a pointer and `[]` in the dotted form are the place behind the last element where an array is, or where
  ///   nothing is yet; a member of an object may be called `-`.
  /// - `[name=value]` is the one element that has this; see ``ItemSelector``.
  /// - Where the format reads what is repeated as a list, what is there once is reached as its first element too, and
  ///   the first of several as if it were alone: `server[0].listen` and `server.listen`. `[]` and `[1]` are the place
  ///   of a second.
  /// - Where blocks have names behind their word, an index behind the word is one of them, whatever its name:
  ///   `zone[0].file`.
  /// - Where the format's keys may hold dots and nothing is inside anything, all steps together are one key:
  ///   `net.ipv4.ip_forward` in a sysctl.conf.
  ///
  ///       let document = try Document(parsing: Array(#"{"dns": ["1.1.1.1"]}"#.utf8), as: .json)
  ///       try document.resolved(try Path(parsing: "dns[]"))               // dns[1]
  ///       try document.resolved(try Path(parsing: "/search/-"))           // search[0]
  ///
  /// - Throws: ``ItemError`` where no element, or more than one, has what is asked for.
  public func resolved(_ path: Path) throws(ItemError) -> Path { try resolution(of: path).path }

  /// The path that is meant, and what it leaves open.
  package func resolution(of path: Path) throws(ItemError) -> PathResolution {
    if format.syntax.joinsKeysByDots, path.steps.count > 1 {
      return PathResolution(path: [.key(Self.joined(path.steps))])
    }
    var walk = PathWalk(self)
    for (place, step) in path.steps.enumerated() {
      try walk.follow(step, isLast: place == path.steps.count - 1)
    }
    return walk.resolution
  }

  private static func joined(_ steps: [Path.Step]) -> String {
    var key = ""
    for step in steps {
      switch step {
      case .key(let part): key += (key.isEmpty ? "" : ".") + part
      case .index, .end, .item: key += Path([step]).description
      }
    }
    return key
  }
}

/// Follows a path into a document, one step after the other.
private struct PathWalk {
  private let document: Document
  private(set) var resolution = PathResolution(path: .root)
  /// What is at the path so far; nil where nothing is.
  private var node: Node?
  /// The blocks of the word that was the last step, where that alone leads to nothing.
  private var namedBlocks: [(steps: [Path.Step], block: Node)] = []
  /// Whether the last step chose what is there once, which is then no list to choose from again.
  private var isChosen = false

  init(_ document: Document) {
    self.document = document
    node = document.root
  }

  mutating func follow(_ step: Path.Step, isLast: Bool) throws(ItemError) {
    if try followNamedBlock(step) { return }
    let wasChosen = isChosen
    isChosen = false
    if case .item(let selector) = step { return try choose(selector) }
    guard let node, node.kind != .null else {
      if step.key != nil, isListOfSections { go(.index(0), to: nil) }
      return go(step.isEnd ? .index(0) : step, to: nil)
    }
    if node.kind == .array {
      follow(step, inList: node)
    } else if let child = node[step] {
      go(step, to: child)
    } else if wasChosen, step.key == nil || step.isEnd {
      go(.index(0), to: nil)
      go(step, to: nil)
    } else if node.mayBeRepeated, let place = step.entry(ofOnly: node, isLast: isLast) {
      // What is there once is the first of its list.
      isChosen = place == 0
      if place > 0 { go(.index(place), to: nil) }
    } else {
      if !isLast, let word = step.key { namedBlocks = node.blocks(named: word) }
      go(step, to: nil)
    }
  }

  /// Whether the path so far is that of sections that have one name and are not there yet.
  private var isListOfSections: Bool {
    guard resolution.path.steps.count == 1, let name = resolution.path.last?.key else { return false }
    return document.format.repeatsSection(name)
  }

  /// Goes to the one of the blocks of a word that a step chooses; false where it chooses none.
  private mutating func followNamedBlock(_ step: Path.Step) throws(ItemError) -> Bool {
    if namedBlocks.isEmpty { return false }
    let blocks = namedBlocks
    namedBlocks = []
    if step.isEnd {
      // No index has another meaning there, so that the path means the same again.
      go(.index(blocks.count), to: nil)
      return true
    }
    var place = step.arrayIndex
    if case .item(let selector) = step { place = try match(of: selector, in: blocks.map(\.block)) }
    guard let place, blocks.indices.contains(place) else { return false }
    resolution.path.steps.removeLast()
    resolution.path.steps += blocks[place].steps
    node = blocks[place].block
    return true
  }

  private mutating func follow(_ step: Path.Step, inList list: Node) {
    if step.isEnd { return go(.index(list.count), to: nil) }
    if let index = step.arrayIndex { return go(.index(index), to: list[index]) }
    let first = list.mayBeRepeated ? list.elements.enumerated().first { $0.element.kind == .object } : nil
    guard let first else { return go(step, to: nil) }
    if list.count > 1 { resolution.openLists.append(resolution.path) }
    go(.index(first.offset), to: first.element)
    go(step, to: first.element[step])
  }

  private mutating func go(_ step: Path.Step, to next: Node?) {
    resolution.path.steps.append(step)
    node = next
  }

  // MARK: - Items

  private mutating func choose(_ selector: ItemSelector) throws(ItemError) {
    let place = resolution.path
    let isList = node?.kind == .array
    guard let node, isList || node.kind == .object && node.mayBeRepeated else {
      throw ItemError(place, selector, .noList)
    }
    let items = isList ? Array(node.elements) : [node]
    let match = try match(of: selector, in: items)
    if isList { go(.index(match), to: items[match]) }
  }

  /// The place of the one item that has what is asked for.
  private func match(of selector: ItemSelector, in items: [Node]) throws(ItemError) -> Int {
    let place = resolution.path
    let matches = selector.matches(in: items)
    guard let match = matches.first else { throw ItemError(place, selector, .noItem(of: items.count)) }
    if matches.count > 1 {
      let names = LastingPaths(document)
      throw ItemError(place, selector, .severalItems(matches.map { names.path(for: items[$0].path) }))
    }
    return match
  }
}

extension Path.Step {
  /// Whether it means the place behind a list, where one is.
  fileprivate var isEnd: Bool { self == .end || self == .key("-") }

  /// Which entry is meant of the list that something would be if it were there several times; nil where none is.
  ///
  /// A key of digits may be a new member of an object.
  fileprivate func entry(ofOnly node: Node, isLast: Bool) -> Int? {
    if isEnd { return 1 }
    guard key != nil, node.kind == .object else { return arrayIndex }
    return arrayIndex == 0 && !isLast ? 0 : nil
  }
}
