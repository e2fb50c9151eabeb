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
    let rules = schema.wordRules(at: path, in: document)
    // What is a problem already needs no hint.
    var seen = Set(rules.filter(\.isClosed).flatMap { $0.words(in: text) ?? [] }.map(\.range))
    var slips: [KeySlip] = []
    for rule in rules where !rule.isClosed {
      // A name that a later text at the path overrules is not needed.
      if rule.named != nil, let node, document.node(at: path)?.span != node.span { continue }
      for word in rule.words(in: text) ?? [] where !isKnown(word.name, by: rule, among: rules) {
        guard seen.insert(word.range).inserted else { continue }
        let span = node?.span(of: word.range, in: text) ?? 0..<0
        if let kind = rule.named {
          slips.append(missing(word, kind, at: path, span))
        } else if let slip = misspelt(word, by: rule, among: rules, at: path, span) {
          slips.append(slip)
        }
      }
    }
    return slips
  }

  /// A name of what is not on this machine.
  private mutating func missing(
    _ word: WordRule.Word, _ kind: MachineNames.Kind, at path: Path, _ span: Range<Int>
  ) -> KeySlip {
    let likely = Suggestion.slip(word.name, among: machine.known(kind), shortest: 5)
    return KeySlip(path: path, span: span, likely: likely, word: word.written, missing: kind)
  }

  /// A word that is near one that is declared; nil where there is none.
  private mutating func misspelt(
    _ word: WordRule.Word, by rule: WordRule, among rules: [WordRule], at path: Path, _ span: Range<Int>
  ) -> KeySlip? {
    let known = rules.flatMap { declared(by: $0) }
    guard let likely = Suggestion.slip(word.name, among: known, shortest: 2) else { return nil }
    let isOnly = Suggestion.slip(word.name, among: known.filter { $0 != likely }, shortest: 2) == nil
    return KeySlip(
      path: path, span: span, likely: likely, word: word.written,
      kind: rule.content.flatMap { Annotations($0).title }, certainRange: isOnly ? word.range : nil)
  }

  /// Whether a word is one of those that are declared, or may name something on this machine.
  private mutating func isKnown(_ name: String, by rule: WordRule, among rules: [WordRule]) -> Bool {
    if let kind = rule.named { return !machine.lacks(name, kind) }
    return rules.contains { $0.named == nil && $0.knows(name) }
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
