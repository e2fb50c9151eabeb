/// What a scalar of the tree is, by its tag, its style and its text.
struct YAMLScalar {
  let kind: Kind
  /// What the document's records keep: of a boolean its value, of others the style and the column of the content.
  let detail: Int

  static let aliasDetail = 7

  static func detail(_ style: YAMLTree.Style, contentColumn: Int = 0) -> Int {
    min(contentColumn, NodeRecord.detailBound >> 4) << 3 | Int(style.rawValue)
  }

  init(_ text: [UInt8], _ node: YAMLTree.Node, contentColumn: Int, tag: String?) {
    let spelling = Self.detail(node.style, contentColumn: contentColumn)
    switch Self.meaning(text, node, tag: tag) {
    case .null: (kind, detail) = (.null, spelling)
    case .boolean(let value): (kind, detail) = (.boolean, value ? 1 : 0)
    case .number: (kind, detail) = (.number, spelling)
    case .string: (kind, detail) = (.string, spelling)
    }
  }

  private static func meaning(_ text: [UInt8], _ node: YAMLTree.Node, tag: String?) -> YAMLCoreSchema.Meaning {
    guard let tag else {
      return node.style == .plain || node.style == .empty ? YAMLCoreSchema.meaning(text, node.span) : .string
    }
    guard let type = coreType(of: tag), node.style != .literal, node.style != .folded else { return .string }
    let meaning = YAMLCoreSchema.meaning(text, content(of: node.span, in: text))
    switch (type, meaning) {
    case ("null", .null), ("bool", .boolean), ("int", .number), ("float", .number): return meaning
    default: return .string
    }
  }

  /// What a tag of the core schema says: `int`, `null`; nil for any other.
  static func coreType(of tag: String) -> Substring? {
    tag.hasPrefix(coreTags) ? tag.dropFirst(coreTags.count) : nil
  }

  private static let coreTags = "tag:yaml.org,2002:"

  /// The span without its quotes.
  static func content(of span: Range<Int>, in text: [UInt8]) -> Range<Int> {
    guard span.count >= 2, let first = text[span].first, first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    else { return span }
    return span.lowerBound + 1..<span.upperBound - 1
  }

  static func string(_ text: [UInt8], _ span: Range<Int>, _ style: YAMLTree.Style, contentColumn: Int) -> String {
    switch style {
    case .empty: return ""
    case .singleQuoted, .doubleQuoted: return YAMLString.quoted(text, span)
    case .literal, .folded:
      return YAMLBlockScalar(text, at: span.lowerBound, contentColumn: contentColumn)
        .string(in: text, isFolded: style == .folded)
    default: return YAMLString.plain(text, span)
    }
  }

  /// A key as text: an alias as what it represents, a collection as it is written.
  static func key(_ text: [UInt8], _ tree: YAMLTree, _ index: Int) -> String {
    let node = tree[index]
    switch node.kind {
    case .scalar: return string(text, node.span, node.style, contentColumn: tree.contentColumns[index] ?? 0)
    case .alias where tree.aliasTargets[index] != nil: return key(text, tree, tree.aliasTargets[index] ?? index)
    default: return String(bytes: text, in: node.span)
    }
  }
}
