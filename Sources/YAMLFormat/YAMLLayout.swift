/// Where the parts of collections are: their entries with `-`, `?` and `:`, and the columns they begin in.
///
/// It works on a document as it is written. Places are indices in its tree.
struct YAMLLayout {
  let text: [UInt8]
  let tree: YAMLTree
  private let records: [NodeRecord]
  private let places: YAMLPlaces

  /// One element of a sequence, or one key with its value.
  struct Entry {
    /// From `-`, `?` or the key to the end of the value.
    let range: Range<Int>
    /// `nil` in sequences.
    let key: Int?
    let value: Int
    /// Behind the `-` or the `:`; `nil` for a key without a colon.
    let headEnd: Int?
    let record: Int
  }

  init(_ document: Document) {
    text = document.text
    records = document.storage.records
    (tree, places) = (document.yaml.tree, document.yaml.places)
  }

  /// The node that a record was made of; 0, the stream, for the array of several documents and for a text without any.
  func place(ofRecord record: Int) -> Int { places[record] }

  /// The record of a value or of the array of documents.
  private func record(of index: Int) -> Int? { places.record(at: index) }

  /// The collection or the document that a value is in; the stream for a document.
  func parent(of index: Int) -> Int {
    guard let record = record(of: index), index > 0 else { return index == 0 ? -1 : 0 }
    let parent = records[record].parent
    // A document holds one value, right behind it.
    return parent < 0 || places[parent] == 0 ? index - 1 : places[parent]
  }

  /// Whether a value is between brackets, itself not counted.
  func isInFlow(_ index: Int) -> Bool {
    let parent = parent(of: index)
    return parent >= 0 && tree[parent].isInFlow
  }

  // MARK: - Entries

  /// The entry that a value is in; `nil` for a document's value.
  package func entry(ofValue value: Int) -> Entry? { record(of: value).flatMap(entry(ofRecord:)) }

  func firstEntry(of collection: Int) -> Entry? {
    guard let record = record(of: collection), records[record].next > record + 1 else { return nil }
    return entry(ofRecord: record + 1)
  }

  func lastEntry(of collection: Int) -> Entry? {
    guard let record = record(of: collection), records[record].next > record + 1 else { return nil }
    return records.child(of: record, holding: records[record].next - 1).flatMap(entry(ofRecord:))
  }

  func next(after entry: Entry) -> Entry? {
    let next = records[entry.record].next
    return next < records.count && records[next].parent == records[entry.record].parent
      ? self.entry(ofRecord: next) : nil
  }

  func previous(before entry: Entry) -> Entry? { previous(entry.record).flatMap(self.entry(ofRecord:)) }

  /// The entries of a collection in order, each found when it is asked for.
  package func entries(of collection: Int) -> UnfoldSequence<Entry, Entry?> {
    sequence(state: firstEntry(of: collection)) { entry in
      defer { entry = entry.flatMap(next(after:)) }
      return entry
    }
  }

  func count(of collection: Int) -> Int { record(of: collection).map { records[$0].detail } ?? 0 }

  private func previous(_ record: Int) -> Int? {
    let parent = records[record].parent
    return record > parent + 1 ? records.child(of: parent, holding: record - 1) : nil
  }

  package func entry(ofRecord record: Int) -> Entry? {
    guard records[record].parent >= 0 else { return nil }
    let parent = places[records[record].parent]
    let collection = tree[parent]
    guard collection.kind == .mapping || collection.kind == .sequence else { return nil }
    let value = places[record]
    let previous = previous(record).map { places[$0] }
    let end = previous.map { tree[$0].end } ?? collection.start + (collection.style == .flow ? 1 : 0)
    if collection.kind == .mapping {
      let key = previous.map { tree[$0].next } ?? parent + 1
      let start = YAMLBytes.skipBlanksAndComments(text, from: end, commas: collection.style == .flow)
      return mappingEntry(from: start, key: key, value: value, record)
    }
    guard collection.style == .block else {
      let range = tree.outerStart(of: value)..<tree[value].end
      return Entry(range: range, key: nil, value: value, headEnd: nil, record: record)
    }
    let start = YAMLBytes.skipBlanksAndComments(text, from: end)
    return Entry(
      range: start..<max(start + 1, tree[value].end), key: nil, value: value, headEnd: start + 1, record: record)
  }

  private func mappingEntry(from start: Int, key: Int, value: Int, _ record: Int) -> Entry {
    let keyEnd = tree[key].end
    let colon = YAMLBytes.skipBlanksAndComments(text, from: keyEnd)
    let hasColon = colon < text.count && text[colon] == UInt8(ascii: ":") && colon < tree.outerStart(of: value)
    return Entry(
      range: min(start, tree.outerStart(of: key))..<max(keyEnd, tree[value].end), key: key, value: value,
      headEnd: hasColon ? colon + 1 : nil, record: record)
  }
}
