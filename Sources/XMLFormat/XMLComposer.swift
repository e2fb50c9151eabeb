/// Makes the tree of a text from its elements: attributes and texts are members beside the elements, and elements of
/// one name are an array at the place of the first.
///
/// - Complexity: linear.
struct XMLComposer {
  private let text: [UInt8]
  private let elements: [XMLElement]
  private var tree = TreeBuilder()
  /// Of an element, the next of its siblings with the same name.
  private var nextAlike: [Int32]
  /// Whether an earlier sibling has the same name.
  private var isLater: [Bool]
  private var table = RepeatTable()
  /// Of the first of its siblings with a name, the last one so far.
  private var lastAlike: [Int32]

  static func tree(of text: [UInt8]) throws(ParseError) -> TreeBuilder {
    if text[UTF8Text.start(of: text)...].allSatisfy(XMLMarkup.isBlank) { return empty(text) }
    var composer = XMLComposer(text, try XMLReader.elements(of: text))
    return try composer.compose()
  }

  /// A file that is still to be written has no element.
  private static func empty(_ text: [UInt8]) -> TreeBuilder {
    var tree = TreeBuilder()
    let start = UTF8Text.start(of: text)
    tree.open(.object, at: start)
    tree.close(at: text.count)
    tree.notes = [Note(.empty, at: start..<start)]
    return tree
  }

  private init(_ text: [UInt8], _ elements: [XMLElement]) {
    self.text = text
    self.elements = elements
    nextAlike = Array(repeating: -1, count: elements.count)
    lastAlike = nextAlike
    isLater = Array(repeating: false, count: elements.count)
  }

  private mutating func compose() throws(ParseError) -> TreeBuilder {
    tree.reserve(elements.count * 2)
    tree.keysAreUnique = true
    tree.open(.object, at: UTF8Text.start(of: text))
    tree.key(name(of: 0))
    try emit(0)
    tree.close(at: text.count)
    return tree
  }

  private func name(of element: Int) -> Range<Int> { XMLMarkup.name(text, tagAt: elements[element].start) }

  private mutating func emit(_ index: Int) throws(ParseError) {
    let element = elements[index]
    let attributes = XMLMarkup.attributes(text, of: element)
    let isLeaf = element.next == index + 1
    if attributes.isEmpty, isLeaf, element.isOneTag || !XMLMarkup.isLayout(text, element.content) {
      return tree.scalar(.string, at: element.textSpan)
    }
    try open(.object, at: element.start)
    for attribute in attributes {
      tree.key(attribute.name)
      tree.scalar(.string, at: attribute.value)
    }
    if isLeaf {
      if !element.isOneTag, !XMLMarkup.isLayout(text, element.content) { emitTexts([element.content]) }
    } else {
      try emitChildren(of: index)
    }
    tree.close(at: element.end)
  }

  private mutating func open(_ kind: Kind, at start: Int) throws(ParseError) {
    tree.open(kind, at: start)
    if tree.depth > Document.nestingLimit { throw .nestedTooDeeply(at: start, in: text) }
  }

  // MARK: - Children

  private mutating func emitChildren(of index: Int) throws(ParseError) {
    findAlike(in: index)
    var texts = pieces(of: index)[...]
    var child = index + 1
    while child < elements[index].next {
      if let first = texts.first, first.lowerBound < elements[child].start {
        emitTexts(Array(texts))
        texts = []
      }
      if !isLater[child] { try emitAlike(from: child) }
      child = elements[child].next
    }
    emitTexts(Array(texts))
  }

  private mutating func emitAlike(from first: Int) throws(ParseError) {
    tree.key(name(of: first))
    guard nextAlike[first] >= 0 else { return try emit(first) }
    try open(.array, at: elements[first].start)
    var (element, last) = (first, first)
    while element >= 0 {
      if element > first, elements[last].next != element { tree.isInTextOrder = false }
      try emit(element)
      last = element
      element = Int(nextAlike[element])
    }
    tree.close(at: elements[last].end)
  }

  /// The texts between elements, without the blanks around them.
  private func pieces(of index: Int) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var (start, child) = (elements[index].tagEnd, index + 1)
    while true {
      let isEnd = child >= elements[index].next
      let end = isEnd ? elements[index].contentEnd : elements[child].start
      if let piece = XMLMarkup.trimmed(text, start..<end) { pieces.append(piece) }
      if isEnd { return pieces }
      (start, child) = (elements[child].end, elements[child].next)
    }
  }

  private mutating func emitTexts(_ spans: [Range<Int>]) {
    guard let first = spans.first, let last = spans.last else { return }
    tree.key(first.lowerBound..<first.lowerBound)
    if spans.count == 1 { return tree.scalar(.string, at: first) }
    tree.isInTextOrder = false
    tree.open(.array, at: first.lowerBound)
    for span in spans { tree.scalar(.string, at: span) }
    tree.close(at: last.upperBound)
  }

  // MARK: - Elements of one name

  private mutating func findAlike(in index: Int) {
    var child = index + 1
    let end = elements[index].next
    if elements[child].next == end { return }
    var table = RepeatTable()
    swap(&table, &self.table)
    table.removeAll()
    while child < end {
      let name = name(of: child)
      let hash = text.withUnsafeBytes { KeyHash.hash(UnsafeRawBufferPointer(rebasing: $0[name])) }
      let earlier = table.earlier(than: child, hash: hash) { other in
        let otherName = self.name(of: other)
        return otherName.count == name.count && text[otherName].elementsEqual(text[name])
      }
      if let earlier {
        nextAlike[lastAlike[earlier] < 0 ? earlier : Int(lastAlike[earlier])] = Int32(child)
        isLater[child] = true
        lastAlike[earlier] = Int32(child)
      }
      child = elements[child].next
    }
    swap(&table, &self.table)
  }
}
