/// Brings together what a text has in several places: what is a list where it is repeated, and sections of one name.
///
/// A parser hands on what it reads in the order of the text. Where nothing is repeated that is the tree.
///
/// - Complexity: linear.
struct Grouping {
  private let flat: TreeBuilder
  private let records: [NodeRecord]
  private let keys: WrittenKeys
  /// Whether containers of one name are one, so that lists are of scalars, save for those of these names at the root.
  private let joinsContainers: Bool
  private let arrays: [String]
  /// Of a container that goes on with an earlier one, that one.
  private var wholes: [Int: Int] = [:]
  /// Where some do: each container's first and last member, and what is behind each member.
  private var first: [Int32] = []
  private var lastMember: [Int32] = []
  private var sibling: [Int32] = []
  /// What comes next in the same list.
  private var next: [Int32]
  /// The last of the list that a node begins.
  private var last: [Int32]
  /// Whether a node goes on with a list that another one begins.
  private var isFurther: [Bool]
  private var listCount = 0
  private var isInTextOrder: Bool
  // The new tree.
  private var grouped: [NodeRecord] = []
  private var storedKeys: [Int: String] = [:]
  private var origins: [Int32] = []

  /// The tree with lists of what a container has several times, settings or objects, and where each of its nodes was,
  /// with -1 for a list; nil where nothing is repeated.
  ///
  /// - Parameter containers: those that are looked at; what is in them has keys.
  static func lists(
    in flat: TreeBuilder, by keys: WrittenKeys, of containers: Range<Int>
  ) -> (tree: TreeBuilder, origins: [Int32])? {
    var grouping = Grouping(flat, keys, joinsContainers: false)
    grouping.findLists(in: containers)
    return grouping.listCount == 0 ? nil : (grouping.emitted(), grouping.origins)
  }

  /// The tree with each section once, and lists of the settings that are repeated.
  ///
  /// - Parameter arrays: the names of sections each of which is an element of an array.
  static func sections(in flat: TreeBuilder, by keys: WrittenKeys, arrays: [String]) -> TreeBuilder {
    let mayHaveLists = keys.lists?.isEmpty != true || !arrays.isEmpty
    if flat.headers.count < 2, !mayHaveLists { return flat }
    var grouping = Grouping(flat, keys, joinsContainers: true, arrays)
    grouping.joinContainers()
    if !grouping.wholes.isEmpty { grouping.chain() }
    if mayHaveLists { grouping.findLists(in: flat.records.indices) }
    return grouping.wholes.isEmpty && grouping.listCount == 0 ? flat : grouping.emitted()
  }

  private init(_ flat: TreeBuilder, _ keys: WrittenKeys, joinsContainers: Bool, _ arrays: [String] = []) {
    (self.flat, self.keys, self.joinsContainers, self.arrays) = (flat, keys, joinsContainers, arrays)
    records = flat.records
    isInTextOrder = flat.isInTextOrder
    next = Array(repeating: -1, count: records.count)
    last = next
    isFurther = Array(repeating: false, count: records.count)
  }

  // MARK: - Containers

  private mutating func joinContainers() {
    var table = RepeatTable()
    for index in records.indices.dropFirst() where records[index].kind == .object && records[index].hasKey {
      if isElement(index) { continue }
      let parent = whole(records[index].parent)
      let earlier = table.earlier(than: index, hash: keys.hash(ofKeyOf: index) ^ parent &* 0x9E37_79B9) {
        whole(records[$0].parent) == parent && keys.haveSameKey($0, index)
      }
      if let earlier { wholes[index] = earlier }
    }
    if !wholes.isEmpty { isInTextOrder = false }
  }

  /// Whether a section is an element of an array, wherever it is in the text.
  private func isElement(_ index: Int) -> Bool {
    !arrays.isEmpty && records[index].parent == 0 && records[index].kind == .object
      && arrays.contains { $0.utf8.elementsEqual(keys.bytes[records[index].keyStart..<records[index].keyEnd]) }
  }

