/// How a table, or what is in one, came to be: this decides what may still be added to it (TOML, "Table").
enum TOMLDefinition: UInt8 {
  /// A value, an array in brackets.
  case value
  /// `{ … }`: whole where it is.
  case inline
  /// `[a]`, or one element of `[[a]]`.
  case header
  /// By keys such as `a.b = 1`.
  case dotted
  /// Only as part of a longer header.
  case implicit
  /// The array of `[[a]]`.
  case tableArray
}

/// How tables are written, as the records and the headers of a document tell.
struct TOMLTables {
  let storage: DocumentStorage
  private var text: [UInt8] { storage.text }
  private func record(_ index: Int) -> NodeRecord { storage.records[index] }

  func definition(of index: Int) -> TOMLDefinition {
    let record = record(index)
    if record.kind.isScalar { return .value }
    if index == 0 { return .header }
    let isInBraces = text[record.start] == UInt8(ascii: "{")
    if !record.hasKey { return record.kind == .array ? .value : isInBraces ? .inline : .header }
    if record.keyStart < record.start { return record.kind == .array ? .value : isInBraces ? .inline : .dotted }
    if record.kind == .array { return .tableArray }
    if header(of: index) != nil { return .header }
    // A line may have gone on with a table that was only part of a header.
    let isOnLine = ChildIndices(of: index, in: storage.records).contains {
      self.record($0).keyStart < self.record($0).start
    }
    return isOnLine ? .dotted : .implicit
  }

  func header(of table: Int) -> HeaderRecord? {
    let (headers, start) = (storage.headers, record(table).start)
    let place = headers.partitioningIndex { $0.start >= start }
    return place < headers.count && headers[place].start == start && headers[place].container == table
      ? headers[place] : nil
  }

  /// The headers of a table and of those in it.
  func headers(inside table: Int) -> [HeaderRecord] {
    storage.headers.filter { table <= $0.container && $0.container < record(table).next }
  }

  /// The values that are behind `=` in a table, in the order of the text; dotted keys may put them into tables there.
  func values(in table: Int) -> [Int] {
    func values(_ table: Int) -> [Int] {
      ChildIndices(of: table, in: storage.records).flatMap { child -> [Int] in
        switch definition(of: child) {
        case .value, .inline: [child]
        case .dotted: values(child)
        case .header, .implicit, .tableArray: []
        }
      }
    }
    return values(table).sorted { record($0).start < record($1).start }
  }

  // MARK: - Keys

  /// The parts of the key of a value, or of a header, and what each leads to. In a header through an array of tables
  /// that is its element, and at the end the array.
  ///
  /// - Parameter start: where the key begins.
  func keys(from start: Int, to node: Int) -> [(span: Range<Int>, node: Int)] {
    var spans: [Range<Int>] = []
    var position = start
    func skip(_ isSkipped: (UInt8) -> Bool) { while isSkipped(text[position]) { position += 1 } }
    skip { $0 == UInt8(ascii: "[") }
    repeat {
      if !spans.isEmpty { position += 1 }
      skip { $0 == 0x20 || $0 == 0x09 }
      spans.append(position..<TOMLKey.end(text, from: position))
      position = spans[spans.count - 1].upperBound
      skip { $0 == 0x20 || $0 == 0x09 }
    } while text[position] == UInt8(ascii: ".")
    var nodes = [withoutElement(node)]
    while nodes.count < spans.count { nodes.append(Int(record(withoutElement(nodes[nodes.count - 1])).parent)) }
    return Array(zip(spans, nodes.reversed()))
  }

  /// The array of tables that a node is an element of; else the node.
  private func withoutElement(_ node: Int) -> Int { !record(node).hasKey ? record(node).parent : node }

  /// The path of a table as headers spell it.
  func headerPath(of index: Int) -> String {
    let nodes = sequence(first: index) { record($0).parent }.prefix { $0 > 0 }
    return nodes.compactMap { record($0).keySpan.map { String(bytes: text, in: $0) } }.reversed().joined(separator: ".")
  }

  // MARK: - Between braces

  /// The pairs of a table in braces in the order of the text.
  func pairs(in table: Int) -> [(range: Range<Int>, value: Int)] {
    var end = record(table).start + 1
    return values(in: table).map { value in
      let start = record(value).parent == table ? record(value).keyStart : startOfPair(from: end)
      end = record(value).end
      return (start..<end, value)
    }
  }

  /// Where the pair begins that comes behind a brace or another pair.
  private func startOfPair(from end: Int) -> Int {
    var position = end
    while position < text.count {
      switch text[position] {
      case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","): position += 1
      case UInt8(ascii: "#"): position = text[position...].firstIndex(of: 0x0A) ?? text.count
      default: return position
      }
    }
    return position
  }
}
