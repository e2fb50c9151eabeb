import EmbeddedPages
import SettingsDocuments

/// What an index is made of, in a word: where something else is known, it is another.
package struct SettingIndexKey: Sendable {
  private var hash = FNVHash()

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
    hash.add(bytes)
    hash.value &*= 31
  }

  package var text: String { String(hash.value, radix: 16) }
}
