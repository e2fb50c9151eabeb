/// Something in a text that was read all the same, but that its format forbids or that a user should know.
///
///     for note in document.notes {
///       print("\(document.lines.position(at: note.span.lowerBound)): \(note.message)")
///     }
public struct Note: Sendable, Hashable {
  /// What sort of thing it is.
  public enum Kind: Sendable, Hashable {
    /// A comment in a format without comments.
    case comment
    /// A comma after the last value, in a format that has none there.
    case trailingComma
    /// A key that is earlier in the same object; the last one counts.
    case duplicateKey(String)
    /// A `\u` escape for half a character, read as U+FFFD.
    case loneSurrogate
    /// A text without any value, read as null.
    case empty
    /// A departure of another sort, in words.
    case other(String)
  }

  /// What sort of thing it is.
  public let kind: Kind
  /// The bytes that it is about, as offsets in the text.
  public let span: Range<Int>

  /// A note on a range of bytes.
  public init(_ kind: Kind, at span: Range<Int>) {
    self.kind = kind
    self.span = span
  }

  /// One sentence for a list of problems.
  public var message: String {
    switch kind {
    case .comment: "JSON has no comments; some programs refuse this file"
    case .trailingComma: "JSON has no comma after the last value; some programs refuse this file"
    case .duplicateKey(let key): "\(key) is earlier in the same object already; only this last one counts"
    case .loneSurrogate: "this escape is half of a character"
    case .empty: "there is nothing in this file"
    case .other(let message): message
    }
  }

  package var isAboutRepeatedKey: Bool {
    if case .duplicateKey = kind { true } else { false }
  }
}
