import Synchronization

/// A `pattern` of a schema, compiled when a text first meets it.
final class PatternRule: Sendable {
  let source: String
  private let compiled = AtomicLazy<Compiled>()
  private let said = AtomicLazy<Words>()

  init(_ source: String) { self.source = source }

  private final class Compiled: Sendable {
    let result: Result<Pattern, PatternError>
    init(_ result: Result<Pattern, PatternError>) { self.result = result }
  }

  /// The pattern, or why it is none.
  var result: Result<Pattern, PatternError> {
    if let compiled = compiled.load() { return compiled.result }
    let made: Result<Pattern, PatternError>
    do throws(PatternError) { made = .success(try Pattern(source)) } catch { made = .failure(error) }
    return compiled.storeIfNil(Compiled(made)).result
  }

  /// Whether a text matches; none does where there is no such pattern.
  func matches(_ text: String) -> Bool {
    guard case .success(let pattern) = result else { return false }
    return pattern.match(text) == .yes
  }

  private final class Words: Sendable {
    let text: String?
    init(_ text: String?) { self.text = text }
  }

  /// What a text must do to match, in words; nil for what is too intricate to be said.
  var words: String? {
    if let said = said.load() { return said.text }
    return said.storeIfNil(Words(PatternWords.text(for: source))).text
  }
}
