/// Makes lists of what a container has several times, settings or containers, in the order of the text.
///
/// A parser hands on what it reads as it comes. Where nothing is repeated that is the tree.
///
/// - Complexity: linear.
struct ListGrouping<Keys: KeyIdentity> {
  private let flat: TreeBuilder
  private let records: [NodeRecord]
  private let keys: Keys
  /// What comes next in the same list.
  private var next: [Int32]
  /// The last of the list that a node begins.
  private var last: [Int32]
  /// Whether a node goes on with a list that another one begins.
  private var isFurther: [Bool]
  private var listCount = 0

  static func grouped(_ flat: TreeBuilder, by keys: Keys) -> TreeBuilder {
    var grouping = ListGrouping(flat, keys)
    grouping.find()
    return grouping.listCount == 0 ? flat : grouping.emitted()
  }

  private init(_ flat: TreeBuilder, _ keys: Keys) {
    self.flat = flat
    self.keys = keys
    records = flat.records
    next = Array(repeating: -1, count: records.count)
    last = next
    isFurther = Array(repeating: false, count: records.count)
  }

  private mutating func find() {
    var table = RepeatTable()
    for container in records.indices where records[container].kind == .object && records[container].detail > 1 {
      table.removeAll()
      for member in ChildIndices(of: container, in: records) where keys.isList(keyOf: member) {
        let earlier = table.earlier(than: member, hash: keys.hash(ofKeyOf: member)) { keys.haveSameKey($0, member) }
        guard let earlier else { continue }
        let end = last[earlier] < 0 ? earlier : Int(last[earlier])
        if end == earlier { listCount += 1 }
        next[end] = Int32(member)
        last[earlier] = Int32(member)
        isFurther[member] = true
      }
    }
  }

  // MARK: - In the order of the tree

  private func emitted() -> TreeBuilder {
    var tree = TreeBuilder()
    tree.reserve(records.count + listCount)
    tree.notes = flat.notes
    tree.keyInset = flat.keyInset
    tree.isInTextOrder = false
    var places = Array(repeating: Int32(-1), count: flat.headers.isEmpty ? 0 : records.count)
    emit(0, &tree, &places)
    tree.headers = flat.headers.map {
      HeaderRecord(start: $0.start, end: $0.end, container: Int(places[$0.container]))
    }
    return tree
  }

  private func emit(_ index: Int, _ tree: inout TreeBuilder, _ places: inout [Int32]) {
    if let key = records[index].keySpan { tree.key(key, stored: flat.storedKeys[index]) }
    guard next[index] >= 0 else { return emitAlone(index, &tree, &places) }
    tree.open(.array, at: records[index].start)
    var element = index
    while element >= 0 {
      emitAlone(element, &tree, &places)
      element = Int(next[element])
    }
    tree.close(at: records[Int(last[index])].end)
  }

  private func emitAlone(_ index: Int, _ tree: inout TreeBuilder, _ places: inout [Int32]) {
    let record = records[index]
    if !places.isEmpty { places[index] = Int32(tree.records.count) }
    guard record.kind == .object else { return tree.scalar(record.kind, at: record.span, detail: record.detail) }
    tree.open(.object, at: record.start)
    for member in ChildIndices(of: index, in: records) where !isFurther[member] { emit(member, &tree, &places) }
    tree.close(at: record.end)
  }
}

extension TreeBuilder {
  /// The first container that is inside more others than ``Document/nestingLimit``, which lists may bring about.
  var firstNestedTooDeeply: Int? {
    var ends: [Int] = []
    for (index, record) in records.enumerated() where !record.kind.isScalar {
      while let end = ends.last, end <= index { ends.removeLast() }
      ends.append(record.next)
      if ends.count > Document.nestingLimit { return index }
    }
    return nil
  }
}
