import Synchronization

/// What a document and all its nodes share. Immutable, save for what is worked out once on demand.
package final class DocumentStorage: Sendable {
  package let text: [UInt8]
  package let format: Format
  /// The format's, which would be copied each time that it is asked for it.
  let syntax: any Syntax
  package let records: [NodeRecord]
  package let keys: KeyTexts
  let keyIndex: KeyIndex
  package let notes: [Note]
  /// The headers of a text of lines, in the order of the text.
  package let headers: [HeaderRecord]
  /// What the format keeps beside the records.
  package let syntaxTree: (any SyntaxTree)?
  package let holdsDocuments: Bool
  /// Whether what comes later among the records comes later in the text.
  package let isInTextOrder: Bool
  /// Which nodes are those of the documents that this one was made of, the last one first; empty where all were read.
  package let kept: [KeptNodes]
  /// A number that no other document of this process has or had.
  let serial = DocumentStorage.lastSerial.wrappingAdd(1, ordering: .relaxed).newValue
  private static let lastSerial = Atomic<UInt64>(0)
  let elements: ElementIndex
  let caselessKeys = CaselessKeys()
  private let lineIndex: Mutex<LineIndex?>

  package convenience init(text: [UInt8], format: Format, tree: TreeBuilder) {
    let records = tree.records
    let keys = KeyTexts(text: text, format: format, storedKeys: tree.storedKeys, inset: tree.keyInset)
    var keyIndex = KeyIndex()
    var notes = tree.notes
    let smallest = tree.keysAreUnique ? KeyIndex.smallCount + 1 : 0
    for (index, record) in records.enumerated() where record.kind == .object && record.detail >= smallest {
      keyIndex.add(object: index, of: records, keys: keys) { repeated in
        notes.append(Note(.duplicateKey(keys.text(of: repeated, in: records)), at: records[repeated].shownKeySpan))
      }
    }
    self.init(
      text: text, format: format, records: records, keys: keys, keyIndex: keyIndex, notes: notes,
      headers: tree.headers, syntaxTree: tree.syntaxTree, holdsDocuments: tree.holdsDocuments,
      isInTextOrder: tree.isInTextOrder, kept: [], elements: ElementIndex(), lines: nil)
  }

  package init(
    text: [UInt8], format: Format, records: [NodeRecord], keys: KeyTexts,
    keyIndex: KeyIndex, notes: [Note], headers: [HeaderRecord], syntaxTree: (any SyntaxTree)?, holdsDocuments: Bool,
    isInTextOrder: Bool, kept: [KeptNodes], elements: ElementIndex, lines: LineIndex?
  ) {
    self.text = text
    (self.format, syntax) = (format, format.syntax)
    self.records = records
    self.keys = keys
    self.keyIndex = keyIndex
    self.notes = notes.sorted { $0.span.lowerBound < $1.span.lowerBound }
    self.headers = headers
    self.syntaxTree = syntaxTree
    self.holdsDocuments = holdsDocuments
    self.isInTextOrder = isInTextOrder
    self.kept = kept
    self.elements = elements
    lineIndex = Mutex(lines)
  }

  var lines: LineIndex {
    lineIndex.withLock { lines in
      if let lines { return lines }
      let made = LineIndex(text)
      lines = made
      return made
    }
  }

  /// The lines, where somebody asked for them already.
  var knownLines: LineIndex? { lineIndex.withLock { $0 } }

  /// Whether two ranges of two texts hold the same bytes.
  func hasSameBytes(_ range: Range<Int>, as otherRange: Range<Int>, of other: DocumentStorage) -> Bool {
    text.withUnsafeBytes { bytes in
      other.text.withUnsafeBytes { others in
        ByteScan.areSame(
          UnsafeRawBufferPointer(rebasing: bytes[range]), UnsafeRawBufferPointer(rebasing: others[otherRange]))
      }
    }
  }

  package func key(of index: Int) -> String? {
    guard records[index].keySpan != nil else { return nil }
    return keys.text(of: index, in: records)
  }

  package func child(of index: Int, forKey key: String) -> Int? {
    key.withBytes { child(of: index, forKey: $0) }
  }

  func child(of index: Int, forKey key: UnsafeRawBufferPointer) -> Int? {
    keyIndex.find(key, in: index, of: records, keys: keys)
  }

  /// The member of an object that has the key of a node in another tree, or in the same.
  func child(of index: Int, withKeyOf other: Int, in storage: DocumentStorage) -> Int? {
    storage.keys.withBytes(of: other, in: storage.records) {
      keyIndex.find($0, in: index, of: records, keys: keys)
    }
  }
}
