import SettingsFiles

/// A key, or a word of a text, that no rule forbids, but that is likely to be a slip of one that the schema knows.
///
/// ```swift
/// for slip in schema.slips(in: document) { print(slip.message) }
/// ```
public struct KeySlip: Hashable, Sendable {
  /// Where the key is, or the text.
  public let path: Path
  /// The bytes of the key or the word in the document's text.
  public let span: Range<Int>
  /// The key or the word that was most likely meant.
  public let likely: String
  /// The word of a text; nil for a key.
  package var word: String?
  /// What the schema calls such words.
  var kind: String?
  /// Where the word is in its text, in bytes, if no other one that is known is near it.
  var certainRange: Range<Int>?

  /// What to say of it, as a sentence without a full stop.
  public var message: String {
    let hint = "that is known here; did you mean \"\(likely)\"?"
    guard let word else { return "\"\(path.steps.last { $0.key != nil }?.key ?? "")\" is not a setting \(hint)" }
    return "\"\(word)\" is no \(kind ?? "word") \(hint)"
  }
}

extension CompiledSchema {
  /// What is likely to be a slip, in a document whose schema allows any key or word and asks for a hint at its root:
  /// `"hintsAtSlips": true` for keys, `"hintsAtWords": true` for the words of texts.
  ///
  /// - Complexity: for each object with keys that are not declared, those times the declared ones.
  public func slips(in document: Document) -> [KeySlip] {
    var slips: [KeySlip] = []
    if root.node["hintsAtSlips"]?.boolean == true {
      for part in document.documents { gather(part, in: document, into: &slips) }
    }
    if root.node["hintsAtWords"]?.boolean == true {
      var words = WordSlips(schema: self, document: document)
      for part in document.documents { words.gather(part) }
      slips += words.slips
    }
    return slips.sorted { $0.span.lowerBound < $1.span.lowerBound }
  }

  private func gather(_ node: Node, in document: Document, into slips: inout [KeySlip]) {
    if node.kind == .array {
      for element in node.elements where element.kind == .object { gather(element, in: document, into: &slips) }
      return
    }
    guard node.kind == .object else { return }
    let strange = node.members.filter { !Self.holdsMembers($0.value) }
    if !strange.isEmpty {
      let declared = properties(at: node.path, in: document).declared.map(\.key)
      let known = Set(document.format.ignoresCase ? declared.map { $0.lowercased() } : declared)
      let candidates = declared.sorted()
      for member in strange {
        let key = document.format.ignoresCase ? member.key.lowercased() : member.key
        guard !known.contains(key), let likely = Suggestion.slip(key, among: candidates, shortest: 2) else { continue }
        slips.append(KeySlip(path: member.value.path, span: member.keySpan, likely: likely))
      }
    }
    for member in node.members where Self.holdsMembers(member.value) {
      gather(member.value, in: document, into: &slips)
    }
  }

  /// Whether it is an object, or several of one name.
  private static func holdsMembers(_ node: Node) -> Bool {
    node.kind == .object || node.kind == .array && node.elements.first?.kind == .object
  }
}
