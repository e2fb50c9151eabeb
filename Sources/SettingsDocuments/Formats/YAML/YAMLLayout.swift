/// Where the parts of collections are: their entries with `-`, `?` and `:`, and the columns they begin in.
struct YAMLLayout {
  let text: [UInt8]
  let tree: YAMLTree
  private let parents: [Int32]

  /// One element of a sequence, or one key with its value.
  struct Entry {
    /// From `-`, `?` or the key to the end of the value.
    let range: Range<Int>
    /// `nil` in sequences.
    let key: Int?
    let value: Int
    /// Behind the `-` or the `:`; `nil` for a key without a colon.
    let headEnd: Int?
  }

  /// - Complexity: linear in the tree.
  init(_ text: [UInt8], _ tree: YAMLTree) {
    self.text = text
    self.tree = tree
    var parents = [Int32](repeating: -1, count: tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() where node.next > index + 1 {
      var child = index + 1
      while child < node.next {
        parents[child] = Int32(index)
        child = Int(tree[child].next)
      }
    }
    self.parents = parents
  }

  func parent(of index: Int) -> Int { Int(parents[index]) }

  /// The blanks before an offset on its line, and whatever else is there, counted in bytes.
  func column(of offset: Int) -> Int { offset - YAMLBytes.lineStart(text, offset) }

  /// Whether an offset has only blanks before it on its line.
  func isFirstOnLine(_ offset: Int) -> Bool {
    text[YAMLBytes.lineStart(text, offset)..<offset].allSatisfy(YAMLBytes.isBlank)
  }

  /// Whether a node is between brackets, itself not counted.
  func isInFlow(_ index: Int) -> Bool {
    let parent = parent(of: index)
    return parent >= 0 && (tree[parent].style == .flow || tree[parent].style == .pair)
  }

  // MARK: - Entries

  /// The entries of a collection in order.
  ///
  /// - Complexity: what it holds, for the way from one to the next.
  func entries(of collection: Int) -> [Entry] {
    let children = tree.children(of: collection)
    let isMapping = tree[collection].kind == .mapping
    var entries: [Entry] = []
    var end = Int(tree[collection].start) + (tree[collection].style == .flow ? 1 : 0)
    for place in stride(from: 0, to: children.count - (isMapping ? 1 : 0), by: isMapping ? 2 : 1) {
      let start = skip(from: end, commas: tree[collection].style == .flow)
      let entry =
        isMapping
        ? self.entry(from: start, key: children[place], value: children[place + 1])
        : element(children[place], from: start, isBlock: tree[collection].style == .block)
      entries.append(entry)
      end = entry.range.upperBound
    }
    return entries
  }

  private func entry(from start: Int, key: Int, value: Int) -> Entry {
    let keyEnd = Int(tree[key].end)
    let colon = YAMLBytes.skipBlanksAndComments(text, from: keyEnd)
    let hasColon = colon < text.count && text[colon] == UInt8(ascii: ":") && colon < tree.outerStart(of: value)
    return Entry(
      range: min(start, tree.outerStart(of: key))..<max(keyEnd, Int(tree[value].end)), key: key, value: value,
      headEnd: hasColon ? colon + 1 : nil)
  }

  private func element(_ value: Int, from start: Int, isBlock: Bool) -> Entry {
    guard isBlock else {
      return Entry(range: tree.outerStart(of: value)..<Int(tree[value].end), key: nil, value: value, headEnd: nil)
    }
    return Entry(range: start..<max(start + 1, Int(tree[value].end)), key: nil, value: value, headEnd: start + 1)
  }

  private func skip(from offset: Int, commas: Bool) -> Int {
    var position = YAMLBytes.skipBlanksAndComments(text, from: offset)
    while commas, position < text.count, text[position] == UInt8(ascii: ",") {
      position = YAMLBytes.skipBlanksAndComments(text, from: position + 1)
    }
    return position
  }

  /// The entry that a value is in; `nil` for a document's value.
  func entry(ofValue value: Int) -> Entry? {
    let parent = parent(of: value)
    guard parent >= 0, tree[parent].kind == .mapping || tree[parent].kind == .sequence else { return nil }
    return entries(of: parent).first { $0.value == value }
  }
}
