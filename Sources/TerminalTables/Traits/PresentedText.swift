/// What a ``TextPresentable`` cell shows: a text, or a placeholder where it is empty.
///
/// ```swift
/// var presentedText = PresentedText("", placeholder: "none")
/// ```
public struct PresentedText: Hashable, Sendable {
  /// The text as it was given, with all its lines.
  public var text: String
  /// What is shown where the text is empty.
  public var placeholder: String
  /// Whether the text is only proposed: what is typed first takes its place.
  public var isProposal = false

  /// A text with its placeholder.
  public init(_ text: String = "", placeholder: String = "") {
    self.text = text
    self.placeholder = placeholder
  }
}
