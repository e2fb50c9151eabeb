import Synchronization

/// A `pattern` of a schema, compiled when a text first meets it.
final class PatternRule: Sendable {
  let source: String
  private let compiled = AtomicLazy<Compiled>()

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
}
