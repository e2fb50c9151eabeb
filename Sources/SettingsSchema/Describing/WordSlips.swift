import SettingsFiles

/// Finds words of texts that are likely to be slips of words that the schema knows.
struct WordSlips {
  let schema: CompiledSchema
  let document: Document
  private(set) var slips: [KeySlip] = []
  /// The names that rules declare: many texts are of one sort.
  private var names: [ObjectIdentifier: [String]] = [:]

  init(schema: CompiledSchema, document: Document) {
    (self.schema, self.document) = (schema, document)
  }

  mutating func gather(_ node: Node) {
    switch node.kind {
    case .object, .array: for child in node.children { gather(child) }
    case .string: gather(text: node.string ?? "", of: node)
    default: break
    }
  }

  private mutating func gather(text: String, of node: Node) {
    guard !text.isEmpty else { return }
    for slip in found(in: text, at: node.path) {
      slips.append(
        KeySlip(
          path: node.path, span: node.span(of: slip.word.range, in: text), likely: slip.likely,
          word: slip.word.written, kind: slip.kind, certainRange: slip.isOnly ? slip.word.range : nil))
    }
  }

  /// A word that is likely to be a slip.
  struct Slip {
    let word: WordRule.Word
    let likely: String
    /// Whether no other word that is known is near it.
    let isOnly: Bool
    /// What the schema calls such words.
    let kind: String?
  }

  /// The words of a text that are likely to be slips, as it stands or would stand at a path.
  mutating func found(in text: String, at path: Path) -> [Slip] {
    let rules = schema.wordRules(at: path, in: document)
    // What is a problem already needs no hint.
    var seen = Set(rules.filter(\.isClosed).flatMap { $0.words(in: text) ?? [] }.map(\.range))
    var slips: [Slip] = []
    for rule in rules where !rule.isClosed {
      for word in rule.words(in: text) ?? [] where !rules.contains(where: { $0.knows(word.name) }) {
        guard seen.insert(word.range).inserted else { continue }
        let known = rules.flatMap { declared(by: $0) }
        guard let likely = Suggestion.slip(word.name, among: known, shortest: 2) else { continue }
        let isOnly = Suggestion.slip(word.name, among: known.filter { $0 != likely }, shortest: 2) == nil
        slips.append(
          Slip(word: word, likely: likely, isOnly: isOnly, kind: rule.content.flatMap { Annotations($0).title }))
      }
    }
    return slips
  }

  private mutating func declared(by rule: WordRule) -> [String] {
    let known = names[ObjectIdentifier(rule)] ?? rule.names
    names[ObjectIdentifier(rule)] = known
    return known
  }
}

extension CompiledSchema {
  /// What is said of the words of the text at a path.
  func wordRules(at path: Path, in document: Document?) -> [WordRule] {
    applicableSubschemas(at: path, in: document).filter { $0.standing <= .active }.compactMap {
      $0.schema.rules.string?.words
    }
  }
}
