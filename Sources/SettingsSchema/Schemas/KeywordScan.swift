import SettingsFiles

/// Which keywords that change the meaning of others occur in a schema's text, found by looking at its bytes
/// once: that saves looking into each schema.
struct KeywordScan {
  private var schemaCount = 0
  private var identifierCount = 0
  private let mayHavePlainIdentifiers: Bool
  /// Whether there is a `$dynamicAnchor` or `$recursiveAnchor` anywhere.
  private(set) var mentionsDynamicAnchors = false

  init(of document: Document) {
    let root = document.root
    let draft = root.kind == .object ? root["$schema"]?.string.flatMap { Draft(schemaURI: $0) } : nil
    mayHavePlainIdentifiers = draft == .draft4 && document.text.withUnsafeBytes { $0.contains("id") }
    document.text.withUnsafeBytes { text in
      text.forEachOffset(of: UInt8(ascii: "$")) { note(text, at: $0) }
    }
    guard root.kind == .object else { return }
    // Those of the root itself are no inner ones.
    if root["$schema"] != nil { schemaCount -= 1 }
    if root["$id"] != nil { identifierCount -= 1 }
  }

  private mutating func note(_ text: UnsafeRawBufferPointer, at offset: Int) {
    if text.holds("$schema", at: offset) { schemaCount += 1 }
    if text.holds("$id", at: offset) { identifierCount += 1 }
    if text.holds("$dynamicAnchor", at: offset) || text.holds("$recursiveAnchor", at: offset) {
      mentionsDynamicAnchors = true
    }
  }

  /// Whether there may be resources inside the root's.
  var mayHaveInnerResources: Bool { schemaCount > 0 || identifierCount > 0 || mayHavePlainIdentifiers }
}
