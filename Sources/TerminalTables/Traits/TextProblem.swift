/// Why a typed text is not taken: the editor stays open, and the message is shown beside it.
///
/// ```swift
/// cell.onCommit = { text throws(TextProblem) in
///   guard let days = Int(text) else { throw TextProblem("A number of days, such as 30") }
///   model.days = days
/// }
/// ```
public struct TextProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the text or what to type instead, for the user, in one line.
  public let message: String

  /// - Parameter message: one line, for the user.
  public init(_ message: String) {
    self.message = message
  }

  public var description: String { message }
}
