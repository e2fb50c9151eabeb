/// A statement or a block as it is read, in the order of the text: numbers alone, so that no copy counts uses.
struct BraceItem {
  let kind: Kind
  let key: Range<Int>
  /// Whether the key's span does not spell it.
  var isStored = false
  /// A value; a block from brace to brace; a section from its header to its last statement.
  var span: Range<Int>
  /// The end of what belongs to it: its `;` or the word that ends its text.
  var end: Int
  var detail = 0
  let parent: Int
}

/// All of a text, the root first.
struct BraceItems {
  private(set) var all: [BraceItem] = []

  var count: Int { all.count }
  subscript(index: Int) -> BraceItem { all[index] }

  /// The keys that their spans do not spell, by the places of their items.
  private(set) var storedKeys: [Int: String] = [:]

  mutating func reserve(_ count: Int) { all.reserveCapacity(count) }

  mutating func append(_ item: BraceItem, stored: String? = nil) {
    if let stored {
      storedKeys[all.count] = stored
      var item = item
      item.isStored = true
      all.append(item)
    } else {
      all.append(item)
    }
  }

  mutating func close(_ block: Int, at place: Int, end: Int) {
    all[block].span = all[block].span.lowerBound..<place
    all[block].end = end
  }

  mutating func extend(_ section: Int, to end: Int) {
    all[section].span = all[section].span.lowerBound..<max(end, all[section].span.upperBound)
    all[section].end = all[section].span.upperBound
  }
}
