import Libc

/// The tables and values of a TOML text while it is read, as records in the order of the text.
///
/// Where tables come one after another that is the order of the tree. Where one is opened again further below, the
/// records are brought into their order at the end.
struct TOMLTree {
  /// What is known of a table, or of an array of tables, while it may still be added to.
  private struct Table {
    var definition: TOMLDefinition
    /// How many containers it is in.
    var depth: UInt16
    /// The last child, from which a link leads to each one before it.
    var lastChild = -1
    var count = 0
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  /// Until they are finished, a table's detail is its place in `tables`, and `next` leads to the child before.
  private var records: [NodeRecord] = []
  private var tables: [Table] = []
  private var headers: [HeaderRecord] = []
  /// The children of the larger tables, by table and key.
  private var children = RepeatTable()
  /// The hash that was last looked for, which a key that is about to be added has.
  private var sought: (key: Int, hash: Int) = (-1, 0)
  private var isInOrder = true
  /// Whether some table got its header below what is in it.
  private var hasMoved = false
  private var hasQuotedKeys = false

  /// Tables of up to this many children are searched one by one.
  private static let smallCount = 8

  /// - Parameter bytes: the text, which must outlive the tree.
  init(_ bytes: UnsafeBufferPointer<UInt8>, start: Int) {
    self.bytes = bytes
    // As many as there are in texts of short lines: growing step by step takes twice the memory, and room that is not
    // needed is never touched.
    records.reserveCapacity(bytes.count / 8 + 2)
    records.append(NodeRecord(kind: .object, span: start..<bytes.count, index: 0, parent: -1))
    tables.append(Table(definition: .header, depth: 0))
  }

  // MARK: - Asking

  subscript(index: Int) -> NodeRecord {
    @inline(__always) get { records[index] }
  }

  var count: Int { records.count }

  func definition(of index: Int) -> TOMLDefinition {
    table(of: index).map { tables[$0].definition } ?? .value
  }

  func depth(of index: Int) -> Int { Int(tables[records[index].detail].depth) }

  func lastElement(of index: Int) -> Int { tables[records[index].detail].lastChild }

  @inline(__always)
  private func table(of index: Int) -> Int? {
    let record = records[index]
    return record.kind.isScalar || (record.detail == 0 && index > 0) ? nil : record.detail
  }

  // MARK: - Adding

  /// Adds a value as the last child of another node; with a key when it is in a table.
  @inline(__always)
  mutating func add(_ kind: Kind, at span: Range<Int>, key: Range<Int>?, to parent: Int, detail: Int = 0) -> Int {
    let index = records.count
    if isInOrder { checkOrder(parent) }
    var record = NodeRecord(
      kind: kind, span: span, key: key ?? NodeRecord.noKey, index: index, parent: parent, detail: detail)
    if key != nil {
      let table = records[parent].detail
      record.next = tables[table].lastChild
      records.append(record)
      tables[table].lastChild = index
      tables[table].count += 1
      if tables[table].count > Self.smallCount { remember(index, in: table) }
    } else {
      records.append(record)
      if let table = table(of: parent) { tables[table].lastChild = index }
    }
    return index
  }

  /// Adds a table or an array of tables as the last child of another node.
  mutating func addTable(
    _ kind: Kind, _ definition: TOMLDefinition, at span: Range<Int>, key: Range<Int>?, to parent: Int, depth: Int
  ) -> Int {
    tables.append(Table(definition: definition, depth: UInt16(depth)))
    return add(kind, at: span, key: key, to: parent, detail: tables.count - 1)
  }

  mutating func addHeader(_ span: Range<Int>, of table: Int) {
    headers.append(HeaderRecord(start: span.lowerBound, end: span.upperBound, container: table))
  }

  mutating func define(_ index: Int, as definition: TOMLDefinition) {
    tables[records[index].detail].definition = definition
  }

  /// Gives a table that was only part of longer headers its own.
  mutating func move(_ index: Int, to span: Range<Int>, key: Range<Int>) {
    hasMoved = true
    records[index].start = span.lowerBound
    records[index].end = span.upperBound
    records[index].keySpan = key
  }

  @inline(__always)
  mutating func end(_ index: Int, at end: Int) { records[index].end = end }

  /// A node is in order where its parent is the last node or around that.
  @inline(__always)
  private mutating func checkOrder(_ parent: Int) {
    var open = records.count - 1
    while open > parent { open = records[open].parent }
    isInOrder = open == parent
  }

