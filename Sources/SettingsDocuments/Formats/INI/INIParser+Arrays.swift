/// Sections of one name that are the elements of an array, wherever they are in the text.
extension INIParser {
  /// The tree as it was read, with those sections inside arrays; of others what is repeated is still to be joined.
  ///
  /// - Complexity: linear.
  func withArrays(of names: [String], in bytes: UnsafeBufferPointer<UInt8>) -> TreeBuilder {
    let records = tree.records
    func name(_ index: Int) -> String? {
      guard records[index].kind == .object, records[index].parent == 0, let span = records[index].keySpan else {
        return nil
      }
      return names.first { $0.utf8.elementsEqual(bytes[span]) }
    }
    var elements: [String: [Int]] = [:]
    var children: [Int] = []
    var child = 1
    while child < records.count {
      if let name = name(child) {
        if elements[name] == nil { children.append(child) }
        elements[name, default: []].append(child)
      } else {
        children.append(child)
      }
      child = records[child].next
    }
    if elements.isEmpty { return tree }

    var result = TreeBuilder()
    result.reserve(records.count + elements.count)
    (result.notes, result.keyInset, result.isInTextOrder) = (tree.notes, tree.keyInset, false)
    var places = Array(repeating: 0, count: records.count)
    func copy(_ index: Int, isElement: Bool) {
      let record = records[index]
      if !isElement, let key = record.keySpan { result.key(key, stored: tree.storedKeys[index]) }
      places[index] = result.count
      guard record.kind == .object else { return result.scalar(record.kind, at: record.span) }
      result.open(.object, at: record.start)
      for member in index + 1..<record.next { copy(member, isElement: false) }
      result.close(at: record.end)
    }
    result.open(.object, at: records[0].start)
    for child in children {
      guard let all = name(child).flatMap({ elements[$0] }), let key = records[child].keySpan else {
        copy(child, isElement: false)
        continue
      }
      result.key(key)
      result.open(.array, at: records[child].start)
      for element in all { copy(element, isElement: true) }
      result.close(at: records[all.last ?? child].end)
    }
    result.close(at: records[0].end)
    result.headers = tree.headers.map { HeaderRecord(start: $0.start, end: $0.end, container: places[$0.container]) }
    return result
  }
}
