import Synchronization

/// A `pattern` of a schema, compiled when a text first meets it.
final class PatternRule: Sendable {
  let source: String
  private let compiled = AtomicLazy<Compiled>()
  private let said = AtomicLazy<Kept<String?>>()

  /// Asked for each entry of a long list, which must not copy a result.
  private final class Compiled: Sendable {
    let result: Result<Pattern, PatternError>
    let pattern: Pattern?

    init(_ source: String) {
      result = Result { () throws(PatternError) in try Pattern(source) }
      pattern = try? result.get()
    }
  }

  init(_ source: String) { self.source = source }

  private var made: Compiled { compiled.load() ?? compiled.storeIfNil(Compiled(source)) }

  /// The pattern, or why it is none.
  var result: Result<Pattern, PatternError> { made.result }
  /// The pattern; nil where it is none.
  var pattern: Pattern? { made.pattern }

  /// Whether a text matches; none does where there is no such pattern.
  func matches(_ text: String) -> Bool { made.pattern?.match(text) == .yes }
  /// Whether a text of these bytes matches.
  func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool { made.pattern?.match(text) == .yes }

  /// What a text must do to match, in words; nil for what is too intricate to be said.
  var words: String? { (said.load() ?? said.storeIfNil(Kept(PatternWords.text(for: source)))).value }
}