  // MARK: - Keys

  /// The child of a table with the key that is in the span.
  @inline(__always)
  mutating func child(of index: Int, key: Range<Int>) -> Int? {
    let table = tables[records[index].detail]
    if table.count > Self.smallCount {
      sought = (key.lowerBound, hash(of: key, in: index))
      return children.index(hash: sought.hash) { records[$0].parent == index && isKey(key, ofChild: $0) }
    }
    var child = table.lastChild
    while child >= 0 {
      if isKey(key, ofChild: child) { return child }
      child = records[child].next
    }
    return nil
  }

  @inline(__always)
  private func isKey(_ key: Range<Int>, ofChild child: Int) -> Bool {
    let other = records[child].keyStart..<records[child].keyEnd
    if isBare(key), isBare(other) {
      guard key.count == other.count, let start = bytes.baseAddress else { return false }
      return bytes[key.lowerBound] == bytes[other.lowerBound]
        && memcmp(start + key.lowerBound, start + other.lowerBound, key.count) == 0
    }
    return withBytes(of: key) { left in withBytes(of: other) { ByteScan.areSame(left, $0) } }
  }

  @inline(__always)
  private func isBare(_ key: Range<Int>) -> Bool { bytes[key.lowerBound].isWordByte }

  private mutating func remember(_ index: Int, in table: Int) {
    if tables[table].count == Self.smallCount + 1 {
      var child = index
      while child >= 0 {
        insert(child)
        child = records[child].next
      }
    } else {
      insert(index)
    }
  }

  private mutating func insert(_ index: Int) {
    let key = records[index].keyStart..<records[index].keyEnd
    let hash = sought.key == key.lowerBound ? sought.hash : hash(of: key, in: records[index].parent)
    children.insert(index, hash: hash)
  }

  private func hash(of key: Range<Int>, in table: Int) -> Int {
    withBytes(of: key, KeyHash.hash) ^ table &* 0x9E37_79B9
  }

  /// Lends the bytes of the key that is in a span, decoded.
  private func withBytes<Result>(of key: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    var content = key
    if !isBare(key) {
      content = key.lowerBound + 1..<key.upperBound - 1
      if bytes[key.lowerBound] == UInt8(ascii: "\""), bytes[content].contains(UInt8(ascii: "\\")) {
        return TOMLString.decoded(Array(bytes[key]), in: 0..<key.count).withBytes(body)
      }
    }
    return body(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[content])))
  }

  mutating func noteQuotedKey() { hasQuotedKeys = true }

  // MARK: - In the order of the tree

  /// The records as a document has them.
  mutating func finished() -> TreeBuilder {
    (children, tables) = (RepeatTable(), [])
    countChildren()
    if isInOrder { linkInOrder() } else { sort() }
    var tree = TreeBuilder(records: records)
    tree.headers = headers
    tree.isInTextOrder = isInOrder && !hasMoved
    tree.keysAreUnique = true
    tree.keyInset = hasQuotedKeys ? nil : 0
    return tree
  }

  private mutating func countChildren() {
    for index in records.indices {
      records[index].next = index + 1
      if !records[index].kind.isScalar { records[index].detail = 0 }
      let parent = records[index].parent
      if parent < 0 { continue }
      records[parent].detail += 1
    }
  }

  private mutating func linkInOrder() {
    for index in records.indices.dropFirst().reversed() {
      let parent = records[index].parent
      if records[index].next > records[parent].next { records[parent].next = records[index].next }
    }
  }

  /// A container comes before all that it holds, in the text as in the tree, so one walk gives each node its place.
  private mutating func sort() {
    var sizes = [Int32](repeating: 1, count: records.count)
    for index in records.indices.dropFirst().reversed() { sizes[records[index].parent] += sizes[index] }
    var places = [Int32](repeating: 0, count: records.count)
    // Where the next child of each container goes.
    var ends = [Int32](repeating: 1, count: records.count)
    var sorted = records
    for index in records.indices {
      var record = records[index]
      if record.parent >= 0 {
        let parent = record.parent
        places[index] = ends[parent]
        ends[parent] += sizes[index]
        ends[index] = places[index] + 1
        record.parent = Int(places[parent])
      }
      record.next = Int(places[index] + sizes[index])
      sorted[Int(places[index])] = record
    }
    records = sorted
    headers = headers.map { HeaderRecord(start: $0.start, end: $0.end, container: Int(places[$0.container])) }
  }
}