  @inline(__always)
  private func whole(_ index: Int) -> Int { wholes.isEmpty ? index : wholes[index] ?? index }

  private mutating func chain() {
    sibling = Array(repeating: -1, count: records.count)
    (first, lastMember) = (sibling, sibling)
    for index in records.indices.dropFirst() where records[index].kind != .object || whole(index) == index {
      let owner = whole(records[index].parent)
      if first[owner] < 0 { first[owner] = Int32(index) } else { sibling[Int(lastMember[owner])] = Int32(index) }
      lastMember[owner] = Int32(index)
    }
  }

  /// The first member of a container; -1 where it has none.
  @inline(__always)
  private func firstMember(of container: Int) -> Int {
    if !sibling.isEmpty { return Int(first[container]) }
    return container + 1 < records[container].next ? container + 1 : -1
  }

  @inline(__always)
  private func member(behind member: Int, in container: Int) -> Int {
    if !sibling.isEmpty { return Int(sibling[member]) }
    return records[member].next < records[container].next ? records[member].next : -1
  }

  // MARK: - Lists

  private mutating func findLists(in containers: Range<Int>) {
    var table = RepeatTable()
    for container in containers where records[container].kind == .object && whole(container) == container {
      if sibling.isEmpty, arrays.isEmpty || container > 0 {
        if records[container].detail < 2 { continue }
        if keys.areSurelyDifferent(in: container) { continue }
      }
      table.removeAll()
      var member = firstMember(of: container)
      while member >= 0 {
        if isInList(member) { addToList(member, &table) }
        member = self.member(behind: member, in: container)
      }
    }
  }

  private func isInList(_ member: Int) -> Bool {
    if joinsContainers, !records[member].kind.isScalar { return isElement(member) }
    return records[member].kind != .array && keys.isList(keyOf: member)
  }

  private mutating func addToList(_ member: Int, _ table: inout RepeatTable) {
    let earlier = table.earlier(than: member, hash: keys.hash(ofKeyOf: member)) {
      (!joinsContainers || records[$0].kind.isScalar == records[member].kind.isScalar)
        && keys.haveSameKey($0, member)
    }
    guard let earlier else {
      if joinsContainers, !records[member].kind.isScalar {
        last[member] = Int32(member)
        listCount += 1
      }
      return
    }
    let end = last[earlier] < 0 ? earlier : Int(last[earlier])
    if last[earlier] < 0 { listCount += 1 }
    if records[end].next != member { isInTextOrder = false }
    next[end] = Int32(member)
    last[earlier] = Int32(member)
    isFurther[member] = true
  }

  // MARK: - In the order of the tree

  private mutating func emitted() -> TreeBuilder {
    grouped.reserveCapacity(records.count + listCount)
    origins.reserveCapacity(records.count + listCount)
    emit(0, in: -1)
    var tree = TreeBuilder(records: grouped, storedKeys: storedKeys)
    tree.notes = flat.notes
    tree.keyInset = flat.keyInset
    tree.isInTextOrder = isInTextOrder
    if flat.headers.isEmpty { return tree }
    var places = Array(repeating: 0, count: records.count)
    for (place, origin) in origins.enumerated() where origin >= 0 { places[Int(origin)] = place }
    tree.headers = flat.headers.map { header in
      HeaderRecord(start: header.start, end: header.end, container: places[whole(header.container)])
    }
    return tree
  }

  private mutating func emit(_ index: Int, in parent: Int) {
    guard last[index] >= 0 else { return emitAlone(index, in: parent, hasKey: true) }
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
    if record.kind.isScalar { return }
    var (member, count) = (firstMember(of: index), 0)
    while member >= 0 {
      if !isFurther[member] {
        emit(member, in: place)
        count += 1
      }
      member = self.member(behind: member, in: index)
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
