/// When two keys, or two names of sections, are one by the bytes that are written.
struct WrittenKeys {
  let bytes: UnsafeBufferPointer<UInt8>
  let records: [NodeRecord]
  let storedKeys: [Int: String]
  let ignoresCase: Bool
  /// Whether capitals matter in the names of groups inside groups all the same.
  var innerGroupsKeepCase = false
  /// Whether they matter behind the first word of a key, and beyond ASCII.
  var wordsKeepCase = false
  /// The keys that become lists where they are repeated; nil where all do.
  let lists: [String]?

  private func span(_ index: Int) -> Range<Int> { records[index].keyStart..<records[index].keyEnd }

  private func ignoresCase(of index: Int) -> Bool {
    ignoresCase && !(innerGroupsKeepCase && records[index].kind == .object && records[index].parent != 0)
  }

  func hash(ofKeyOf index: Int) -> Int { withKey(of: index, KeyHash.hash) }

  func haveSameKey(_ index: Int, _ other: Int) -> Bool {
    withKey(of: index) { key in withKey(of: other) { ByteScan.areSame(key, $0) } }
  }

  /// Lends the bytes that a key is compared by.
  private func withKey<Result>(of index: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let ignoresCase = ignoresCase(of: index)
    if !storedKeys.isEmpty, let key = storedKeys[index] {
      return key.withBytes { ignoresCase ? withSmallLetters(in: $0, body) : body($0) }
    }
    let key = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[span(index)])
    return ignoresCase ? withSmallLetters(in: key, body) : body(key)
  }

  /// Lends a key with small letters wherever capitals make no difference.
  private func withSmallLetters<Result>(
    in key: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    if !wordsKeepCase, key.contains(where: { $0 >= 0x80 }) {
      return String(decoding: key, as: UTF8.self).lowercased().withBytes(body)
    }
    return withUnsafeTemporaryAllocation(byteCount: key.count, alignment: 1) { copy in
      copy.copyBytes(from: key)
      for place in 0..<(wordsKeepCase ? key.firstIndex(of: 0x20) ?? key.count : key.count) {
        copy[place] = copy[place].inSmallLetter
      }
      return body(UnsafeRawBufferPointer(copy))
    }
  }

  /// Whether a glance tells the keys of an object apart.
  func areSurelyDifferent(in container: Int) -> Bool {
    // Small letters may have other lengths.
    storedKeys.isEmpty && (!ignoresCase || wordsKeepCase)
      && KeyTexts.areSurelyDifferent(in: container, of: records, bytes, without: ignoresCase ? 0x20 : 0)
  }

  /// Whether the key becomes a list where it is repeated.
  func isList(keyOf index: Int) -> Bool {
    lists?.contains { $0.utf8.elementsEqual(bytes[span(index)]) } ?? true
  }

  /// Whether two keys, in UTF-8, are the same where capitals make no difference in the first word.
  static func areSameWords(_ key: some Collection<UInt8>, _ other: some Collection<UInt8>) -> Bool {
    guard key.count == other.count else { return false }
    var isName = true
    return zip(key, other).allSatisfy { byte, otherByte in
      if byte == 0x20 { isName = false }
      return byte == otherByte || isName && byte.inSmallLetter == otherByte.inSmallLetter
    }
  }
}
