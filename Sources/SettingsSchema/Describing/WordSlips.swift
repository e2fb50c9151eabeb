import SettingsFiles

/// Finds words of texts that are likely to be slips of words that the schema knows, or that name nothing on this machine.
struct WordSlips {
  let schema: CompiledSchema
  let document: Document
  private(set) var slips: [KeySlip] = []
  /// The names that rules declare: many texts are of one sort.
  private var names: [ObjectIdentifier: [String]] = [:]
  private var machine = MachineNames()

  init(schema: CompiledSchema, document: Document) {
    (self.schema, self.document) = (schema, document)
  }

  mutating func gather(_ node: Node) {
    switch node.kind {
    case .object, .array: for child in node.children { gather(child) }
    case .string:
      guard let text = node.string, !text.isEmpty else { return }
      let found = found(in: text, at: node.path, as: node)
      slips += found
    default: break
    }
  }

  /// The words of a text that are likely to be slips, as it would stand at a path.
  ///
  /// - Parameter node: the text where it stands in the document.
  mutating func found(in text: String, at path: Path, as node: Node? = nil) -> [KeySlip] {
    let all = schema.wordRules(at: path, in: document)
    let rules = all.filter { $0.named == nil }
    // What is a problem already needs no hint.
    var seen = Set(rules.filter(\.isClosed).flatMap { $0.words(in: text) ?? [] }.map(\.range))
    var slips: [KeySlip] = []
    for rule in rules where !rule.isClosed {
      for word in rule.words(in: text) ?? [] where !rules.contains(where: { $0.knows(word.name) }) {
        guard seen.insert(word.range).inserted else { continue }
        let known = rules.flatMap { declared(by: $0) }
        guard let likely = Suggestion.slip(word.name, among: known, shortest: 2) else { continue }
        let isOnly = Suggestion.slip(word.name, among: known.filter { $0 != likely }, shortest: 2) == nil
        slips.append(
          KeySlip(
            path: path, span: node?.span(of: word.range, in: text) ?? 0..<0, likely: likely, word: word.written,
            kind: rule.content.flatMap { Annotations($0).title }, certainRange: isOnly ? word.range : nil))
      }
    }
    return slips + all.flatMap { missing(in: text, at: path, as: node, by: $0) }
  }

  /// The names of what is not on this machine, where no later text at the path counts instead.
  private mutating func missing(in text: String, at path: Path, as node: Node?, by rule: WordRule) -> [KeySlip] {
    guard let kind = rule.named,
      let words = rule.words(in: text)?.filter({ machine.lacks($0.name, kind) }), !words.isEmpty,
      node == nil || document.node(at: path)?.span == node?.span
    else { return [] }
    return words.map { word in
      KeySlip(
        path: path, span: node?.span(of: word.range, in: text) ?? 0..<0,
        likely: Suggestion.slip(word.name, among: machine.known(kind)), word: word.written, missing: kind)
    }
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
