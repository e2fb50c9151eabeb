/// Reads keys for comparing, without making strings where the text spells them byte for byte.
package struct KeyTexts: Sendable {
  let text: [UInt8]
  package let storedKeys: [Int: String]
  /// How far inside its span each key is spelled byte for byte; nil when some key of the text must be decoded.
  let inset: Int?
  private let syntax: any Syntax
  private let columnNames: [String]

  init(text: [UInt8], format: Format, storedKeys: [Int: String], inset: Int? = nil) {
    self.text = text
    self.storedKeys = storedKeys
    self.inset = inset
    syntax = format.syntax
    columnNames = syntax.columnNames
  }

  func text(of index: Int, in records: [NodeRecord]) -> String {
    withBytes(of: index, in: records) { String(decoding: $0, as: UTF8.self) }
  }

  /// Lends the bytes of a key; none where there is no key.
  @inline(__always)
  func withBytes<Result>(
    of index: Int, in records: [NodeRecord], _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    let record = records[index]
    guard record.hasKey else { return body(UnsafeRawBufferPointer(start: nil, count: 0)) }
    guard let inset else {
      if let name = columnName(of: record) { return name.withBytes(body) }
      return withDecodedBytes(of: index, record.keyStart..<record.keyEnd, body)
    }
    return text.withUnsafeBytes {
      body(UnsafeRawBufferPointer(rebasing: $0[record.keyStart + inset..<record.keyEnd - inset]))
    }
  }

  private func withDecodedBytes<Result>(
    of index: Int, _ span: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    if !storedKeys.isEmpty, let stored = storedKeys[index] { return stored.withBytes(body) }
    if let plain = syntax.plainKey(in: text, span: span) {
      return text.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[plain])) }
    }
    return syntax.key(in: text, span: span).withBytes(body)
  }

  /// The name of the column that a node is; nil where the text spells its key.
  @inline(__always)
  private func columnName(of record: NodeRecord) -> String? {
    guard !columnNames.isEmpty, record.kind.isScalar else { return nil }
    let number = record.detail >> 8
    return number > 0 && number <= columnNames.count ? columnNames[number - 1] : nil
  }

  /// Whether the members of an object are columns, which have a name each.
  @inline(__always)
  func areColumns(in object: Int, of records: [NodeRecord]) -> Bool {
    !columnNames.isEmpty && object + 1 < records[object].next && columnName(of: records[object + 1]) != nil
  }

  func last(_ key: UnsafeRawBufferPointer, in object: Int, of records: [NodeRecord]) -> Int? {
    var found: Int?
    guard let inset else {
      for child in ChildIndices(of: object, in: records)
      where withBytes(of: child, in: records, { ByteScan.areSame($0, key) }) { found = child }
      return found
    }
    text.withUnsafeBytes { text in
      let end = records[object].next
      var child = object + 1
      while child < end {
        let record = records[child]
        defer { child = record.next }
        // Most keys have another length.
        guard record.keyEnd &- record.keyStart == key.count &+ 2 &* inset, record.hasKey else { continue }
        let own = UnsafeRawBufferPointer(rebasing: text[record.keyStart + inset..<record.keyEnd - inset])
        if ByteScan.areSame(own, key) { found = child }
      }
    }
    return found
  }

  /// Whether the lengths and a few bytes of up to eight keys tell them all apart, as they mostly do.
  func areSurelyDifferent(in object: Int, of records: [NodeRecord]) -> Bool {
    guard let inset else { return false }
    return text.withUnsafeBufferPointer { Self.areSurelyDifferent(in: object, of: records, $0, inset: inset) }
  }

  /// - Parameter fold: bits that count for nothing in each byte.
  package static func areSurelyDifferent(
    in object: Int, of records: [NodeRecord], _ text: UnsafeBufferPointer<UInt8>, inset: Int = 0,
    without fold: UInt32 = 0
  ) -> Bool {
    var seen = InlineArray<8, UInt32>(repeating: 0)
    var (count, child) = (0, object + 1)
    let end = records[object].next
    while child < end {
      let record = records[child]
      guard record.hasKey, count < seen.count else { return false }
      let trait = trait(of: text, from: record.keyStart &+ inset, to: record.keyEnd &- inset) & ~(fold &* 0x101_0100)
      for place in 0..<count where seen[place] == trait { return false }
      seen[count] = trait
      (count, child) = (count &+ 1, record.next)
    }
    return true
  }

  /// The length of a key, and its first, middle and last byte.
  @inline(__always)
  private static func trait(of text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> UInt32 {
    guard start < end else { return 0 }
    let middle = (start &+ end) >> 1
    return UInt32(text[start]) << 24 | UInt32(text[middle]) << 16 | UInt32(text[end &- 1]) << 8
      | UInt32(truncatingIfNeeded: end &- start) & 0xFF
  }
}
