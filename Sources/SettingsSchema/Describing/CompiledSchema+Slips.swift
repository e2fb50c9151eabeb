import SettingsFiles

/// A key that no rule forbids, but that is likely to be a slip of one that the schema knows.
///
/// ```swift
/// for slip in schema.slips(in: document) { print(slip.message) }
/// ```
public struct KeySlip: Hashable, Sendable {
  /// Where the key is.
  public let path: Path
  /// The bytes of the key in the document's text.
  public let span: Range<Int>
  /// The key that was most likely meant.
  public let likely: String

  /// What to say of it, as a sentence without a full stop.
  public var message: String {
    "\"\(path.last?.key ?? "")\" is not a setting that is known here; did you mean \"\(likely)\"?"
  }
}

extension CompiledSchema {
  /// Keys that are likely to be slips, in a document whose schema allows any key and asks for a hint:
  /// `"hintsAtSlips": true` at the root of the schema.
  ///
  /// - Complexity: for each object with keys that are not declared, those times the declared ones.
  public func slips(in document: Document) -> [KeySlip] {
    guard root.node["hintsAtSlips"]?.boolean == true else { return [] }
    var slips: [KeySlip] = []
    for part in document.documents { gather(part, in: document, into: &slips) }
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
