/// Brings together what a text has in several places: containers of one name, and the settings that are one list.
///
/// A parser of lines hands on what it reads in the order of the text. Where nothing is repeated that is the tree.
struct TreeGrouping<Keys: KeyIdentity> {
  private let flat: TreeBuilder
  private let records: [NodeRecord]
  private let keys: Keys
  /// Of a container that goes on with an earlier one, that one.
  private var wholes: [Int: Int] = [:]
  /// What comes next in the same container, or in the same list.
  private var sibling: [Int32]
  /// A container's first member; of a setting that is repeated, the second of the list.
  private var first: [Int32]
  /// A container's last member, and the last of a list; in the end, where a container is in the new tree.
  private var last: [Int32]
  private var listCount = 0

  /// - Parameter hasLists: whether some keys become lists where they are repeated.
  static func grouped(_ flat: TreeBuilder, by keys: Keys, hasLists: Bool) -> TreeBuilder {
    if flat.headers.count < 2, !hasLists { return flat }
    var grouping = TreeGrouping(flat, keys)
    grouping.joinContainers()
    if grouping.wholes.isEmpty, !hasLists { return flat }
    grouping.chain()
    if hasLists { grouping.joinLists() }
    return grouping.wholes.isEmpty && grouping.listCount == 0 ? flat : grouping.emitted()
  }

  private init(_ flat: TreeBuilder, _ keys: Keys) {
    self.flat = flat
    self.keys = keys
    records = flat.records
    (sibling, first, last) = ([], [], [])
  }

  // MARK: - Finding

  private mutating func joinContainers() {
    var table = RepeatTable()
    for index in records.indices.dropFirst() where records[index].kind == .object && records[index].hasKey {
      let parent = whole(records[index].parent)
      let earlier = table.earlier(than: index, hash: keys.hash(ofKeyOf: index) ^ parent &* 0x9E37_79B9) {
        whole(records[$0].parent) == parent && keys.haveSameKey($0, index)
      }
      if let earlier { wholes[index] = earlier }
    }
  }

  @inline(__always)
  private func whole(_ index: Int) -> Int {
    wholes.isEmpty ? index : wholes[index] ?? index
  }

  private mutating func chain() {
    sibling = Array(repeating: -1, count: records.count)
    (first, last) = (sibling, sibling)
    for index in records.indices.dropFirst() where records[index].kind != .object || whole(index) == index {
      append(index, to: whole(records[index].parent))
    }
  }

  private mutating func append(_ index: Int, to owner: Int) {
    if first[owner] < 0 { first[owner] = Int32(index) } else { sibling[Int(last[owner])] = Int32(index) }
    last[owner] = Int32(index)
  }

  /// Takes from each container's members those that go on with a list.
  private mutating func joinLists() {
    var table = RepeatTable()
    for container in records.indices where records[container].kind == .object && whole(container) == container {
      table.removeAll()
      var (member, before) = (Int(first[container]), -1)
      while member >= 0 {
        let next = Int(sibling[member])
        let isOne = records[member].kind.isScalar && keys.isList(keyOf: member)
        let earlier =
          !isOne
          ? nil
          : table.earlier(than: member, hash: keys.hash(ofKeyOf: member)) {
            keys.haveSameKey($0, member)
          }
        if let earlier {
          if first[earlier] < 0 { listCount += 1 }
          sibling[before] = Int32(next)
          sibling[member] = -1
          append(member, to: earlier)
        } else {
          before = member
        }
        member = next
      }
    }
  }

  // MARK: - In the order of the tree

  private mutating func emitted() -> TreeBuilder {
    var tree = TreeBuilder()
    tree.reserve(records.count + listCount - wholes.count)
    tree.notes = flat.notes
    tree.keyInset = flat.keyInset
    tree.isInTextOrder = false
    emit(0, &tree)
    tree.headers = flat.headers.map { header in
      HeaderRecord(start: header.start, end: header.end, container: Int(last[whole(header.container)]))
    }
    return tree
  }

  private mutating func emit(_ index: Int, _ tree: inout TreeBuilder) {
    let record = records[index]
    if let key = record.keySpan { tree.key(key, stored: flat.storedKeys[index]) }
    guard !record.kind.isScalar || first[index] >= 0 else { return tree.scalar(record.kind, at: record.span) }
    let isList = record.kind.isScalar
    if !isList { last[index] = Int32(tree.records.count) }
    tree.open(isList ? .array : record.kind, at: record.start)
    if isList { tree.scalar(record.kind, at: record.span) }
    var member = Int(first[index])
    while member >= 0 {
      if isList { tree.scalar(records[member].kind, at: records[member].span) } else { emit(member, &tree) }
      member = Int(sibling[member])
    }
    tree.close(at: isList ? records[Int(last[index])].end : record.end)
  }
}
