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
  private var isInTextOrder = true
  // The new tree.
  private var grouped: [NodeRecord] = []
  private var storedKeys: [Int: String] = [:]
  private var origins: [Int32] = []

  /// The tree with lists, and where each of its nodes was, with -1 for a list; nil where nothing is repeated.
  static func grouped(_ flat: TreeBuilder, by keys: Keys) -> (tree: TreeBuilder, origins: [Int32])? {
    var grouping = ListGrouping(flat, keys)
    grouping.find()
    return grouping.listCount == 0 ? nil : grouping.emitted()
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
      if keys.areSurelyDifferent(ChildIndices(of: container, in: records)) { continue }
      table.removeAll()
      for member in ChildIndices(of: container, in: records) where keys.isList(keyOf: member) {
        let earlier = table.earlier(than: member, hash: keys.hash(ofKeyOf: member)) { keys.haveSameKey($0, member) }
        guard let earlier else { continue }
        let end = last[earlier] < 0 ? earlier : Int(last[earlier])
        if end == earlier { listCount += 1 }
        if records[end].next != member { isInTextOrder = false }
        next[end] = Int32(member)
        last[earlier] = Int32(member)
        isFurther[member] = true
      }
    }
  }

  // MARK: - In the order of the tree

  private mutating func emitted() -> (tree: TreeBuilder, origins: [Int32]) {
    grouped.reserveCapacity(records.count + listCount)
    origins.reserveCapacity(records.count + listCount)
    emit(0, in: -1)
    var tree = TreeBuilder(records: grouped, storedKeys: storedKeys)
    tree.notes = flat.notes
    tree.keyInset = flat.keyInset
    tree.isInTextOrder = isInTextOrder
    return (tree, origins)
  }

  private mutating func emit(_ index: Int, in parent: Int) {
    guard next[index] >= 0 else { return emitAlone(index, in: parent, hasKey: true) }
    let list = grouped.count
    let span = records[index].start..<records[Int(last[index])].end
    var record = NodeRecord(kind: .array, span: span, index: list, parent: parent)
    record.keySpan = records[index].keySpan
    append(record, from: nil)
    keepKey(of: index, at: list)
    var (element, count) = (index, 0)
    while element >= 0 {
      emitAlone(element, in: list, hasKey: false)
      (element, count) = (Int(next[element]), count + 1)
    }
    grouped[list].close(at: span.upperBound, next: grouped.count, count: count)
  }

  private mutating func emitAlone(_ index: Int, in parent: Int, hasKey: Bool) {
    let place = grouped.count
    var record = records[index]
    (record.next, record.parent) = (place + 1, parent)
    if hasKey { keepKey(of: index, at: place) } else { record.keySpan = nil }
    append(record, from: index)
    guard record.kind == .object else { return }
    var count = 0
    for member in ChildIndices(of: index, in: records) where !isFurther[member] {
      emit(member, in: place)
      count += 1
    }
    grouped[place].close(at: record.end, next: grouped.count, count: count)
  }

  private mutating func append(_ record: NodeRecord, from index: Int?) {
    grouped.append(record)
    origins.append(index.map(Int32.init) ?? -1)
  }

  private mutating func keepKey(of index: Int, at place: Int) {
    if !flat.storedKeys.isEmpty, let key = flat.storedKeys[index] { storedKeys[place] = key }
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
