/// When two keys of a text with blocks are one: the names of directives and blocks are the same in capitals, what
/// follows them (`Directory /srv`) is not.
struct BlockKeys: KeyIdentity {
  let bytes: UnsafeBufferPointer<UInt8>
  let records: [NodeRecord]
  let storedKeys: [Int: String]

  func hash(ofKeyOf index: Int) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    withKey(of: index) { key in
      var isName = true
      for byte in key {
        if byte == 0x20 { isName = false }
        hash = (hash ^ UInt64(isName ? Self.lowercased(byte) : byte)) &* 0x100_0000_01B3
      }
    }
    return Int(truncatingIfNeeded: hash ^ hash >> 32)
  }

  func haveSameKey(_ index: Int, _ other: Int) -> Bool {
    withKey(of: index) { key in withKey(of: other) { Self.areSame(key, $0) } }
  }

  func isList(keyOf index: Int) -> Bool { true }

  func areSurelyDifferent(_ nodes: ChildIndices) -> Bool {
    storedKeys.isEmpty && KeyTexts.areSurelyDifferent(nodes, in: records, of: bytes, without: 0x20)
  }

  /// Whether two keys are one, in UTF-8.
  static func areSame(_ key: some Collection<UInt8>, _ other: some Collection<UInt8>) -> Bool {
    guard key.count == other.count else { return false }
    var isName = true
    for (byte, otherByte) in zip(key, other) {
      if byte == 0x20 { isName = false }
      guard byte == otherByte || (isName && lowercased(byte) == lowercased(otherByte)) else { return false }
    }
    return true
  }

  private func withKey<Result>(of index: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    if let stored = storedKeys[index] { return stored.withBytes(body) }
    let span = records[index].keyStart..<records[index].keyEnd
    return body(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[span]))
  }

  @inline(__always)
  private static func lowercased(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }
}
