/// A regular expression of keys as people write such keys: `^location .*$` as `location *`.
enum KeyGlob {
  /// Nil for an expression that no pattern with `*` says.
  static func text(of expression: String) -> String? {
    var rest = expression[...]
    if rest.hasPrefix("(?i)") { rest = rest.dropFirst(4) }
    let isAnchored = rest.first == "^"
    if isAnchored { rest = rest.dropFirst() }
    // Names that are left out are those that have a place of their own.
    if rest.hasPrefix("(?!") { rest = rest.drop { $0 != ")" }.dropFirst() }
    var text = isAnchored || rest.isEmpty ? "" : "*"
    var isOpen = true
    while let character = rest.popFirst() {
      switch character {
      case "\\": if let literal = rest.popFirst(), !literal.isLetter { text.append(literal) } else { return nil }
      case "." where rest.first == "*" || rest.first == "+":
        rest.removeFirst()
        text.append("*")
      case "$" where rest.isEmpty: isOpen = false
      case ".", "*", "+", "?", "(", ")", "[", "]", "{", "}", "|", "^", "$": return nil
      default: text.append(character)
      }
    }
    return isOpen && text.last != "*" ? text + "*" : text
  }

  /// A key that a regular expression matches; nil where none is found.
  static func example(of pattern: PatternRule) -> String? {
    let likely = text(of: pattern.source)?.exchanging("*", for: "any")
    return ([likely].compactMap(\.self) + ["any", "a", "1"]).first(where: pattern.matches)
  }
}
