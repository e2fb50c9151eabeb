import Synchronization

/// A `pattern` of a schema, compiled when a text first meets it.
final class PatternRule: Sendable {
  let source: String
  private let compiled = AtomicLazy<Kept<Result<Pattern, PatternError>>>()
  private let said = AtomicLazy<Kept<String?>>()

  init(_ source: String) { self.source = source }

  /// The pattern, or why it is none.
  var result: Result<Pattern, PatternError> {
    if let compiled = compiled.load() { return compiled.value }
    return compiled.storeIfNil(Kept(Result { () throws(PatternError) in try Pattern(source) })).value
  }

  /// Whether a text matches; none does where there is no such pattern.
  func matches(_ text: String) -> Bool {
    guard case .success(let pattern) = result else { return false }
    return pattern.match(text) == .yes
  }

  /// What a text must do to match, in words; nil for what is too intricate to be said.
  var words: String? { (said.load() ?? said.storeIfNil(Kept(PatternWords.text(for: source)))).value }
}
