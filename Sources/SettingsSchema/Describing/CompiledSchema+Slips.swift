import SettingsFiles

/// A key, or a word of a text, that no rule forbids, but that is likely to be a slip of one that the schema knows, or the
/// name of what is not on this machine.
///
/// ```swift
/// for slip in schema.slips(in: document) { print(slip.message) }
/// ```
public struct KeySlip: Hashable, Sendable {
  /// Where the key is, or the text.
  public let path: Path
  /// The bytes of the key or the word in the document's text.
  public let span: Range<Int>
  /// The key or the word that was most likely meant; nil where a name is like none on this machine.
  public let likely: String?
  /// The word of a text; nil for a key.
  package var word: String?
  /// What the schema calls such words.
  var kind: String?
  /// What of this machine the word would be the name of; nil where it is none.
  package var missing: MachineNames.Kind?
  /// What the text itself tells of the key: that it is there twice.
  package var note: Note?
  /// Where the word is in its text, in bytes, if no other one that is known is near it.
  var certainRange: Range<Int>?

  /// What to say of it, as a sentence without a full stop.
  public var message: String {
    if let note { return note.message }
    let question = likely.map { "; did you mean \"\($0)\"?" } ?? ""
    let hint = "that is known here\(question)"
    if let missing, let word { return "\"\(word)\" is no \(missing.rawValue) on this machine\(question)" }
    guard let word else { return "\"\(path.steps.last { $0.key != nil }?.key ?? "")\" is not a setting \(hint)" }
    return "\"\(word)\" is no \(kind ?? "word") \(hint)"
  }
}

extension KeySlip {
  /// The keys that are there twice in their objects.
  package static func repeated(in document: Document) -> [KeySlip] {
    document.notes.filter(\.isAboutRepeatedKey).map { note in
      KeySlip(path: document.node(atOffset: note.span.lowerBound).path, span: note.span, likely: nil, note: note)
    }
  }
}

extension CompiledSchema {
  /// What is likely to be a slip, in a document whose schema allows any key or word and asks for a hint at its root:
  /// `"hintsAtSlips": true` for keys, `"hintsAtWords": true` for the words of texts, and for the names in them where
  /// `wordsName` says what they name.
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
    return slips.ordered { $0.span.lowerBound < $1.span.lowerBound }
  }

  private func gather(_ node: Node, in document: Document, into slips: inout [KeySlip]) {
    if node.kind == .array {
      for element in node.elements where element.kind == .object { gather(element, in: document, into: &slips) }
      return
    }
    guard node.kind == .object else { return }
    let strange = node.members.filter { !Self.holdsMembers($0.value) }
    if !strange.isEmpty {
      let names = DeclaredNames(self, at: node.path, in: document)
      for member in strange {
        guard let likely = names.slip(member.key) else { continue }
        slips.append(KeySlip(path: member.value.path, span: member.keySpan, likely: likely))
      }
    }
    for member in node.members where Self.holdsMembers(member.value) {
      gather(member.value, in: document, into: &slips)
    }
  }

  /// The setting that a new one's key is surely a slip of, although names of any kind are allowed there.
  func slip(atNew path: Path, in document: Document) -> String? {
    guard root.node["hintsAtSlips"]?.boolean == true, let key = path.last?.key, let parent = path.parent else {
      return nil
    }
    return DeclaredNames(self, at: parent, in: document).slip(key)
  }

  /// Whether it is an object, or several of one name.
  private static func holdsMembers(_ node: Node) -> Bool {
    node.kind == .object || node.kind == .array && node.elements.first?.kind == .object
  }
}

/// The keys that a schema declares for an object.
private struct DeclaredNames {
  private let candidates: [String]
  private let known: Set<String>
  private let ignoresCase: Bool

  init(_ schema: CompiledSchema, at path: Path, in document: Document) {
    ignoresCase = document.format.ignoresCase
    candidates = schema.properties(at: path, in: document).declared.map(\.key).sorted()
    known = Set(ignoresCase ? candidates.map { $0.lowercased() } : candidates)
  }

  /// The one that another key is a slip of; nil where it is one of them, or near none.
  func slip(_ key: String) -> String? {
    let key = ignoresCase ? key.lowercased() : key
    return known.contains(key) ? nil : Suggestion.slip(key, among: candidates, shortest: 2)
  }
}
