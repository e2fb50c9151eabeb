import EmbeddedPages

/// What an index is made of, in a word: where something else is known, it is another.
package struct SettingIndexKey: Sendable {
  /// 64 bits of FNV-1a.
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Begins with the layout of the index and the words that are built in.
  package init() {
    add("\(IndexLayout.version) \(BuiltInPages.wordVectors.count)")
    for place in 0..<BuiltInPages.words.count { add(BuiltInPages.words[place].value) }
  }

  /// Takes what tells the state of something the index is made of.
  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add($0) }
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash = hash &* 31
  }

  package var text: String { String(hash, radix: 16) }
}
