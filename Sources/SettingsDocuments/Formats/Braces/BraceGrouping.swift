/// Makes the tree of what was read: what has one key in a block becomes an array.
struct BraceGrouping {
  private let items: BraceItems
  private let lexer: BraceLexer
  private let ignoresCase: Bool
  /// What comes next in the same block or in the same array; of the first in an array, the second is in `second`.
  private var sibling: [Int32]
  private var first: [Int32]
  private var second: [Int32]
  /// The last member of a block while they are chained; then the last one of the array that begins here.
  private var last: [Int32]
  private var tree = TreeBuilder()
  private var source = BraceSource()
  private var isInOrder = true

  init(_ items: BraceItems, _ lexer: BraceLexer) {
    self.items = items
    self.lexer = lexer
    ignoresCase = lexer.dialect.ignoresCase
    sibling = Array(repeating: -1, count: items.count)
    (first, second, last) = (sibling, sibling, sibling)
  }

  mutating func tree(of text: [UInt8]) throws(ParseError) -> TreeBuilder {
    chain()
    tree.reserve(items.count)
    source.reserve(items.count)
    try emit(0, isElement: false, depth: 0, text)
    tree.isInTextOrder = isInOrder
    if tree.storedKeys.isEmpty { tree.keyInset = 0 }
    tree.syntaxTree = source
    return tree
  }

  // MARK: - What is repeated

  private mutating func chain() {
    for index in 1..<max(1, items.count) { append(index, to: items[index].parent) }
    var table = RepeatTable()
    for block in 0..<items.count where hasMembers(block) {
      table.removeAll()
      var (member, before) = (Int(first[block]), -1)
      while member >= 0 {
        let next = Int(sibling[member])
        if let earlier = table.earlier(than: member, hash: hash(member), isSame: { hasSameKey($0, member) }) {
          if before >= 0 { sibling[before] = Int32(next) }
          sibling[member] = -1
          if before != earlier { isInOrder = false }
          if second[earlier] < 0 {
            second[earlier] = Int32(member)
          } else {
            sibling[Int(last[earlier])] = Int32(member)
          }
          last[earlier] = Int32(member)
        } else {
          before = member
        }
        member = next
      }
    }
  }

  /// Whether there are several.
  private func hasMembers(_ block: Int) -> Bool { first[block] >= 0 && sibling[Int(first[block])] >= 0 }

  private mutating func append(_ index: Int, to block: Int) {
    if first[block] < 0 { first[block] = Int32(index) } else { sibling[Int(last[block])] = Int32(index) }
    last[block] = Int32(index)
  }

  private func hash(_ index: Int) -> Int {
    let key = items[index].key
    if items[index].isStored || ignoresCase { return identity(index).withBytes(KeyHash.hash) }
    return KeyHash.hash(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(lexer.bytes)[key]))
  }

  private func hasSameKey(_ index: Int, _ other: Int) -> Bool {
    if items[index].isStored || items[other].isStored || ignoresCase {
      return identity(index).hasSameBytes(as: identity(other))
    }
    let bytes = UnsafeRawBufferPointer(lexer.bytes)
    return KeyTexts.areSame(
      UnsafeRawBufferPointer(rebasing: bytes[items[index].key]),
      UnsafeRawBufferPointer(rebasing: bytes[items[other].key]))
  }

  private func identity(_ index: Int) -> String {
    let written = UnsafeBufferPointer(rebasing: lexer.bytes[items[index].key])
    let key = items.storedKeys[index] ?? String(decoding: written, as: UTF8.self)
    return ignoresCase ? key.lowercased() : key
  }

  // MARK: - In the order of the tree

  private mutating func emit(_ index: Int, isElement: Bool, depth: Int, _ text: [UInt8]) throws(ParseError) {
    let item = items[index]
    guard depth <= Document.nestingLimit else { throw .nestedTooDeeply(at: item.span.lowerBound, in: text) }
    if index > 0, !isElement { tree.key(item.key, stored: item.isStored ? items.storedKeys[index] : nil) }
    if isElement { source.append(elementKey: item.key, of: tree.count) }
    source.append(end: item.end, behind: item.span.upperBound)
    guard item.kind == .object else { return tree.scalar(item.kind, at: item.span, detail: item.detail) }
    tree.open(.object, at: item.span.lowerBound)
    var member = Int(first[index])
    while member >= 0 {
      if second[member] < 0 {
        try emit(member, isElement: false, depth: depth + 1, text)
      } else {
        try emitArray(member, depth: depth + 1, text)
      }
      member = Int(sibling[member])
    }
    tree.close(at: item.span.upperBound)
  }

  private mutating func emitArray(_ index: Int, depth: Int, _ text: [UInt8]) throws(ParseError) {
    let item = items[index]
    tree.key(item.key, stored: item.isStored ? items.storedKeys[index] : nil)
    source.append(end: 0, behind: 0)
    tree.open(.array, at: item.span.lowerBound)
    try emit(index, isElement: true, depth: depth + 1, text)
    var element = Int(second[index])
    while element >= 0 {
      try emit(element, isElement: true, depth: depth + 1, text)
      element = Int(sibling[element])
    }
    tree.close(at: items[Int(last[index])].span.upperBound)
  }
}
