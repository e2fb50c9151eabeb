import SettingsFiles

/// Where keywords that change the meaning of others occur in a schema's text, found by looking at its bytes
/// once: that saves looking into each schema.
struct KeywordScan {
  /// Where schemas may name themselves or their edition, in the order of the text.
  private var identifiers: [Int] = []
  /// Whether a value may hold what stands elsewhere in the text, as one that refers to another does in YAML.
  private let isScattered: Bool
  /// Whether the root alone names itself or its edition, as in most texts.
  private(set) var isOfRootAlone = true
  /// Whether there is a `$dynamicAnchor` or `$recursiveAnchor` anywhere.
  private(set) var mentionsDynamicAnchors = false

  init(of document: Document) {
    let root = document.root
    isScattered = !root.storage.isInTextOrder
    let draft = root.kind == .object ? root["$schema"]?.string.flatMap { Draft(schemaURI: $0) } : nil
    document.text.withUnsafeBytes { text in
      text.forEachOffset(of: UInt8(ascii: "$")) { note(text, at: $0) }
      if draft == .draft4 {
        text.forEachOffset(of: UInt8(ascii: "i")) { if text.holds("id", at: $0) { identifiers.append($0) } }
        identifiers.sort()
      }
    }
    let keys = root.kind == .object ? root.members.map(\.keySpan) : []
    isOfRootAlone = !isScattered && identifiers.allSatisfy { place in keys.contains { $0.contains(place) } }
  }

  private mutating func note(_ text: UnsafeRawBufferPointer, at offset: Int) {
    if text.holds("$schema", at: offset) || text.holds("$id", at: offset) { identifiers.append(offset) }
    if text.holds("$dynamicAnchor", at: offset) || text.holds("$recursiveAnchor", at: offset) {
      mentionsDynamicAnchors = true
    }
  }

  /// Whether a value in a part of the text may name itself or its edition.
  func mayIdentify(_ span: Range<Int>) -> Bool {
    if isScattered { return !identifiers.isEmpty }
    let next = identifiers.partitioningIndex { $0 >= span.lowerBound }
    return next < identifiers.count && identifiers[next] < span.upperBound
  }
}
