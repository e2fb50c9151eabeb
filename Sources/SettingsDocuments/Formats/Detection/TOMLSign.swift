/// What only TOML has, of what texts of other formats are correct TOML by accident.
enum TOMLSign {
  /// Whether a document has a quoted text, a list or a table in one line, or a list of tables. In quotes after a `=`
  /// without blanks, as shells and many programs write it, the quotes may be part of the value.
  static func isAny(in document: Document) -> Bool {
    // Texts in quotes and lists behind `=` are in files of many programs, each with escapes of its own.
    let hasTable = document.root.members.contains {
      $0.value.kind == .object || $0.value.children.contains { $0.kind == .object }
    }
    return hasTable && holdsSign(document.root, in: document.text)
  }

  private static func holdsSign(_ node: Node, in text: [UInt8]) -> Bool {
    switch node.kind {
    case .object:
      return (node.key != nil && text[node.span.lowerBound] == UInt8(ascii: "{"))
        || node.children.contains { holdsSign($0, in: text) }
    case .array: return true
    case .string: return node.keySpan.map { text[$0.upperBound...].starts(with: " = ".utf8) } ?? false
    default: return false
    }
  }
}
