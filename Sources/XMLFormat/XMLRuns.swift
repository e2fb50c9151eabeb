/// Where the elements of a text begin and end: parts of it can be read again between them.
struct XMLRuns: StatementPlaces {
  private let storage: DocumentStorage

  /// - Returns: nil where a part of the text does not say how it is read: only UTF-8 is known to go on as it begins.
  init?(_ document: Document) {
    storage = document.storage
    let text = storage.text
    let start = UTF8Text.start(of: text)
    if XMLMarkup.has(text, XMLMarkup.instructionStart, at: start) {
      let declaration = String(bytes: text, in: start..<XMLMarkup.tagEnd(text, from: start)).lowercased()
      if declaration.holds("encoding"), !declaration.holds("utf-8"), !declaration.holds("utf8") { return nil }
    }
  }

  var areOfLines: Bool { false }

  private func element(_ index: Int) -> XMLElement { XMLElement(of: Node(storage: storage, index: index)) }

  func start(of index: Int) -> Int {
    let record = storage.records[index]
    if record.kind == .object { return record.start }
    guard let key = record.keySpan, !key.isEmpty else { return element(index).start }
    // An attribute begins with its name, which is inside its tag.
    return storage.text[key.lowerBound - 1] == UInt8(ascii: "<") ? key.lowerBound - 1 : key.lowerBound
  }

  func end(of index: Int) -> Int {
    let record = storage.records[index]
    return record.kind == .object ? record.end : element(index).end
  }

  func lineStart(of index: Int) -> Int? { start(of: index) }

  /// An element that holds no text beside its elements, which would be a member with those around it.
  func edges(of block: Int) -> StatementRuns.Edges? {
    let records = storage.records
    guard block > 0 else { return nil }
    let hasText = ChildIndices(of: block, in: records).contains { records[$0].keySpan?.isEmpty ?? true }
    let element = element(block)
    guard !hasText, !element.isOneTag, element.content.upperBound <= element.end else { return nil }
    return StatementRuns.Edges(before: Array("<a>".utf8), inner: element.content, after: Array("</a>".utf8))
  }
}
