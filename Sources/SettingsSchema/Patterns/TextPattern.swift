/// A regular expression that is looked for in texts, with a bound on the work of a match.
///
/// ```swift
/// TextPattern("^#?Port ")?.isFound(in: "Port 22")    // true
/// ```
package struct TextPattern: Sendable {
  private let pattern: Pattern

  /// Nil for what is no regular expression of ECMA-262.
  package init?(_ source: String) {
    guard let pattern = try? Pattern(source) else { return nil }
    self.pattern = pattern
  }

  /// Whether it is found anywhere in a text; nil where that takes too long to tell.
  package func isFound(in text: String) -> Bool? {
    switch pattern.match(text) {
    case .yes: true
    case .no: false
    case .tooExpensive: nil
    }
  }
}
