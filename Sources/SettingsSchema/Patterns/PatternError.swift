/// Why a regular expression of a schema cannot be used.
struct PatternError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong, as a clause without a full stop: `unmatched ( at 3`.
  let description: String

  init(_ description: String) { self.description = description }
}
